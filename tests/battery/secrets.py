"""No leak: what a seat is shown, told and offered depends on nothing that it cannot know.

Two ways lead to positions that a seat cannot tell apart. `imagine(seat)` draws anew what the seat cannot know. And when
somebody does something that the seat may not read, it could have been something else: those positions fall into groups
with the same view. From then on the two are played in parallel, until something is revealed.
"""

from functools import cached_property
from itertools import combinations
from typing import Any

import msgspec

from cinquina.core.game import LETTERS, Rules
from cinquina.core.rng import Rng
from cinquina.core.state import CHANCE, CLOCK, OVER, State
from tests.battery.play import Fault, line, pick, told
from tests.battery.words import deciders, difference, need, refusal, shuffled, viewer_text

BRANCHES = 4  # actions tried of somebody who could act
LONG = 6  # entries that two positions are played in parallel


def check_no_leak(rules: Rules, state: State, rng: Rng, hidden: bool) -> None:
    """All of it, for a seat or two and a spectator, and whoever may act now or two of them."""
    seats = list(range(rules.setup.seats))
    for seat in shuffled(seats, rng)[:2]:
        check_imagine(rules, state, seat, rng, hidden)
        check_parallel(rules, state, imagined(state, seat, rng), seat, rng)
    for who in shuffled([who for who in deciders(rules) if rules.actions(state, who)], rng)[:2]:
        for viewer in (None, *shuffled(seats, rng)[:2]):
            check_branches(rules, state, who, viewer, rng)


def imagined(state: State, seat: int, rng: Rng) -> State:
    other = state.copy()
    other.imagine(seat, rng)
    return other


def knowledge(rules: Rules, state: State, viewer: int | None) -> dict[str, Any]:
    """All that reaches a viewer of a position: the view, what everybody sees, and what a seat may do."""
    seats = range(rules.setup.seats)
    known: dict[str, Any] = {
        "view": msgspec.to_builtins(rules.view(state, viewer)),
        "turn": int(state.turn()),
        "waiting": [int(seat) for seat in state.waiting()],
        "clock": int(state.clock_ms()),
        "score": [int(state.score(seat)) for seat in seats],
        "scores": [rules.scores(state, seat) for seat in seats],
    }
    if viewer is not None:
        known["actions"] = rules.texts(state, viewer)
        known["choices"] = [msgspec.to_builtins(choice) for choice in rules.choices(state, viewer)]
    if state.turn() == OVER:
        known["ranks"] = [int(state.rank(seat)) for seat in seats]
        known["verdict"] = [str(event) for event in rules.verdict(state)]
    return known


def same_knowledge(rules: Rules, one: State, two: State, viewer: int | None, why: str) -> None:
    """Byte for byte; and who watches knows no more than a seat."""
    for each in {viewer, None}:
        compare(knowledge(rules, one, each), knowledge(rules, two, each), each, why)


def compare(known: dict[str, Any], other: dict[str, Any], viewer: int | None, why: str) -> None:
    if msgspec.json.encode(known) != msgspec.json.encode(other):
        what = difference(known, other, "") or "the order of something"
        raise Fault(f"leak to {viewer_text(viewer)}, {why}: {what.removeprefix('.')}")


def check_imagine(rules: Rules, state: State, seat: int, rng: Rng, hidden: bool) -> None:
    """imagine(seat) changes nothing that the seat is shown, offered, promised or refused."""
    other = imagined(state, seat, rng)
    if not hidden:
        changed = difference(rules.dump(state), rules.dump(other))
        need(not changed, f"nothing is hidden in this game, and imagine({LETTERS[seat]}) changes {changed}")
    same_knowledge(rules, state, other, seat, f"by imagine({LETTERS[seat]})")
    listed = rules.actions(state, seat)
    for action in {pick(listed, rng) for _ in range(BRANCHES) if listed}:
        promised, again = rules.preview(state, seat, action), rules.preview(other, seat, action)
        what = f"the preview of {line(rules, state, seat, action)!r}"
        need(promised == again, f"leak to {LETTERS[seat]}, {what}: {promised} and {again}")
    for who in deciders(rules):
        for text in rules.texts(other, who)[:BRANCHES]:
            why, again_why = refusal(rules, state, seat, text), refusal(rules, other, seat, text)
            need(
                why == again_why,
                f"leak to {LETTERS[seat]}, the refusal of {text!r}: {why!r} and {again_why!r}",
            )


