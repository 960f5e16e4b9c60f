"""A finished game whose rules nobody here knows any more: what the store still tells of it."""

from cinquina.core.errors import Invalid, Refusal
from cinquina.core.record import Record
from cinquina.core.registry import find
from cinquina.core.seed import seed_text
from cinquina.table.store import Saved


def record_of(saved: Saved) -> Record:
    """The whole game as it was played; another program, of the version it names, can replay it."""
    header = saved.header
    if not header.over:
        raise Refusal("table.not_over")
    setup = header.setup
    try:
        hash = find(setup.game).edition_hash(setup)
    except Invalid:  # the game is gone, or its editions have another form today
        hash = ""
    return Record(
        game=setup.game,
        version=header.rules_version,
        mode=setup.mode,
        seats=setup.seats,
        settings=setup.settings,
        edition=setup.edition,
        edition_hash=hash,
        players=header.players,
        seed=seed_text(header.seed),
        log=saved.entries,
    )
