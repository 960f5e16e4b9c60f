"""Running a scenario: set up the table, take the steps, check each."""

from cinquina.core.clock import Clock
from cinquina.core.errors import Invalid, Refusal
from cinquina.core.listener import Listener
from cinquina.core.rules import Rules
from cinquina.core.scenario.comparison import Failed, require_equal, require_match, sentence_matches
from cinquina.core.scenario.expectations import check_expectations, seat_asked, seat_or_turn
from cinquina.core.scenario.format import Act, Branch, Scenario, Step
from cinquina.core.scenario.start import set_up
from cinquina.core.state import CHANCE, CLOCK, State
from cinquina.core.who import LETTERS, actor_text
from cinquina.locales import Texts


def check(scenario: Scenario) -> int:
    """Run a scenario; raise Failed if something differs. Return the number of steps checked; a refused set-up is
    one."""
    steps = run(scenario, Branch(refused=scenario.refused)) if scenario.step or scenario.refused else 0
    for branch in scenario.branch:
        try:
            steps += run(scenario, branch)
        except Failed as failure:
            raise Failed(f"branch {branch.title!r}: {failure}") from None
    if not steps:
        raise Failed("the scenario has no steps, so it shows nothing")
    return steps


def run(scenario: Scenario, branch: Branch) -> int:
    try:
        rules, state = set_up(scenario, branch)
    except Invalid as error:
        if branch.refused is None or error.path in ("$.amend", "$.without", "$.game"):
            raise
        require_equal(branch.refused.path, error.path, f"path of what is wrong ({error.message})")
        if not sentence_matches(branch.refused.says, error.message):
            require_equal(branch.refused.says, error.message, "what is said")
        return 1
    if branch.refused is not None:
        raise Failed(f"nothing was refused at {branch.refused.path}")
    steps = branch.step or scenario.step
    clock = Clock()
    for number, step in enumerate(steps):
        try:
            take_step(rules, state, step, clock)
        except Failed as failure:
            raise Failed(f"step {number + 1}: {failure}") from None
        except Invalid as error:
            raise error.with_prefix(f"$.step[{number}]") from None
    return len(steps)


def take_step(rules: Rules, state: State, step: Step, clock: Clock) -> None:
    who = actor_of(rules, state, step)
    time, ran = time_of(step, state, clock), state.clock_ms() > 0
    listener = Listener()
    state.listener = listener
    if step.refuse is not None:
        check_refusal(rules, state, step, clock, time)
    else:
        try:
            clock.admit(state, who, time)
        except Refusal as refusal:
            raise Failed(f"at {time} ms: {refusal}") from None
        if step.auto is not None:
            play_automatic(rules, state, step)
        if step.words is not None:
            play(rules, state, who, step.words)
        clock.record_entry(state, who, time, ran)
    state.listener = None
    check_expectations(rules, state, step.expect, step.seat, listener.events())


def actor_of(rules: Rules, state: State, step: Act) -> int:
    if step.chance is not None:
        return CHANCE
    return CLOCK if step.clock is not None else seat_or_turn(rules, state, step.seat)


def time_of(step: Step, state: State, clock: Clock) -> int:
    """Return the time of a step: if it has none, a tick comes when it is due, anything else at once."""
    if step.at is not None:
        return step.at
    return max(clock.now, clock.period_end(state) or 0) if step.clock is not None else clock.now


def play_automatic(rules: Rules, state: State, step: Step) -> None:
    name, *words = (step.auto or "").split() or [""]
    if name not in rules.autos:
        known = ", ".join(rules.autos) or "none"
        raise Invalid("$.auto", f"{name!r} is not an automatic step (there is: {known})")
    rules.autos[name](state, seat_asked(rules, state, step.seat), words)


def play(rules: Rules, state: State, who: int, text: str) -> None:
    try:
        state.apply(who, rules.parse(state, who, text))
    except Refusal as refusal:
        raise Failed(f"{actor_text(who)} {text!r} was refused: {refusal}") from None


def check_refusal(rules: Rules, state: State, step: Step, clock: Clock, time: int) -> None:
    before = rules.dump(state)
    refusal = find_refusal(rules, state, step, clock, time)
    if refusal is None:
        raise Failed(f"{step.refuse!r} was not refused")
    if refusal.id != step.because:
        raise Failed(f"{step.refuse!r} was refused by {refusal.id}, not by {step.because}")
    if step.facts:
        require_match(step.facts, refusal.facts, "facts of the refusal")
    for language, sentence in step.says.items():
        said = Texts(language).why(refusal, LETTERS)
        if not sentence_matches(sentence, said):
            raise Failed(f"the refusal says in {language}: {said!r} instead of {sentence!r}")
    require_equal(before, rules.dump(state), "position after a refusal")


def find_refusal(rules: Rules, state: State, step: Step, clock: Clock, time: int) -> Refusal | None:
    """Return the refusal of an input by the clock or by the rules; None if it is allowed."""
    who = seat_or_turn(rules, state, step.seat)
    try:
        clock.admit(state, who, time)
    except Refusal as refusal:
        return refusal
    return rules.explain(state, who, step.refuse or "")
