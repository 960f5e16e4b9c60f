"""Expensive checks, at sampled positions: copies, round trips, the order of arrival, giving up, the result."""

from typing import Any

import msgspec

from cinquina.core.errors import Invalid
from cinquina.core.rng import Rng
from cinquina.core.rules import Rules
from cinquina.core.state import CHANCE, OVER, RESIGN, State
from cinquina.core.who import LETTERS, actor_text
from tests.battery.play import Fault, line, pick, told
from tests.battery.turns import check_turn
from tests.battery.words import deciders, difference, full, need, refusal, sample

PLAIN = (dict, list, str, int, float, bool)


def check_copy(rules: Rules, state: State, rng: Rng) -> None:
    """Nothing done to a copy reaches what it was copied from, nor the copies of it."""
    before = full(rules, state)
    need(state.copy().listener is None, "somebody listens to a copy")
    need(
        full(rules, state.copy()) == before,
        f"a copy differs: {difference(before, full(rules, state.copy()))}",
    )
    for who in deciders(rules):
        for action in {pick(listed, rng) for listed in [rules.actions(state, who)] * 3 if listed}:
            one = state.copy()
            two = one.copy()
            one.apply(who, action)
            changed_more(rules, one, rng)
            one.imagine(rng.below(rules.setup.seats), rng)
            for kept in (state, two):
                need(full(rules, kept) == before, f"a copy shares: {difference(before, full(rules, kept))}")


def changed_more(rules: Rules, state: State, rng: Rng, steps: int = 4) -> None:
    """Play on for a few entries."""
    for _ in range(steps):
        turn = state.turn()
        if turn == OVER:
            return
        state.apply(turn, pick(rules.actions(state, turn), rng))


def check_position(rules: Rules, state: State, rng: Rng) -> None:
    """load(dump(state)) is the same position and goes on the same way; dump is plain data, as in a TOML file."""
    data = rules.dump(state)
    check_plain(data, "$")
    try:
        back = rules.load(msgspec.json.decode(msgspec.json.encode(data)))
    except Invalid as error:
        raise Fault(f"a position that was reached is refused: {error}; it is {data}") from None
    need(
        full(rules, back) == full(rules, state),
        f"load(dump()): {difference(full(rules, state), full(rules, back))}",
    )
    for who in deciders(rules):
        listed = rules.actions(state, who)
        need(rules.actions(back, who) == listed, f"load(dump()) lists other actions of {actor_text(who)}")
        if listed:
            action = pick(listed, rng)
            (one, events), (two, again) = told(state, who, action), told(back, who, action)
            what = f"after load(dump()) {line(rules, state, who, action)!r}"
            need(rules.dump(one) == rules.dump(two), f"{what} does something else")
            need(events == again, f"{what} tells something else: {events} and {again}")


def check_plain(data: Any, path: str) -> None:
    """Check that TOML can hold the data: no null, no sets or structs, names are strings."""
    need(type(data) in PLAIN, f"dump() at {path} has a {type(data).__name__}: {data!r}")
    if isinstance(data, dict):
        for name, value in data.items():
            need(isinstance(name, str), f"dump() at {path} has the name {name!r}")
            check_plain(value, f"{path}.{name}")
    if isinstance(data, list):
        for number, value in enumerate(data):
            check_plain(value, f"{path}[{number}]")


def check_resign(rules: Rules, state: State, rng: Rng, resigns: bool) -> None:
    """Whoever must decide may give up instead, is then not asked again, and the game still ends.

    Where the rules do not know giving up, a bot takes the seat, and they accept it from nobody.
    """
    if not resigns:
        known = [seat for seat in range(rules.setup.seats) if state.legal(seat, RESIGN)]
        need(not known, f"{known} may give up in a game that does not know it")
        return
    for seat in map(int, state.waiting()):
        need(state.legal(seat, RESIGN), f"{LETTERS[seat]} must decide and may not give up")
    givers = [seat for seat in range(rules.setup.seats) if state.legal(seat, RESIGN)]
    left = state.copy()
    for seat in sample(givers, len(givers), rng):
        if not left.legal(seat, RESIGN):
            continue
        need(
            rules.text(left, seat, RESIGN) == "resign",
            f"giving up is written {rules.text(left, seat, RESIGN)!r}",
        )
        need(not refusal(rules, left, seat, "resign"), f"`resign` is refused to {LETTERS[seat]}")
        left.apply(seat, RESIGN)
        need(seat not in list(left.waiting()), f"{LETTERS[seat]} gave up and is asked again")
        check_turn(rules, left)
    for _ in range(rules.max_entries):
        turn = left.turn()
        if turn == OVER:
            return
        need(turn == CHANCE, f"all gave up, and {actor_text(turn)} must decide")
        left.apply(CHANCE, pick(rules.actions(left, CHANCE), rng))
    raise Fault("all gave up, and the game does not end")


def check_order(rules: Rules, state: State, rng: Rng, most: int = 40) -> None:
    """Simultaneous decisions: each seat decides by a stream of its own, and the order of arrival changes nothing."""
    if len(state.waiting()) < 2:
        return
    seed = rng.bits()
    results = []
    for arrival in range(3):
        after = state.copy()
        streams = [Rng(seed, f"seat {seat}") for seat in range(rules.setup.seats)]
        left = [most] * rules.setup.seats
        order = Rng(seed, f"arrival {arrival}")
        came = []
        while ready := [int(seat) for seat in after.waiting() if left[seat]]:
            seat = ready[0] if arrival == 0 else ready[-1] if arrival == 1 else pick(ready, order)
            action = pick(rules.actions(after, seat), streams[seat])
            came.append(line(rules, after, seat, action))
            left[seat] -= 1
            after.apply(seat, action)
        results.append((full(rules, after), came))
    (first, one), *others = results
    for other, two in others:
        need(
            first == other,
            f"the order of arrival matters: after {one} and after {two} {difference(first, other)}",
        )


def check_utilities(rules: Rules, state: State, cooperative: bool) -> None:
    """When the game is over: places without gaps, shares that follow from them."""
    if state.turn() != OVER:
        return
    seats = range(rules.setup.seats)
    ranks = [int(state.rank(seat)) for seat in seats]
    shares = [state.utility(seat) for seat in seats]
    need(all(0.0 <= share <= 1.0 for share in shares), f"utilities {shares} are not all within 0 and 1")
    if cooperative or len(seats) == 1:
        need(
            len(set(ranks)) == 1 and len(set(shares)) == 1,
            f"a team has the places {ranks} and utilities {shares}",
        )
        return
    for rank in ranks:
        ahead = sum(other < rank for other in ranks)
        need(rank == ahead + 1, f"places are {ranks}: {ahead} are ahead of place {rank}")
    winners = ranks.count(1)
    wanted = [1 / winners if rank == 1 else 0.0 for rank in ranks]
    close = all(abs(share - right) < 1e-9 for share, right in zip(shares, wanted, strict=True))
    need(close, f"utilities {shares} do not follow from the places {ranks}")


def check_scores(rules: Rules, state: State) -> None:
    for seat in range(rules.setup.seats):
        by_source = rules.scores(state, seat)
        plain = all(type(score) is int for score in by_source.values())
        need(by_source and plain, f"the scores of {LETTERS[seat]} are {by_source}")
        value = rules.evaluation().value(state, seat)
        need(abs(value) < float("inf"), f"the evaluation of {LETTERS[seat]} is {value}")
