"""The page's files, held in memory. Only files in the dictionary are served, so no path can reach another."""

import gzip
import hashlib
import mimetypes
from importlib.resources import files
from pathlib import Path

import msgspec

CHECKOUT = Path(__file__).resolve().parents[4] / "web" / "dist"
NO_PAGES = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Cinquina</title>
<h1>Cinquina</h1><p>The server runs, but its pages were not built (Node was missing).
<a href="/api/docs/openapi.json">The interface for programs</a> is there.</p></html>
"""
WORTH_PACKING = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
HASHED = "assets/"  # Vite puts a hash into these names: they never change
TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".woff2": "font/woff2", ".ftl": "text/plain"}
TYPES |= {".webmanifest": "application/manifest+json", ".svg": "image/svg+xml", ".css": "text/css"}


class PageFile(msgspec.Struct, frozen=True):
    data: bytes
    packed: bytes | None
    kind: str
    tag: str
    cache: str


class Pages:
    """The built page. It is reloaded if it is built again while the server runs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.stamp: float | None = None
        self.files: dict[str, PageFile] = {}

    def find(self, path: str) -> PageFile | None:
        """Return the file at a path. A path without a dot is a route of the page and returns index.html."""
        if self.is_route(path):
            self.refresh()
            path = "index.html"
        return self.files.get(path.lstrip("/"))

    def is_route(self, path: str) -> bool:
        return "." not in path.rsplit("/", 1)[-1]

    def refresh(self) -> None:
        try:
            stamp = (self.folder / "index.html").stat().st_mtime
        except OSError:
            stamp = -1.0
        if stamp == self.stamp:
            return
        found = {
            path.relative_to(self.folder).as_posix(): path.read_bytes()
            for path in sorted(self.folder.rglob("*"))
            if path.is_file()
        }
        found.setdefault("index.html", NO_PAGES)
        self.files = {name: page_file(name, data) for name, data in found.items()}
        self.stamp = stamp


def page_file(name: str, data: bytes) -> PageFile:
    suffix = Path(name).suffix
    kind = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = gzip.compress(data, 9, mtime=0) if kind.startswith(WORTH_PACKING) and len(data) > 500 else None
    return PageFile(
        data=data,
        packed=packed,
        kind=kind,  # an answer says its charset itself
        tag=f'"{hashlib.sha256(data).hexdigest()[:20]}"',
        cache="public, max-age=31536000, immutable" if name.startswith(HASHED) else "no-cache",
    )


def page_folder() -> Path:
    """Return the folder of the pages in the installed package, or the one built in a checkout."""
    installed = Path(str(files("cinquina"))) / "web"
    return installed if installed.is_dir() else CHECKOUT