class After:
    """What an action that could have been taken leads to, as a viewer sees it."""

    def __init__(self, rules: Rules, state: State, who: int, action: int, viewer: int | None) -> None:
        self.rules, self.viewer = rules, viewer
        self.what = line(rules, state, who, action)
        self.state, events = told(state, who, action)
        self.events = [event for event in events if event.reaches(viewer)]  # what the viewer hears
        read = reads(rules, state, who, action, self.state, viewer)
        self.text = rules.text(state, who, action) if read else None  # None: the entry is not for these eyes

    @cached_property
    def look(self) -> bytes:
        return look(self.rules, self.state, self.viewer)

    @cached_property
    def known(self) -> dict[int | None, dict[str, Any]]:
        return {viewer: knowledge(self.rules, self.state, viewer) for viewer in {self.viewer, None}}

    @cached_property
    def dream(self) -> Any:
        """What the viewer imagines, by one and the same stream; nothing if it need not."""
        if self.viewer is None or self.state.turn() == OVER:
            return None
        return self.rules.dump(imagined(self.state, self.viewer, Rng(1, "dream")))


def check_branches(rules: Rules, state: State, who: int, viewer: int | None, rng: Rng) -> None:
    """What could have happened instead, when the viewer cannot tell, must not be told."""
    listed = shuffled(rules.actions(state, who), rng)[:BRANCHES]
    afters = [After(rules, state, who, action, viewer) for action in listed]
    for one, two in combinations(afters, 2):
        if one.text is None and two.text is None:
            if one.look == two.look:
                check_same(one, two, f"after {one.what!r} or {two.what!r}, which look the same")
            elif who not in (CHANCE, CLOCK, viewer) and sealed_alike(one.state, two.state):
                check_same(one, two, f"after {one.what!r} or {two.what!r}, which are sealed")
        elif one.text is not None and two.text is not None:
            check_entry(one, two)
    secret = [each for each in afters if each.text is None]
    if len(secret) > 1:
        check_parallel(rules, secret[0].state, secret[1].state, viewer, rng)


def check_same(one: After, two: After, why: str) -> None:
    """Told, shown and offered the same; and imagined the same, or imagine keeps a secret or draws from it."""
    heard = f"events {one.events} and {two.events}"
    need(one.events == two.events, f"leak to {viewer_text(one.viewer)}, {why}: {heard}")
    for viewer in one.known:
        compare(one.known[viewer], two.known[viewer], viewer, why)
    left = difference(one.dream, two.dream)
    need(not left, f"imagine({viewer_text(one.viewer)}) keeps a secret, {why}: {left}")


def sealed_alike(one: State, two: State) -> bool:
    """Both sealed with the same seats to come: nothing shows but that a decision was taken."""
    return bool(one.sealed() and two.sealed() and list(one.waiting()) == list(two.waiting()))


def check_entry(one: After, two: After) -> None:
    """What imagine treats as unknown must not have been readable in the log."""
    if one.dream is None or two.dream is None:
        return
    if difference(one.rules.dump(one.state), one.rules.dump(two.state)):
        what = f"{viewer_text(one.viewer)} reads {one.what!r} or {two.what!r} in the log"
        need(
            difference(one.dream, two.dream),
            f"{what}, and imagine({viewer_text(one.viewer)}) takes it for unknown",
        )


def reads(rules: Rules, state: State, who: int, action: int, after: State, viewer: int | None) -> bool:
    """May the viewer read the entry, once the action is carried out?"""
    audience = rules.audience(state, who, action)
    shown = audience == "all" or (audience == "moment" and not after.sealed())
    return shown or after.turn() == OVER or (who >= 0 and who == viewer)


def look(rules: Rules, state: State, viewer: int | None) -> bytes:
    """The view; and who is asked, which is public whether a view says so or not."""
    asked = [int(state.turn()), *map(int, state.waiting())]
    return msgspec.json.encode([asked, rules.view(state, viewer)])


def check_parallel(rules: Rules, one: State, two: State, viewer: int | None, rng: Rng) -> None:
    """The same public continuation of two positions that look the same, until something is revealed."""
    for _ in range(LONG):
        who = int(one.turn())
        if who == OVER or look(rules, one, viewer) != look(rules, two, viewer):
            return
        action = pick(rules.actions(one, who), rng)
        first = After(rules, one, who, action, viewer)
        if first.text is None:
            same = pick(rules.actions(two, who), rng)
        elif refusal(rules, two, who, first.text):
            return
        else:
            same = rules.parse(two, who, first.text)
        second = After(rules, two, who, same, viewer)
        if first.text != second.text or first.look != second.look:
            return
        check_same(first, second, f"after {first.what!r} or {second.what!r}, which look the same")
        one, two = first.state, second.state
