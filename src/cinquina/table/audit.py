"""Check that the seed determined every draw of a game.

The table publishes the hash of its seed at the start, and the record contains the seed. With both, anybody can repeat
the draws. A fork's first entries were drawn from the seed of its origin, which the record also contains.
"""

from cinquina.core.errors import Invalid
from cinquina.core.record import Record
from cinquina.core.state import CHANCE
from cinquina.core.who import actor_text
from cinquina.table.chance import draw
from cinquina.table.history import History


def wrong_draws(record: Record) -> list[int]:
    """Return the numbers of the chance entries that the seed does not produce; empty if all are correct."""
    if record.seed_number is None:
        raise Invalid("$.seed", "without a seed nothing can be drawn again")
    rules = record.rules()
    history = History(rules)
    wrong = []
    for entry in record.log:
        if entry.who == actor_text(CHANCE):
            expected = draw(rules, history.state, record.seed_at(entry.seq) or 0, history.draws)
            if rules.text(history.state, CHANCE, expected) != entry.text:
                wrong.append(entry.seq)
        history.add(entry)
    return wrong
