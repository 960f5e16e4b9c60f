"""Checks that ruff and mypy lack.

1. Compiled modules: no int literal left of `<<` (mypyc emits a 32-bit shift: wrong from bit 31 on), and no
   range() with a step that is not a literal (slow).
2. No file above games/ names a game: another game must not need a change there.
"""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NATIVE_INTS = ("i64", "i32", "i16", "u8")


def main() -> int:
    found = [*compiled_faults(ROOT), *named_games(ROOT)]
    for fault in found:
        print(fault)
    return 1 if found else 0


def compiled_faults(root: Path) -> Iterator[str]:
    globs = tomllib.loads((root / "pyproject.toml").read_text())["tool"]["cinquina"]["compiled"]
    for path in sorted({path for pattern in globs for path in root.glob(pattern)}):
        for line, text in faults(path.read_text()):
            yield f"{path.relative_to(root)}:{line}: {text}"


def faults(source: str) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and is_number(node.left):
            yield node.lineno, "a literal left of << is shifted in 32 bits when compiled: use a table of bits"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range":
            if len(node.args) == 3 and not is_literal(node.args[2]):
                yield node.lineno, "the step of range() is not a literal: slow when compiled"


def is_literal(node: ast.expr) -> bool:
    if isinstance(node, ast.UnaryOp):
        return is_literal(node.operand)
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def is_number(node: ast.expr) -> bool:
    """Return whether a node is a number: 1, -1, i64(1)."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in NATIVE_INTS:
        return len(node.args) == 1 and is_literal(node.args[0])
    return is_literal(node)


def name(root: Path) -> re.Pattern[str]:
    """Match a game's name if quoted, dotted or in a path: it may be an English word as well."""
    folders = [path.name for path in (root / "src/cinquina/games").iterdir() if path.is_dir()]
    names = "|".join(sorted(name for name in folders if not name.startswith("_")))
    return re.compile(rf"""(?<=["'./])({names})\b|\b({names})(?=["'])""", re.IGNORECASE)


def named_games(root: Path) -> Iterator[str]:
    pattern = name(root)
    # wire.ts is generated, and has the events of all games.
    for top, apart in (("src/cinquina", ("games", "locales")), ("web/src", ("games", "wire.ts"))):
        for path in sorted((root / top).rglob("*")):
            if path.suffix not in (".py", ".ts", ".svelte", ".css", ".html", ".toml", ".json"):
                continue
            if path.relative_to(root / top).parts[0] in apart:
                continue
            for number, line in enumerate(path.read_text().splitlines(), 1):
                if found := pattern.search(line):
                    where = f"{path.relative_to(root)}:{number}"
                    yield f"{where}: names the game {found[0]!r}, which only games/ may do"


if __name__ == "__main__":
    sys.exit(main())
