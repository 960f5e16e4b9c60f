"""Compile the engine for Pyodide with mypyc and zig, and pack it as a wheel.

Objects are kept in build/wasm by the hash of what they are made from. A tagged int has 31 bits there, so mypyc must
know the size before it is imported.
"""

import base64
import functools
import hashlib
import os
import re
import sysconfig
import zipfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tools.site.inputs import empty, fetch_wheels, filled, run, sysconfig_of, whole
from tools.site.pins import PYODIDE, PYTHON, ROOT, SUFFIX, TAG, Failed, wheels

WORK = ROOT / "build" / "wasm"
# Without the list of features, LLVM's newer defaults (extended-const, …) are refused by older browsers.
CPU = "mvp+bulk_memory+sign_ext+mutable_globals+nontrapping_fptoint"
COMPILE = ["-target", "wasm32-emscripten", f"-mcpu={CPU}", "-nostdinc", "-fPIC", "-O3", "-DNDEBUG", "-fwrapv"]
COMPILE += ["-fvisibility=hidden", "-fno-sanitize=all", "-fno-stack-protector", "-w"]
LINK = ["-shared", "--experimental-pic", "-Bsymbolic", "--unresolved-symbols=import-dynamic", "--no-entry"]
LINK += ["--strip-debug", "-O2", "--gc-sections", "--export-if-defined=__wasm_apply_data_relocs"]
LINK += ["--export-if-defined=__wasm_call_ctors"]
# The compiled modules import these only; import-linter checks it.
COMPILED_FROM = ("core", "games", "bots", "svg", "locales")
# A browser needs none of these.
LEFT_OUT = re.compile(r"cinquina/(cli|lab|rl|library|web)/|__pycache__|\.mako$|/store/migrations/")
CONFIG = re.compile(
    r"(HAVE|SIZEOF|ALIGNOF|WITH|PY|Py|ENABLE|MAJOR|DOUBLE|STDC|TIMEMODULE|LARGEFILE)_\w+|_(Py|GNU|POSIX|XOPEN)\w*"
)
NOT_CONFIG = re.compile(r"PY_C\w*|PY_LDFLAGS|PY_STDMODULE_CFLAGS")


def key() -> str:
    """Return the hash of everything that the compiled modules depend on."""
    found = hashlib.sha256(f"{PYODIDE} {wheels()} {COMPILE} {LINK}".encode())
    paths = [path for part in COMPILED_FROM for path in (ROOT / "src" / "cinquina" / part).rglob("*.py")]
    for path in sorted([*paths, ROOT / "hatch_build.py", *Path(__file__).parent.glob("*.py")]):
        found.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return found.hexdigest()[:12]


def libraries(pyodide: Path, headers: Path) -> Path:
    """Return the folder of the compiled modules, compiled if it is not there yet."""
    place = WORK / key()
    if not whole(place):
        empty(place)
        compile_all(place, pyodide, headers)
        for old in WORK.iterdir():
            if old.name not in (place.name, "objects", "mypyc") and old.is_dir():
                empty(old).rmdir()
        filled(place)
    return place


# -- headers


def write_headers(place: Path, pyodide: Path) -> list[Path]:
    """Write the configuration of Pyodide's Python, and what zig's C library has otherwise for another processor.

    Return the folders to look into, in order. Zig brings musl's headers for 32-bit Arm: only two types differ.
    """
    import ziglang

    lib = Path(ziglang.__file__).parent / "lib"
    known = sysconfig_of(pyodide / "python_stdlib.zip")
    names = sorted(name for name in known if CONFIG.fullmatch(name) and not NOT_CONFIG.fullmatch(name))
    lines = [
        f"#define {name} {known[name]}"
        for name in names
        if isinstance(known[name], int) and (known[name] or name.startswith(("SIZEOF", "ALIGNOF")))
    ]
    empty(place)
    (place / "pyconfig.h").write_text("\n".join(["#define Py_PYCONFIG_H", *lines, ""]))
    libc = lib / "libc" / "include"
    types = (libc / "arm-linux-musl" / "bits" / "alltypes.h").read_text()
    for old, new in (
        ("#define _REDIR_TIME64 1\n", ""),
        ("#define _Addr int", "#define _Addr long"),
        ("#define _Reg int", "#define _Reg long"),
        ("typedef unsigned wchar_t;", "typedef int wchar_t;"),
    ):
        if old not in types:
            raise Failed(f"zig's alltypes.h has no line {old.strip()!r} any more: see write_headers")
        types = types.replace(old, new)
    (place / "bits").mkdir()
    (place / "bits" / "alltypes.h").write_text(types)
    return [lib / "include", place, libc / "arm-linux-musl", libc / "generic-musl"]


