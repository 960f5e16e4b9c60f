"""Events on one line, as scenarios write them."""

from cinquina.core.edition import Words
from cinquina.core.event import Event
from cinquina.core.who import LETTERS
from cinquina.locales.facts import NAME_FACTS, SEAT_FACTS


def event_matches(text: str, event: Event, words: Words) -> bool:
    """Match `<game>.folded seat=A line=1`: the id, and each fact named; squares in any order."""
    id, *facts = text.split() or [""]
    told = dict(part.split("=", 1) for part in event_text(event, words).split(" ")[1:])
    return id == event.id and all(
        name in told and sort_squares(told[name]) == sort_squares(value)
        for name, _, value in (fact.partition("=") for fact in facts)
    )


def sort_squares(fact: str) -> list[str]:
    """Sort squares: (2,2)(1,1) equals (1,1)(2,2)."""
    return sorted(fact[1:-1].split(")(")) if fact.startswith("(") else [fact]


def event_text(event: Event, words: Words | None = None) -> str:
    """Write an event on one line; seats are letters, squares are (1,1)(2,1), a list is joined by commas.

    With the words of an edition, components have their English names; otherwise their ids.
    """
    known = words or {}
    facts = {
        name: known[fact]["en"] if name in NAME_FACTS and isinstance(fact, str) and fact in known else fact
        for name, fact in event.facts.items()
    }
    return " ".join([event.id, *(f"{name}={fact_text(name, fact)}" for name, fact in facts.items())])


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
