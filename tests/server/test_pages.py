import gzip
import re
from pathlib import Path

import pytest

from cinquina.server.http.arrival import wanted_language
from cinquina.server.http.pages import Pages
from tests.server.running import Running, page


@pytest.fixture
def pages(tmp_path: Path) -> Pages:
    dist = tmp_path / "dist"
    (dist / "assets").mkdir(parents=True)
    (dist / "index.html").write_text("<!doctype html><title>first</title>")
    (dist / "assets" / "app-1a2b.js").write_text("let a = 1;\n" * 100)
    (dist / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("not yours")
    return Pages(dist)


@pytest.mark.parametrize("path", ["/", "", "/nowhere", "/table/k3j9", "/new/foldris", "/replay/abc"])
def test_routes_of_the_page_are_the_page(pages: Pages, path: str):
    found = pages.find(path)
    assert found and found.kind == "text/html" and found.cache == "no-cache"


def test_files(pages: Pages):
    pages.find("/")
    script = pages.find("/assets/app-1a2b.js")
    assert script and script.kind == "text/javascript"
    assert "immutable" in script.cache
    assert script.packed and gzip.decompress(script.packed) == script.data
    assert pages.find("/icon.svg")


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "//secret.txt",
        "/..\\secret.txt",
        "/etc/x.y",
    ],
)
def test_nothing_else_exists(pages: Pages, path: str):
    pages.find("/")
    assert pages.find(path) is None


def test_a_page_built_again_is_noticed(pages: Pages):
    import os

    first = pages.find("/")
    index = pages.folder / "index.html"
    index.write_text("<!doctype html><title>second</title>")
    os.utime(index, (1, 1))
    second = pages.find("/")
    assert first and second and first.tag != second.tag


def test_no_page_was_built(tmp_path: Path):
    found = Pages(tmp_path / "nowhere").find("/")
    assert found and b"not built" in found.data


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("it-IT,it;q=0.9,en;q=0.8", "it"),
        ("en;q=0.4, it;q=0.8", "it"),
        ("fr, de;q=0.9", "en"),
        ("fr, it;q=0.1", "it"),
        ("it;q=abc, ;;;,\x00", "it"),
    ],
)
def test_the_language_of_a_page_is_the_browsers(accepted: str, language: str):
    assert wanted_language(accepted) == language


@pytest.mark.anyio
async def test_a_page_travels(server: Running):
    """What a messenger sees that fetches a shared link: who invites to what, and a picture; and a 404 is one."""
    async with page(server) as ada:
        name = 'Nonna "Pina" <3'
        table = await ada.open("holi", [{"kind": "person", "name": name}, {"kind": "open"}])
        shared = await ada.http.get(f"/table/{table}", headers={"accept-language": "it"})
        assert shared.status_code == 200
        assert '<html lang="it"' in shared.text
        assert "Nonna &quot;Pina&quot; &lt;3 ti invita a una partita di Holi" in shared.text
        assert f'property="og:url" content="{server.address}/table/{table}"' in shared.text
        picture = re.search(r'property="og:image" content="([^"]+)"', shared.text)
        assert picture and picture[1].startswith(server.address)
        assert (await ada.http.get("/table/nosuchtable")).status_code == 404
        for path, status in (
            ("/", 200),
            ("/about", 200),
            ("/new/holi", 200),
            ("/new/chess", 404),
            ("/nowhere", 404),
        ):
            answer = await ada.http.get(path)
            assert (answer.status_code, "<html" in answer.text) == (status, True), path
            head = await ada.http.head(path)
            assert (head.status_code, head.content) == (status, b""), path
            assert head.headers["content-type"] == "text/html; charset=utf-8"
        assert (await ada.http.get("/nothing.png")).status_code == 404
