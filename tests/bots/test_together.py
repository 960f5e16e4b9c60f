"""Two processes that think about the same decision."""

from cinquina.bots.roster import reproducible_effort
from cinquina.bots.together import add_up, search_options
from cinquina.core.rng import Rng
from cinquina.core.state import CHANCE
from cinquina.games import find
from tests.battery.play import drawn


def test_what_two_processes_tried_is_added_up():
    assert add_up([[(5, 3, 0.5), (7, 1, 1.0)], [(7, 4, 0.25)]]) == [(7, 5, 0.4), (5, 3, 0.5)]


def test_each_process_makes_the_whole_effort():
    game = find("foldris")
    rules = game.rules(game.setup(1))
    state, rng = rules.start(), Rng(1)
    while state.turn() == CHANCE:
        state.apply(CHANCE, drawn(rules, state, rng))
    effort = reproducible_effort(rules)._replace(simulations=3, depth=0)
    found = search_options(rules, state, 0, Rng(1), effort, cores=2)
    assert sum(visits for _, visits, _ in found) == 6
    assert all(state.legal(0, action) for action, _, _ in found)
    alone = search_options(rules, state, 0, Rng(1), effort)
    assert sum(visits for _, visits, _ in alone) == 3
