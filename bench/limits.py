"""`./dev python -m bench.limits [GAME …] [--games N] [--width N] [--write]`: how far the bots are from perfect luck.

An oracle knows the order of the deck or bag and every roll of the dice. It is a beam search: of each turn it keeps the
`width` best positions by the game's evaluation. Bots that know nothing play the same decks and dice. In a game of
rivals the oracle also knows every reply of its opponent, who is greedy; so are the opponents of the bots.

No player without that knowledge can expect what the oracle reaches, so it bounds what is left to gain from above.
`--write` puts the table into docs/researchers/bots.md.
"""

import argparse
import sys
from dataclasses import dataclass, field, replace
from functools import cache
from heapq import nlargest
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from cinquina import __version__
from cinquina.bots.roster import create_bot
from cinquina.bots.search.player import GreedyPlayer, Player
from cinquina.core.playout import int_buffer
from cinquina.core.rng import Rng
from cinquina.core.rules import Rules
from cinquina.core.state import CHANCE, OVER, Evaluation
from cinquina.games import find
from cinquina.games.flow.rules.phases import DRAWING, FISHING_OUT, READY, TURN, WAVE
from cinquina.lab.identity import identity
from cinquina.lab.statistics import average, share

PAGE = Path("docs") / "researchers" / "bots.md"
BEGIN, END = "<!-- the limits -->", "<!-- the end of the limits -->"
SEED = 1
BOTS = ("greedy", "expert")
FEW = 8  # actions of a decision; so few are all looked at


@dataclass(frozen=True)
class Limit:
    """A game whose limit is sought: what counts, and how many positions the oracle keeps."""

    game: str
    mode: str
    seats: int
    counts: str  # `wins`, `lead`, the score, or a source of it
    width: int
    games: int
    settings: dict[str, Any] = field(default_factory=dict)
    kept: int = 0  # of these positions, by how greedy play from them ends; 0: all
    fewest: bool = False  # a small count is good

    @property
    def name(self) -> str:
        seats = "alone" if self.seats == 1 else f"{self.seats} seats"
        chosen = [f"{name}={value}" for name, value in self.settings.items()]
        return ", ".join([find(self.game).title, self.mode, seats, *chosen])

    @property
    def rivals(self) -> bool:
        return self.seats > 1 and not find(self.game).cooperative


LIMITS = (
    Limit("foldris", "solo", 1, "lines", 30, 16),
    *(
        Limit("pentris", mode, 1, "score", 16, 10, kept=4)
        for mode in ("beginner", "intermediate", "advanced")
    ),
    Limit("holi", "simple", 2, "lead", 12, 10, kept=3),
    Limit("rollfold", "solo1", 1, "moves", 8, 10, kept=2, fewest=True),
    Limit("rollfold", "solo4", 1, "moves", 8, 5, kept=2, fewest=True),
    Limit("flow", "standard", 3, "wins", 60, 60, {"clock": "turns", "turns": 4}),
)


class Fate:
    """A shuffled deck and rolled dice: chance that does not depend on what is decided."""

    def __init__(self, rules: Rules, game: str, number: int) -> None:
        self.game = game
        self.name = f"{number}/fate"
        self.out = int_buffer(rules.max_actions)
        self.odds = int_buffer(rules.max_actions)
        self.rank = cache(self.ranked)

    def ranked(self, deck: int, card: int) -> int:
        """Return the place of a card in a shuffled deck."""
        return int(Rng(SEED, f"{self.name}/{deck}/{card}").bits())

    def outcome(self, state: Any, rolled: int) -> int:
        """Return what chance does, after so many rolls or draws."""
        if self.game == "flow":
            if state.phase in (DRAWING, FISHING_OUT):
                tiles = [tile for tile in range(int(state.box.map_tiles)) if state.face_down >> tile & 1]
                return min(tiles, key=lambda tile: self.rank(0, tile))
            rolled = 1000 + int(state.round) if state.phase == WAVE else rolled
        if self.game in ("flow", "rollfold"):
            return int(state.draw(Rng(SEED, f"{self.name}/roll {rolled}"), self.out, self.odds))
        count = int(state.actions(CHANCE, self.out))
        deck = int(getattr(state, "step", getattr(state, "phase", 0)))
        return min((int(self.out[n]) for n in range(count)), key=lambda card: self.rank(deck, card))


