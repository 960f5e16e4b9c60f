"""Monte Carlo tree search over the contract, for every game.

One tree, and a fresh guess of all that the seat cannot know for each walk through it (information set search).
Chance is drawn by its weights; each action of the seat meets the same luck, so that they compare fairly. Every seat
maximises what it gets itself. Seats that decide in the same moment do so one after the other, each without regard to
what the others chose: its experience is kept aside, once for all their choices.
"""

from math import log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.bots.search.guided import Guided
from cinquina.bots.search.nodes import (
    ACTION,
    ASIDE,
    CHILD,
    DECIDER,
    FIELDS,
    NEXT,
    NONE,
    OFFERED,
    ROOT,
    VISITS,
    WIDTH,
    Nodes,
)
from cinquina.bots.search.offers import Offers
from cinquina.bots.search.player import GreedyPlayer
from cinquina.bots.search.scale import Scale, Spread
from cinquina.core.effort import Effort
from cinquina.core.playout import buffer, zeros
from cinquina.core.rng import Rng
from cinquina.core.state import CHANCE, OVER, Evaluation, State

DEEPEST: Final = 1000  # steps of a walk through the tree
LEAST_CURIOSITY: Final = 0.01  # something is tried even where all seems the same


class Search:
    """Thinks about a position for a seat: `begin`, `run` as often as there is time, and `best` at any moment."""

    def __init__(
        self,
        max_actions: i64,
        seats: i64,
        evaluation: Evaluation | None,
        effort: Effort,
        hidden: bool = False,
        shared: bool = False,
        guide: Evaluation | None = None,
    ) -> None:
        """The evaluation orders the first decision, the guide (by default the same) what follows, playouts included."""
        self.seats: i64 = seats
        self.guide: Evaluation | None = guide if guide is not None else evaluation
        self.hidden: bool = hidden and seats > 1
        self.first: i64 = effort.first
        self.more: float = effort.more
        self.widest: i64 = effort.widest
        self.ripe: i64 = effort.ripe
        self.exploration: float = effort.exploration
        self.scale: Scale = Scale(effort.midpoint, effort.scale, shared or seats == 1)
        self.guided: Guided = Guided(max_actions, seats, self.guide, effort, self.scale)
        self.nodes: Nodes = Nodes(effort.nodes)
        self.offers: Offers = Offers(max_actions)
        self.greedy: GreedyPlayer | None = None
        if evaluation is not None:
            self.greedy = GreedyPlayer(max_actions, evaluation, budget=effort.ahead)
        self.out: vec[i64] = buffer(max_actions)
        self.values: vec[float] = zeros(max_actions)  # of those kept
        self.weighed: vec[float] = zeros(max_actions)  # of all
        self.path: vec[i64] = buffer(3 * DEEPEST + 4)  # nodes of the walk
        self.movers: vec[i64] = buffer(3 * DEEPEST + 4)  # who came to each of them
        self.steps: i64 = 0
        self.results: Spread = Spread()  # for the seat that thinks
        self.curiosity: float = 0.0
        self.seat: i64 = 0
        self.state: State | None = None
        self.rng: Rng = Rng(0)
        self.salt: i64 = 0
        self.root: i64 = ROOT  # what happened since; NONE: nothing that is in the tree
        self.known: bool = False  # and that was all

    # -- from outside

    def begin(self, state: State, seat: i64, rng: Rng) -> None:
        """Think about this position from now on. What the seat cannot know is replaced before anything is read."""
        seen = state.copy()
        seen.imagine(seat, rng)
        if not self.known or seat != self.seat:
            self.nodes.clear()
        elif self.root != ROOT:
            self.nodes.keep(self.root)
        self.root = ROOT
        self.known = False
        self.state = seen
        self.seat = seat
        self.rng = rng
        self.salt = rng.bits()
        self.results = Spread()
        self.scale.restart()

    def run(self, simulations: i64) -> None:
        """So many walks more."""
        while simulations > 0:
            self.simulate()
            simulations -= 1

    def forced(self) -> i64:
        """The only action there is, or -1."""
        assert self.state is not None
        return self.out[0] if self.state.actions(self.seat, self.out) == 1 else -1

    def best(self) -> i64:
        """The action that was tried most; of equals the one that did better. -1: nothing was tried yet."""
        fields = self.nodes.fields
        worth = self.nodes.worth
        best: i64 = NONE
        node: i64 = fields[ROOT * FIELDS + CHILD]
        while node != NONE:
            visits: i64 = fields[node * FIELDS + VISITS]
            most: i64 = fields[best * FIELDS + VISITS] if best != NONE else 0
            if visits > most or (visits == most and visits > 0 and worth[node] > worth[best]):
                best = node
            node = fields[node * FIELDS + NEXT]
        return fields[best * FIELDS + ACTION] if best != NONE else -1

    def options(self) -> list[tuple[int, int, float]]:
        """What was tried, most often first: action, how often, and what it brought the seat on average (0 to 1)."""
        fields = self.nodes.fields
        found: list[tuple[int, int, float]] = []
        node: i64 = fields[ROOT * FIELDS + CHILD]
        while node != NONE:
            visits: i64 = fields[node * FIELDS + VISITS]
            if visits > 0:
                mean: float = self.nodes.worth[node] / float(visits)
                found.append((fields[node * FIELDS + ACTION], visits, mean))
            node = fields[node * FIELDS + NEXT]
        found.sort(key=lambda option: (option[1], option[2]), reverse=True)
        return found

    def follow(self, action: i64) -> None:
        """This happened since, and the seat may know it: what was found out below it stays.

        To be called for every entry, or not at all.
        """
        if self.root != NONE:
            self.root = self.nodes.find(self.root, action)
        self.known = self.root != NONE

    def forget(self) -> None:
        """Another game begins."""
        self.known = False

    # -- a walk through the tree

    def simulate(self) -> None:
        root = self.state
        assert root is not None
        state = root.copy()
        if self.hidden:
            state.imagine(self.seat, self.rng)
        nodes = self.nodes
        node: i64 = ROOT
        stats: i64 = ROOT  # whose children have the experience of who decides at the node
        who: i64 = self.seat
        last: i64 = CHANCE  # who acted
        turns: i64 = 0
        self.steps = 0
        self.step(ROOT, CHANCE)
        self.curiosity = self.exploration * self.results.deviation()
        if self.curiosity < LEAST_CURIOSITY:  # noqa: PLR1730  # max() is slow for floats
            self.curiosity = LEAST_CURIOSITY
        while who != OVER and self.steps < 3 * DEEPEST:
            fields = nodes.fields
            if node != ROOT:
                visits: i64 = fields[node * FIELDS + VISITS]
                if visits == 0:
                    fields[node * FIELDS + DECIDER] = who
                if visits < self.ripe:
                    break  # a playout says what it is worth
                if fields[node * FIELDS + DECIDER] != who:
                    break  # in this guess the game goes on in another way
            if who == CHANCE:
                outcome: i64 = self.guided.drawn(state)
                state.apply(CHANCE, outcome)
                last = CHANCE
                node = nodes.reach(node, outcome)
                if node == NONE:
                    break
                stats = node
                self.step(node, CHANCE)
            else:
                choice: i64 = self.choose(stats, state, who)
                if choice == NONE:
                    break
                action: i64 = nodes.fields[choice * FIELDS + ACTION]
                if node == ROOT and self.guided.lucky:
                    self.guided.luck.rewind(self.salt, nodes.fields[choice * FIELDS + VISITS])
                self.step(choice, who)
                state.apply(who, action)
                if who != last:
                    turns += 1
                last = who
                if stats == node:
                    node = choice
                else:
                    self.step(stats, CHANCE)  # to count its visits
                    node = nodes.reach(node, action)
                    if node == NONE:
                        break
                    self.step(node, who)
                stats = self.aside(stats) if self.hidden and state.sealed() else node
                if stats == NONE:
                    break
            who = state.turn()
        self.guided.finish(state, self.rng, turns, last)
        self.learn()

    def step(self, node: i64, mover: i64) -> None:
        self.path[self.steps] = node
        self.movers[self.steps] = mover
        self.steps += 1

    def aside(self, stats: i64) -> i64:
        """Where the next seat of the moment keeps its experience; or NONE."""
        node: i64 = self.nodes.fields[stats * FIELDS + ASIDE]
        if node == NONE:
            node = self.nodes.add(0)
            self.nodes.fields[stats * FIELDS + ASIDE] = node
        return node

    def learn(self) -> None:
        """Every choice on the way is as good as what came out for the seat that made it."""
        fields = self.nodes.fields
        worth = self.nodes.worth
        came = self.guided.worth
        i: i64 = 0
        while i < self.steps:
            node: i64 = self.path[i]
            fields[node * FIELDS + VISITS] += 1
            mover: i64 = self.movers[i]
            if mover >= 0:
                worth[node] += came[mover]
            i += 1
        self.results.add(came[self.seat])

    # -- which way to go

    def choose(self, stats: i64, state: State, who: i64) -> i64:
        """The child to go on with: promising, or not tried often enough to know. NONE: no room for children."""
        at: i64 = stats * FIELDS
        if self.nodes.fields[at + CHILD] == NONE:
            self.expand(stats, state, who)
        elif self.hidden:
            self.offer(stats, state, who)
        fields = self.nodes.fields
        visits: float = float(fields[at + VISITS])
        width: float = float(fields[at + WIDTH])
        if self.guide is not None:
            width = float(self.first) + self.more * sqrt(visits)
        if self.hidden:
            return self.promising_offered(fields[at + CHILD], width)
        return self.promising(fields[at + CHILD], width, self.curiosity * sqrt(log(visits + 1.0)))

    def promising(self, node: i64, width: float, curiosity: float) -> i64:
        """The best of so many brothers, by the upper end of what each may be worth; one never tried comes first."""
        fields = self.nodes.fields
        worth = self.nodes.worth
        best: float = -1.0
        choice: i64 = NONE
        while node != NONE and width > 0.0:
            at: i64 = node * FIELDS
            visits: i64 = fields[at + VISITS]
            if visits == 0:
                return node
            times: float = float(visits)
            score: float = (worth[node] + curiosity * sqrt(times)) / times
            if score > best:
                best = score
                choice = node
            width -= 1.0
            node = fields[at + NEXT]
        return choice

    def promising_offered(self, node: i64, width: float) -> i64:
        """The same among those possible in this guess; what was rarely possible is not taken for rarely tried."""
        fields = self.nodes.fields
        worth = self.nodes.worth
        best: float = -1.0
        choice: i64 = NONE
        while node != NONE and width > 0.0:
            at: i64 = node * FIELDS
            if self.offers.has(fields[at + ACTION]):
                fields[at + OFFERED] += 1
                visits: i64 = fields[at + VISITS]
                if visits == 0:
                    return node
                times: float = float(visits)
                known: float = log(float(fields[at + OFFERED] + 1))
                score: float = worth[node] / times + self.curiosity * sqrt(known / times)
                if score > best:
                    best = score
                    choice = node
                width -= 1.0
            node = fields[at + NEXT]
        return choice

    def expand(self, stats: i64, state: State, who: i64) -> None:
        """Children for all actions, or for the best of them, in the order in which they will be looked at."""
        out = self.out
        count: i64 = state.actions(who, out)
        if self.hidden:
            self.offers.list(out, count)
        self.add_best(stats, state, who, count)

    def offer(self, stats: i64, state: State, who: i64) -> None:
        """What can be done in this guess; new actions where too few of the known ones are possible."""
        out = self.out
        count: i64 = state.actions(who, out)
        self.offers.list(out, count)
        fields = self.nodes.fields
        possible: i64 = 0
        node: i64 = fields[stats * FIELDS + CHILD]
        while node != NONE:
            if self.offers.has(fields[node * FIELDS + ACTION]):
                possible += 1
                self.offers.strike(fields[node * FIELDS + ACTION])
            node = fields[node * FIELDS + NEXT]
        if possible < count and possible < self.first:
            left: i64 = 0
            i: i64 = 0
            while i < count:
                if not self.offers.struck(out[i]):
                    out[left] = out[i]
                    left += 1
                i += 1
            self.add_best(stats, state, who, left)

    def add_best(self, stats: i64, state: State, who: i64, count: i64) -> None:
        """Of the actions at the front of the buffer; without an evaluation all, in any order.

        The first ones are ordered by where the rest of the turn can lead, the others by the next position.
        """
        out = self.out
        values = self.values
        nodes = self.nodes
        guide = self.guide
        foresight = self.guided.foresight
        kept: i64 = count
        i: i64 = 0
        j: i64 = 0
        if guide is None:
            while i < count:
                j = i + self.rng.below(count - i)
                action: i64 = out[j]
                out[j] = out[i]
                out[i] = action
                i += 1
        else:
            kept = 0
            ahead: list[float] = []
            if stats == ROOT and self.greedy is not None:
                ahead = self.greedy.weigh(state, who, out, count)
            elif foresight is not None:
                foresight.foresee(state, who, out, count, self.weighed)
            else:
                guide.weigh(state, who, out, count, self.weighed)
            while i < count:
                chosen: i64 = out[i]
                value: float = 0.0
                if ahead:
                    value = ahead[i]
                else:
                    value = self.weighed[i]
                if kept < self.widest:
                    j = kept
                    kept += 1
                elif value > values[kept - 1]:
                    j = kept - 1
                else:
                    j = -1
                if j >= 0:
                    while j > 0 and values[j - 1] < value:
                        values[j] = values[j - 1]
                        out[j] = out[j - 1]
                        j -= 1
                    values[j] = value
                    out[j] = chosen
                i += 1
        last: i64 = nodes.append(stats, out[0])
        i = 1
        while i < kept and last != NONE:
            last = nodes.append_after(stats, last, out[i])
            i += 1
