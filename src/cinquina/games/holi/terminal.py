"""A game of Holi drawn for a terminal, from a view.

1               2               3                    the lowest level first
  A B C D E F     A B C D E F     A B C D E F
1 · ∘ · · ∘ ·   1 · ∘ · · ∘ ·   1 · · · · · ·        ∘ sweets
2 ∘ R · · · ∘   2 ∘ · · · · ∘   2 · · · · · ·        R B Y G tokens; ṙ is not needed: a pawn is (R)
…
> A R  1C3  ▪23 ○2  ★1 = 12  [C01 C02 C03]  ▤9       > whose turn; pawn, tokens, sweets, so far = in all, hand, deck
"""

from itertools import zip_longest

from cinquina.core.game import LETTERS
from cinquina.games.holi.view import CardView, SeatView, View

NAMES = "ABCDEF"


def picture(view: View) -> str:
    tower = zip(*(level_lines(view, level) for level in range(len(view.levels))), strict=True)
    lines = ["   ".join(row).rstrip() for row in tower]
    lines += ["", *(seat_line(view, seat) for seat in view.seats)]
    if view.rivalry:
        lines += ["", *(f"{card.id} {card.name_en}: {card.text_en}" for card in view.rivalry)]
    own = next((seat for seat in view.seats if seat.seat == view.seat), None)
    if own is not None and own.hand:
        lines += ["", *hand_lines(own.hand)]
    return "\n".join(lines)


def level_lines(view: View, level: int) -> list[str]:
    """A pawn stands in brackets, a token on sweets is small."""
    pawns = {seat.pawn: seat.colour for seat in view.seats}
    sweets = {each.place: each.count for each in view.sweets}
    lines = [f"{level + 1}   {'  '.join(NAMES)} "]
    for row, marks in enumerate(view.levels[level]):
        cells = []
        for column, mark in enumerate(marks):
            place = f"{level + 1}{NAMES[column]}{row + 1}"
            after = "°" if place in sweets and mark != "." else " "
            shown = "·" if mark == "." else mark
            if place in sweets and mark == ".":
                shown = "∘" if sweets[place] == 1 else "8" if sweets[place] == 2 else str(sweets[place])
            cells.append(f"({pawns[place]})" if place in pawns else f" {shown}{after}")
        lines.append(f"{row + 1} {''.join(cells)}")
    width = max(map(len, lines))
    return [line.ljust(width) for line in lines]


def seat_line(view: View, seat: SeatView) -> str:
    turn = ">" if seat.seat == view.active and view.phase != "over" else " "
    foreign = "".join(f" {colour}{count}" for colour, count in seat.foreign.items())
    pile = " ".join(each.card.id if each.card else "?" for each in seat.discards[-3:])
    hand = " ".join(card.id for card in seat.hand) if seat.hand is not None else "? " * seat.hand_count
    state = f" ✗ {seat.finished}" if seat.finished else ""
    return (
        f"{turn} {LETTERS[seat.seat]} {seat.colour} {seat.pawn or '--'}  ▪{seat.tokens}{foreign}  ∘{seat.sweets}"
        f"  ★{seat.points} = {seat.total}  [{hand.strip()}] ▤{seat.deck_count}  ▥ {pile}{state}"
    ).rstrip()


def hand_lines(hand: list[CardView]) -> list[str]:
    blocks = [[card.id, *card.grid] for card in hand]
    return ["   ".join(part.ljust(4) for part in row).rstrip() for row in zip_longest(*blocks, fillvalue="")]
