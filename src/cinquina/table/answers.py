"""Answers to questions asked in words at the table. Nothing is stored, and an answer uses only what the seat may
know."""

from collections.abc import Collection, Sequence
from typing import Literal, NamedTuple

from cinquina.core.answers import (
    QUESTIONS,
    AnswerChoice,
    AnswerChoices,
    AnswerHelp,
    AnswerMore,
    AnswerNothing,
    AnswerOver,
    AnswerQuestion,
    AnswerReady,
    AnswerScore,
    AnswerTurn,
    Question,
)
from cinquina.core.errors import Refusal
from cinquina.core.event import Event, Told
from cinquina.core.refusals import TooLong
from cinquina.core.rules import Rules
from cinquina.core.state import State
from cinquina.table import questions, ready
from cinquina.table.table import Table

MANY = 8  # choices in one answer
LONGEST = 200
CHAPTERS = 2  # of the story


class Reply(NamedTuple):
    """The answer to a typed text, and its effect at the table. With neither, the text is a decision or cannot be
    understood."""

    told: list[Told] | None
    does: Literal["ready"] | None = None


def answers(
    table: Table, seat: int | None, text: str, names: Sequence[str], present: Collection[int] = ()
) -> list[Told] | None:
    """Return the answer to a question. None if the text is no question, or is a decision that the seat could make
    now."""
    if len(text) > LONGEST:
        raise Refusal(TooLong(most=LONGEST))
    rules, state = table.rules, table.state
    if seat is not None and seat in table.waiting() and rules.explain(state, seat, text) is None:
        return None
    question = questions.asked(rules, text, names)
    if question is None:
        return None
    if table.header.paused and state.clock_ms():
        raise Refusal("table.paused")  # no planning while everybody's clock is stopped
    if question.id == "happened" and question.id not in questions.own(rules):
        return happened(table, seat)
    if ready.gathers(table):
        return before_start(table, seat, question, present)
    return answer(rules, state, seat, question)


def before_start(table: Table, seat: int | None, question: Question, present: Collection[int]) -> list[Told]:
    """Answer questions before the clock starts, while being ready is the only act."""
    [begins] = table.waiting()
    unready = ready.missing(table, table.header.request, present)
    act = [AnswerQuestion([Told("core.question-ready", {})]).tell()] if seat in unready else []
    match question.id:
        case "turn" if unready:
            return [AnswerReady(begins, unready, len(unready)).tell(), *act]
        case "choices":
            return act or [AnswerNothing().tell()]
        case "help":
            return [*act, *answer(table.rules, table.state, seat, question)]
        case _:
            return answer(table.rules, table.state, seat, question)


def answer(rules: Rules, state: State, seat: int | None, question: Question) -> list[Told]:
    """Answer a question about a position, as far as the seat may know it."""
    part = rules.parts.answers
    if part and question.id in part.QUESTIONS:
        own = part.answer(rules.view(state, seat), question)
        return [each.tell() for each in own] or [AnswerNothing().tell()]
    return [each if isinstance(each, Told) else each.tell() for each in common(rules, state, seat, question)]


def common(rules: Rules, state: State, seat: int | None, question: Question) -> Sequence[Event | Told]:
    """Answer a question that every game understands."""
    match question.id:
        case "turn":
            return turn(rules, state, seat)
        case "choices":
            return choices(rules, state, seat, question.words.get("start", ""))
        case "score":
            seats = range(rules.setup.seats) if question.seat is None else [question.seat]
            return [score(rules, state, each) for each in seats]
        case "notation":
            return [Told(f"{rules.setup.game}.notation", {})]
        case _:
            return help(rules, state, seat)


def turn(rules: Rules, state: State, seat: int | None) -> list[Event | Told]:
    waiting = [int(each) for each in state.waiting()]
    if not waiting:
        return [AnswerOver()]
    told: list[Event | Told] = [AnswerTurn(waiting, len(waiting))]
    if seat in waiting:
        asks = rules.asks(state, seat)
        told.append(Told(asks.text_id, {"seat": seat, **asks.facts}))
    return told


def score(rules: Rules, state: State, seat: int) -> AnswerScore:
    sources = rules.scores(state, seat)
    return AnswerScore(
        seat,
        [Told(f"{rules.setup.game}.score-{source}", {"count": count}) for source, count in sources.items()],
    )


def choices(rules: Rules, state: State, seat: int | None, start: str) -> list[Event]:
    """Tell the first few choices that begin so, the best first, with what each brings, and how many more there are."""
    texts = set() if seat is None or seat not in state.waiting() else set(rules.texts(state, seat))
    if seat is None or not texts:
        return [AnswerNothing()]
    # A page gets unlisted choices, too.
    listed = [each for each in rules.choices(state, seat) if each.notation in texts]
    fitting = [each for each in listed if each.notation.lower().startswith(start)]
    fitting.sort(key=lambda each: -each.worth)
    told: list[Event] = [AnswerChoices(len(fitting))]
    told += [AnswerChoice(each.notation, list(each.brings), len(each.brings)) for each in fitting[:MANY]]
    if len(fitting) > MANY:
        told.append(AnswerMore(len(fitting) - MANY, fitting[MANY].notation.split()[0]))
    return told


def happened(table: Table, seat: int | None) -> list[Told]:
    """Return the last chapters of the story."""
    told = []
    for chapter in table.story(seat)[-CHAPTERS:]:
        told += [chapter.told, *(line.told for line in chapter.lines)]
    return told or [AnswerNothing().tell()]


def help(rules: Rules, state: State, seat: int | None) -> list[Event]:
    """Return how to write a decision, and every question in brief."""
    listed = rules.texts(state, seat) if seat is not None and seat in state.waiting() else []
    own = questions.own(rules)
    ids = [f"{rules.setup.game}.question-{id}" for id in own]
    ids += [f"core.question-{id}" for id in QUESTIONS if id not in own]
    return [
        AnswerHelp(bool(listed), listed[0] if listed else ""),
        *(AnswerQuestion([Told(id, {})]) for id in ids),
    ]
