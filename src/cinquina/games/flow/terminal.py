"""A game of Flow drawn for a terminal, from a view."""

from cinquina.core.game import LETTERS
from cinquina.games.flow.view import View


def picture(view: View) -> str:
    faces = {column: str(face + 1) for face, column in enumerate(view.white)}
    rows = ["     " + " ".join(faces.get(column, " ") for column in range(view.columns))]
    named = {row: str(face + 1) for face, row in enumerate(view.black)}
    for row, glyphs in enumerate(view.drawing):
        rows.append(f"   {named.get(row, ' ')} " + " ".join("·" if glyph == "." else glyph for glyph in glyphs))
    marks = " ".join(f"{'✓' if each.connected else '·'}{each.key}" for each in view.animals)
    rows += ["", f"   {marks}   ▒{view.supply}  ▲{view.birds}  #{view.round}.{view.turns_in_round}"]
    if view.tile is not None:
        rows.append(f"   [{view.tile.edges}] {view.tile.id}")
    if view.revealed:
        rows.append("   " + " ".join(f"[{tile.edges}] {tile.id}" for tile in view.revealed))
    for hand in view.hands:
        cards = "? " * hand.count if hand.cards is None else " ".join(f"{c.id}:{c.kind}" for c in hand.cards)
        rows.append(f"   {'>' if hand.seat == view.active else ' '}{LETTERS[hand.seat]} {cards}".rstrip())
    return "\n".join(rows)
