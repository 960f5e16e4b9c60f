"""The contract in docs/architecture.md is that of the source."""

import ast

from tests.docs.pages import ROOT, page


def signatures(text: str) -> dict[str, str]:
    """What the class State offers, by name, with parameters and types."""
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef) and node.name == "State":
            methods = [each for each in node.body if isinstance(each, ast.FunctionDef)]
            return {each.name: signature(each) for each in methods}
    raise AssertionError("there is no class State")


def signature(method: ast.FunctionDef) -> str:
    told = f"({ast.unparse(method.args)}) -> {ast.unparse(method.returns or ast.Constant(None))}"
    return told.replace("'", "")  # a type in quotes is the same type


def test_the_outline_of_a_state_is_its_source():
    (outline,) = [
        block.text for block in page(ROOT / "docs/architecture.md").blocks if block.language == "python"
    ]
    real = signatures((ROOT / "src/cinquina/core/state.py").read_text(encoding="utf-8"))
    told = signatures(outline)
    assert told == {name: real.get(name) for name in told}
    # What State writes itself for every game, and no game has to know.
    assert set(real) - set(told) == {"__init__", "owes"}
