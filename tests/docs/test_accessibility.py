"""docs/accessibility.md has every criterion of WCAG 2.2 A and AA once, and the tests that it names exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "accessibility.md").read_text(encoding="utf-8")

# By guideline, the last numbers of its criteria; what is left out is AAA, or not in 2.2 any more (4.1.1).
A = {
    "1.1": "1",
    "1.2": "1 2 3",
    "1.3": "1 2 3",
    "1.4": "1 2",
    "2.1": "1 2 4",
    "2.2": "1 2",
    "2.3": "1",
    "2.4": "1 2 3 4",
    "2.5": "1 2 3 4",
    "3.1": "1",
    "3.2": "1 2 6",
    "3.3": "1 2 7",
    "4.1": "2",
}
AA = {
    "1.2": "4 5",
    "1.3": "4 5",
    "1.4": "3 4 5 10 11 12 13",
    "2.4": "5 6 7 11",
    "2.5": "7 8",
    "3.1": "2",
    "3.2": "3 4",
    "3.3": "3 4 8",
    "4.1": "3",
}

ROW = re.compile(r"^\| (\d\.\d\.\d+) [^|]+\| (A+) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)


def rows() -> list[tuple[str, str, str, str]]:
    return [(number, level, how, proof) for number, level, how, proof in ROW.findall(PAGE)]


@pytest.mark.parametrize(("level", "criteria"), [("A", A), ("AA", AA)])
def test_every_criterion_is_there_once_with_its_level(level, criteria):
    wanted = [f"{guideline}.{last}" for guideline, numbers in criteria.items() for last in numbers.split()]
    assert sorted(number for number, each, *_ in rows() if each == level) == sorted(wanted)


def test_a_criterion_names_its_tests_or_says_that_there_are_none():
    for number, _, how, proof in rows():
        named = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", proof)
        absent = how.startswith("*Not there*")
        assert named or proof == ("–" if absent else "looked at"), number
        for path, test in named:
            assert f"def {test}(" in (ROOT / path).read_text(encoding="utf-8"), f"{number}: {path}::{test}"
