"""What a page cites and the repository does not have: paths, names, options, sentences, pins."""

import ast
import builtins
import fnmatch
import importlib.util
import re
from collections.abc import Iterator
from functools import cache

import click
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import cinquina.rl
from cinquina.cli.program import COMMANDS, program
from cinquina.games import games
from cinquina.locales import Texts
from tests.docs.pages import ROOT, Page
from tests.docs.source import Parameters, files, messages, source, words

PATH = re.compile(r"(?:[\w.+*<>|-]+/)+(?:[\w.+*<>|-]+)?|[\w+*<>|-]+\.(?:py|md|toml|ts|svelte|ftl)")
PLACE = re.compile(r"<[^>]*>")
OPTION = re.compile(r"--[a-z][\w-]*")
TEXT_ID = re.compile(r"(?<![\w./])([a-z]\w*)\.([a-z]\w*)(?![\w./(])")

# What is cited and is not there, and why that is right.
NO_PATH = {
    "build/bench.json": "made by ./dev bench",
    "build/site": "made by ./dev site",
    "build/wasm": "as above",
    "dist/": "made by npm",
    "my.toml": "the reader's own",
    "games/pig/__init__.py": "the game that add-a-game.md makes",
    "games/pig/rules/position.py": "as above",
    "games/pig/events.py": "as above",
    "games/pig/rulebook.py": "as above",
    "locales/en/pig.ftl": "as above",
    "locales/it/pig.ftl": "as above",
    "pig.ftl": "as above",
    "tests/games/pig": "as above",
    "tests/games/pig/scenarios/": "as above",
    "tests/games/pig/scenarios/E01.toml": "as above",
    "web/src/games/pig/index.ts": "as above",
    "locales/<language>/pig-web.ftl": "as above",
    "plots/*.svg": "made by a report of the lab",
    "games/*.parquet": "as above",
    "moments/*.parquet": "as above",
    "lifts/*.parquet": "as above",
}
NO_NAME = {
    "manager": "a word that style.md refuses",
    "helper": "as above",
    "utils": "as above",
    "ctx": "as above",
    "G": "as above",
    "u8": "a type of mypy_extensions",
    "report.html": "a file of a report of the lab",
    "report.json": "as above",
    "experiment.json": "as above",
    "ratings.json": "of a tournament of the lab",
    "ratings.svg": "as above",
}


def wrong_paths(page: Page) -> list[str]:
    return [path for path in paths(page) if path not in NO_PATH and not exists(path)]


def paths(page: Page) -> Iterator[str]:
    """In spans and in plain blocks, which are commands and pictures of folders; a law's are pictures of its game."""
    plain = (
        []
        if page.is_law
        else [block.text for block in page.blocks if block.language in ("", "console", "sh")]
    )
    for text in [*page.spans, *plain]:
        for word in text.replace("./dev", "dev").split():
            if PATH.fullmatch(word := word.strip(",;:()")):
                yield word


def exists(path: str) -> bool:
    """Whether it is the end of a real path; with <game> in it, one for every game."""
    each = [path.replace("<game>", game.id) for game in games()] if "<game>" in path else [path]
    return all(ends_a_path(PLACE.sub("*", one)) for one in each)


@cache
def ends_a_path(pattern: str) -> bool:
    if "*" not in pattern:
        return pattern.removesuffix("/") in ends()
    found = re.compile(rf"(?:.*/)?{fnmatch.translate(pattern.removesuffix('/'))[:-2]}/?\Z")
    return any(found.match(name) for name in files())


@cache
def ends() -> set[str]:
    """Of every path: `state.py`, `core/state.py`, …"""
    parts = [name.removesuffix("/").split("/") for name in files()]
    return {"/".join(each[start:]) for each in parts for start in range(len(each))}


def wrong_names(page: Page) -> list[str]:
    """Return the unknown names of a page. A law uses words of its game, so only ids of texts are checked there."""
    wrong = []
    used = "\n".join(block.text for block in page.blocks if block.language == "toml")
    for span in page.spans:
        if span.startswith("-") or PATH.fullmatch(span) or exists(span):  # an option or a path
            continue
        if f"{span} = " in used:  # a field of a scenario, which is run
            continue
        tree = None if page.is_law else parsed(span)
        if tree is None:
            wrong += [match[0] for match in TEXT_ID.finditer(span) if not is_text_id(match[1], match[2])]
        else:
            wrong += [text for node in ast.walk(tree) if (text := unknown(node))]
    return [name for name in wrong if name not in NO_NAME]


def is_text_id(topic: str, code: str) -> bool:
    topics = {message.partition(".")[0] for message in messages()}
    return topic not in topics or f"{topic}.{code}" in messages()


def parsed(span: str) -> ast.AST | None:
    try:
        return ast.parse(span.replace("…", "..."))
    except SyntaxError:
        return None


