"""`./dev python -m bench.reached [GAME …] [--games N] [--experts N] [--write]`: how often each level reaches a goal.

For each preset with rivals, the share of wins of one seat of each level of bots against one of the preset's; for each
preset or mode alone, the share of games in which each level reaches each rung of the ladder, or wins. Flow has a table
of its own (bench/pace.py). `--write` puts the table into docs/researchers/bots.md.
"""

import argparse
import sys
from collections import defaultdict
from pathlib import Path

from cinquina.bots.search.player import Contest
from cinquina.core.game import Game
from cinquina.core.levels import LEVELS, SEARCHING, USUAL_LEVEL
from cinquina.core.setup import Company, Preset
from cinquina.games import find
from cinquina.lab.plan import Plan
from cinquina.lab.statistics import share
from cinquina.locales import Texts

PAGE = Path("docs") / "researchers" / "bots.md"
BEGIN, END = "<!-- what is reached -->", "<!-- the end of what is reached -->"
GAMES = ("foldris", "pentris", "holi", "rollfold")
SEED = 1
SURE, HARDLY = 0.97, 0.03


class Counts:
    """Games, and how often each thing was reached."""

    def __init__(self) -> None:
        self.games = 0
        self.reached: defaultdict[str, float] = defaultdict(float)

    def percent(self, name: str) -> str:
        if not self.games:
            return "–"
        found = share(self.reached[name], self.games)
        mark = " (!)" if not HARDLY <= found.value <= SURE else ""
        return f"{100 * found.value:.0f} % ({100 * found.low:.0f}–{100 * found.high:.0f}){mark}"


def against(game: Game, preset: Preset, level: str, games: int) -> Counts:
    """Play one seat of a level against one of the preset's level."""
    company = Company(1, 1)
    settings = game.complete(preset.mode, game.settings_for(preset, company))
    plan = Plan(game.setup(2, preset.mode, settings), (level, preset.level or USUAL_LEVEL), games, SEED)
    counts = Counts()
    rules, players = plan.bind_players()
    contest = Contest(rules.max_actions, ["A", "B"])
    for number in range(games):
        seating = plan.seating(number)
        state = rules.start()
        contest.play(state, [players[n] for n in seating], SEED, number)
        counts.games += 1
        counts.reached["won"] += state.utility(seating.index(0))
    return counts


def alone(game: Game, mode: str, level: str, games: int, texts: Texts) -> Counts:
    """Play alone; count the rungs reached, or the games won where there are none."""
    plan = Plan(game.setup(1, mode), (level,), games, SEED)
    rules, players = plan.bind_players()
    texts.words = rules.words()
    contest = Contest(rules.max_actions, ["A"])
    counts = Counts()
    for number in range(games):
        state = rules.start()
        contest.play(state, players, SEED, number)
        counts.games += 1
        counts.reached["won"] += int(state.utility(0) > 0)
        for rung in rules.ending(state).ladder:
            name = texts.event(rung.told, ["A"])
            counts.reached[name] += int(rung.reached)
    return counts


def rows(game: Game, games: int, experts: int, texts: Texts) -> list[str]:
    """Return the lines of a game."""

    def many(*bots: str) -> int:
        return experts if SEARCHING in bots else games

    lines = []
    for preset in game.presets:
        found = [against(game, preset, level, many(level, preset.level)) for level in LEVELS]
        cells = " | ".join(each.percent("won") for each in found)
        lines.append(f"| {game.title}, {preset.id}: one opponent, {preset.level or USUAL_LEVEL} | {cells} |")
        print(lines[-1], file=sys.stderr, flush=True)
    for mode in game.modes:
        if 1 not in mode.seats:
            continue
        counts = [alone(game, mode.id, level, many(level), texts) for level in LEVELS]
        names = [name for name in counts[0].reached if name != "won"] or ["won"]
        for name in names:
            cells = " | ".join(each.percent(name) for each in counts)
            lines.append(f"| {game.title}, {mode.id}, alone: {name} | {cells} |")
            print(lines[-1], file=sys.stderr, flush=True)
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev python -m bench.reached", description=__doc__)
    parser.add_argument("game", nargs="*", help="all by default")
    parser.add_argument("--games", type=int, default=100, help="of each cell")
    parser.add_argument(
        "--experts", type=int, default=20, help="of each cell with an expert, who takes longer"
    )
    parser.add_argument("--write", action="store_true", help=f"write the table into {PAGE}")
    options = parser.parse_args()
    texts = Texts("en")
    lines = [f"| | {' | '.join(LEVELS)} |", f"| --- |{' --- |' * len(LEVELS)}"]
    for id in options.game or GAMES:
        lines += rows(find(id), options.games, options.experts, texts)
    told = "\n".join(lines)
    print(told)
    if options.write:
        before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
        after = rest.partition(END)[2]
        PAGE.write_text(f"{before}{BEGIN}\n{told}\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
