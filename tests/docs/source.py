"""What there is in the repository to be cited: files, words, texts, and the names of the Python source."""

import ast
import os
import re
from functools import cache
from pathlib import Path

from tests.docs.pages import ROOT

MADE = {"node_modules", "build", "dist", "__pycache__"}  # by Node, the build and Python
WORDED = {".py", ".toml", ".ftl", ".ts", ".svelte", ".js", ".json", ".mako", ".css", ""}
NO_PROOF = (
    "docs/",
    "tests/docs/",
    "web/package-lock.json",
    "uv.lock",
)  # the pages themselves, other people's words
PYTHON = ("src/cinquina", "bench", "tools")  # a test is cited by its path
ALONE = ("dev", "hatch_build.py", "tests/conftest.py")
TELLING = ("add_argument", "addoption")

Parameters = tuple[str, ...]
Members = dict[str, list[Parameters | None]]  # a name may be defined more than once; None = no function


@cache
def files() -> list[str]:
    """Every file and folder, from the root, the latter with a slash at the end."""
    found: list[str] = []
    for folder, names, leaves in os.walk(ROOT):
        names[:] = [name for name in names if name not in MADE and not name.startswith(".")]
        here = Path(folder).relative_to(ROOT)
        found += [f"{(here / name).as_posix()}/" for name in names]
        found += [(here / leaf).as_posix() for leaf in leaves]
    return found


@cache
def words() -> set[str]:
    """Every word of the sources, texts and settings."""
    found: set[str] = set()
    for name in files():
        path = ROOT / name
        if path.suffix in WORDED and path.is_file() and not name.startswith(NO_PROOF):
            found.update(re.findall(r"\w+", path.read_text(encoding="utf-8", errors="replace")))
    return found


@cache
def messages() -> set[str]:
    """Ids of texts, as events and refusals name them: `foldris.top_out` is the message foldris-top_out."""
    found: set[str] = set()
    for path in ROOT.glob("src/cinquina/locales/en/*.ftl"):
        found.update(re.findall(r"^([\w-]+) =", path.read_text(encoding="utf-8"), re.MULTILINE))
    return {message.replace("-", ".", 1) for message in found}


class Source:
    """The names of Python modules: `modules` by their dotted path, `classes` by their name; and the `options` of the
    programs among them."""

    def __init__(self) -> None:
        self.modules: dict[str, Members] = {}
        self.classes: dict[str, list[tuple[Members, list[str]]]] = {}
        self.options: set[str] = set()

    def read(self, dotted: str, text: str) -> None:
        tree = ast.parse(text)
        self.modules[dotted] = members(tree.body)
        if any(word in text for word in TELLING):  # else it need not be walked through
            self.options |= told_options(tree)
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
                self.classes.setdefault(node.name, []).append((members(node.body), bases))

    def of_class(self, name: str, member: str) -> list[Parameters | None]:
        """Return the members of a class with this name, its own or inherited."""
        found: list[Parameters | None] = []
        for own, bases in self.classes.get(name, []):
            found += own.get(member, [])
            for base in bases:
                if base != name:
                    found += self.of_class(base, member)
        return found

    def anywhere(self, name: str) -> list[Parameters | None]:
        """Return everything with this name in any module or class."""
        scopes = [*self.modules.values(), *(own for each in self.classes.values() for own, _ in each)]
        return [found for scope in scopes for found in scope.get(name, [])]


def told_options(tree: ast.AST) -> set[str]:
    """Return the options that a module declares to argparse or pytest."""
    calls = [
        node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
    ]
    told = [each for call in calls if call.func.attr in TELLING for each in call.args]  # type: ignore[attr-defined]  # asked above
    return {str(each.value) for each in told if isinstance(each, ast.Constant)}


def members(body: list[ast.stmt]) -> Members:
    found: Members = {}
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            given = node.args
            names = [each.arg for each in [*given.posonlyargs, *given.args, *given.kwonlyargs]]
            found.setdefault(node.name, []).append(
                tuple(name for name in names if name not in ("self", "cls"))
            )
            for inner in ast.walk(node):  # attributes are set where an object is made
                if isinstance(inner, ast.Attribute) and isinstance(inner.ctx, ast.Store):
                    found.setdefault(inner.attr, []).append(None)
        elif isinstance(node, ast.ClassDef):
            found.setdefault(node.name, []).append(None)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                for inner in ast.walk(target):
                    if isinstance(inner, ast.Name):
                        found.setdefault(inner.id, []).append(None)
    return found


@cache
def source() -> Source:
    known = Source()
    for folder in PYTHON:
        for path in (ROOT / folder).rglob("*.py"):
            dotted = ".".join(
                path.relative_to(ROOT / "src" if folder.startswith("src") else ROOT).with_suffix("").parts
            )
            known.read(dotted.removesuffix(".__init__"), path.read_text(encoding="utf-8"))
    for name in ALONE:
        known.read(name.removesuffix(".py"), (ROOT / name).read_text(encoding="utf-8"))
    return known
