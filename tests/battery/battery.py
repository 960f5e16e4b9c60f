"""The battery: random games of some tables, cheap checks at every position, expensive ones at some."""

import time
from collections.abc import Iterable

from cinquina.core import state as engine
from cinquina.core.memo import Memo
from cinquina.core.rng import Rng
from cinquina.core.rules import Rules
from cinquina.core.state import OVER, State
from tests.battery import boards, gate, people, position, secrets, turns, whole
from tests.battery.play import Fault, Walk
from tests.battery.words import need

COMPILED = not str(engine.__file__).endswith(".py")
ONE_IN = 6  # of so many positions one is looked at closely; one of the first and the last always are
LEAST = 40  # entries of a game that are played and looked at however late it is
# Then it is played on, without a look, to be looked at when it is over; a longer game is cut. Interpreted, all are cut.
LONGEST = 800 if COMPILED else LEAST
TO_THE_END = 1_000_000_000


class Tally:
    """What was looked at, so that a test can say that it looked at something."""

    def __init__(self) -> None:
        self.games = 0
        self.finished = 0
        self.positions = 0
        self.close = 0
        self.simultaneous = 0  # several seats wait
        self.imagined = 0  # imagine() changed something
        self.timed = 0  # a clock runs

    def __repr__(self) -> str:
        return ", ".join(f"{count} {name}" for name, count in vars(self).items())


def examine(
    tables: Iterable[Rules], seconds: float, seed: int = 0, games: int = 1, longest: int = LONGEST
) -> Tally:
    """Each table at least so many games, then on until the time is up. A Fault says what broke, and where."""
    tally = Tally()
    rows = list(tables)
    end = time.process_time() + seconds  # of this process, so that a busy machine proves no less
    number = 0
    while number < games * len(rows) or time.process_time() < end:
        now = time.process_time()
        share = (end - now) / max(1, games * len(rows) - number)
        # The style of play, which the seed decides, changes from round to round, whatever the number of tables.
        play(rows[number % len(rows)], seed + number + number // len(rows), now + share, tally, longest)
        number += 1
    return tally


def play(rules: Rules, seed: int, until: float, tally: Tally, longest: int) -> None:
    """One game, of which less is looked at when the time is up."""
    walk = Walk(rules, seed, resigns=seed % 4 == 3)
    tally.games += 1
    memo = Memo()  # nothing is dropped from it, so that a part with too small a key is found
    early = Rng(seed, "early").below(min(LEAST, rules.max_entries))
    try:
        for state in walk:
            # A stream for each position: what is checked there does not depend on what was checked before.
            rng = Rng(seed, f"checks {len(walk.log)}")
            sampled = rng.below(ONE_IN) == 0
            late = time.process_time() > until
            last = state.turn() == OVER or (late and len(walk.log) >= longest)
            whole.check_length(walk)
            if late and len(walk.log) > LEAST and not last:
                continue
            look(rules, state, tally)
            turns.check_events(rules, walk.told)
            if last or len(walk.log) == early or (sampled and not late):
                look_closely(rules, state, rng, tally)
                boards.check_board(rules, state, memo)
                gate.check_gate(rules, state, Rng(seed, f"gate {len(walk.log)}"))
            if last:
                break
        tally.finished += walk.state.turn() == OVER
        whole.check_record(walk)
        whole.check_undo(walk, rng)
        if seed % 4 == 0:
            whole.check_same_seed(rules, seed, entries=LEAST)
    except Fault as fault:
        raise Fault(f"{fault}\n  in {whole.summary(walk)}") from fault
    except Exception as error:
        raise Fault(f"{type(error).__name__}: {error}\n  in {whole.summary(walk)}") from error


def look(rules: Rules, state: State, tally: Tally) -> None:
    game = rules.game
    tally.positions += 1
    tally.simultaneous += len(state.waiting()) > 1
    tally.timed += state.clock_ms() > 0
    turns.check_turn(rules, state)
    turns.check_actions(rules, state)
    turns.check_weights(rules, state)
    turns.check_clock(rules, state, game.timed)
    turns.check_fallback(rules, state)
    need(game.simultaneous or len(state.waiting()) < 2, "several seats wait in a game of turns")


def look_closely(rules: Rules, state: State, rng: Rng, tally: Tally) -> None:
    game = rules.game
    tally.close += 1
    seats = range(rules.setup.seats)
    known = rules.dump(state)
    tally.imagined += any(rules.dump(secrets.imagined(state, seat, rng)) != known for seat in seats)
    position.check_copy(rules, state, rng)  # first: all others explore copies
    turns.check_not_asked(rules, state)
    people.check_notation(rules, state)
    people.check_views(rules, state, rng)
    people.check_beats(rules, state, rng)
    people.check_choices(rules, state, rng)
    position.check_position(rules, state, rng)
    position.check_utilities(rules, state, game.cooperative)
    position.check_scores(rules, state)
    secrets.check_no_leak(rules, state, rng, game.hidden and rules.has_secrets())
    position.check_order(rules, state, rng)
    if state.turn() != OVER:
        position.check_resign(rules, state, rng, game.resigns)