# -- C


def extensions(work: Path) -> list[Any]:
    """Return mypyc's C, by the recipe of the wheel, for 32 bits and Python 3.14. Call it in a process of its own."""
    sysconfig.get_config_vars().update(SIZEOF_SIZE_T=4, EXT_SUFFIX=SUFFIX)  # before mypyc is imported
    from mypyc import options

    import hatch_build

    options.CompilerOptions = functools.partial(options.CompilerOptions, capi_version=PYTHON)  # type: ignore[misc,assignment]
    os.chdir(ROOT)
    work.mkdir(parents=True, exist_ok=True)
    return hatch_build.extensions(work, hatch_build.compiled_modules(ROOT))


def compile_all(place: Path, pyodide: Path, headers: Path) -> None:
    import ziglang

    zig = Path(ziglang.__file__).parent / "zig"
    config = WORK / "headers"
    libc = write_headers(config, pyodide)
    flags = [word for path in (config, headers, headers / "internal") for word in ("-I", str(path))]
    flags += [word for path in libc for word in ("-isystem", str(path))]

    def make(extension: Any) -> None:
        made = place / (extension.name.replace(".", "/") + SUFFIX)
        made.parent.mkdir(parents=True, exist_ok=True)
        include = [f"-I{path}" for path in extension.include_dirs]
        objects = [made_object(zig, [*flags, *include], source) for source in extension.sources]
        init = f"--export=PyInit_{extension.name.rpartition('.')[2]}"
        run([zig, "wasm-ld", *LINK, init, *objects, "-o", made], f"{made.name} does not link")

    found = sorted(extensions(WORK / "mypyc"), key=lambda each: not each.name.endswith("__mypyc"))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(make, found))


def made_object(zig: Path, flags: list[str], source: str) -> Path:
    """Return the compiled source, which is kept by the hash of its text and of those beside it."""
    text = Path(source).read_bytes()
    shared = b"".join(path.read_bytes() for path in sorted((WORK / "mypyc" / "c").glob("*.h")))
    known = hashlib.sha256(text + shared + repr([COMPILE, flags]).encode()).hexdigest()[:16]
    made = WORK / "objects" / f"{Path(source).stem}-{known}.o"
    if not made.is_file():
        made.parent.mkdir(exist_ok=True)
        for old in made.parent.glob(f"{Path(source).stem}-*.o"):
            old.unlink()
        new = made.with_suffix(".new")
        run([zig, "cc", *COMPILE, *flags, "-c", source, "-o", new], f"{source} does not compile", ROOT)
        new.rename(made)
    return made


# -- the wheel


def wheel(target: Path, compiled: Path) -> Path:
    """Write the engine, with its sources and texts and what it imports, as one wheel for Pyodide. The same inputs give
    the same bytes."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        record = []
        for name, data in sorted(contents(compiled)):
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, data)
            record.append(f"{name},sha256={digest(data)},{len(data)}\n")
        name = "cinquina.dist-info/RECORD"
        archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), "".join([*record, f"{name},,\n"]))
    return target


def contents(compiled: Path) -> Iterator[tuple[str, bytes]]:
    source = ROOT / "src"
    for path in source.rglob("*"):
        name = path.relative_to(source).as_posix()
        if path.is_file() and not LEFT_OUT.search(name):
            yield name, path.read_bytes()
    for path in compiled.rglob(f"*{SUFFIX}"):
        yield path.relative_to(compiled).as_posix(), path.read_bytes()
    for beside in fetch_wheels():
        with zipfile.ZipFile(beside) as inner:
            for name in inner.namelist():
                if not name.endswith(("/", "/RECORD", ".pyi", ".h", ".c")):
                    yield name, inner.read(name)
    yield "cinquina.dist-info/WHEEL", f"Wheel-Version: 1.0\nRoot-Is-Purelib: false\nTag: {TAG}\n".encode()
    yield "cinquina.dist-info/METADATA", b"Metadata-Version: 2.1\nName: cinquina\nVersion: 0\n"


def digest(data: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
