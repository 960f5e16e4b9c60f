"""`./dev python -m bench.difficulty [--games N] [--check SETS | --measure] [--write]`: how hard Flow is.

Teams of the level *casual* play random sets of cards with random numbers of seats and of turns per round. The odds to
win are fitted to the effects of cards and of pairs of cards, by logistic regression; `--write` writes them into
games/flow/judgement/odds.py. `--check` plays sets that were not used for the fit, and compares their shares with the
table. `--measure` plays the tables of docs/rules/flow.md.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from bench.fit import most_likely
from cinquina import __version__
from cinquina.core.levels import GREEDY_LEVELS
from cinquina.core.rng import Rng
from cinquina.core.setup import Setup
from cinquina.games import find
from cinquina.games.flow.judgement.chances import chance, facts, measure, names
from cinquina.lab.identity import identity
from cinquina.lab.plan import Plan
from cinquina.lab.simulate import play
from cinquina.lab.statistics import Interval, share

KEPT = Path("src") / "cinquina" / "games" / "flow" / "judgement" / "odds.py"
HANDS = (3, 4, 3, 4, 5, 6)  # Action cards of all seats, by their number
OTHERS = ("one_card", "no_sc", "single_path", "remain")
TURNS = (3, 4, 4, 4, 5, 5, 5, 6, 6, 7, 8)
TOGETHER = 3  # games of a set
PAGE = Path("docs") / "rules" / "flow.md"
BEGIN, END = "<!-- the measurements -->", "<!-- the end of the measurements -->"
LENGTHS = (3, 4, 5, 6, 8, 10)  # turns per round
DOUBT = 5.0  # keeps an effect near zero that the games do not show
PROOF = 600  # games of a set that is checked
SEED = 1


def random_setup(rng: Rng) -> Setup:
    """Return a random set with its cards, seats and turns."""
    chosen = [card for card in OTHERS if rng.fraction() < 0.4]
    settings = {
        "clock": "turns",
        "turns": TURNS[rng.below(len(TURNS))],
        "scenarios": chosen,
        "obstacles": int(rng.below(5)) if rng.fraction() < 0.7 else 0,
        "remain_scope": ("all", "scenario")[rng.below(2)],
    }
    return find("flow").setup(1 + int(rng.below(4)), "custom", settings)


def facts_of(setup: Setup) -> dict[str, float]:
    settings = setup.settings
    cards = dict.fromkeys(settings["scenarios"], 1) | {"obstacles": settings["obstacles"]}
    if settings["remain_scope"] == "scenario" and "remain" in cards:
        cards["remain_scenario"] = cards.pop("remain")
    return facts(settings["turns"], HANDS[setup.seats - 1], cards)


def wins(setup: Setup, games: int, seed: int, bot: str = "casual") -> int:
    outcome = play(Plan(setup, (bot,) * setup.seats, games, seed), 0, games)
    return sum(count for (id, _), count in outcome.endings.items() if id == "flow.team_won")


def fit_weights(games: int) -> dict[str, float]:
    """Play and fit; return the weight of each name."""
    rng = Rng(SEED, "sets")
    values: list[list[float]] = []
    won: list[bool] = []
    wanted = names()
    for number in range(games // TOGETHER):
        setup = random_setup(rng)
        found = facts_of(setup)
        many = wins(setup, TOGETHER, number + 1)
        values += [[measure(name, found) for name in wanted]] * TOGETHER
        won += [n < many for n in range(TOGETHER)]
        print(f"\r{len(won)}", end="", file=sys.stderr)
    return {name: float(w) for name, w in zip(wanted, most_likely(values, won, DOUBT), strict=True)}


class Proof(NamedTuple):
    """A set that was not used for the fit: what the table says of it, and the share of its games won."""

    setup: Setup
    told: float
    played: Interval

    @property
    def off(self) -> float:
        return abs(self.told - self.played.value)

    def __str__(self) -> str:
        settings, played = self.setup.settings, self.played
        return (
            f"{self.setup.seats} seats, {settings['turns']} turns, {settings['obstacles']} obstacles, "
            f"{' '.join(settings['scenarios']) or 'no card'} ({settings['remain_scope']}): "
            f"table {100 * self.told:.0f} %, "
            f"played {100 * played.value:.0f} % ({100 * played.low:.0f}–{100 * played.high:.0f})"
        )


def proofs(sets: int, games: int = PROOF) -> Iterator[Proof]:
    """Play sets of other seeds."""
    rng = Rng(SEED, "proof")
    for number in range(sets):
        setup = random_setup(rng)
        yield Proof(setup, chance(facts_of(setup)), share(wins(setup, games, 10_000 + number), games))


def check(sets: int) -> None:
    """Compare the table with sets of other seeds."""
    furthest = 0.0
    for proof in proofs(sets):
        furthest = max(furthest, proof.off)
        print(proof, flush=True)
    print(f"furthest: {100 * furthest:.1f} points, {PROOF} games of each set")


def percent(setup: Setup, bot: str, games: int) -> str:
    found = share(wins(setup, games, SEED, bot), games)
    print(".", end="", file=sys.stderr, flush=True)
    return f"{100 * found.value:.0f}"


def measure_presets(games: int) -> str:
    """Return the tables of the law: levels of bots by turns, and *casual* by players, cards and levels."""
    game = find("flow")

    def casual(mode: str = "standard", seats: int = 3, **settings: Any) -> str:
        return percent(game.setup(seats, mode, {"clock": "turns", "turns": 5, **settings}), "casual", games)

    lines = [
        f"Games won, in percent, of {games} each ({provenance()}). 95 % sampling error: at most ± {error(games):.0f}.",
        "",
        f"| turns per round, 3 players, no card | {' | '.join(str(turns) for turns in LENGTHS)} |",
        f"| --- |{' --- |' * len(LENGTHS)}",
    ]
    for bot in ("random", *GREEDY_LEVELS):
        setups = [game.setup(3, "standard", {"clock": "turns", "turns": turns}) for turns in LENGTHS]
        lines.append(f"| {bot} | {' | '.join(percent(setup, bot, games) for setup in setups)} |")
    lines += ["", "| *casual*, five turns per round | won |", "| --- | --- |"]
    lines.append(f"| 1, 2, 3, 4, 5, 6 players | {', '.join(casual(seats=seats) for seats in range(1, 7))} |")
    lines.append(f"| `loss_check=team` | {casual(loss_check='team')} |")
    lines.append(
        f"| one / four `obstacles` | {casual('custom', obstacles=1)} / {casual('custom', obstacles=4)} |"
    )
    for card in OTHERS[:-1]:
        lines.append(f"| `{card}` | {casual('custom', scenarios=[card])} |")
    for scope in ("all", "scenario"):
        lines.append(
            f"| `remain`, scope `{scope}` | {casual('custom', scenarios=['remain'], remain_scope=scope)} |"
        )
        levels = [
            casual(mode.id, remain_scope=scope)
            for mode in game.modes
            if mode.id not in ("standard", "custom")
        ]
        lines.append(f"| levels 1 to 6, scope `{scope}` | {', '.join(levels)} |")
    return "\n".join(lines)


def error(games: int) -> float:
    found = share(games / 2, games)
    return 50 * (found.high - found.low)


def provenance() -> str:
    return f"Cinquina {__version__}, engine {identity().engine}, seed {SEED}"


def module_text(table: dict[str, float], games: int) -> str:
    lines = "".join(f'    "{name}": {weight:.3f},\n' for name, weight in table.items())
    return (
        '"""The table of `chances.py`, written by '
        f'`./dev python -m bench.difficulty --games {games} --write`."""\n\n'
        f"from typing import Final\n\nODDS: Final[dict[str, float]] = {{\n{lines}}}\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev python -m bench.difficulty", description=__doc__)
    parser.add_argument("--games", type=int, default=20_169, help="to fit the table to")
    parser.add_argument(
        "--check", type=int, default=0, metavar="SETS", help="check the table instead, by so many sets"
    )
    parser.add_argument("--measure", action="store_true", help=f"play the tables of {PAGE} instead")
    parser.add_argument("--write", action="store_true", help=f"write the table into {KEPT}")
    options = parser.parse_args()
    if options.check:
        check(options.check)
        return
    if options.measure:
        text = measure_presets(options.games)
        print(text)
        if options.write:
            before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
            after = rest.partition(END)[2]
            PAGE.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}", encoding="utf-8")
        return
    told = module_text(fit_weights(options.games), options.games)
    print(told)
    if options.write:
        KEPT.write_text(told, encoding="utf-8")


if __name__ == "__main__":
    main()
