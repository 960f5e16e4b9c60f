"""Answers to questions typed at the table. Nothing is stored, and an answer uses only what the seat may know."""

from collections.abc import Collection, Sequence
from typing import Any, Literal, NamedTuple

from cinquina.core.answers import (
    ACTS,
    QUESTIONS,
    AnswerChoice,
    AnswerChoices,
    AnswerHelp,
    AnswerMore,
    AnswerNothing,
    AnswerOption,
    AnswerOver,
    AnswerQuestion,
    AnswerReady,
    AnswerScore,
    AnswerTime,
    AnswerTimeless,
    AnswerTimeWaits,
    AnswerTotal,
    AnswerTotals,
    AnswerTurn,
    Question,
)
from cinquina.core.errors import Refusal
from cinquina.core.event import Event, Told
from cinquina.core.refusals import TooLong
from cinquina.core.rules import Choice, Rules
from cinquina.core.state import State
from cinquina.table import questions, ready
from cinquina.table.table import Table

MANY = 8  # choices in one answer
LONGEST = 200
CHAPTERS = 2  # of the story


Act = Literal["ready", "hint", "undo", "again", "said"]


class TypedReply(NamedTuple):
    """The reply to a typed text: an answer, or an act at the table. If both are None, the text is a decision or was not
    understood."""

    told: list[Told] | None
    does: Act | None = None


def find_act(table: Table, text: str) -> Act | None:
    """Return the act that a text asks for, such as a hint or an undo; None if it asks for none."""
    found = questions.match_wording(table.rules, text)
    match found and found[0]:
        case "ready":
            return "ready" if ready.waits_for_ready(table) else None
        case "hint" | "undo" | "again" | "said" as act:
            return act
    return None


def answer_question(
    table: Table,
    seat: int | None,
    text: str,
    names: Sequence[str],
    present: Collection[int] = (),
    now: int = 0,
) -> list[Told] | None:
    """Answer a typed question as of `now`. Return None if the text is not a question, or is a decision that the seat
    could make."""
    if len(text) > LONGEST:
        raise Refusal(TooLong(most=LONGEST))
    rules, state = table.rules, table.state
    if seat is not None and seat in table.waiting() and rules.explain(state, seat, text) is None:
        return None
    question = questions.parse_question(rules, text, names)
    if question is None:
        return None
    if table.header.paused and state.clock_ms():
        raise Refusal("table.paused")  # no planning while everybody's clock is stopped
    if question.id == "happened" and question.id not in questions.question_ids_of(rules):
        return tell_last_chapters(table, seat)
    if question.id == "time":
        return tell_time_left(table, now)
    acts = tell_acts() if question.id == "help" and seat is not None else []
    if ready.waits_for_ready(table):
        return [*answer_before_start(table, seat, question, present), *acts]
    return [*answer_about_position(rules, state, seat, question), *acts]


def tell_acts() -> list[Told]:
    """List the acts that can be typed at any time, besides decisions."""
    return [AnswerQuestion([Told(f"core.question-{act}", {})]).tell() for act in ACTS if act != "ready"]


def answer_before_start(
    table: Table, seat: int | None, question: Question, present: Collection[int]
) -> list[Told]:
    """Answer questions before the clock starts, while being ready is the only act."""
    [begins] = table.waiting()
    unready = ready.seats_not_ready(table, table.header.request, present)
    act = [AnswerQuestion([Told("core.question-ready", {})]).tell()] if seat in unready else []
    match question.id:
        case "turn" if unready:
            clocks = len(table.rules.clocks(table.state)) if act else 0
            waits = [AnswerTimeWaits(clocks).tell()] if clocks else []
            return [AnswerReady(begins, unready, len(unready)).tell(), *act, *waits]
        case "choices":
            return act or [AnswerNothing().tell()]
        case "help":
            return [*act, *answer_about_position(table.rules, table.state, seat, question)]
        case _:
            return answer_about_position(table.rules, table.state, seat, question)


def answer_about_position(rules: Rules, state: State, seat: int | None, question: Question) -> list[Told]:
    """Answer a question about a position, as far as the seat may know it."""
    part = rules.parts.answers
    if part and question.id in part.QUESTIONS:
        own = part.answer(rules.view(state, seat), question)
        return [each.tell() for each in own] or [AnswerNothing().tell()]
    return [
        each if isinstance(each, Told) else each.tell()
        for each in answer_common_question(rules, state, seat, question)
    ]


