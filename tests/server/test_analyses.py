"""Analyses of finished games, piece by piece, by a real worker."""

import pytest

from cinquina.core import state as state_module
from cinquina.core.errors import Invalid
from cinquina.core.record import Record
from cinquina.games import find
from cinquina.server.thinking.analyses import Analyses
from cinquina.server.thinking.pool import Pool
from cinquina.server.thinking.tasks import Analyse
from cinquina.server.thinking.worker import MOMENT, WHOLE_MS, analyse, moment_budget
from tests.bots.test_analysis import played

COMPILED = not str(state_module.__file__).endswith(".py")
PIECES = 100 if COMPILED else 1  # interpreted, whole games that are played on take their time


@pytest.fixture
def record() -> Record:
    return played(find("foldris"), "solo", 1)


@pytest.mark.anyio
async def test_each_asking_brings_a_piece_more_until_all_is_known(record):
    pool = Pool(1)
    await pool.open()
    try:
        analyses = Analyses(pool)
        first = await analyses.extend("table", record)
        assert 0 < len(first.expected) <= first.total == len(record.log) + 1
        found = first
        for _ in range(PIECES):
            if len(found.expected) == found.total:
                break
            assert found.shares == []
            known = len(found.expected)
            found = await analyses.extend("table", record)
            assert len(found.expected) > known
            assert found.expected[: len(first.expected)] == first.expected
        if len(found.expected) == found.total:
            (share,) = found.shares
            assert share.others is None  # nobody else is there
            assert found.summary
            assert await analyses.extend("table", record) == found  # kept, and nobody thinks again
    finally:
        await pool.close()


def test_a_worker_keeps_the_secrets_of_a_game_that_is_not_over():
    cut = played(find("foldris"), "standard", 2, most=5)
    with pytest.raises(Invalid, match="not over"):
        analyse(Analyse(cut, 0))


def test_a_long_game_takes_no_longer_than_one_of_usual_length():
    for looks in (1, 100, 1000, 10_000):
        each = moment_budget(looks).milliseconds
        assert 1 <= each <= MOMENT.milliseconds
        assert each * looks <= WHOLE_MS + looks
