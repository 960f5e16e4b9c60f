"""Write the folder of the site: the built page, the engine, Pyodide, and the list that the service worker keeps."""

import hashlib
import json
import re
import shutil
from pathlib import Path

from tools.site import engine
from tools.site.inputs import empty
from tools.site.pins import Failed

RUN_TIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
# Nothing from elsewhere; WebAssembly is compiled here.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    )
)
LIST = re.compile(r"/\* files \*/.*?/\* end \*/", re.DOTALL)


def write(out: Path, page: Path, pyodide: Path, compiled: Path) -> str:
    """Return what was written, in a sentence."""
    if not (page / "index.html").is_file():
        raise Failed("the page is not built: Node 20 or newer is needed")
    empty(out)
    shutil.copytree(page, out, dirs_exist_ok=True)
    place = out / "engine"
    place.mkdir()
    for name in RUN_TIME:
        shutil.copy(pyodide / name, place)
    engine.wheel(place / "cinquina.zip", compiled)
    write_facts(place)
    index = (out / "index.html").read_text()
    index = index.replace('="/', '="./').replace("<html ", '<html data-host="browser" ', 1)
    head = f'<meta http-equiv="content-security-policy" content="{POLICY}" />'
    index = index.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />{head}', 1)
    (out / "index.html").write_text(index)
    (out / ".nojekyll").touch()
    listed = list_files(out)
    size = sum(path.stat().st_size for path in out.rglob("*") if path.is_file())
    return f"{out}: {len(listed)} files, {size / 1e6:.1f} MB"


def write_facts(place: Path) -> None:
    """Write what the lobby shows before the engine is there."""
    import msgspec

    from cinquina.server.requests import lobby

    about = msgspec.structs.replace(lobby.about(None), compiled=True)
    (place / "games.json").write_bytes(msgspec.json.encode(lobby.list_games()))
    (place / "about.json").write_bytes(msgspec.json.encode(about))


def list_files(out: Path) -> dict[str, str]:
    """Write the names and hashes of all files into the service worker, which is another one after every change."""
    worker = out / "sw.js"
    listed = {
        path.relative_to(out).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()[:16]
        for path in sorted(out.rglob("*"))
        if path.is_file() and path.name not in ("sw.js", ".nojekyll")
    }
    text, count = LIST.subn(lambda _: f"/* files */ {json.dumps(listed)} /* end */", worker.read_text())
    if count != 1:
        raise Failed("sw.js has no place for the list of files")
    worker.write_text(text)
    return listed
