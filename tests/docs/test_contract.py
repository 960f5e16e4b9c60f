"""The reference pages of the contract have an entry for each method of the source, with its signature."""

import ast
import re

import pytest

from tests.docs.pages import ROOT

PAGES = ROOT / "docs" / "developers"
ENTRY = re.compile(r"^### `(\w+)\(([^\n]*)\) -> ([^\n]*)`\n(.*?)(?=^##|\Z)", re.MULTILINE | re.DOTALL)
LABELS = ("Called:", "Cost:", "Battery:", "Example:")
CASES = [
    ("contract.md", "State", "state.py"),
    ("contract.md", "Evaluation", "state.py"),
    ("contract-rules.md", "Rules", "rules.py"),
]


def methods(name: str, file: str) -> dict[str, str]:
    """Return the public methods of a class with their signatures."""
    for node in ast.parse((ROOT / "src/cinquina/core" / file).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and node.name == name:
            found = [each for each in node.body if isinstance(each, ast.FunctionDef)]
            return {each.name: signature(each) for each in found if not each.name.startswith("_")}
    raise AssertionError(f"there is no class {name}")


def signature(method: ast.FunctionDef) -> str:
    arguments = ast.unparse(method.args).partition(", ")[2]  # without self
    return plain(f"({arguments}) -> {ast.unparse(method.returns or ast.Constant(None))}")


def plain(text: str) -> str:
    return text.replace("'", "").replace('"', "")  # a type in quotes is the same type


def entries(page: str, name: str) -> list[tuple[str, str, str]]:
    """Return name, signature and text of each entry of a section."""
    text = (PAGES / page).read_text(encoding="utf-8")
    section = text.partition(f"\n## {name}\n")[2].partition("\n## ")[0]
    return [(each[0], plain(f"({each[1]}) -> {each[2]}"), each[3]) for each in ENTRY.findall(section)]


@pytest.mark.parametrize(("page", "name", "file"), CASES)
def test_every_method_has_an_entry_with_its_signature(page: str, name: str, file: str):
    found = [(method, signature) for method, signature, _ in entries(page, name)]
    assert len(dict(found)) == len(found)
    assert dict(found) == methods(name, file)


@pytest.mark.parametrize(("page", "name", "file"), CASES)
def test_every_entry_is_complete(page: str, name: str, file: str):
    for method, _, text in entries(page, name):
        meaning, *_ = text.split("\n- ")
        assert meaning.strip(), method
        assert [label for label in LABELS if label not in text] == [], method


@pytest.mark.parametrize("page", sorted({page for page, *_ in CASES}))
def test_every_named_module_of_the_battery_exists(page: str):
    named = re.findall(r"Battery: (.*)", (PAGES / page).read_text(encoding="utf-8"))
    files = {file for line in named for file in re.findall(r"`(\w+\.py)`", line)}
    assert files and all((ROOT / "tests" / "battery" / file).exists() for file in files)
