"""A game of Holi drawn for a terminal, from a view.

1   A  B  C  D  E  F    2   A  B  C  D  E  F    3   A  B  C  D  E  F     the lowest level first
1  ·  8  ·  ·  8  ·     1  ·  ∘  ·  ·  ∘  ·     1  ·  ·  ·  ·  ·  ·      ∘ one, 8 two sweets
2  8  R (R) ·  B  8     2  ∘  ·  ·  ·  R° ∘     2  ·  ·  ·  ·  ·  ·      R a token, R° on sweets, (R) a pawn
…

> A R 1C2  ▪23 B1  ∘2  ★1 = 12  [C01 C02 C03] ▤9  ▥ C05 ?
  whose turn, colour, pawn, own tokens and others held, sweets, so far = in all, hand, deck, the last discards

V05 Four Corners · Quattro angoli  4 0                                   a Rivalry card, and its points per seat
    2 points for each of your tokens in a corner. · 2 punti per ogni tuo segnalino in un angolo.

C01    C10                                                               the own hand
###    #*#
...    .#.
...    ...
C01 Line · Linea, C10 Embrace · Abbraccio
"""

from cinquina.core.game import LETTERS
from cinquina.games.holi.view import CardView, RivalryView, SeatView, View

NAMES = "ABCDEF"
SWEETS = {1: "∘", 2: "8"}
MARKS = "①②③"  # levels
LAST = 3  # discards that are shown


def picture(view: View) -> str:
    tower = zip(*(level_lines(view, level) for level in range(len(view.levels))), strict=True)
    lines = ["   ".join(row).rstrip() for row in tower]
    lines += ["", *(seat_line(view, seat) for seat in view.seats)]
    if view.rivalry:
        lines += ["", *(line for card in view.rivalry for line in rivalry_lines(card))]
    own = next((seat for seat in view.seats if seat.seat == view.seat), None)
    if own is not None and own.hand:
        lines += ["", *hand_lines(own.hand)]
    return "\n".join(lines)


def level_lines(view: View, level: int) -> list[str]:
    pawns = {seat.pawn: seat.colour for seat in view.seats}
    sweets = {each.place: SWEETS.get(each.count, str(each.count)) for each in view.sweets}
    lines = [f"{MARKS[level]}  {'  '.join(NAMES)} "]
    for row, marks in enumerate(view.levels[level]):
        places = [f"{level + 1}{letter}{row + 1}" for letter in NAMES]
        cells = [
            cell(mark, pawns.get(place), sweets.get(place)) for mark, place in zip(marks, places, strict=True)
        ]
        lines.append(f"{row + 1} {''.join(cells)}")
    return [line.ljust(len(lines[0])) for line in lines]


def cell(mark: str, pawn: str | None, sweets: str | None) -> str:
    if pawn is not None:
        return f"({pawn})"
    if mark == ".":
        return f" {sweets or '·'} "
    return f" {mark}{'°' if sweets else ' '}"


def seat_line(view: View, seat: SeatView) -> str:
    turn = ">" if seat.seat == view.active and view.phase != "over" else " "
    foreign = "".join(f" {colour}{count}" for colour, count in seat.foreign.items())
    hand = ["?"] * seat.hand_count if seat.hand is None else [card.id for card in seat.hand]
    pile = [each.card.id if each.card else "?" for each in seat.discards[-LAST:]]
    finished = f"  ✗ {seat.finished}" if seat.finished else ""
    return (
        f"{turn} {LETTERS[seat.seat]} {seat.colour} {seat.pawn or '---'}  ▪{seat.tokens}{foreign}  ∘{seat.sweets}"
        f"  ★{seat.points} = {seat.total}  [{' '.join(hand)}] ▤{seat.deck_count}  ▥ {' '.join(pile)}{finished}"
    ).rstrip()


def rivalry_lines(card: RivalryView) -> list[str]:
    """In both languages: a picture does not know which one is read."""
    points = "" if card.rule else f"  {' '.join(map(str, card.points))}"
    return [
        f"{card.id} {card.name_en} · {card.name_it}{points}",
        f"    {card.text_en} · {card.text_it}",
    ]


def hand_lines(hand: list[CardView]) -> list[str]:
    blocks = [[card.id, *card.grid] for card in hand]
    names = ", ".join(f"{card.id} {card.name_en} · {card.name_it}" for card in hand)
    return [*("   ".join(part.ljust(4) for part in row).rstrip() for row in zip(*blocks, strict=True)), names]
