"""Random games, played by the engine and by the oracle side by side: the same choices, the same results."""

from random import Random

import pytest

from cinquina.core import state as core
from cinquina.core.errors import Invalid
from cinquina.core.registry import find
from cinquina.core.state import CHANCE, OVER
from cinquina.core.who import LETTERS
from cinquina.games.holi.rulebook import Rulebook
from cinquina.games.holi.rules import scoring
from cinquina.games.holi.rules.position import Position
from cinquina.games.holi.rules.tower import COLOURS
from tests.games.holi.oracle import BOARD, CORNERS, Player, Table, name

COMPILED = not str(core.__file__).endswith(".py")
GAMES = 3 if COMPILED else 1  # of each number of seats
CARDS = [*(f"V{n:02}" for n in range(1, 16)), *(f"G{n:02}" for n in range(1, 7))]


def random_game(rng: Random, seats: int) -> tuple[Rulebook, Position, Table]:
    game = find("holi")
    settings = {
        "rain_catch": rng.choice(["column", "adjacent"]),
        "empty_reserve": rng.choice(["immediately", "end_of_turn"]),
        "last_tiebreak": rng.choice(["turn_order", "shared"]),
        "first_player": rng.choice(LETTERS[:seats]),
    }
    cards = rng.sample(CARDS, rng.randint(0, 3))
    rules = game.rules(game.setup(seats, "chosen", {**settings, "rivalry_cards": cards}))
    assert isinstance(rules, Rulebook)
    corners = rng.sample(CORNERS, seats)
    table = Table(
        [Player((1, *corner)) for corner in corners],
        LETTERS.index(settings["first_player"]),
        set(cards),
        settings,
    )
    state = rules.start()
    order = [(table.first + k) % seats for k in range(seats)]
    for seat in order:
        state.apply(seat, rules.parse(state, seat, f"corner {name(corners[seat])}"))
    for seat in order:
        draw(rng, rules, state, table, seat)
    return rules, state, table


def draw(rng: Random, rules: Rulebook, state: Position, table: Table, seat: int) -> None:
    player = table.players[seat]
    assert {text.removeprefix("draw ") for text in rules.texts(state, CHANCE)} == player.deck
    card = rng.choice(sorted(player.deck))
    player.deck.remove(card)
    player.hand.add(card)
    state.apply(CHANCE, rules.parse(state, CHANCE, f"draw {card}"))


def compare(rules: Rulebook, state: Position, table: Table) -> None:
    data = rules.dump(state)
    for z in (1, 2, 3):
        marks = [COLOURS[table.tokens[z, *cell]] if (z, *cell) in table.tokens else "." for cell in BOARD]
        assert "".join(data[f"level{z}"]) == "".join(marks)
    assert data["sweets"] == [
        f"{z}{name(cell)}" for z in (1, 2, 3) for cell in BOARD if (z, *cell) in table.sweets
    ]
    for seat, player in enumerate(table.players):
        found = data[LETTERS[seat]]
        held = {COLOURS[c]: n for (owner, c), n in table.held.items() if owner == seat != c and n}
        assert found["pawn"] == f"{player.pawn[0]}{name(player.pawn[1:])}"
        assert found["hand"] == sorted(player.hand)
        assert found["discards"] == [f"{card}{'↓' if down else '↑'}" for card, down in player.pile]
        assert (found["tokens"], found["holds"]) == (table.held[seat, seat], held)
        assert (found["sweets"], found["score"]) == (player.sweets, player.points)
        assert found["finished"] == player.finished
        assert scoring.total(state, seat) == table.total(seat)


