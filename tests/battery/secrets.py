"""No leak: what a seat is shown, told and offered depends on nothing that it cannot know.

Two ways lead to positions that a seat cannot tell apart. `imagine(seat)` draws anew what the seat cannot know. And when
somebody does something that the seat may not read, it could have been something else: those positions fall into groups
with the same view. From then on the two are played in parallel, until something is revealed.
"""

from functools import cached_property
from itertools import combinations
from typing import Any

import msgspec

from cinquina.core.answers import Question
from cinquina.core.played import beats_of
from cinquina.core.rng import Rng
from cinquina.core.rules import Rules
from cinquina.core.state import CHANCE, CLOCK, OVER, State
from cinquina.core.who import LETTERS
from cinquina.table import questions
from cinquina.table.answers import answer_common_question
from tests.battery.declared import check_declared
from tests.battery.play import Fault, line, pick, watched
from tests.battery.words import deciders, difference, need, refusal, sample, viewer_text

BRANCHES = 4  # actions tried of somebody who could act
# What a question may ask for; a game that has other holes adds them here.
NUMBERED = dict.fromkeys(("line", "column", "row", "number", "floor", "start"), "1")
LONG = 6  # entries that two positions are played in parallel


def check_no_leak(rules: Rules, state: State, rng: Rng, hidden: bool) -> None:
    """All of it, for a seat or two and a spectator, and whoever may act now or two of them."""
    seats = list(range(rules.setup.seats))
    now = Moment(rules, state)
    for seat in sample(seats, 2, rng):
        check_imagine(now, seat, rng, hidden)
        check_parallel(now, Moment(rules, imagined(state, seat, rng)), seat, rng)
    for who in sample([who for who in deciders(rules) if rules.actions(state, who)], 2, rng):
        for viewer in (None, *sample(seats, 2, rng)):
            check_branches(now, who, viewer, rng)


def imagined(state: State, seat: int, rng: Rng) -> State:
    other = state.copy()
    other.imagine(seat, rng)
    return other


class Moment:
    """A position as it reaches its viewers; what is compared more than once is made once."""

    def __init__(self, rules: Rules, state: State) -> None:
        self.rules, self.state = rules, state
        self.views: dict[int | None, msgspec.Raw] = {}
        self.knowledge: dict[int | None, bytes] = {}

    def view(self, viewer: int | None) -> msgspec.Raw:
        if viewer not in self.views:
            self.views[viewer] = msgspec.Raw(msgspec.json.encode(self.rules.view(self.state, viewer)))
        return self.views[viewer]

    def look(self, viewer: int | None) -> bytes:
        """Return the view, and the pending decisions, which are public even if a view omits them."""
        asked = [int(self.state.turn()), *map(int, self.state.waiting())]
        return msgspec.json.encode([asked, self.view(viewer)])

    def known(self, viewer: int | None) -> bytes:
        """All that reaches a viewer: the view, what everybody sees, and what a seat may do."""
        if viewer not in self.knowledge:
            self.knowledge[viewer] = msgspec.json.encode(self.all_known(viewer))
        return self.knowledge[viewer]

    def all_known(self, viewer: int | None) -> dict[str, Any]:
        rules, state = self.rules, self.state
        seats = range(rules.setup.seats)
        known: dict[str, Any] = {
            "view": self.view(viewer),
            "turn": int(state.turn()),
            "waiting": [int(seat) for seat in state.waiting()],
            "clock": int(state.clock_ms()),
            "score": [int(state.score(seat)) for seat in seats],
            "scores": [rules.scores(state, seat) for seat in seats],
        }
        if viewer is not None:
            known["actions"] = rules.texts(state, viewer)
            known["choices"] = rules.choices(state, viewer)
        if state.turn() == OVER:
            known["ranks"] = [int(state.rank(seat)) for seat in seats]
            known["verdict"] = [str(event) for event in rules.verdict(state)]
        return known

    @cached_property
    def dump(self) -> dict[str, Any]:
        return self.rules.dump(self.state)


