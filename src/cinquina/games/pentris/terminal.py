"""A game of Pentris drawn for a terminal, from a view.

#1 ●○○ ●●○  ◖38 B  ✗3                   round, phase, turn; pieces in the bag and who holds it; discarded pieces
> Fw1          ~ Xw4 ✗                  > this turn, ~ earlier turns, * in hand, ? to be drafted; ✗ fits nowhere
      r*  v          r
  y   y          g   v   y
      g              v
r  3:Tb1×3  4:Lb2×2  5:Ts2×3  6:–×0     advanced: the stacks of each card, their top pieces
>A 12 ●●● r                             whose turn, points, tokens in hand, cards with an own token
10│·   ·   ·   ·   ·   ·   │            r a candy, r2 two, r* a star, rg* of two colours, j a popsicle, p2 platinum
 …
 1║r   y   y*  g   v2  j   ║            a complete row
   a   b   c   d   e   f
 + Ps1                                  personal pieces
"""

from cinquina.core.picture import own_first, side_by_side
from cinquina.core.who import LETTERS
from cinquina.games.pentris.view import CardView, PieceView, SeatView, View

WIDE = 4  # pieces, or chutes, side by side


def picture(view: View) -> str:
    blocks = [[status_lines(view)], available_lines(view)]
    blocks += [[card_line(card) for card in view.cards]] if view.level == "advanced" else []
    blocks.append(side_by_side([chute_lines(view, each) for each in own_first(view.seats, view.seat)]))
    return "\n".join("\n".join(line.rstrip() for line in block) for block in blocks if block)


def status_lines(view: View) -> str:
    phases = "●" * view.phase + "○" * (3 - view.phase)
    turns = "●" * view.turn + "○" * (3 - view.turn)
    return f"#{view.round} {phases} {turns}  ◖{len(view.bag)} {LETTERS[view.holder]}  ✗{len(view.discards)}"


def available_lines(view: View) -> list[str]:
    """Draw the available pieces in rows."""
    in_hand = view.hand.id if view.hand else ""
    shown = [(">", piece) for piece in view.current] + [("~", piece) for piece in view.previous]
    shown += [("?", piece) for piece in view.pool]
    shown += [("*", view.hand)] if view.hand and view.personal_hand else []
    drawn = [piece_lines(view, "*" if piece.id == in_hand else mark, piece) for mark, piece in shown]
    rows = [side_by_side(drawn[n : n + WIDE]) for n in range(0, len(drawn), WIDE)]
    return [line for row in rows for line in row]


def piece_lines(view: View, mark: str, piece: PieceView) -> list[str]:
    cells = dict(zip(view.shapes[piece.shape], piece.face, strict=True))
    wide, high = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
    fits = " ✗" if piece.placeable is False else ""
    return [f"{mark} {piece.id}{fits}"] + [
        "  " + "".join(f"{cells.get((x, y), ''):<4}" for x in range(wide)) for y in range(high - 1, -1, -1)
    ]


def card_line(card: CardView) -> str:
    stacks = "  ".join(
        f"{stack.number}:{stack.top.id if stack.top else ','.join(piece.id for piece in stack.pieces) or '–'}"
        f"×{len(stack.pieces)}"
        for stack in card.stacks
    )
    return f"{card.colour}  {stacks}"


def chute_lines(view: View, seat: SeatView) -> list[str]:
    cards = "".join(card.colour * card.tokens[seat.seat] for card in view.cards)
    turn = ">" if view.active == seat.seat and not view.over else " "
    lines = [f"{turn}{LETTERS[seat.seat]} {seat.points} {'●' * seat.tokens} {cards}"]
    if seat.chute is None:
        lines.append(f"  ▒{seat.placed}")
    else:
        for n, row in enumerate(seat.chute.rows):
            number = view.rows - n
            edge = "║" if number in seat.chute.complete else "│"
            lines.append(f"{number:>2}{edge}{''.join(f'{cell or chr(183):<4}' for cell in row)}{edge}")
        lines.append("   " + "".join(f"{letter:<4}" for letter in "abcdef"))
    lines += [f" + {' '.join(piece.id for piece in seat.personal)}"] if seat.personal else []
    return lines
