"""Requests made up from the published schema, right and wrong ones: every answer is one that the schema announces."""

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings

from tests.patience import PATIENCE
from tests.server.running import UNLIMITED, running


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory):
    with running(tmp_path_factory.mktemp("schema"), *UNLIMITED) as server:
        yield schemathesis.openapi.from_url(f"{server.address}/api/docs/openapi.json", timeout=PATIENCE)


schema = schemathesis.pytest.from_fixture("api")


@schema.parametrize()
@settings(
    max_examples=15,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_answers(case):
    checks = schemathesis.checks.CHECKS
    left_out = [
        # A well-formed body may still name a game, a seat or a level that does not exist.
        checks.get_one("positive_data_acceptance"),
        # Litestar's answer to OPTIONS names one of two handlers that share a path; no page asks for it.
        checks.get_one("allow_header_conformance"),
    ]
    case.call_and_validate(excluded_checks=left_out, timeout=PATIENCE)
