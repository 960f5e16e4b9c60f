"""Hints: the best a seat can do and up to two alternatives, what each brings, and why.

The search says what is best. The reasons come from the features of the position that the seat would reach in this turn,
and what is expected in the end from playing on.
Everything is thought about in a position where what the seat cannot know was imagined anew.
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
from cinquina.bots.together import options
from cinquina.core.brings import Brought
from cinquina.core.effort import Effort
from cinquina.core.errors import Invalid
from cinquina.core.event import Event
from cinquina.core.registry import find
from cinquina.core.rng import Rng
from cinquina.core.rules import Rules
from cinquina.core.state import State

ALTERNATIVES = 2
REASONS = 2
COMPARED = 6  # other options, from all there are, whose mean the best is compared with
WORTH_NAMING = 0.02  # an alternative was tried at least so often, as a share of all that was tried
AHEAD = 1500  # positions looked at, at each step, to find what a turn aims for
LONGEST = 60  # decisions of one turn
NO_PLAYOUTS = Budget(0)


class Option(NamedTuple):
    """One thing to do: what it brings at once, why, and what it is expected to bring in the end."""

    action: int
    brings: tuple[Brought, ...]
    reasons: list[Event]
    expected: Event | None
    ahead: bool  # do the reasons count on what the seat decides next in this turn?


def advise(
    rules: Rules,
    state: State,
    seat: int,
    rng: Rng,
    effort: Effort,
    playouts: Budget = NO_PLAYOUTS,
    cores: int = 1,
) -> list[Option]:
    """The best first. A game against the clock is thought about as if none ran."""
    if effort.simulations < 1:
        raise Invalid("$.simulations", f"{effort.simulations} simulations: at least one is needed")
    calm = rules.without_clock()
    seen = state.copy() if calm is rules else calm.load(rules.dump(state))
    seen.imagine(seat, rng)
    advisor = Advisor(calm, seen, seat)
    options = advisor.options(ranked(calm, seen, seat, rng, effort, cores))
    return advisor.with_expectation(options, playouts, rng)


def against(rules: Rules, state: State, seat: int, chosen: int, best: int) -> list[Event]:
    """What a decision lacks, and perhaps has, beside the best: without a search, by what a seat may know."""
    calm = rules.without_clock()
    seen = state.copy() if calm is rules else calm.load(rules.dump(state))
    seen.imagine(seat, Rng(0, "against"))
    advisor = Advisor(calm, seen, seat)
    aim, _ = advisor.aim(best)
    return advisor.reasons.for_and_against(advisor.aim(chosen)[0], aim) or [ReasonEven()]


def ranked(rules: Rules, seen: State, seat: int, rng: Rng, effort: Effort, cores: int = 1) -> list[int]:
    """What the search tried enough to speak of, the best first; then what looks good besides."""
    actions = rules.actions(seen, seat)
    if len(actions) == 1:
        return actions
    found = options(rules, seen, seat, rng, effort, cores)
    least = WORTH_NAMING * sum(visits for _, visits, _ in found)
    tried = [action for action, visits, _ in found if visits >= least]
    if len(tried) > ALTERNATIVES:
        return tried
    # A search that is sure of itself leaves the alternatives to the evaluation.
    greedy = GreedyPlayer(rules.max_actions, rules.evaluation(), budget=AHEAD)
    good = [action for action, _ in greedy.weighed(seen, seat)[:COMPARED]]
    return tried + [action for action in good if action not in tried]


class Advisor:
    """Puts into words what was found for a seat, in a position where all is what the seat may know or imagine."""

    def __init__(self, rules: Rules, seen: State, seat: int) -> None:
        self.rules = rules
        self.seen = seen
        self.seat = seat
        self.reasons = Reasons(rules, seen, seat)
        self.greedy = GreedyPlayer(rules.max_actions, rules.evaluation(), budget=AHEAD)

    def options(self, tried: list[int]) -> list[Option]:
        best, *rest = tried
        aim, ahead = self.aim(best)
        options = [self.option(best, self.why_best(best, aim), ahead)]
        aims = [aim]
        for each in rest:
            if len(options) > ALTERNATIVES:
                break
            other, ahead = self.aim(each)
            if other not in aims:  # the same in another order is no alternative
                aims.append(other)
                found = self.reasons.for_and_against(other, aim)
                options.append(self.option(each, found or [ReasonEven()], ahead))
        return options

    def option(self, action: int, reasons: list[Event], ahead: bool) -> Option:
        return Option(action, self.rules.brings(self.seen, self.seat, action), reasons, None, ahead)

    def with_expectation(self, options: list[Option], playouts: Budget, rng: Rng) -> list[Option]:
        """Said only where there were enough playouts for it."""
        if playouts.playouts < odds.ENOUGH:
            return options
        prospects = Prospects(self.rules, int(rng.bits()))
        brought = prospects.compared(self.seen, self.seat, [each.action for each in options], playouts)
        return weighed(self.rules, options, brought)

    def why_best(self, action: int, aim: Aim) -> list[Event]:
        """Against what else could be done: a few of all the options, good and bad."""
        others = [each for each in self.rules.actions(self.seen, self.seat) if each != action]
        if not others:
            return [ReasonOnly()]
        few = others[:: -(-len(others) // COMPARED)]
        aims = [self.aim(each)[0] for each in few]
        if all(each == aim for each in aims):
            return [ReasonSame()]
        return self.reasons.speaking_for(aim, aims, REASONS) or [ReasonTried()]

    def aim(self, action: int) -> tuple[Aim, bool]:
        """The best position that the seat reaches by itself from there; has it to decide on the way?"""
        state = self.seen.copy()
        state.apply(self.seat, action)
        steps = 0
        while steps < LONGEST and self.greedy.goes_on(state, self.seat):
            state.apply(self.seat, self.greedy.weighed(state, self.seat)[0][0])
            steps += 1
        return self.reasons.aim(state), steps > 0


def weighed(rules: Rules, options: list[Option], brought: list[list[float]]) -> list[Option]:
    """With what each brought in the end, so that no alternative looks better than what is called the best.

    Where the playouts say clearly that one is better, they and the search are of two minds, and no figure is told.
    """
    best = brought[0]
    if len(best) < odds.ENOUGH or any(odds.clearly_more(each, best) for each in brought[1:]):
        return options
    first = odds.told(best)
    found = [options[0]._replace(expected=expected(rules, first) if first else None)]
    for option, each in zip(options[1:], brought[1:], strict=True):
        if not odds.clearly_more(best, each):
            even = option.reasons == [ReasonEven()]  # which says it already
            found.append(option._replace(expected=None if even else ExpectedEven()))
            continue
        own = odds.told(each)
        less = expected(rules, own) if first and own and own.middle < first.middle else ExpectedLess()
        reasons: list[Event] = [ReasonWorse()] if option.reasons == [ReasonEven()] else option.reasons
        found.append(option._replace(expected=less, reasons=reasons))
    return found


def expected(rules: Rules, found: odds.Range) -> Event:
    """In words that fit the game: alone, as a team, against others."""
    game = find(rules.setup.game)
    text = "core.expected_team" if game.cooperative else "core.expected_win"
    if rules.setup.seats == 1:
        text = f"{game.id}.expected_solo"
    return Expected(text, found.kind, found.least, found.most)
