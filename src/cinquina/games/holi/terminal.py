"""A game of Holi drawn for a terminal, from a view.

1   A  B  C  D  E  F    2   A  B  C  D  E  F    3   A  B  C  D  E  F     the lowest level first
1  ·  8  ·  ·  8  ·     1  ·  ∘  ·  ·  ∘  ·     1  ·  ·  ·  ·  ·  ·      ∘ one, 8 two sweets
2  8  R (R) ·  B  8     2  ∘  ·  ·  ·  R° ∘     2  ·  ·  ·  ·  ·  ·      R a token, R° on sweets, (R) a pawn
…

> A R 1C2  ▪23 B1  ∘2  ★1 = 12  [C01 C02 C03] ▤9  ▥ C05 ?
  whose turn, colour, pawn, own tokens and others held, sweets, so far = in all, hand, deck, the last discards

V05 ★4 0   G02                                                           Rivalry cards, and their points per seat

C01    C10                                                               the own hand
###    #*#
...    .#.
...    ...
"""

from cinquina.core.event import Event
from cinquina.core.who import LETTERS
from cinquina.games.holi.events import Finished, LegendCard, LegendRivalry
from cinquina.games.holi.view import CardView, RivalryView, SeatView, View

NAMES = "ABCDEF"
SWEETS = {1: "∘", 2: "8"}
MARKS = "①②③"  # levels
LAST = 3  # discards shown


def picture(view: View) -> str:
    tower = zip(*(level_lines(view, level) for level in range(len(view.levels))), strict=True)
    lines = ["   ".join(row).rstrip() for row in tower]
    lines += ["", *(seat_line(view, seat) for seat in view.seats)]
    if view.rivalry:
        lines += ["", "   ".join(rivalry_text(card) for card in view.rivalry)]
    if hand := own_hand(view):
        lines += ["", *hand_lines(hand)]
    return "\n".join(lines)


def legend(view: View) -> list[Event]:
    """Return the finished seats with the reason, the Rivalry cards, and the cards of the own hand."""
    finished = [Finished(seat.seat, seat.finished) for seat in view.seats if seat.finished]
    rivalry = [LegendRivalry(card.id, card.id, card.about) for card in view.rivalry]
    return [*finished, *rivalry, *(LegendCard(card.id, card.id) for card in own_hand(view))]


def own_hand(view: View) -> list[CardView]:
    return next((seat.hand or [] for seat in view.seats if seat.seat == view.seat), [])


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
    finished = "  ✗" if seat.finished else ""
    return (
        f"{turn} {LETTERS[seat.seat]} {seat.colour} {seat.pawn or '---'}  ▪{seat.tokens}{foreign}  ∘{seat.sweets}"
        f"  ★{seat.points} = {seat.total}  [{' '.join(hand)}] ▤{seat.deck_count}  ▥ {' '.join(pile)}{finished}"
    ).rstrip()


def rivalry_text(card: RivalryView) -> str:
    return card.id if card.rule else f"{card.id} ★{' '.join(map(str, card.points))}"


def hand_lines(hand: list[CardView]) -> list[str]:
    blocks = [[card.id, *card.grid] for card in hand]
    return ["   ".join(part.ljust(4) for part in row).rstrip() for row in zip(*blocks, strict=True)]