def check_invariants(state: Position, table: Table) -> None:
    """Those that the law lists after its section Legality."""
    for colour in range(len(table.players)):
        lying = sum(each == colour for each in table.tokens.values())
        assert lying + sum(n for (_, c), n in table.held.items() if c == colour) == 25
    assert sum(table.sweets.values()) + sum(player.sweets for player in table.players) == 24
    pawns = [player.pawn for player in table.players]
    assert len(set(pawns)) == len(pawns)
    for z, x, y in pawns:
        assert (z, x, y) not in table.tokens and (z, x, y) not in table.sweets
        assert (z + 1, x, y) not in table.tokens
    if table.settings["rain_catch"] == "column":
        assert all(z == 1 or (z - 1, x, y) in table.tokens for z, x, y in table.tokens)
    for player in table.players:
        assert len(player.hand) + len(player.deck) + len(player.pile) == 13


def take_one(rng: Random, rules: Rulebook, state: Position, table: Table, style: str = "") -> None:
    """One action on both sides, one of that style if there is any; and the cards drawn after a turn."""
    seat, actions = table.active, table.actions()
    liked = [text for text in actions if text.startswith(style)]
    text = rng.choice(sorted(liked or actions))
    state.apply(seat, rules.parse(state, seat, text))
    if text != "end_turn":
        table.do(text)
        return
    while table.wants_card():
        assert state.turn() == CHANCE
        draw(rng, rules, state, table, seat)
    table.next()


def one_game(rng: Random, seats: int) -> Table:
    rules, state, table = random_game(rng, seats)
    # Some players climb whenever they can, else the upper levels stay empty; some throw face up, and run out of tokens.
    style = rng.choice(["any", "climb", "up"])
    while state.turn() != OVER:
        compare(rules, state, table)
        check_invariants(state, table)
        seat = table.active
        assert [*state.waiting()] == [seat]
        actions = table.actions()
        assert set(rules.texts(state, seat)) == actions
        take_one(rng, rules, state, table, style)
    assert table.over
    compare(rules, state, table)
    assert [state.rank(seat) for seat in range(seats)] == table.ranks()
    return table


@pytest.mark.both
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games(seats: int):
    rng = Random(seats)
    ends = [player.finished for _ in range(GAMES) for player in one_game(rng, seats).players]
    assert len(ends) == GAMES * seats
    assert "cards" in ends


def robbed(rng: Random, rules: Rulebook, state: Position, table: Table) -> Table | None:
    """The same moment with all that the active seat could throw in another reserve: what each of its ways leads to must
    be the same; None if it is stuck by the law."""
    seat, data = table.active, rules.dump(state)
    other = (seat + 1) % len(table.players)
    holds = data[LETTERS[other]]["holds"]
    holds[COLOURS[seat]] = holds.get(COLOURS[seat], 0) + data[LETTERS[seat]].pop("tokens")
    poor = table.after_nothing()
    poor.held[other, seat] += poor.held[seat, seat]
    poor.held[seat, seat] = 0
    if not poor.can_reach():
        with pytest.raises(Invalid, match="cannot come to a throw"):
            rules.load(data)
        return None
    position = rules.load(data)
    while (actions := poor.actions()) and "throw" not in poor.used:
        assert set(rules.texts(position, seat)) == actions
        assert poor.tokens_left() or not any(text.startswith(("up", "down")) for text in actions)
        text = rng.choice(sorted(actions))
        position.apply(seat, rules.parse(position, seat, text))
        poor.do(text)
        compare(rules, position, poor)
    return poor


@pytest.mark.both
@pytest.mark.parametrize("seats", [2, 3])
def test_a_turn_without_tokens(seats: int):
    """holi R36, which only a position that was set up can show."""
    rng = Random(f"{seats} robbed")
    found = []
    for _ in range(GAMES):
        rules, state, table = random_game(rng, seats)
        while state.turn() != OVER:
            if not table.used:
                found.append(robbed(rng, rules, state, table))
            take_one(rng, rules, state, table)
    assert any(each is None for each in found) and any(each is not None for each in found)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_many_random_games(seats: int):
    rng = Random(f"{seats} soak")
    ends = {player.finished for _ in range(360) for player in one_game(rng, seats).players}
    assert ends == {"cards", "tokens", "stuck"}
