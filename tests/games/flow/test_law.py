"""What the law says in figures, and the program must not say otherwise."""

import re
from pathlib import Path

import cinquina.games  # noqa: F401  # `find` knows them
from cinquina.core.registry import find
from cinquina.core.setup import Setting

SCENARIOS = Path(__file__).with_name("scenarios")
LAW = (Path(__file__).parents[3] / "docs" / "rules" / "flow.md").read_text(encoding="utf-8")


def setting(id: str) -> Setting:
    return next(each for each in find("flow").settings if each.id == id)


def test_the_turns_of_a_round():
    row = re.search(
        r"\*\*default (\d+)\*\*; the engine accepts N from (\d+) to (\d+) \(R30\), the lobby offers (\d+)-(\d+)",
        LAW,
    )
    assert row is not None
    default, least, most, offered_from, offered_to = map(int, row.groups())
    turns = setting("turns")
    assert turns.default == default
    assert list(turns.values) == list(range(least, most + 1))
    offered = [value for value in turns.values if value not in turns.unusual]
    assert offered == list(range(offered_from, offered_to + 1))


def test_every_example_and_illegal_input_has_a_scenario():
    examples = [f"E{int(number):02}" for number in re.findall(r"^\*\*E(\d+) ", LAW, re.MULTILINE)]
    illegal = [f"I{int(number):02}" for number in re.findall(r"^\| I(\d+) \|", LAW, re.MULTILINE)]
    assert len(examples) == 35 and len(illegal) == 18
    assert [name for name in examples + illegal if not (SCENARIOS / f"{name}.toml").is_file()] == []