class Line(NamedTuple):
    """A position on the way, and the number of outcomes before it."""

    state: Any
    rolled: int


class World:
    """A game whose luck is fixed, and the rival in it if there is one."""

    def __init__(self, limit: Limit, number: int, rules: Rules, rival: Player | None) -> None:
        self.limit = limit
        self.rules = rules
        self.fate = Fate(rules, limit.game, number)
        self.rival = rival
        self.number = number

    def start(self) -> Line:
        return self.settled(self.rules.start(), 0)[0]

    def settled(self, state: Any, rolled: int) -> tuple[Line, bool]:
        """Go on until the player decides; tell whether chance or the rival acted."""
        acted = False
        while (who := int(state.turn())) != OVER and (who == CHANCE or (self.limit.rivals and who)):
            acted = True
            if who == CHANCE:
                state.apply(CHANCE, self.fate.outcome(state, rolled))
                rolled += 1
            else:
                assert self.rival
                state.apply(who, int(self.rival.choose(state, who, Rng(self.number, f"rival {rolled}"))))
        if self.limit.game == "flow":
            acted = state.phase in (TURN, READY)  # the end of a turn
        return Line(state, rolled), acted

    def reached(self, state: Any) -> float:
        """Return what counts at the end."""
        if self.limit.counts == "wins":
            return float(state.utility(0))
        if self.limit.counts == "lead":
            return float(state.score(0) - state.score(1))
        scores = self.rules.scores(state, 0)
        return float(scores.get(self.limit.counts, state.score(0)))

    def played(self, player: Player, line: Line | None = None) -> float:
        """Let a bot that knows nothing play, from the start or on."""
        player.forget()
        line = line or self.start()
        rng = Rng(self.number, f"player {line.rolled}")
        while (who := int(line.state.turn())) != OVER:
            line.state.apply(who, int(player.choose(line.state, who, rng)))
            line = self.settled(line.state, line.rolled)[0]
        return self.reached(line.state)


class Oracle:
    """A beam search in a world whose luck it knows."""

    def __init__(self, rules: Rules, evaluation: Evaluation, width: int) -> None:
        self.rules = rules
        self.evaluation = evaluation
        self.greedy = GreedyPlayer(rules.max_actions, evaluation)
        self.width = width
        self.out = int_buffer(rules.max_actions)

    def best(self, world: World) -> float:
        """Return the best end it finds."""
        sign = -1.0 if world.limit.fewest else 1.0
        ends: list[float] = []
        lines = [world.start()]
        while lines:
            after: dict[bytes, tuple[float, Line]] = {}
            while lines:
                lines = self.stepped(world, lines, after, ends)
            if world.limit.counts == "wins" and max(ends, default=0.0) > 0:
                break
            lines = [line for _, line in nlargest(self.width, after.values(), key=lambda each: each[0])]
            if world.limit.kept:
                found = [world.played(self.greedy, line._replace(state=line.state.copy())) for line in lines]
                ends += found
                order = sorted(range(len(lines)), key=lambda n: -sign * found[n])
                lines = [lines[n] for n in order[: world.limit.kept]]
        return sign * max(sign * each for each in ends)

    def stepped(
        self, world: World, lines: list[Line], after: dict[bytes, tuple[float, Line]], ends: list[float]
    ) -> list[Line]:
        """Decide once in every line: put finished turns into `after`, and return the others."""
        on_the_way: dict[bytes, Line] = {}
        for value, n, action in self.options(lines):
            state = lines[n].state.copy()
            state.apply(int(state.turn()), action)
            line, turned = world.settled(state, lines[n].rolled)
            if line.state.turn() == OVER:
                ends.append(world.reached(line.state))
                continue
            key = msgspec.msgpack.encode(self.rules.dump(line.state))
            if turned:
                worth = (
                    float(self.evaluation.value(line.state, line.state.turn())) if key not in after else value
                )
                after.setdefault(key, (worth, line))
            else:
                on_the_way.setdefault(key, line)
        return list(on_the_way.values())

    def options(self, lines: list[Line]) -> list[tuple[float, int, int]]:
        """Return the most promising decisions of all lines, by value, line and action."""
        found: list[tuple[float, int, int]] = []
        most = 0
        for n, line in enumerate(lines):
            seat = line.state.turn()
            count = int(line.state.actions(seat, self.out))
            most = max(most, count)
            if count == 1:
                found.append((float(self.evaluation.value(line.state, seat)), n, int(self.out[0])))
                continue
            actions = [int(self.out[i]) for i in range(count)]
            if count <= FEW:
                found += ((0.0, n, action) for action in actions)
                continue
            values = self.greedy.weigh(line.state, seat, self.out, count)
            found += ((value, n, action) for value, action in zip(values, actions, strict=True))
        return found if most <= FEW else nlargest(2 * self.width, found)


