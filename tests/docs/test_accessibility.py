"""docs/accessibility.md has every criterion of WCAG 2.2 A and AA once, and the tests that it names exist."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "accessibility.md").read_text(encoding="utf-8")

# By principle and guideline; what is left out is AAA, or not in 2.2 any more (4.1.1).
A = """1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4
2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2""".split()
AA = """1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2
3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3""".split()

ROW = re.compile(r"^\| (\d\.\d\.\d+) [^|]+\| (A+) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)


def rows() -> list[tuple[str, str, str, str]]:
    return [(number, level, how, proof) for number, level, how, proof in ROW.findall(PAGE)]


def test_every_criterion_is_there_once_with_its_level():
    assert sorted(number for number, level, *_ in rows() if level == "A") == sorted(A)
    assert sorted(number for number, level, *_ in rows() if level == "AA") == sorted(AA)


def test_a_criterion_names_its_tests_or_says_that_there_are_none():
    for number, _, how, proof in rows():
        named = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", proof)
        absent = how.startswith("*Not there*")
        assert named or proof == ("–" if absent else "looked at"), number
        for path, test in named:
            assert f"def {test}(" in (ROOT / path).read_text(encoding="utf-8"), f"{number}: {path}::{test}"
