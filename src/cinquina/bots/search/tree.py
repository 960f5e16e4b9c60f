"""Monte Carlo tree search over the contract, for every game.

One tree for all guesses: each simulation resamples the seat's unknowns (information set search). Chance is drawn by its
weights; all actions of the seat meet the same luck, so that they compare fairly. Every seat maximises its own utility.
Simultaneous decisions are made one after the other, without knowledge of each other: their statistics are kept aside,
once for all choices of the other seats.
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
from cinquina.core.playout import float_buffer, int_buffer
from cinquina.core.rng import Rng
from cinquina.core.state import CHANCE, OVER, Evaluation, State

DEEPEST: Final = 1000  # most steps of a simulation
LEAST_CURIOSITY: Final = 0.01  # some exploration even where all values are equal


class Search:
    """Searches a position for a seat: `begin`, `run` as long as there is time, `best_action` at any moment."""

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
        """Prepare a search. `evaluation` orders the first decision; `guide` (by default the same) the others and the
        playouts."""
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
        self.out: vec[i64] = int_buffer(max_actions)
        self.values: vec[float] = float_buffer(max_actions)  # of the actions kept
        self.weighed: vec[float] = float_buffer(max_actions)  # of all actions
        self.path: vec[i64] = int_buffer(3 * DEEPEST + 4)  # nodes of the walk
        self.movers: vec[i64] = int_buffer(3 * DEEPEST + 4)  # who moved to each of them
        self.steps: i64 = 0
        self.results: Spread = Spread()  # of the searching seat
        self.curiosity: float = 0.0
        self.seat: i64 = 0
        self.state: State | None = None
        self.rng: Rng = Rng(0)
        self.salt: i64 = 0
        self.root: i64 = ROOT  # the node of the current position; NONE if it is not in the tree
        self.known: bool = False  # was every entry since followed?

    # -- public

    def begin(self, state: State, seat: i64, rng: Rng) -> None:
        """Start searching a position. What the seat cannot know is resampled before anything is read."""
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
        """Run `simulations` walks through the tree."""
        while simulations > 0:
            self.simulate()
            simulations -= 1

    def only_action(self) -> i64:
        """Return the only legal action, or -1 if there are several."""
        assert self.state is not None
        return self.out[0] if self.state.actions(self.seat, self.out) == 1 else -1

    def best_action(self) -> i64:
        """Return the most visited action, ties broken by value; -1 before the first visit."""
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
        """Return action, visits and mean utility (0 to 1) of the visited actions, most visited first."""
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
        """Move the root along an entry the seat may know; the subtree is kept.

        To be called for every entry, or not at all.
        """
        if self.root != NONE:
            self.root = self.nodes.find(self.root, action)
        self.known = self.root != NONE

    def forget(self) -> None:
        """Drop the tree: another game begins."""
        self.known = False

    # -- simulation

    def simulate(self) -> None:
        root = self.state
        assert root is not None
        state = root.copy()
        if self.hidden:
            state.imagine(self.seat, self.rng)
        nodes = self.nodes
        node: i64 = ROOT
        stats: i64 = ROOT  # the node whose children hold the statistics of the seat that decides
        who: i64 = self.seat
        last: i64 = CHANCE  # the last actor
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
                    break  # a playout gives the value
                if fields[node * FIELDS + DECIDER] != who:
                    break  # in this guess the game continues differently
            if who == CHANCE:
                outcome: i64 = self.guided.draw(state)
                state.apply(CHANCE, outcome)
                last = CHANCE
                node = nodes.find_or_append(node, outcome)
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
                    self.step(stats, CHANCE)  # counts the visit
                    node = nodes.find_or_append(node, action)
                    if node == NONE:
                        break
                    self.step(node, who)
                stats = self.aside_node(stats) if self.hidden and state.has_sealed_decision() else node
                if stats == NONE:
                    break
            who = state.turn()
        self.guided.finish(state, self.rng, turns, last)
        self.learn()

    def step(self, node: i64, mover: i64) -> None:
        self.path[self.steps] = node
        self.movers[self.steps] = mover
        self.steps += 1

    def aside_node(self, stats: i64) -> i64:
        """Return the node with the statistics of the next seat of the moment; NONE if the pool is full."""
        node: i64 = self.nodes.fields[stats * FIELDS + ASIDE]
        if node == NONE:
            node = self.nodes.add(0)
            self.nodes.fields[stats * FIELDS + ASIDE] = node
        return node

    def learn(self) -> None:
        """Add the utilities to every node of the path, each for the seat that moved there."""
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

    # -- selection

    def choose(self, stats: i64, state: State, who: i64) -> i64:
        """Return the child to visit: promising or rarely tried. NONE if there is no room for children."""
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
            return self.most_promising_offered(fields[at + CHILD], width)
        return self.most_promising(fields[at + CHILD], width, self.curiosity * sqrt(log(visits + 1.0)))

    def most_promising(self, node: i64, width: float, curiosity: float) -> i64:
        """Return the best of the first `width` siblings by upper confidence bound; unvisited ones come first."""
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

    def most_promising_offered(self, node: i64, width: float) -> i64:
        """Return the best sibling among those legal in this guess, its bound based on how often it was legal."""
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
        """Add children for all actions, or for the best of them, in search order."""
        out = self.out
        count: i64 = state.actions(who, out)
        if self.hidden:
            self.offers.replace_all(out, count)
        self.add_best(stats, state, who, count)

    def offer(self, stats: i64, state: State, who: i64) -> None:
        """List the legal actions of this guess; add children if too few of the known ones are legal."""
        out = self.out
        count: i64 = state.actions(who, out)
        self.offers.replace_all(out, count)
        fields = self.nodes.fields
        possible: i64 = 0
        node: i64 = fields[stats * FIELDS + CHILD]
        while node != NONE:
            if self.offers.has(fields[node * FIELDS + ACTION]):
                possible += 1
                self.offers.mark(fields[node * FIELDS + ACTION])
            node = fields[node * FIELDS + NEXT]
        if possible < count and possible < self.first:
            left: i64 = 0
            i: i64 = 0
            while i < count:
                if not self.offers.is_marked(out[i]):
                    out[left] = out[i]
                    left += 1
                i += 1
            self.add_best(stats, state, who, left)

    def add_best(self, stats: i64, state: State, who: i64, count: i64) -> None:
        """Add the best of the first `count` actions of the buffer; without an evaluation all, in random order.

        First decisions are ordered by where the rest of the turn can lead, others by the next position.
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
