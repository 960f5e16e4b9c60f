"""The notebooks run from top to bottom, and show drawings."""

import ast
import json
from pathlib import Path

import pytest

NOTEBOOKS = sorted((Path(__file__).resolve().parents[2] / "docs/researchers/notebooks").glob("*.ipynb"))


def shown(code: str, names: dict[str, object]) -> object:
    """Run a cell as a notebook does; return the value of its last expression."""
    tree = ast.parse(code)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "cell", "exec"), names)
    return (
        eval(compile(ast.Expression(last.value), "cell", "eval"), names)
        if isinstance(last, ast.Expr)
        else None
    )


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    cells = [
        each for each in json.loads(path.read_text(encoding="utf-8"))["cells"] if each["cell_type"] == "code"
    ]
    names: dict[str, object] = {}
    drawings = [
        found for each in cells if hasattr(found := shown("".join(each["source"]), names), "_repr_svg_")
    ]
    assert drawings
    assert all(not each["outputs"] for each in cells)  # a reader makes their own
