"""Scenarios: a position, steps, and what must come of them, in a TOML file that a stranger can write.

`docs/developers/scenarios.md` explains every field. The worked examples and illegal inputs of each law are such files.
"""

import re
from pathlib import Path
from typing import Any

import msgspec

from cinquina.core.edition import converted, read_toml
from cinquina.core.errors import Invalid, Refusal, one_line
from cinquina.core.events import Event, Listener
from cinquina.core.game import LETTERS, Rules, who_text
from cinquina.core.registry import find
from cinquina.core.state import CHANCE, CLOCK, OVER, State
from cinquina.locales import LANGUAGES, Texts

SEAT_FACTS = ("seat", "seats", "winners", "by")


class Actions(msgspec.Struct, forbid_unknown_fields=True):
    """What the list of actions must look like."""

    count: int | None = None
    exact: list[str] | None = None
    includes: list[str] = []
    excludes: list[str] = []
    by: dict[str, int] = {}  # how many begin with these words


class Expect(msgspec.Struct, forbid_unknown_fields=True):
    position: dict[str, Any] | None = None  # part of a position
    actions: Actions | None = None
    weights: dict[str, int] | None = None  # of each outcome of chance
    events: list[str] | None = None  # in this order, others may lie between: "<game>.folded seat=A line=1"
    no_events: list[str] = []
    turn: str | None = None  # A, B, … chance, over
    waiting: list[str] | None = None
    scores: dict[str, dict[str, int]] | None = None  # by seat and source
    ranks: dict[str, int] | None = None
    utilities: dict[str, float] | None = None
    result: list[str] | None = None  # the texts of the verdict, with facts
    view: dict[str, dict[str, Any]] | None = None  # part of a view, by seat or "all"
    choices: dict[str, dict[str, Any]] | None = None  # part of each, by notation
    query: dict[str, Any] | None = None  # questions of the game, with their answers


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """At most one of play, chance, clock, auto and refuse; then what is expected."""

    seat: str | None = None  # who plays or is asked about; left out: whose turn it is
    play: str | None = None
    chance: str | None = None
    clock: str | None = None
    auto: str | None = None  # an automatic step of the game, on its own
    refuse: str | None = None  # an input that must be refused …
    because: str | None = None  # … with this id
    facts: dict[str, Any] = {}  # … and at least these facts
    says: dict[str, str] = {}  # … and with this sentence in a language; … stands for any words
    at: int | None = None  # ms since the start, for timed games
    expect: Expect = msgspec.field(default_factory=Expect)

    def __post_init__(self) -> None:
        done = [
            name for name in ("play", "chance", "clock", "auto", "refuse") if getattr(self, name) is not None
        ]
        if len(done) > 1:
            raise ValueError(f"a step does one thing, not {' and '.join(done)}")
        if (self.refuse is None) != (self.because is None):
            raise ValueError("refuse says what is tried, because gives the id of the rule: both or none")
        if self.refuse is None and (self.facts or self.says):
            raise ValueError("facts and says are those of a refusal, and nothing is refused here")
        for language in self.says:
            if language not in LANGUAGES:
                raise ValueError(f"says: {language!r} is not a language ({', '.join(LANGUAGES)})")


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    """The scenario again from its beginning, with changed fields; without steps of its own, with the same steps."""

    title: str = ""
    seats: int | None = None
    mode: str | None = None
    settings: dict[str, Any] = {}
    position: dict[str, Any] = {}
    step: list[Step] = []


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    title: str
    law: str = ""  # the example or ruling it stands for
    seats: int | None = None
    mode: str | None = None
    settings: dict[str, Any] = {}
    edition: dict[str, Any] | None = None
    position: dict[str, Any] | None = None
    step: list[Step] = []
    branch: list[Branch] = []


class Failed(AssertionError):
    """A scenario did not come out as expected."""

    def __init__(self, message: str) -> None:
        super().__init__(one_line(message, longest=800))


def read_scenario(path: Path) -> Scenario:
    try:
        return converted(read_toml(path), Scenario)
    except Invalid as error:
        raise error if error.path.startswith(str(path)) else error.under(f"{path}: $") from None


def check(scenario: Scenario) -> int:
    """Run a scenario; Failed says what differs. Returns the number of steps checked."""
    steps = run(scenario, Branch()) if scenario.step else 0
    for branch in scenario.branch:
        try:
            steps += run(scenario, branch)
        except Failed as failure:
            raise Failed(f"branch {branch.title!r}: {failure}") from None
    if not steps:
        raise Failed("the scenario has no steps, so it shows nothing")
    return steps


