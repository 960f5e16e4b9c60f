"""`./dev bench rl`: decisions a second of the environments for learning agents, and of others, in the same run.

Every game is played by two seats on one core, in CPU time. Rounds are interleaved, so that a busy machine slows all
alike; the shares of raw random play say more than the figures. The others play games of their own. Connect four is the
same game for us, Pgx, PettingZoo and OpenSpiel.
"""

import argparse
from statistics import mean

from bench.contestants import worker
from bench.environment import install_engine, install_peers
from bench.rounds import Contestant, Figures, run
from cinquina.games import games

WAYS = {
    "raw": "raw random play in the engine",
    "batch": "batch of 1,024, random play inside",
    "numpy": "batch of 1,024, numbers by numpy",
    "library": "positions of the library",
    "aec": "PettingZoo, AEC",
}
PEERS = [
    ("pgx", "connect_four", "Pgx", "Pgx connect four, 1,024 at once"),
    ("jumanji", "Tetris-v0", "Jumanji", "Jumanji Tetris, 1,024 at once"),
    ("pettingzoo", "tictactoe", "PettingZoo", "PettingZoo tic-tac-toe"),
    ("pettingzoo", "connect_four", "PettingZoo", "PettingZoo connect four"),
    ("openspiel", "tic_tac_toe", "OpenSpiel", "OpenSpiel tic-tac-toe (C++)"),
    ("openspiel", "connect_four", "OpenSpiel", "OpenSpiel connect four (C++)"),
]


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev bench rl", description="Speed of the environments.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each part in a round")
    given = parser.parse_args(words)
    missing = install_engine() | install_peers()
    learnable = [facts for facts in games() if facts.rules(facts.setup()).observer() is not None]
    ours = [
        Contestant(f"{way}.{facts.id}", name, worker("learning", way, facts.id))
        for facts in learnable
        for way, name in WAYS.items()
    ]
    ours += [
        Contestant(f"{way}.connect_four", WAYS[way], worker("learning", way, "connect_four"))
        for way in ("raw", "batch")
    ]
    others = [
        Contestant(f"{peer}.{name}", title, worker("learning_peers", peer, name), needs)
        for peer, name, needs, title in PEERS
        if needs not in missing
    ]
    figures, failed = run([*ours, *others], given.rounds, given.seconds)
    found = {each.id: each for each in figures}
    shares = []
    print(f"decisions a second of CPU (median of {given.rounds} rounds)")
    for id, title in [*((facts.id, facts.title) for facts in learnable), ("connect_four", "Connect four")]:
        raw = found[f"raw.{id}"]
        print(f"{title}, 2 seats")
        for way in WAYS:
            if each := found.get(f"{way}.{id}"):
                print(line(each, f"{each.times(raw):>8.1%}"))
        if id != "connect_four":
            shares.append(found[f"batch.{id}"].times(raw))
    print(f"batch of 1,024: {mean(shares):.1%} of raw play on average, {min(shares):.1%} at least")
    print("others, with observations and masks:")
    for contestant in others:
        if each := found.get(contestant.id):
            print(line(each, ""))
    for name, why in (missing | failed).items():
        print(f"left out: {name}: {why}")
    return 0


def line(figures: Figures, share: str) -> str:
    return f"  {figures.name:<40}{figures.rate:>12,.0f}{share}"
