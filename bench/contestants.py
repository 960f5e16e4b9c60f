"""The contestants of each part, with their names."""

from bench.environment import NODE, PYTHON, ROOT, TREE
from bench.rounds import Contestant
from cinquina.core.game import Game
from cinquina.games import games

INTERPRETED = {"PYTHONPATH": str(TREE / "src")}


def worker(module: str, *args: object) -> list[str]:
    return [str(PYTHON), "-W", "ignore", "-m", f"bench.workers.{module}", *map(str, args)]


def ours(game: str, seats: int) -> list[Contestant]:
    """Return our contestants of a game: both ways compiled, and the engine interpreted."""
    id = f"{game}-{seats}"
    table = "solo" if seats == 1 else f"{seats} seats"
    engine, api = worker("ours", "engine", game, seats), worker("ours", "api", game, seats)
    return [
        Contestant(f"{id}.engine", f"Cinquina, inside the engine, {table}", engine, "compiler"),
        Contestant(f"{id}.api", f"Cinquina, through Python, {table}", api, "compiler"),
        Contestant(f"{id}.interpreted", f"Cinquina, not compiled, {table}", engine, env=INTERPRETED),
    ]


def seats_of(game: Game) -> list[int]:
    """Return numbers of seats to measure: the fewest, some, the most."""
    counts = game.seat_counts()
    return [seats for seats in (1, 2, 4) if seats in counts] or counts[:1]


def openspiel(game: str, name: str) -> Contestant:
    return Contestant(f"openspiel.{game}", name, worker("openspiel", game), "OpenSpiel")


def pgx(batch: int) -> Contestant:
    command = worker("pgx_batch", "connect_four", batch)
    return Contestant(f"pgx.{batch}", f"Pgx, {batch:,} games at once", command, "Pgx")


PEERS = {
    # Nobody else has it: compared with OpenSpiel's games of similar width, and with its Python games.
    "foldris": [
        openspiel("hex", "OpenSpiel hex (C++)"),
        openspiel("quoridor", "OpenSpiel quoridor (C++)"),
        openspiel("python_tic_tac_toe", "OpenSpiel tic-tac-toe (Python)"),
        openspiel("python_block_dominoes", "OpenSpiel dominoes (Python)"),
    ],
    "connect_four": [
        openspiel("connect_four", "OpenSpiel (C++)"),
        pgx(1024),
        pgx(8192),
        Contestant("pettingzoo", "PettingZoo", worker("petting_zoo"), "PettingZoo"),
        Contestant(
            "boardgame.io",
            "boardgame.io",
            ["node", str(ROOT / "bench" / "workers" / "boardgame.js")],
            "boardgame.io",
            {"NODE_PATH": str(NODE / "node_modules"), "NODE_ENV": "production"},
        ),
    ],
}


# Both search connect four from the first position; a simulation ends in one random playout.
SEARCHES = [
    Contestant("search.ours", "Cinquina", worker("search"), "compiler"),
    Contestant("search.openspiel", "OpenSpiel (C++)", worker("openspiel_search"), "OpenSpiel"),
]


def parts() -> dict[str, list[Contestant]]:
    """Return every registered game, connect four for comparison, and its search."""
    tables = {game.id: seats_of(game) for game in games()} | {"connect_four": [2]}
    random_play = {
        game: [each for seats in counts for each in ours(game, seats)] + PEERS.get(game, [])
        for game, counts in tables.items()
    }
    return {**random_play, "search": SEARCHES}