def same_knowledge(one: Moment, two: Moment, viewer: int | None, why: str) -> None:
    """Byte for byte; and who watches knows no more than a seat."""
    for each in {viewer, None}:
        if one.known(each) != two.known(each):
            first, second = msgspec.json.decode(one.known(each)), msgspec.json.decode(two.known(each))
            what = difference(first, second, "") or "the order of something"
            raise Fault(f"leak to {viewer_text(each)}, {why}: {what.removeprefix('.')}")


def check_imagine(now: Moment, seat: int, rng: Rng, hidden: bool) -> None:
    """imagine(seat) changes nothing that the seat is shown, offered, promised or refused."""
    rules, state = now.rules, now.state
    other = imagined(state, seat, rng)
    dreamt = Moment(rules, other)
    if not hidden:
        changed = difference(now.dump, dreamt.dump)
        need(not changed, f"nothing is hidden in this game, and imagine({LETTERS[seat]}) changes {changed}")
    check_declared(rules, now.dump, dreamt.dump, seat)
    same_knowledge(now, dreamt, seat, f"by imagine({LETTERS[seat]})")
    listed = rules.actions(state, seat)
    for action in {pick(listed, rng) for _ in range(BRANCHES) if listed}:
        promised, again = rules.choice(state, seat, action), rules.choice(other, seat, action)
        what = f"the choice {line(rules, state, seat, action)!r}"
        need(promised == again, f"leak to {LETTERS[seat]}, {what}: {promised} and {again}")
    check_answers(now, dreamt, seat)
    for who in deciders(rules):
        for text in rules.texts(other, who)[:BRANCHES]:
            why, again_why = refusal(rules, state, seat, text), refusal(rules, other, seat, text)
            need(
                why == again_why,
                f"leak to {LETTERS[seat]}, the refusal of {text!r}: {why!r} and {again_why!r}",
            )


def check_answers(now: Moment, dreamt: Moment, seat: int) -> None:
    """Compare the answers to questions about the seat and another one, with a word in each hole."""
    rules = now.rules
    views = [rules.view(each.state, seat) for each in (now, dreamt)]
    others = {None, (seat + 1) % rules.setup.seats}
    own = [Question(id, NUMBERED, other) for id in questions.question_ids_of(rules) for other in others]
    for question in own:
        assert rules.parts.answers
        told = [rules.parts.answers.answer(each, question) for each in views]
        need(told[0] == told[1], f"leak to {LETTERS[seat]}, the answer to {question.id!r}: {told}")
    for question in map(Question, ("turn", "choices", "score", "help")):
        shared = [answer_common_question(rules, each.state, seat, question) for each in (now, dreamt)]
        need(shared[0] == shared[1], f"leak to {LETTERS[seat]}, the answer to {question.id!r}: {shared}")


class After(Moment):
    """What an action that could have been taken leads to, as a viewer sees it."""

    def __init__(self, before: Moment, who: int, action: int, viewer: int | None) -> None:
        rules, state = before.rules, before.state
        after, events, beats = watched(state, who, action)
        super().__init__(rules, after)
        self.viewer = viewer
        self.beats = beats
        self.what = line(rules, state, who, action)
        self.events = events
        self.told = [each for each in events if each.reaches(viewer)]  # what the viewer hears
        read = reads(rules, state, who, action, after, viewer)
        self.text = rules.text(state, who, action) if read else None  # None: the entry is not for these eyes

    @cached_property
    def film(self) -> list[bytes]:
        """What the viewer sees at each beat."""
        return [
            msgspec.json.encode(self.rules.view(state, self.viewer))
            for _, state in beats_of(self.beats, self.events, self.viewer)
        ]

    @cached_property
    def dream(self) -> Any:
        """What the viewer imagines, by one and the same stream; nothing if it need not."""
        if self.viewer is None or self.state.turn() == OVER:
            return None
        return self.rules.dump(imagined(self.state, self.viewer, Rng(1, "dream")))


