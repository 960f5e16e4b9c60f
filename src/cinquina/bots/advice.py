"""Hints: the best option of a seat and up to two alternatives, with their effects and reasons.

The search ranks the options. The reasons come from the features of the position the seat would reach in this turn, the
expected result from playouts. Everything is computed in a position whose hidden parts were resampled for the seat.
"""

from typing import NamedTuple

from cinquina.bots import odds
from cinquina.bots.events import (
    Expected,
    ExpectedEven,
    ExpectedLess,
    ReasonEven,
    ReasonOnly,
    ReasonSame,
    ReasonTried,
    ReasonWorse,
)
from cinquina.bots.prospects import Budget, Prospects
from cinquina.bots.reasons import Aim, Reasons
from cinquina.bots.search.player import GreedyPlayer
from cinquina.bots.together import search_options
from cinquina.core.brings import Brought
from cinquina.core.effort import Effort
from cinquina.core.errors import Invalid
from cinquina.core.event import Event
from cinquina.core.rng import Rng
from cinquina.core.rules import Rules
from cinquina.core.state import State

ALTERNATIVES = 2
REASONS = 2
COMPARED = 6  # further options whose mean the best is compared with
WORTH_NAMING = 0.02  # least share of all visits for an option to count as an alternative
AHEAD = 1500  # positions examined per step to find the aim of a turn
LONGEST = 60  # most decisions of one turn
NO_PLAYOUTS = Budget(0)


class Option(NamedTuple):
    """An option: its immediate effects, the reasons for it, and its expected result."""

    action: int
    brings: tuple[Brought, ...]
    reasons: list[Event]
    expected: Event | None
    ahead: bool  # do the reasons assume further decisions of the seat in this turn?


def advise(
    rules: Rules,
    state: State,
    seat: int,
    rng: Rng,
    effort: Effort,
    playouts: Budget = NO_PLAYOUTS,
    cores: int = 1,
) -> list[Option]:
    """Return the options, best first. A real-time game is analysed without its clock."""
    if effort.simulations < 1:
        raise Invalid("$.simulations", f"{effort.simulations} simulations: at least one is needed")
    calm = rules.without_clock()
    seen = state.copy() if calm is rules else calm.load(rules.dump(state))
    seen.imagine(seat, rng)
    advisor = Advisor(calm, seen, seat)
    options = advisor.options(rank_actions(calm, seen, seat, rng, effort, cores))
    return advisor.with_expectation(options, playouts, rng)


def reasons_against(rules: Rules, state: State, seat: int, chosen: int, best: int) -> list[Event]:
    """Return the disadvantages of a decision compared with the best one, then its advantages.

    Uses no search, only the knowledge of the seat.
    """
    calm = rules.without_clock()
    seen = state.copy() if calm is rules else calm.load(rules.dump(state))
    seen.imagine(seat, Rng(0, "against"))
    advisor = Advisor(calm, seen, seat)
    aim, _ = advisor.find_aim(best)
    return advisor.reasons.reasons_for_and_against(advisor.find_aim(chosen)[0], aim) or [ReasonEven()]


def rank_actions(rules: Rules, seen: State, seat: int, rng: Rng, effort: Effort, cores: int = 1) -> list[int]:
    """Return the actions the search visited often enough, best first, then the evaluation's best others."""
    actions = rules.actions(seen, seat)
    if len(actions) == 1:
        return actions
    found = search_options(rules, seen, seat, rng, effort, cores)
    least = WORTH_NAMING * sum(visits for _, visits, _ in found)
    tried = [action for action, visits, _ in found if visits >= least]
    if len(tried) > ALTERNATIVES:
        return tried
    # If the search settled on one action, the alternatives come from the evaluation.
    greedy = GreedyPlayer(rules.max_actions, rules.evaluation(), budget=AHEAD)
    good = [action for action, _ in greedy.weigh_all(seen, seat)[:COMPARED]]
    return tried + [action for action in good if action not in tried]