def answer_common_question(
    rules: Rules, state: State, seat: int | None, question: Question
) -> Sequence[Event | Told]:
    """Answer a question that every game understands."""
    match question.id:
        case "turn":
            return tell_turn(rules, state, seat)
        case "choices":
            first = max(question.number("number"), 1)
            return tell_choices(rules, state, seat, question.words.get("start", ""), first)
        case "score" if question.seat is None:
            return tell_scores(rules, state, seat)
        case "score":
            assert question.seat is not None
            return [tell_score(rules, state, question.seat)]
        case "notation":
            return [Told(f"{rules.setup.game}.notation", {})]
        case _:
            return tell_help(rules, state, seat)


def tell_turn(rules: Rules, state: State, seat: int | None) -> list[Event | Told]:
    waiting = [int(each) for each in state.waiting()]
    if not waiting:
        return [AnswerOver()]
    told: list[Event | Told] = [AnswerTurn(waiting, len(waiting))]
    if seat in waiting:
        asks = rules.asks(state, seat)
        told.append(Told(asks.text_id, {"seat": seat, **asks.facts}))
    return told


def tell_scores(rules: Rules, state: State, seat: int | None) -> Sequence[Event]:
    """Return the scores: a total for each seat where points add up, otherwise each seat's scores by source."""
    seats = range(rules.setup.seats)
    if not rules.adds_up:
        return [tell_score(rules, state, each) for each in seats]
    totals = [AnswerTotal(each, sum(rules.scores(state, each).values())).tell() for each in seats]
    example = next((each for each in seats if each != seat), 0)
    return [AnswerTotals(totals, example)]


def tell_score(rules: Rules, state: State, seat: int) -> AnswerScore:
    sources = rules.scores(state, seat)
    return AnswerScore(
        seat,
        [Told(f"{rules.setup.game}.score-{source}", {"count": count}) for source, count in sources.items()],
    )


def tell_choices(rules: Rules, state: State, seat: int | None, start: str, first: int = 1) -> list[Event]:
    """List the choices whose notation begins with `start`, best first, with their effects. At most MANY are listed,
    from number `first` on, then how many are left."""
    texts = set() if seat is None or seat not in state.waiting() else set(rules.texts(state, seat))
    if seat is None or not texts:
        return [AnswerNothing()]
    # A page gets unlisted choices, too.
    listed = [each for each in rules.choices(state, seat) if each.notation in texts]
    fitting = [each for each in listed if each.notation.lower().startswith(start)]
    fitting.sort(key=lambda each: -each.worth)
    view, last = rules.view(state, seat), first - 1 + MANY
    subject = getattr(rules.parts.answers, "subject", None)
    told: list[Event] = subject(view) if subject else []
    told.append(AnswerChoices(len(fitting)))
    told += [tell_choice(rules, view, each) for each in fitting[first - 1 : last]]
    if len(fitting) > last:
        told.append(AnswerMore(len(fitting) - last, last + 1, fitting[last].notation.split()[0]))
    return told


def tell_choice(rules: Rules, view: Any, listed: Choice) -> Event:
    """Describe a choice in the game's own words if it has any, otherwise in notation."""
    in_words = getattr(rules.parts.answers, "choice_in_words", None)
    words: list[Event] = in_words(view, listed) if in_words else []
    brings = list(listed.brings)
    if words:
        return AnswerOption([each.tell() for each in words], list(brings), len(brings), listed.notation)
    return AnswerChoice(listed.notation, list(brings), len(brings))


def tell_time_left(table: Table, now: int) -> list[Told]:
    """Return the seconds until the next time limit, or that there is none."""
    limits = table.limits()
    if limits and table.header.running is not None:
        left = limits[0].ends - table.time_of_play(now)
        return [AnswerTime(max(0, -(-left // 1000))).tell()]
    waits = limits or ready.start_of(table)
    if not waits:
        return [AnswerTimeless().tell()]
    return [AnswerTimeWaits(len(table.rules.clocks(table.state))).tell()]


def tell_last_chapters(table: Table, seat: int | None) -> list[Told]:
    """Return the last chapters of the story."""
    told = []
    for chapter in table.story(seat)[-CHAPTERS:]:
        told += [chapter.told, *(line.told for line in chapter.lines)]
    return told or [AnswerNothing().tell()]


def tell_help(rules: Rules, state: State, seat: int | None) -> list[Event]:
    """Return an example of a decision in notation, and all questions that can be asked."""
    listed = rules.texts(state, seat) if seat is not None and seat in state.waiting() else []
    own = questions.question_ids_of(rules)
    ids = [f"{rules.setup.game}.question-{id}" for id in own]
    ids += [f"core.question-{id}" for id in QUESTIONS if id not in own]
    return [
        AnswerHelp(bool(listed), listed[0] if listed else ""),
        *(AnswerQuestion([Told(id, {})]) for id in ids),
    ]