def row(limit: Limit) -> str:
    """Play the worlds of a limit; return a line of the table."""
    game = find(limit.game)
    rules = game.rules(game.setup(limit.seats, limit.mode, limit.settings)).without_clock()
    rival = create_bot("greedy", rules) if limit.rivals else None
    worlds = [World(limit, number, rules, rival) for number in range(limit.games)]
    cells, means = [], []
    oracle = Oracle(rules, rules.evaluation(), limit.width)
    for name in (*BOTS, "oracle"):
        player = None if name == "oracle" else create_bot(name, rules)
        found = [oracle.best(world) if player is None else world.played(player) for world in worlds]
        means.append(sum(found) / len(found))
        cells.append(told(limit, found))
        print(f"{limit.name}: {name} {cells[-1]}", file=sys.stderr, flush=True)
    greedy, expert, best = means
    place = f"{100 * (expert - greedy) / (best - greedy):.0f} %" if best != greedy else "–"
    return f"| {limit.name} | {limit.counts} | {' | '.join(cells)} | {place} | {limit.games}, {limit.width} |"


def told(limit: Limit, found: list[float]) -> str:
    if limit.counts == "wins":
        part = share(sum(found), len(found))
        return f"{100 * part.value:.0f} % ({100 * part.low:.0f}–{100 * part.high:.0f})"
    part = average(found)
    return f"{part.value:.1f} ± {(part.high - part.low) / 2:.1f}"


HEAD = (
    "| game | counted | greedy | expert | oracle | expert's place between them | games, width |\n"
    "| --- | --- | --- | --- | --- | --- | --- |"
)


def main() -> None:
    options = arguments()
    chosen = [limit for limit in LIMITS if not options.game or limit.game in options.game]
    chosen = [
        replace(limit, games=options.games or limit.games, width=options.width or limit.width)
        for limit in chosen
    ]
    text = "\n".join(
        [f"Cinquina {__version__}, engine {identity().engine}, seed {SEED}.", "", HEAD, *map(row, chosen)]
    )
    print(text)
    if options.write:
        before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
        PAGE.write_text(f"{before}{BEGIN}\n{text}\n{END}{rest.partition(END)[2]}", encoding="utf-8")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./dev python -m bench.limits", description=__doc__)
    known = sorted({limit.game for limit in LIMITS})
    parser.add_argument("game", nargs="*", help=", ".join(known))
    parser.add_argument("--games", type=int, help="of each line")
    parser.add_argument("--width", type=int, help="positions that the oracle keeps")
    parser.add_argument("--write", action="store_true", help=f"write the table into {PAGE}")
    options = parser.parse_args()
    if options.write and (options.game or options.games or options.width):
        parser.error("--write needs the whole table")
    return options


if __name__ == "__main__":
    main()
