"""`python -m bench.pace [--games N] [--preset ID …] [--seconds N …] [--write]`: how often people win a preset of Flow.

A person decides like the bots of the level *casual*. A turn of a person takes a random time with a median of 3.5
seconds and a logarithmic deviation of 0.4, so two of three turns take from 2.3 to 5.2 seconds: on a screen the tile
turns itself, a placement without a thought takes 1.7 seconds, and people who look take two to five. At several devices
a second passes before the next person looks up, and at one device two pass until it is handed over. A bot takes its
pace, up to 15 % more or less, and has the level of the preset. A quarter of a turn passes before it begins (flow P7).
Time is simulated, so the figures are the same on every machine.

Each share stands beside those of people who take twice as long, and of people who take two thirds of the time.
"""

import argparse
import sys
from math import exp
from pathlib import Path
from typing import Any, NamedTuple

from cinquina.bots.roster import create_bot
from cinquina.core.playout import random_outcome
from cinquina.core.rng import Rng
from cinquina.core.setup import Company, Preset, Setup
from cinquina.core.state import CHANCE, CLOCK, OVER
from cinquina.games import find
from cinquina.games.flow import TURNS
from cinquina.games.flow.judgement.pace import PACES_MS
from cinquina.games.flow.rules.phases import PLACING, READY, RESOLVING, TURN
from cinquina.games.flow.rules.position import Position
from cinquina.lab.statistics import Interval, share

PAGE = Path("docs") / "rules" / "flow.md"
BEGIN, END = "<!-- the presets -->", "<!-- the end of the presets -->"
MEDIAN_MS, DEVIATION = 3500, 0.4
LOOKS_UP_MS, HANDS_OVER_MS = 1000, 2000
AROUND = 0.15
BEGINS = 0.25
SLOW, FAST = 2.0, 1 / 1.5
SEED = 100_000
COMPANIES = {
    "alone": Company(1, 0),
    "1 bot": Company(1, 1),
    "2 bots": Company(1, 2),
    "3 bots": Company(1, 3),
    "5 bots": Company(1, 5),
    "2 people": Company(2, 0),
    "4 people": Company(4, 0),
    "2 at one device": Company(2, 0, True),
}


class Game(NamedTuple):
    won: bool
    rounds: int
    first: int  # turns begun in the first round


def turn_ms(company: Company, pace_ms: int, person: bool, slowness: float, rng: Rng) -> float:
    """Return the length of a turn."""
    if not person:
        return pace_ms * (1 + AROUND * (2 * rng.fraction() - 1))
    waits = 0 if company.people == 1 else HANDS_OVER_MS if company.device else LOOKS_UP_MS
    return slowness * MEDIAN_MS * exp(DEVIATION * rng.normal()) + waits


def play_game(setup: Setup, company: Company, level: str, slowness: float, seed: int) -> Game:
    """Play one game; people have the first seats, and the first player is random."""
    rules = find("flow").rules(setup)
    people, bots = create_bot("casual", rules), create_bot(level, rules.without_clock())
    state, rng, times = rules.start(), Rng(seed, "game"), Rng(seed, "times")
    pace_ms = PACES_MS[setup.settings["pace"]]
    now, ends, length, rounds, first = 0.0, 0.0, 0.0, 0, 0
    while (who := int(state.turn())) != OVER:
        if who == CHANCE:
            state.apply(CHANCE, random_outcome(state, rng, rules.max_actions))
            continue
        assert isinstance(state, Position)
        phase = int(state.phase)
        if phase == READY:
            rounds, ends = rounds + 1, now + int(state.options.round_ms)
        if phase == TURN:
            length = turn_ms(company, pace_ms, who < company.people, slowness, times)
        if phase in (TURN, PLACING, RESOLVING):
            now += length * (BEGINS if phase == TURN else 1 - BEGINS)
        if state.clock_ms() > 0 and now >= ends:
            state.apply(CLOCK, rules.actions(state, CLOCK)[0])
            if phase == TURN:  # not begun in time: it is lost
                now = ends
                continue
        first += phase == TURN and rounds == 1
        player = people if who < company.people else bots
        state.apply(who, int(player.choose(state, who, rng)))
    return Game(state.utility(0) > 0.5, rounds, first)


