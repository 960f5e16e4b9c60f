"""Writes the games of today's rules that are not there yet."""

from pathlib import Path

import msgspec

from cinquina.games import games
from tests.corpus.playing import Kept, played

GAMES = Path(__file__).with_name("games")


def place(game: str, version: str, mode: str) -> Path:
    return GAMES / f"{game}-{version}-{mode}.json"


def write(kept: Kept, path: Path) -> None:
    """Write an entry a line, without default values."""
    data = msgspec.to_builtins(kept)
    for entry in data["record"]["log"]:
        if entry["audience"] == "all":
            del entry["audience"]
    if not data["record"]["taken"]:
        del data["record"]["taken"]
    log = data["record"].pop("log")
    lines = ",\n".join(msgspec.json.encode(entry).decode() for entry in log)
    record = msgspec.json.encode(data["record"]).decode()[:-1]
    ending = msgspec.json.encode(data["ending"]).decode()
    path.write_text(f'{{"ending":{ending},\n"record":{record},"log":[\n{lines}\n]}}}}\n', encoding="utf-8")


def main() -> None:
    GAMES.mkdir(exist_ok=True)
    for game in games():
        for mode in game.modes:
            path = place(game.id, game.version, mode.id)
            if not path.exists():
                write(played(game, mode), path)
                print(path.name, path.stat().st_size)


if __name__ == "__main__":
    main()
