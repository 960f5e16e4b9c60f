"""`./dev docs`: build the documentation site into build/docs/site, from the Markdown of this checkout.

Runs in the environment of the dependency group `docs`. The pages of docs/ and those beside README.md are copied to a
staging folder with links that hold there. zensical builds them; the reference comes from the docstrings. The last step
reads every page that was built: each internal link must lead somewhere, and no page may load anything from the network.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "build" / "docs"
SOURCE = WORK / "source"
SITE = WORK / "site"
LINK = re.compile(r"(?P<begin>\]\(|(?:src|srcset|href)=\")(?P<target>[^)\"\s#]+)(?P<part>#[^)\"\s]*)?")
ELSEWHERE = re.compile(r"[a-z]+:")
REPOSITORY = os.environ.get("CINQUINA_REPOSITORY", "").rstrip("/")

# Pages outside docs/ and their place in the site.
OUTSIDE = {
    "README.md": "project/readme.md",
    "CONTRIBUTING.md": "project/contributing.md",
    "CODE_OF_CONDUCT.md": "project/conduct.md",
    "SECURITY.md": "project/security.md",
    "SUPPORT.md": "project/support.md",
    "CHANGELOG.md": "project/changes.md",
    "LICENSE": "project/licence.txt",
    "web/README.md": "developers/page.md",
    "web/public/favicon.svg": "assets/mark.svg",
    "tools/docs_site.css": "assets/docs.css",
}
# The reference: a page, its title, and the modules whose docstrings it shows.
REFERENCE = {
    "reference/library.md": ("The library, name by name", ["cinquina.library"]),
    "reference/environments.md": ("Environments, name by name", ["cinquina.rl"]),
    "reference/drawings.md": ("Drawings, name by name", ["cinquina.svg"]),
    "reference/contract.md": (
        "The contract in the source",
        ["cinquina.core.state", "cinquina.core.rules", "cinquina.core.game"],
    ),
}


class Failed(Exception):
    """The site cannot be built or is not sound; the text says why."""


# --- staging --------------------------------------------------------------------------------------


def stage() -> list[str]:
    """Copy all pages and pictures to the staging folder; return the pages, as paths within it."""
    shutil.rmtree(SOURCE, ignore_errors=True)
    placed = place_files()
    for origin, place in placed.items():
        target = SOURCE / place
        target.parent.mkdir(parents=True, exist_ok=True)
        if origin.suffix == ".md":
            target.write_text(relink(origin, place, placed), encoding="utf-8")
        else:
            shutil.copy(origin, target)
    for place, (title, modules) in REFERENCE.items():
        target = SOURCE / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(f"# {title}\n\n" + "\n".join(f"::: {name}\n" for name in modules), encoding="utf-8")
    return sorted(place for place in [*placed.values(), *REFERENCE] if place.endswith(".md"))


def place_files() -> dict[Path, str]:
    """Return each file of the site and its place in it."""
    placed = {ROOT / name: place for name, place in OUTSIDE.items() if (ROOT / name).exists()}
    for path in sorted((ROOT / "docs").rglob("*")):
        if path.is_file():
            place = path.relative_to(ROOT / "docs").as_posix()
            placed[path] = "index.md" if place == "README.md" else place
    return placed


def relink(origin: Path, place: str, placed: dict[Path, str]) -> str:
    """Return a page with its links as they are in the site. A file outside the site is linked in the repository, if its
    address is known."""

    def corrected(found: re.Match[str]) -> str:
        begin, target, part = found["begin"], found["target"], found["part"] or ""
        if ELSEWHERE.match(target):
            return found[0]
        path = (origin.parent / unquote(target)).resolve()
        if path in placed:
            there = os.path.relpath(placed[path], Path(place).parent)
            return f"{begin}{Path(there).as_posix()}{part}"
        inside = path.relative_to(ROOT).as_posix()
        return f"{begin}{REPOSITORY or 'https://example.org/cinquina'}/blob/main/{inside}{part}"

    text = origin.read_text(encoding="utf-8")
    parts = re.split(r"(^```.*?^```$)", text, flags=re.DOTALL | re.MULTILINE)
    return "".join(each if each.startswith("```") else LINK.sub(corrected, each) for each in parts)


# --- building -------------------------------------------------------------------------------------


def list_navigation(pages: list[str]) -> list[dict[str, object]]:
    """Return the navigation: the sections of docs/README.md in their order, then what it does not name."""
    _, *parts = (SOURCE / "index.md").read_text(encoding="utf-8").split("\n## ")
    sections = [
        (
            part.partition("\n")[0].strip(),
            [os.path.normpath(target) for target in re.findall(r"\[[^\]]+\]\(([^)#\s]+\.md)", part)],
        )
        for part in parts
    ]
    seen: set[str] = {"index.md"}
    navigation: list[dict[str, object]] = [{"Start": "index.md"}]
    for title, places in [*sections, ("Reference", list(REFERENCE)), ("The project", list(OUTSIDE.values()))]:
        fresh = [place for place in dict.fromkeys(places) if place in pages and place not in seen]
        seen.update(fresh)
        if fresh:
            navigation.append({title: fresh})
    return navigation


def configure(version: str, pages: list[str]) -> Path:
    """Write the configuration of zensical: tools/docs_site.toml with what depends on this checkout."""
    said = (ROOT / "tools" / "docs_site.toml").read_text(encoding="utf-8")
    known = {
        "site_url": f"{os.environ.get('CINQUINA_DOCS', 'https://example.org/cinquina')}/",
        "docs_dir": "source",
        "site_dir": f"site/{version}",
        "nav": list_navigation(pages),
        "copyright": f"Cinquina {version}. A fan's table, not affiliated with authors or publishers.",
    }
    if REPOSITORY:
        known["repo_url"] = REPOSITORY
    lines = "\n".join(f"{key} = {to_toml(value)}" for key, value in known.items())
    path = WORK / "zensical.toml"
    path.write_text(said.replace("[project]\n", f"[project]\n{lines}\n", 1), encoding="utf-8")
    tomllib.loads(path.read_text(encoding="utf-8"))
    return path


def to_toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {to_toml(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(to_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def build(config: Path) -> None:
    done = subprocess.run(
        [str(Path(sys.executable).parent / "zensical"), "build", "--clean", "--config-file", str(config)],
        cwd=WORK,
        capture_output=True,
        encoding="utf-8",
    )
    if done.returncode:
        raise Failed(f"zensical failed\n{done.stdout}{done.stderr}")


def publish(version: str) -> None:
    """List the versions for the selector, and let the root and "latest" lead to this one."""
    latest = SITE / "latest"
    shutil.rmtree(latest, ignore_errors=True)
    shutil.copytree(SITE / version, latest)  # a copy, since not every host follows links
    listed = [
        {"version": path.name, "title": path.name, "aliases": ["latest"] if path.name == version else []}
        for path in sorted(SITE.iterdir(), reverse=True)
        if path.is_dir() and path != latest
    ]
    (SITE / "versions.json").write_text(json.dumps(listed, indent=1) + "\n")
    (SITE / "index.html").write_text(
        '<!doctype html><html lang="en"><title>Cinquina</title>'
        '<meta http-equiv="refresh" content="0; url=latest/"><a href="latest/">Cinquina</a></html>\n'
    )


# --- looking at what was built --------------------------------------------------------------------


class Page(HTMLParser):
    """The links and ids of a page, and what it loads."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.ids: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {key: value or "" for key, value in attrs}
        self.ids.update(filter(None, (values.get("id"), values.get("name"))))
        if tag == "a" and "href" in values:
            self.links.append(values["href"])
        elif tag == "link" and values.get("rel") not in ("canonical", "next", "prev", "alternate"):
            self.loads.append(values.get("href", ""))
        elif "src" in values:
            self.loads.append(values["src"])


def find_faults(folder: Path) -> Iterator[str]:
    """Yield the faults of the built pages, such as broken links."""
    pages = {path: Page(path) for path in folder.rglob("*.html")}
    for path, page in pages.items():
        shown = path.relative_to(folder)
        for address in page.loads:
            if (ELSEWHERE.match(address) and not address.startswith("data:")) or address.startswith("//"):
                yield f"{shown} loads {address} from the network"
        for link in page.links:
            target, part = urldefrag(link)
            if ELSEWHERE.match(target) or path.name == "404.html":
                continue
            place = (path.parent / unquote(target)).resolve() if target else path
            place = place / "index.html" if place.is_dir() else place
            if not place.exists():
                yield f"{shown} links to {link}, which is not there"
            elif part and place in pages and unquote(part) not in pages[place].ids and part != "__skip":
                yield f"{shown} links to {link}: no such heading"


def main() -> int:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    try:
        pages = stage()
        build(configure(version, pages))
        publish(version)
        if wrong := sorted(set(find_faults(SITE / version))):
            raise Failed("\n".join(wrong))
    except Failed as why:
        print(f"docs: {why}", file=sys.stderr)
        return 1
    print(f"docs: {len(pages)} pages in {(SITE / version).relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
