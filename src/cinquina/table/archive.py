"""The record of a finished game, even if its rules are no longer known here."""

from cinquina.core.errors import Invalid, Refusal
from cinquina.core.record import Entry, Record
from cinquina.core.registry import find
from cinquina.core.seed import seed_text
from cinquina.table.header import Header


def record_of(header: Header, log: list[Entry]) -> Record:
    """Return the record of a finished game with its seed; the program version it names can replay it.

    Everything secret is in it, so it exists only after the end.
    """
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
        taken=list(header.taken),
        log=log,
    )
