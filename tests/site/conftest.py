import pytest

from tests.patience import be_patient
from tests.site.folder import site
from tests.steady import be_steady

__all__ = ["site"]

be_patient()
be_steady()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"