def run(scenario: Scenario, branch: Branch) -> int:
    game = find(scenario.game)
    setup = game.setup(
        branch.seats if branch.seats is not None else scenario.seats,
        branch.mode or scenario.mode,
        {**scenario.settings, **branch.settings},
        scenario.edition,
    )
    rules = game.rules(setup)
    place = merged(scenario.position or {}, branch.position)
    try:
        state = rules.load(place) if place else rules.start()
    except Invalid as error:
        raise error.under("$.position") from None
    steps = branch.step or scenario.step
    for number, step in enumerate(steps):
        try:
            take(rules, state, step)
        except Failed as failure:
            raise Failed(f"step {number + 1}: {failure}") from None
        except Invalid as error:
            raise error.under(f"$.step[{number}]") from None
    return len(steps)


def merged(base: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """Tables within tables are merged, anything else is replaced."""
    result = dict(base)
    for name, value in changes.items():
        old = result.get(name)
        result[name] = merged(old, value) if isinstance(old, dict) and isinstance(value, dict) else value
    return result


def take(rules: Rules, state: State, step: Step) -> None:
    listener = Listener()
    state.listener = listener
    if step.refuse is not None:
        refused(rules, state, step)
    elif step.auto is not None:
        name, *words = step.auto.split() or [""]
        if name not in rules.autos:
            known = ", ".join(rules.autos) or "none"
            raise Invalid("$.auto", f"{name!r} is not an automatic step (there is: {known})")
        rules.autos[name](state, asked(rules, state, step), words)
    else:
        for who, text in ((None, step.play), (CHANCE, step.chance), (CLOCK, step.clock)):
            if text is not None:
                play(rules, state, seat_or_turn(rules, state, step) if who is None else who, text)
    state.listener = None
    expect(rules, state, step, listener.events)


def play(rules: Rules, state: State, who: int, text: str) -> None:
    try:
        state.apply(who, rules.parse(state, who, text))
    except Refusal as refusal:
        raise Failed(f"{who_text(who)} {text!r} was refused: {refusal}") from None


def seat_or_turn(rules: Rules, state: State, step: Step) -> int:
    return int(state.turn()) if step.seat is None else seat_parse(rules, step.seat, "$.seat")


def asked(rules: Rules, state: State, step: Step) -> int:
    """The seat a question is about: the one named, or whose turn it is, or the first."""
    return max(0, seat_or_turn(rules, state, step))


def seat_parse(rules: Rules, text: str, path: str) -> int:
    letters = LETTERS[: rules.setup.seats]
    if len(text) != 1 or text not in letters:
        raise Invalid(path, f"{text!r} is not a seat of this game ({', '.join(letters)})")
    return letters.index(text)


def refused(rules: Rules, state: State, step: Step) -> None:
    before = rules.dump(state)
    refusal = rules.explain(state, seat_or_turn(rules, state, step), step.refuse or "")
    if refusal is None:
        raise Failed(f"{step.refuse!r} was not refused")
    if refusal.id != step.because:
        raise Failed(f"{step.refuse!r} was refused by {refusal.id}, not by {step.because}")
    differs(step.facts, refusal.facts, "facts of the refusal")
    for language, sentence in step.says.items():
        said = Texts(language).why(refusal, LETTERS)
        if not re.fullmatch(".*".join(re.escape(part) for part in sentence.split("…")), said, re.DOTALL):
            raise Failed(f"the refusal says in {language}: {said!r} instead of {sentence!r}")
    differs_whole(before, rules.dump(state), "position after a refusal")


def expect(rules: Rules, state: State, step: Step, events: list[Event]) -> None:
    wanted = step.expect
    if wanted.position is not None:
        differs(wanted.position, rules.dump(state), "position")
    if wanted.turn is not None:
        differs(wanted.turn, who_text(int(state.turn())), "turn")
    if wanted.waiting is not None:
        differs(wanted.waiting, [LETTERS[each] for each in state.waiting()], "waiting")
    if wanted.actions is not None:
        expect_actions(wanted.actions, rules.texts(state, seat_or_turn(rules, state, step)))
    if wanted.weights is not None:
        if state.turn() != CHANCE:
            raise Failed(f"chance decides nothing now, the turn is {who_text(int(state.turn()))}")
        found = dict(zip(rules.texts(state, CHANCE), rules.weights(state), strict=True))
        differs_whole(wanted.weights, found, "weights")
    if wanted.events is not None:
        expect_events(wanted.events, events)
    for text in wanted.no_events:
        if any(matches(text, event) for event in events):
            raise Failed(f"event {text!r} happened")
    for name, by_source in (wanted.scores or {}).items():
        seat = seat_parse(rules, name, "$.expect.scores")
        differs(by_source, rules.scores(state, seat), f"scores of {name}")
    expect_end(rules, state, wanted)
    for name, part in (wanted.view or {}).items():
        viewer = None if name == "all" else seat_parse(rules, name, "$.expect.view")
        differs(part, msgspec.to_builtins(rules.view(state, viewer)), f"view of {name}")
    if wanted.choices is not None:
        offered = {each.notation: each for each in rules.choices(state, asked(rules, state, step))}
        differs(wanted.choices, msgspec.to_builtins(offered), "choices")
    for text, answer in (wanted.query or {}).items():
        question, *words = text.split() or [""]
        if question not in rules.queries:
            known = ", ".join(rules.queries) or "none"
            raise Invalid(
                "$.expect.query", f"{question!r} is not a question of this game (there is: {known})"
            )
        told = rules.queries[question](rules, state, asked(rules, state, step), words)
        differs_whole(answer, plain(msgspec.to_builtins(told)), f"query {text!r}")


def expect_end(rules: Rules, state: State, wanted: Expect) -> None:
    """Ranks, utilities and the verdict are asked for at the end only."""
    if wanted.ranks is None and wanted.utilities is None and wanted.result is None:
        return
    if state.turn() != OVER:
        raise Failed(f"the game is not over, the turn is {who_text(int(state.turn()))}")
    for name, rank in (wanted.ranks or {}).items():
        differs(rank, int(state.rank(seat_parse(rules, name, "$.expect.ranks"))), f"rank of {name}")
    for name, share in (wanted.utilities or {}).items():
        found = state.utility(seat_parse(rules, name, "$.expect.utilities"))
        if abs(share - found) > 1e-9:
            raise Failed(f"utility of {name}: {found} instead of {share}")
    if wanted.result is not None:
        expect_events(wanted.result, rules.verdict(state))


def expect_actions(wanted: Actions, found: list[str]) -> None:
    if wanted.count is not None and wanted.count != len(found):
        raise Failed(f"{len(found)} actions instead of {wanted.count}")
    if wanted.exact is not None and sorted(wanted.exact) != sorted(found):
        raise Failed(f"actions are {sorted(found)} instead of {sorted(wanted.exact)}")
    for text in wanted.includes:
        if text not in found:
            raise Failed(f"{text!r} is not among the actions")
    for text in wanted.excludes:
        if text in found:
            raise Failed(f"{text!r} is among the actions")
    for start, count in wanted.by.items():
        counted = sum(text.startswith(start) for text in found)
        if counted != count:
            raise Failed(f"{counted} actions begin with {start!r} instead of {count}")


def expect_events(wanted: list[str], events: list[Event]) -> None:
    rest = iter(events)
    for text in wanted:
        if not any(matches(text, event) for event in rest):
            raise Failed(
                f"event {text!r} did not happen (in this order); there were {[event_text(e) for e in events]}"
            )


def matches(text: str, event: Event) -> bool:
    """`<game>.folded seat=A line=1`: the id, and each fact named; squares in any order."""
    id, *facts = text.split() or [""]
    told = dict(part.split("=", 1) for part in event_text(event).split(" ")[1:])
    return id == event.id and all(
        name in told and in_order(told[name]) == in_order(value)
        for name, _, value in (fact.partition("=") for fact in facts)
    )


def in_order(fact: str) -> list[str]:
    """Squares sorted: (2,2)(1,1) says the same as (1,1)(2,2)."""
    return sorted(fact[1:-1].split(")(")) if fact.startswith("(") else [fact]


def event_text(event: Event) -> str:
    """An event on one line; seats are letters, squares are (1,1)(2,1), a list is joined by commas."""
    return " ".join([event.id, *(f"{name}={fact_text(name, fact)}" for name, fact in event.facts.items())])


def fact_text(name: str, fact: object) -> str:
    if isinstance(fact, list):
        return ("" if fact and isinstance(fact[0], tuple) else ",").join(
            fact_text(name, each) for each in fact
        )
    if isinstance(fact, tuple):
        return f"({','.join(str(part) for part in fact)})"
    if name in SEAT_FACTS and isinstance(fact, int):
        return LETTERS[fact]
    return str(fact).lower() if isinstance(fact, bool) else str(fact).replace(" ", "_")


def differs_whole(wanted: Any, found: Any, where: str) -> None:
    if wanted != found:
        raise Failed(f"{where}: {found!r} instead of {wanted!r}")


def plain(found: Any) -> Any:
    """As TOML can write it: a list for a tuple, an empty text for nothing."""
    if isinstance(found, list | tuple):
        return [plain(each) for each in found]
    return "" if found is None else found


def differs(wanted: Any, found: Any, where: str) -> None:
    """Only what is wanted is compared, also within a list of tables; a drawing may be one text of several lines."""
    found = plain(found)
    if isinstance(wanted, dict) and isinstance(found, dict):
        for name, value in wanted.items():
            if name not in found:
                raise Failed(f"{where} has no {name!r}")
            differs(value, found[name], f"{where}.{name}")
        return
    tables = isinstance(wanted, list) and any(isinstance(value, dict) for value in wanted)
    if tables and isinstance(found, list) and len(wanted) == len(found):
        for number, value in enumerate(wanted):
            differs(value, found[number], f"{where}[{number}]")
        return
    if isinstance(wanted, str) and isinstance(found, list):
        wanted = [line.strip() for line in wanted.strip().splitlines()]
    differs_whole(wanted, found, where)
