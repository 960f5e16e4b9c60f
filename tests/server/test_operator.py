"""The operator's page: only with the passphrase, with true numbers, and without a name or a link."""

import re
from base64 import b64encode
from pathlib import Path

import httpx
import pytest

from cinquina.core.errors import Fault
from cinquina.server.http.operator import read_passphrase
from tests.server.running import at_most, running

PASSPHRASE = "three blue tiles, perché no"


def auth(passphrase: str) -> dict[str, str]:
    return {"authorization": f"Basic {b64encode(f'anybody:{passphrase}'.encode()).decode()}"}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "operator"
    path.write_text(f"{PASSPHRASE}\n")
    return path


def test_the_page_is_shown_for_the_passphrase_only(tmp_path: Path, file: Path):
    served = running(tmp_path, *at_most(returns=3), "--operator", str(file))
    with served as server, httpx.Client(base_url=server.address) as client:
        asked = client.get("/operator")
        assert asked.status_code == 401 and asked.headers["www-authenticate"].startswith("Basic ")
        seats = [{"kind": "person", "name": "Nonna Pina"}, {"kind": "bot", "level": "casual"}]
        made = client.post("/api/tables", json={"game": "foldris", "chairs": seats})
        assert made.status_code == 201
        told = client.get("/operator", headers=auth(PASSPHRASE))
        assert told.status_code == 200
        numbers = dict(re.findall(r'<th scope="row">([^<]+)</th><td>([^<]+)</td>', told.text))
        assert numbers["workers"] == "2" and numbers["failed writes"] == "0"
        assert numbers["tables in memory"] == "1"
        assert int(numbers["writes"]) >= 1
        assert "Nonna" not in told.text and made.json()["id"] not in told.text
        italian = client.get("/operator", headers=auth(PASSPHRASE) | {"accept-language": "it"})
        assert "Archivio" in italian.text
        wrong = [client.get("/operator", headers=auth(f"no {n}")).status_code for n in range(4)]
        assert wrong == [401, 401, 401, 429]
        assert client.get("/operator", headers=auth(PASSPHRASE)).status_code == 200
        broken = client.get("/operator", headers={"authorization": "Basic %%%"})
        assert broken.status_code == 429


def test_without_the_option_there_is_no_such_page(tmp_path: Path):
    with running(tmp_path) as server, httpx.Client(base_url=server.address) as client:
        assert "www-authenticate" not in client.get("/operator", headers=auth(PASSPHRASE)).headers


def test_a_passphrase_that_is_short_or_missing_keeps_the_server_from_starting(tmp_path: Path):
    with pytest.raises(Fault, match="serve-fault-operator-file"):
        read_passphrase(str(tmp_path / "none"))
    (tmp_path / "short").write_text("secret")
    with pytest.raises(Fault, match="serve-fault-operator-short"):
        read_passphrase(str(tmp_path / "short"))