def check_branches(now: Moment, who: int, viewer: int | None, rng: Rng) -> None:
    """Check that alternatives that the viewer cannot distinguish look the same."""
    listed = sample(now.rules.actions(now.state, who), BRANCHES, rng)
    afters = [After(now, who, action, viewer) for action in listed]
    for one, two in combinations(afters, 2):
        if one.text is None and two.text is None:
            if one.look(viewer) == two.look(viewer):
                check_same(one, two, f"after {one.what!r} or {two.what!r}, which look the same")
            elif who not in (CHANCE, CLOCK, viewer) and sealed_alike(one.state, two.state):
                check_same(one, two, f"after {one.what!r} or {two.what!r}, which are sealed")
        elif one.text is not None and two.text is not None:
            check_entry(one, two)
    secret = [each for each in afters if each.text is None]
    if len(secret) > 1:
        check_parallel(secret[0], secret[1], viewer, rng)


def check_same(one: After, two: After, why: str) -> None:
    """Told, shown and offered the same; and imagined the same, or imagine keeps a secret or draws from it."""
    heard = f"events {one.told} and {two.told}"
    need(one.told == two.told, f"leak to {viewer_text(one.viewer)}, {why}: {heard}")
    same_knowledge(one, two, one.viewer, why)
    need(len(one.film) == len(two.film), f"leak to {viewer_text(one.viewer)} by the number of beats, {why}")
    for first, second in zip(one.film, two.film, strict=True):
        shown = difference(msgspec.json.decode(first), msgspec.json.decode(second))
        need(not shown, f"leak to {viewer_text(one.viewer)} in a beat, {why}: {shown}")
    left = difference(one.dream, two.dream)
    need(not left, f"imagine({viewer_text(one.viewer)}) keeps a secret, {why}: {left}")


def sealed_alike(one: State, two: State) -> bool:
    """Both sealed with the same seats to come: nothing shows but that a decision was taken."""
    return bool(
        one.has_sealed_decision() and two.has_sealed_decision() and list(one.waiting()) == list(two.waiting())
    )


def check_entry(one: After, two: After) -> None:
    """Check that an entry that imagine treats as unknown was not readable in the log."""
    if one.dream is None or two.dream is None:
        return
    if one.dump != two.dump:
        what = f"{viewer_text(one.viewer)} reads {one.what!r} or {two.what!r} in the log"
        need(
            one.dream != two.dream,
            f"{what}, and imagine({viewer_text(one.viewer)}) takes it for unknown",
        )


def reads(rules: Rules, state: State, who: int, action: int, after: State, viewer: int | None) -> bool:
    """May the viewer read the entry, once the action is carried out?"""
    audience = rules.audience(state, who, action)
    shown = audience == "all" or (audience == "moment" and not after.has_sealed_decision())
    return shown or after.turn() == OVER or (who >= 0 and who == viewer)


def check_parallel(one: Moment, two: Moment, viewer: int | None, rng: Rng) -> None:
    """Continue two positions that look the same with the same public entries until something is revealed."""
    if one.dump == two.dump:  # nothing to reveal
        return
    rules = one.rules
    for _ in range(LONG):
        who = int(one.state.turn())
        if who == OVER or one.look(viewer) != two.look(viewer):
            return
        first = After(one, who, pick(rules.actions(one.state, who), rng), viewer)
        if first.text is None:
            same = pick(rules.actions(two.state, who), rng)
        elif refusal(rules, two.state, who, first.text):
            return
        else:
            same = rules.parse(two.state, who, first.text)
        second = After(two, who, same, viewer)
        if first.text != second.text or first.look(viewer) != second.look(viewer):
            return
        # An open decision may show for a moment what is gone again when it is done: a claim, and the round is over.
        if first.text is not None and first.film != second.film:
            return
        check_same(first, second, f"after {first.what!r} or {second.what!r}, which look the same")
        one, two = first, second