class Advisor:
    """Puts the findings for a seat into words, in a position resampled for that seat."""

    def __init__(self, rules: Rules, seen: State, seat: int) -> None:
        self.rules = rules
        self.seen = seen
        self.seat = seat
        self.reasons = Reasons(rules, seen, seat)
        self.greedy = GreedyPlayer(rules.max_actions, rules.evaluation(), budget=AHEAD)

    def options(self, tried: list[int]) -> list[Option]:
        best, *rest = tried
        aim, ahead = self.find_aim(best)
        options = [self.make_option(best, self.why_best(best, aim), ahead)]
        aims = [aim]
        for each in rest:
            if len(options) > ALTERNATIVES:
                break
            other, ahead = self.find_aim(each)
            if other not in aims:  # another order of the same decisions is no alternative
                aims.append(other)
                found = self.reasons.reasons_for_and_against(other, aim)
                options.append(self.make_option(each, found or [ReasonEven()], ahead))
        return options

    def make_option(self, action: int, reasons: list[Event], ahead: bool) -> Option:
        return Option(action, self.rules.brings(self.seen, self.seat, action), reasons, None, ahead)

    def with_expectation(self, options: list[Option], playouts: Budget, rng: Rng) -> list[Option]:
        """Add the expected results if there were enough playouts."""
        if playouts.playouts < odds.ENOUGH:
            return options
        prospects = Prospects(self.rules, int(rng.bits()))
        brought = prospects.compare_actions(self.seen, self.seat, [each.action for each in options], playouts)
        return add_expectations(self.rules, options, brought)

    def why_best(self, action: int, aim: Aim) -> list[Event]:
        """Return the reasons for the best action, against a sample of good and bad options."""
        others = [each for each in self.rules.actions(self.seen, self.seat) if each != action]
        if not others:
            return [ReasonOnly()]
        few = others[:: -(-len(others) // COMPARED)]
        aims = [self.find_aim(each)[0] for each in few]
        if all(each == aim for each in aims):
            return [ReasonSame()]
        return self.reasons.reasons_for(aim, aims, REASONS) or [ReasonTried()]

    def find_aim(self, action: int) -> tuple[Aim, bool]:
        """Return the best position that the seat can reach alone after `action`, and whether it has further decisions
        to make."""
        state = self.seen.copy()
        state.apply(self.seat, action)
        steps = 0
        while steps < LONGEST and self.greedy.must_decide_again(state, self.seat):
            state.apply(self.seat, self.greedy.weigh_all(state, self.seat)[0][0])
            steps += 1
        return self.reasons.find_aim(state), steps > 0


def add_expectations(rules: Rules, options: list[Option], brought: list[list[float]]) -> list[Option]:
    """Add the expected results. No alternative may look better than the option called the best.

    If the playouts clearly prefer an alternative, they contradict the search, and no figures are given.
    """
    best = brought[0]
    if len(best) < odds.ENOUGH or any(odds.is_clearly_more(each, best) for each in brought[1:]):
        return options
    first = odds.estimate(best)
    found = [options[0]._replace(expected=expectation_of(rules, first) if first else None)]
    for option, each in zip(options[1:], brought[1:], strict=True):
        if not odds.is_clearly_more(best, each):
            even = option.reasons == [ReasonEven()]  # the reason says so already
            found.append(option._replace(expected=None if even else ExpectedEven()))
            continue
        own = odds.estimate(each)
        less = expectation_of(rules, own) if first and own and own.middle < first.middle else ExpectedLess()
        reasons: list[Event] = [ReasonWorse()] if option.reasons == [ReasonEven()] else option.reasons
        found.append(option._replace(expected=less, reasons=reasons))
    return found


def expectation_of(rules: Rules, found: odds.Range) -> Event:
    """Return the expected result in words for a single player, a team or opponents."""
    game = rules.game
    text = "core.expected_team" if game.cooperative else "core.expected_win"
    if rules.setup.seats > 1:
        return Expected(text, found.kind, found.least, found.most)
    low, high = (round(share * rules.most_solo()) for share in found.shares)
    return Expected(f"{game.id}.expected_solo", found.kind, found.least, found.most, low, high, high - low)