def unknown(node: ast.AST) -> str:
    """Return the name of this node if nothing has it. A call must have the parameters of its function."""
    if isinstance(node, ast.Call):
        name, given = dotted(node.func), arguments(node)
        if name and given and not any(fits(given, each) for each in found(name)):
            return ast.unparse(node)
    elif isinstance(node, ast.Attribute):
        name = dotted(node)
        return name if name and not found(name) else ""
    elif isinstance(node, ast.Name):
        return "" if node.id in words() or hasattr(builtins, node.id) else node.id
    return ""


def dotted(node: ast.AST) -> str:
    """`a.b.c`; what a call of a class gives is named like that class."""
    if isinstance(node, ast.Attribute):
        before = dotted(node.value)
        return f"{before}.{node.attr}" if before else ""
    if isinstance(node, ast.Call):
        return dotted(node.func).rpartition(".")[2]
    return node.id if isinstance(node, ast.Name) else ""


def arguments(call: ast.Call) -> Parameters:
    """Return the parameters that a call names; empty if it gives values instead."""
    names = [each.left if isinstance(each, ast.BinOp) else each for each in call.args]
    plain = [each.id for each in names if isinstance(each, ast.Name) and each.id.islower()]
    return tuple(plain) if len(plain) == len(call.args) else ()


def fits(given: Parameters, parameters: Parameters | None) -> bool:
    """Return whether parameters match. The last ones may be omitted; a class accepts anything."""
    return parameters is None or parameters[: len(given)] == given


def found(name: str) -> list[Parameters | None]:
    """Everything that a name could mean: of a class, or of the one an object is named after; of a module; a text."""
    if name.startswith(("cq.", "rl.")):  # import cinquina as cq; from cinquina import rl
        alias, _, last = name.partition(".")
        return [None] if last in (cinquina if alias == "cq" else cinquina.rl).__all__ else []
    before, _, last = name.rpartition(".")
    if not before:
        return source().anywhere(last)
    owner = before.rpartition(".")[2]
    meant = source().of_class(owner, last) + source().of_class(owner.title().replace("_", ""), last)
    if owner == "self":
        meant += source().anywhere(last)
    for module, members in source().modules.items():
        if f".{module}".endswith(f".{before}"):
            meant += members.get(last, [])
        if f".{module}".endswith(f".{name}"):
            meant.append(None)
    if name in messages() or (not meant and importable(name)):
        meant.append(None)
    return meant


def importable(name: str) -> bool:
    try:
        return importlib.util.find_spec(name) is not None
    except ModuleNotFoundError:
        return False


def wrong_sentences(page: Page) -> list[str]:
    """Of a sentence with its id behind it, as a refusal is shown."""
    said = [match for span in page.spans if (match := re.fullmatch(r"(.+) \((\w+)\.(\w+)\)", span))]
    return [match[0] for match in said if Texts("en").say(f"{match[2]}-{match[3]}") != match[1]]


def wrong_pins(page: Page) -> list[str]:
    """Of versions, as in `msgspec==1.0`, that neither the package nor its build asks for."""
    cited = [span for span in page.spans if re.fullmatch(r"[a-z][\w-]*[<>=]=?\d[\d.,<>=]*", span)]
    return [pin for pin in cited if not any(asks(Requirement(pin), each) for each in requirements())]


def asks(cited: Requirement, declared: Requirement) -> bool:
    same = canonicalize_name(cited.name) == canonicalize_name(declared.name)
    return same and set(cited.specifier) <= set(declared.specifier)


@cache
def requirements() -> list[Requirement]:
    """Every text in pyproject.toml and hatch_build.py that reads like one."""
    written = [(ROOT / name).read_text(encoding="utf-8") for name in ("pyproject.toml", "hatch_build.py")]
    texts = re.findall(r'"([A-Za-z][\w.\[\]-]*[<>=]=[^";]*)', "\n".join(written))
    return [Requirement(text) for text in texts]


def wrong_options(page: Page) -> list[str]:
    """Of those cited alone; the options of a command line are those of its command."""
    cited = [span for span in page.spans if span.startswith("--")]
    return [option for span in cited for option in OPTION.findall(span) if option not in options()]


@cache
def options() -> set[str]:
    """Of all our commands, and of the programs beside them that read theirs with argparse or pytest."""
    known: set[str] = set()
    lab = command_named("lab")
    assert isinstance(lab, click.Group)
    inner = [lab.get_command(click.Context(lab), name) for name in lab.list_commands(click.Context(lab))]
    for command in [program([]), *map(command_named, COMMANDS), *inner]:
        assert command is not None
        for each in command.params:
            known.update(each.opts, each.secondary_opts)
    return known | source().options


def command_named(name: str) -> click.Command:
    whole = program([])
    command = whole.get_command(click.Context(whole), name)
    assert command is not None, f"there is no command {name!r}"
    return command


# What is wrong with a page, by the kind of what it cites.
CHECKS = {
    "paths": wrong_paths,
    "names": wrong_names,
    "options": wrong_options,
    "sentences": wrong_sentences,
    "pins": wrong_pins,
}
