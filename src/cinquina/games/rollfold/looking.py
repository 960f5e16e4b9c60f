"""What a seat, or a spectator, may know of a game: built from nothing; marks that are sealed are never added."""

from cinquina.games.rollfold.edition import Edition
from cinquina.games.rollfold.notation import face_text, name
from cinquina.games.rollfold.paper import possible_folds, sheet_view
from cinquina.games.rollfold.position import PHASES
from cinquina.games.rollfold.rules.kinds import BLACK, NO_DIE, PLUS, WHITE
from cinquina.games.rollfold.rules.pen import CELLS
from cinquina.games.rollfold.rules.state import Rollfold
from cinquina.games.rollfold.rules.strings import any_string
from cinquina.games.rollfold.rules.table import GAME_OVER, MARK, TAKE
from cinquina.games.rollfold.rules.telling import COLOURS
from cinquina.games.rollfold.view import Field, NumberView, PenView, SoloView, View


def view(state: Rollfold, edition: Edition, level: str, column: str, seat: int | None) -> View:
    """The column is that of the solo table, if one plays alone."""
    box = state.box
    data = edition.levels[level]
    rolled = state.phase in (TAKE, MARK, GAME_OVER)
    return View(
        seat=seat,
        level=level,
        phase=next(name for name, phase in PHASES.items() if phase == state.phase),
        turn=int(state.number),
        turn_cap=int(state.options.turn_cap) if state.seats > 1 else 0,
        active=int(state.active),
        size=int(box.size),
        small=int(box.small),
        large=int(box.large),
        blunt=int(box.blunt),
        exact=box.exact,
        sealed=state.secret(),
        white=face_text(state, WHITE, int(state.white)) if rolled else "",
        black=face_text(state, BLACK, int(state.black)) if rolled else "",
        taken=COLOURS[state.taken] if state.taken != NO_DIE else "",
        faces={
            COLOURS[colour]: [face_text(state, colour, face) for face in range(int(box.dice.faces(colour)))]
            for colour in (WHITE, BLACK)
        },
        front=list(data.front),
        back=list(data.back),
        sheets=[sheet_view(state, edition, level, each, each == seat) for each in range(int(state.seats))],
        pen=pen_view(state, seat) if seat is not None and state.phase == MARK else None,
        solo=solo_view(state, edition, level, column) if column else None,
    )


def pen_view(state: Rollfold, seat: int) -> PenView:
    pen, sheet = state.pens[seat], state.sheets[seat]
    numbers = [
        NumberView(
            kind="die",
            value=int(value),
            colour=COLOURS[pen.die],
            start=None,
            playable=any_string(sheet, value),
            plus=state.can_add(seat) and any_string(sheet, value + 1),
        )
        for value in (pen.first, pen.second)
        if value
    ]
    for bonus in pen.bonuses:
        cell, value = int(bonus) // CELLS - 1, int(bonus) % CELLS
        place = int(sheet.sight.where[cell]) if cell >= 0 else 0
        numbers.append(
            NumberView(
                kind="bonus",
                value=value,
                colour="",
                start=name(sheet, place) if place > 0 else None,
                playable=place >= 0 and (cell >= 0 or any_string(sheet, value)),
                plus=False,
            )
        )
    owned = pen.die != NO_DIE and sheet.owns(PLUS + pen.die)
    return PenView(
        die=COLOURS[pen.die] if pen.die != NO_DIE else "",
        numbers=numbers,
        plus="none" if not owned else "used" if pen.plus_used else "ready",
        x_used=int(pen.x_used),
        must_draw=int(state.held_by(seat)),
        folds=[] if pen.finished else possible_folds(sheet),
    )


def solo_view(state: Rollfold, edition: Edition, level: str, column: str) -> SoloView:
    names = {"W": "white", "B": "black", "*": "free", "X": "lost"}
    return SoloView(
        column=column,
        move=int(state.number),
        fields=[
            Field(move, names[field], 0 if field == "X" else edition.crowns(level, move))
            for move, field in enumerate(edition.solo.columns[column], start=1)
        ],
        master_below=edition.solo.extra_crown_below[edition.group(level)],
    )
