"""Was every draw of a game settled by its seed, before the first one?

The table told the hash of its seed at the start, and the record has the seed: whoever has both can draw again.
"""

from cinquina.core.errors import Invalid
from cinquina.core.game import who_text
from cinquina.core.record import Record
from cinquina.core.state import CHANCE
from cinquina.table.chance import draw
from cinquina.table.history import History


def audited(record: Record) -> list[int]:
    """The entries of chance that the seed does not bring; none = all is as it should be."""
    seed = record.seed_number
    if seed is None:
        raise Invalid("$.seed", "without a seed nothing can be drawn again")
    rules = record.rules()
    history = History(rules)
    wrong = []
    for entry in record.log:
        if entry.who == who_text(CHANCE):
            expected = draw(rules, history.state, seed, history.draws)
            if rules.text(history.state, CHANCE, expected) != entry.text:
                wrong.append(entry.seq)
        history.add(entry)
    return wrong
