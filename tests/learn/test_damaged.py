"""A damaged lesson is refused in one sentence, or can be begun and left."""

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cinquina.core.edition import convert
from cinquina.core.errors import Invalid
from cinquina.core.game import home_of
from cinquina.games import games
from cinquina.learn.course import Course
from cinquina.learn.lesson import Lesson, check, read_lesson
from tests.core.damage import check_sentence, damaged, damaged_bytes, toml_junk

FILES = [path for game in games() for path in sorted((home_of(game) / "lessons").glob("*.toml"))]


@pytest.mark.both
@given(data=st.data())
def test_a_damaged_lesson(data: st.DataObject):
    text = data.draw(st.sampled_from(FILES)).read_text(encoding="utf-8")
    changed = data.draw(damaged(tomllib.loads(text), toml_junk))
    try:
        lesson = convert(changed, Lesson)
        check(lesson)
        assert Course(lesson).scene().said
    except Invalid as error:
        check_sentence(error)


@given(data=st.data())
def test_a_damaged_file(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject):
    file: Path = data.draw(st.sampled_from(FILES))
    path = tmp_path_factory.mktemp("lesson") / file.name
    path.write_bytes(data.draw(damaged_bytes(file.read_bytes())))
    try:
        assert read_lesson(path).game
    except Invalid as error:
        check_sentence(error)
