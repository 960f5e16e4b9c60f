"""The moments within an entry: what was done, then animal by animal what came of it, then how the game goes on."""

from typing import Any

from cinquina.core.listener import Beat
from cinquina.core.state import CHANCE
from cinquina.games.flow import GAME
from cinquina.games.flow.view import View
from tests.battery.play import watched

RULES = GAME.rules(GAME.setup(2, settings={"clock": "turns", "turns": 4, "first": "seat_a"}))
SOUTH = ["...B...", "...│...", ".......", "L──┴──K"]
NORTH = ["C──┬──D", "...│...", "...├..."]
EMPTY = ["C.....D", ".......", "......."]
STONES = ["6,4", "6,5"]  # of straights without one there are not enough
# The tile that joins the two animals of the south to the Boat.
LAYS: dict[str, Any] = {"tile": "M34", "obstacles": STONES}
PLACE = "place 5,3 r0"


class Film:
    """An entry, beat by beat: what is told, and what a spectator sees then."""

    def __init__(self, text: str, who: int = 0, **lying: Any) -> None:
        state = RULES.load(lying)
        _, told, beats = watched(state, who, RULES.parse(state, who, text))
        self.told = [[told[n].event.id for n in beat.told] for beat in beats]
        self.views = [seen(beat) for beat in beats]


def seen(beat: Beat) -> View:
    view = RULES.view(beat.state, None)
    assert isinstance(view, View)
    return view


def test_a_tile_lies_before_the_water_runs_from_each_animal():
    film = Film(PLACE, board=EMPTY + SOUTH, **LAYS)
    assert film.told == [["flow.placed"], ["flow.connected"], ["flow.connected"]]
    laid = film.views[0]
    assert (laid.tile, laid.phase, laid.active) == (None, "turn", 0)
    assert [tile.edges for tile in laid.tiles if tile.cell == (5, 3)] == ["NS"]
    assert film.views[-1].active == 1


def test_the_ways_of_a_won_game_are_shown_together():
    film = Film(PLACE, board=NORTH + SOUTH, **LAYS)
    assert film.told == [["flow.placed"], ["flow.connected", "flow.connected", "flow.won"]]
    assert [view.over for view in film.views] == [False, True]


def test_a_turn_is_seen_before_the_game_is_lost_by_it():
    """Nobody has anything to draw or to play."""
    film = Film(PLACE, board=EMPTY + SOUTH, supply=[], **LAYS)
    assert film.told == [["flow.placed"], ["flow.connected"], ["flow.connected"], ["flow.lost"]]
    assert [view.over for view in film.views] == [False, False, False, True]


def test_a_wave_is_one_beat_and_the_end_another():
    film = Film("wave 3 6", CHANCE, board=EMPTY + SOUTH, obstacles=STONES, phase="wave", supply=[])
    wave = ["flow.wave", *["flow.washed"] * 5]
    assert film.told == [wave, ["flow.lost"]]
    assert [tile.cell for tile in film.views[0].tiles] == [(4, 3)]
    assert [view.over for view in film.views] == [False, True]
