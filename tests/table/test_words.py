"""Names and lines of chat."""

import pytest

from cinquina.table.words import checked_line, checked_name
from tests.table.playing import refusal


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("  Ada ", "Ada"),
        ("Anna \t Maria", "Anna Maria"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("x" * 24, "x" * 24),
        ("<b>Ada</b>", "<b>Ada</b>"),
        (
            "\N{WOMAN}\N{ZERO WIDTH JOINER}\N{PERSONAL COMPUTER}",
            "\N{WOMAN}\N{ZERO WIDTH JOINER}\N{PERSONAL COMPUTER}",
        ),
    ],
)
def test_a_name_is_trimmed_and_kept_as_it_is(written, kept):
    assert checked_name(written) == kept


@pytest.mark.parametrize(
    "written",
    [
        "",
        "   ",
        "x" * 25,
        "A\x00da",
        "A\x1b[31m",
        "Ada\u202e",
        "\u200d",
        "\u200b",
        "\ud800",
        "\ue000",
        "\u0301",
    ],
)
def test_a_name_that_cannot_be_read_is_refused(written):
    refused = refusal(lambda: checked_name(written))
    assert (refused.id, refused.facts) == ("table.bad_name", {"most": 24})


def test_a_line_is_one_line():
    assert checked_line("well\nplayed") == "well played"
    assert checked_line("x" * 300) == "x" * 300
    assert refusal(lambda: checked_line("x" * 301)).id == "table.bad_line"
