import gzip
from pathlib import Path

import pytest

from cinquina.server.pages import Pages


@pytest.fixture
def pages(tmp_path: Path) -> Pages:
    dist = tmp_path / "dist"
    (dist / "assets").mkdir(parents=True)
    (dist / "index.html").write_text("<!doctype html><title>first</title>")
    (dist / "assets" / "app-1a2b.js").write_text("let a = 1;\n" * 100)
    (dist / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("not yours")
    return Pages(dist)


@pytest.mark.parametrize("path", ["/", "", "/table/k3j9", "/new/foldris", "/replay/abc"])
def test_routes_of_the_page_are_the_page(pages: Pages, path: str):
    found = pages.find(path)
    assert found and found.kind == "text/html; charset=utf-8" and found.cache == "no-cache"


def test_files(pages: Pages):
    pages.find("/")
    script = pages.find("/assets/app-1a2b.js")
    assert script and script.kind == "text/javascript; charset=utf-8"
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
