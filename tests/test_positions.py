"""tools/positions.py: what follows from the declared fields of a position."""

import ast
import sys
from pathlib import Path

from tests.test_scaffold import load

TOOL = load("tools/positions.py")
CODEC = """
MOST = 99


class SeatData(msgspec.Struct):
    name: str = ""  # has no kind
    points: Annotated[int, Number(MOST)] = 0


class PenData(msgspec.Struct):
    turned: Annotated[bool, Flag(at="flipped")] = False


class Data(msgspec.Struct):
    phase: Annotated[str | None, OWNER, OneOf("NAMES")] = None
    card: Annotated[str | None, Written("told(state)", when="state.card >= 0")] = None
"""
POSITION = """
class Position(State):
    def __init__(self, box: Box, sheets: list[Sheet]) -> None:
        self.listener: Listener | None = None
        self.seats: i64 = len(sheets)
        self.box: Final = box
        self.sheets: list[Sheet] = sheets
        self.phase: i64 = START
        self.deck: i64 = box.all

    def copy(self) -> "Position":
        carry(self, other)
"""


def functions(code: str) -> dict[str, str]:
    return {
        node.name: ast.unparse(node) for node in ast.parse(code).body if isinstance(node, ast.FunctionDef)
    }


def test_what_is_checked_in_is_what_the_command_writes(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["positions", "--check"])
    assert (TOOL.main(), capsys.readouterr().out) == (0, "")


def test_code_follows_from_the_kinds(tmp_path: Path, monkeypatch, capsys):
    monkeypatch.setattr(TOOL, "ROOT", tmp_path)
    monkeypatch.setattr(TOOL, "GAMES", tmp_path)
    (tmp_path / "nim" / "rules").mkdir(parents=True)
    files = {
        "codec.py": CODEC,
        "rules/position.py": POSITION,
        "rules/phases.py": "NAMES = ()\ndef told(): ...",
    }
    files["rules/pen.py"] = "class Pen: ..."
    for name, text in files.items():
        (tmp_path / "nim" / name).write_text(text)
    monkeypatch.setattr(sys, "argv", ["positions", "--check"])
    assert TOOL.main() == 1
    assert capsys.readouterr().out.splitlines() == [
        "nim/plain.py is out of date: run ./dev positions",
        "nim/rules/copies.py is out of date: run ./dev positions",
    ]
    monkeypatch.setattr(sys, "argv", ["positions"])
    assert TOOL.main() == 0
    copied = functions((tmp_path / "nim" / "rules" / "copies.py").read_text())
    assert copied["carry"].splitlines()[1:] == [
        "    other.phase = state.phase",
        "    other.deck = state.deck",
    ]
    text = (tmp_path / "nim" / "plain.py").read_text()
    assert "from cinquina.games.nim.rules.phases import NAMES, told\n" in text
    assert functions(text) == functions("""
def dump_seat(state: Position, seat: int) -> dict[str, Any]:
    data: dict[str, Any] = {"points": int(state.points[seat])}
    return data

def read_seat(state: Position, seat: int, data: "SeatData") -> None:
    state.points[seat] = checked_number(data.points, "$.points", 99)

def dump_pen(pen: Pen) -> dict[str, Any]:
    data: dict[str, Any] = {"turned": bool(pen.flipped)}
    return data

def read_pen(pen: Pen, data: "PenData") -> None:
    pen.flipped = data.turned

def dump(state: Position) -> dict[str, Any]:
    data: dict[str, Any] = {"phase": NAMES[int(state.phase)]}
    if state.card >= 0:
        data["card"] = told(state)
    for seat in range(int(state.seats)):
        data[LETTERS[seat]] = dump_seat(state, seat)
    return data

def read(state: Position, data: "Data") -> None:
    if data.phase is not None:
        state.phase = index_of_name(NAMES, data.phase, "$.phase")
""")
