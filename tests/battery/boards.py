"""A board is shared by all who look on: it comes from what everybody knows, and nobody changes it."""

import msgspec

from cinquina.core.memo import Memo
from cinquina.core.rules import Rules
from cinquina.core.state import State
from tests.battery.words import difference, need, viewer_text


def check_board(rules: Rules, state: State, memo: Memo) -> None:
    """Check that a board with memoised parts of other positions equals a fresh one, also after seats saw it."""
    board, afresh = rules.board(state, memo), rules.board(state, Memo())
    encoded = msgspec.json.encode(board)
    need(
        encoded == msgspec.json.encode(afresh),
        f"a remembered board is another one: {difference(plain(afresh), plain(board), 'board')}",
    )
    for seat in map(int, state.waiting()):
        check_choices(rules, state, seat, memo)
    for seat in range(rules.setup.seats):
        own = rules.own_view(state, seat, board)
        need(
            msgspec.json.encode(board) == encoded,
            f"the view of {viewer_text(seat)} changes the board that all share",
        )
        need(
            msgspec.json.encode(own) == msgspec.json.encode(rules.view(state, seat)),
            f"the view of {viewer_text(seat)} is another one on a remembered board",
        )


def check_choices(rules: Rules, state: State, seat: int, memo: Memo) -> None:
    """Choices that a game names by a key are the same wherever the key is."""
    if (key := rules.choices_key(state, seat)) is not None:
        made = msgspec.json.encode(rules.choices(state, seat))
        kept = memo.get_or_make(("choices of", seat, key), lambda: made)
        need(kept == made, f"other choices of {viewer_text(seat)} have the same key {key}")


def plain(board: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(board))
