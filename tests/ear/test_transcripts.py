"""Games played by ear, with Orca and Firefox: what was spoken, in order, is what the checked-in transcripts say.

`CINQUINA_EAR=write ./dev soak ear` writes them anew, to be read before they are checked in.
"""

import os
import re
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.ear.player import Player
from tests.ear.rig import listening, missing
from tests.server.running import UNLIMITED, running

HERE = Path(__file__).parent
MOST = 120  # decisions


class Title(NamedTuple):
    title: str
    calm: bool = False  # played without its clock
    part: str = "two rounds"


TITLES = {
    "foldris": Title("Foldris"),
    "pentris": Title("Pentris", part="two turns"),
    "rollfold": Title("Roll ’Em Fold ’Em"),
    "holi": Title("Holi: Festival of Colors"),
    "flow": Title("Flow", calm=True),
}
THIRD = re.compile(r"(?:Round|Turn|Turno|Giro) 3\b")
WHOLE = "whole game"
PARTS = [
    ("foldris", "en", TITLES["foldris"].part),
    ("foldris", "it", TITLES["foldris"].part),
    ("pentris", "it", TITLES["pentris"].part),
    ("rollfold", "en", TITLES["rollfold"].part),
    ("rollfold", "it", TITLES["rollfold"].part),
]


def enter(player: Player, game: str) -> None:
    """From the lobby to the table, and to its command line."""
    title, words = TITLES[game], player.words
    player.tab_to((words.calm if title.calm else words.play).format(title=title.title))
    player.remark(title.title)  # the dialog
    player.tab_to(words.decline)
    player.asked()
    player.press("slash")
    player.remark(words.field)


def decide(player: Player) -> str:
    """Take the first choice of those that are told, as the best comes first; what is heard then."""
    player.say(player.words.fits)
    told = player.hear()
    found = player.words.first.search(told)
    assert found, told
    player.say(found[1] or found[2])
    return player.asked()


class Dropped(Exception):
    """Orca dropped events, so what it did not say proves nothing about the page."""


def play(folder: Path, game: str, language: str, part: str) -> list[str]:
    """Play a part of a game by what is spoken alone; return the transcript."""
    folder.mkdir()
    with running(folder, *UNLIMITED) as server, listening(folder / "rig", server.address, language) as rig:
        player = Player(rig, language)
        try:
            rig.hear("Finished loading Cinquina")
            enter(player, game)
            for _ in range(MOST):
                said = decide(player)
                if player.words.over in said or (part != WHOLE and THIRD.search(said)):
                    return player.transcript
        except AssertionError as fault:
            if rig.dropped:
                raise Dropped("DELUGE: Orca had too many events waiting and dropped some") from fault
            raise
        raise AssertionError(f"the game does not end: {player.transcript[-20:]}")


def play_twice(folder: Path, game: str, language: str, part: str) -> list[str]:
    """Play; once more if Orca dropped events."""
    try:
        return play(folder / "first", game, language, part)
    except Dropped:
        return play(folder / "second", game, language, part)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "language", "part"), PARTS)
def test_a_game_sounds_as_it_is_written_down(tmp_path: Path, game: str, language: str, part: str) -> None:
    """Also: each sentence that the page has said is spoken once, in its order (`Player.next`)."""
    if packages := missing():
        pytest.skip(f"no screen reader; apt-get install {' '.join(packages)}")
    written = HERE / "transcripts" / f"{game}-{part.replace(' ', '-')}.{language}.txt"
    said = "\n".join(play_twice(tmp_path, game, language, part)) + "\n"
    if os.environ.get("CINQUINA_EAR") == "write":
        written.parent.mkdir(exist_ok=True)
        written.write_text(said, encoding="utf-8")
    assert said == written.read_text(encoding="utf-8")