def play_games(preset: Preset, company: Company, slowness: float, games: int, **changed: Any) -> list[Game]:
    game = find("flow")
    settings = {**game.settings_for(preset, company), **changed}
    setup = game.setup(company.seats, preset.mode, settings)
    first = SEED * (1 + list(COMPANIES.values()).index(company))  # every company has luck of its own
    return [play_game(setup, company, preset.level or "casual", slowness, first + n) for n in range(games)]


def won(found: list[Game]) -> Interval:
    return share(sum(each.won for each in found), len(found))


def percent(found: Interval) -> str:
    return f"{100 * found.value:.0f} %"


def row(preset: Preset, name: str, company: Company, games: int) -> str:
    """Return a line of the table: the clock, the shares, the rounds and the turns of the first one."""
    settings = find("flow").settings_for(preset, company)
    clock = (
        f"{settings['turns']} turns"
        if settings.get("clock") == "turns"
        else f"{settings.get('seconds', 60)} s"
    )
    fewer = max(1, games // (1 if preset.id in TURNS else 4))  # the others are far from one half
    usual = play_games(preset, company, 1.0, fewer)
    found = won(usual)
    rounds = sum(each.rounds for each in usual) / fewer
    cells = (
        f"| {preset.id} | {name} | {clock} | {percent(found)} ({100 * found.low:.0f}–{100 * found.high:.0f}) "
    )
    if settings.get("clock") == "turns":
        return f"{cells}| | | {rounds:.1f} | {settings['turns']} |"
    slow, fast = (play_games(preset, company, each, max(1, fewer // 3)) for each in (SLOW, FAST))
    most = max(each.first for each in fast)
    return f"{cells}| {percent(won(slow))} | {percent(won(fast))} | {rounds:.1f} | {most} |"


def replace_between_marks(text: str, told: str) -> str:
    """Replace what is between the two marks."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{told}\n{END}{after}"


HEAD = (
    "| preset | company | a round | won | half as fast | half again as fast | rounds "
    "| most turns of the first round, fast |\n| --- | --- | --- | --- | --- | --- | --- | --- |"
)


def main() -> int:
    options = arguments()
    presets = [each for each in find("flow").presets if not options.preset or each.id in options.preset]
    if options.seconds:
        for preset in presets:
            for name in options.company or COMPANIES:
                for seconds in options.seconds:
                    found = won(play_games(preset, COMPANIES[name], 1.0, options.games, seconds=seconds))
                    print(f"{preset.id}, {name}, {seconds} s: {percent(found)}", flush=True)
        return 0
    lines = [HEAD]
    for preset in presets:
        for name in options.company or COMPANIES:
            lines.append(row(preset, name, COMPANIES[name], options.games))
            print(lines[-1], file=sys.stderr, flush=True)
    told = "\n".join(lines)
    print(told)
    if options.write:
        text = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(replace_between_marks(text, told), encoding="utf-8")
    return 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./dev python -m bench.pace", description=__doc__)
    known = [each.id for each in find("flow").presets]
    parser.add_argument("--games", type=int, default=400, help="of each share")
    parser.add_argument("--preset", action="append", choices=known, help="this one only")
    parser.add_argument("--company", action="append", choices=list(COMPANIES), help="this one only")
    parser.add_argument("--seconds", type=int, nargs="+", help="try these lengths of a round instead")
    parser.add_argument("--write", action="store_true", help=f"write the table into {PAGE}")
    options = parser.parse_args()
    if options.write and (options.preset or options.company or options.seconds):
        parser.error("--write needs the whole table")
    return options


if __name__ == "__main__":
    sys.exit(main())
