"""The checks of the pages find what is wrong: each planted mistake by its kind, and nothing in a page without one."""

from pathlib import Path

import pytest

from tests.docs.citations import CHECKS
from tests.docs.commands import steps
from tests.docs.desk import Desk, Wrong
from tests.docs.pages import ROOT, Page, parted

TRUE = """
See `docs/style.md`, `core/state.py`, `games/<game>/edition.toml` and `src/cinquina/core/`: `Rules.can_undo`,
`core.record.live_entries`, `rules.parse(state, who, text)`, `State.clock_ms`, `foldris.top_out`, `--seats 2`,
`litestar<3`, and `The Block does not fit on the sheet here. (foldris.out_of_sheet)`.

```
src/cinquina/
  core/        the contract
```
"""
PLANTED = [
    ("paths", "`docs/stile.md`"),
    ("paths", "`games/holi/rain.py`"),
    ("paths", "`games/<game>/waves.py`"),
    ("paths", "```\nsrc/cinquina/\n  pdf/      adapters\n```"),
    ("names", "`Rules.may_undo`"),
    ("names", "`Game.parse`"),
    ("names", "`core.record.alive`"),
    ("names", "`state.actions(seat)`"),
    ("names", "`rules.text(state, action)`"),
    ("names", "`Analyst(record).judges()`"),
    ("names", "`undo_button_of_table`"),
    ("names", "`aiosqlite`"),
    ("names", "`foldris.top_off line=3`"),
    ("options", "`--sets name=value`"),
    ("sentences", "`The block would leave the sheet. (foldris.out_of_sheet)`"),
    ("pins", "`litestar<4`"),
]
COMMANDS = [
    "```\ncinquina simulated foldris\n```",
    "```\ncinquina games --jsn\n```",
    "```console\n$ cinquina perft foldris --seats 2 --depth 1\n  1                3      … s\n```",
    "`cinquina serve --no-open --origins https://games.example --lan`",
    "`./dev tests`",
    "`./dev fix everything`",
    "`./dev test tests/batteries`",
    "`./dev test --battery-hours 3`",
    "`./dev bench chess`",
    "`./dev bench --quickly`",
    "`./dev python -m bench.tunes`",
    "`./dev python -m bench.tune pentris --childs 3`",
    "`CINQUINA_COMPILED=0 ./dev test`",
    "`npm run checks`",
    '`pip install "cinquina[postgresql]"`',
    'eval `eval "$(cinquina completion basch)"`',
    "```ini\nExecStart=/usr/bin/cinquina serve --no-opening\n```",
    "```python\nfrom cinquina.lab import tournament\n```",
    "```sh\nhttpie localhost\n```",
]


def planted(text: str) -> Page:
    return parted(ROOT / "docs" / "planted.md", text)


def test_a_true_page_has_nothing_wrong():
    assert {kind: check(planted(TRUE)) for kind, check in CHECKS.items()} == {kind: [] for kind in CHECKS}


@pytest.mark.parametrize(("kind", "text"), PLANTED)
def test_a_wrong_citation_is_found(kind: str, text: str):
    page = planted(TRUE + text)
    assert [each for each, check in CHECKS.items() if check(page)] == [kind]


@pytest.mark.parametrize("text", COMMANDS)
def test_a_wrong_command_is_found(text: str, tmp_path: Path, pytestconfig: pytest.Config):
    page = planted(text)
    desk = Desk(tmp_path, page, pytestconfig)
    (step,) = steps(page)
    with pytest.raises(Wrong):
        desk.do(step)
