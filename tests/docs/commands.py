"""The command lines of the pages, and the tables that say which of them are run in another form."""

import re
from typing import NamedTuple

from cinquina.core.scenario.comparison import sentence_matches
from tests.docs.pages import Page

IMPORTS = re.compile(r"^(import|from) ", re.MULTILINE)
PROGRAMS = ("cinquina", "./dev", "python", "npm", "pip", "git", "curl", "sqlite3", "perf", "valgrind", "eval")
BEGINS = re.compile(rf"(?:\w+=\S+ )?(?:{'|'.join(map(re.escape, PROGRAMS))})(?: |$)")
WITHIN = re.compile(r".*\$\((.*)\).*|ExecStart=\S*/(.*)")  # a command in another's line, or a service's
REMARK = re.compile(r"\s+#.*|\s{2,}\S.*")  # after the command, with or without a #

# Words that stand for something, and what is typed for them here.
PLACEHOLDERS = {"FILE": "game.json", "FILE…": "my.toml", "GAME": "foldris", "N": "3", "a,b": "greedy,random"}

# Commands that are run in another form, and why.
STAND_INS = {
    "cinquina simulate GAME --bots a,b": (
        "cinquina simulate GAME --bots a,b --games 20",
        "1,000 games are long",
    ),
    "cinquina backup copy.db": (
        "cinquina backup copy.db --store sqlite:///tables.db",
        "the server of this page keeps its tables in the folder",
    ),
    "cinquina person erase 3f0c9a1be2d4 --dry-run --store sqlite:///tables.db": (
        "cinquina person erase --help",
        "the id is of somebody in another store; tests/table/store/test_keeping.py erases a person",
    ),
    "cinquina hint --cores 2": (
        "cinquina hint FILE --cores 2 --budget 100",
        "the file is left out for short",
    ),
    "cinquina hint FILE": (
        "cinquina hint FILE --budget 100",
        "it takes all the time it has without a budget",
    ),
    "cinquina hint game.json": ("cinquina hint game.json --budget 100", "as above"),
    "cinquina hint game.json --at 42 --seat B": (
        "cinquina hint game.json --at 42 --seat B --budget 9",
        "as above",
    ),
    "cinquina hint game.json --cores 2": ("cinquina hint game.json --cores 2 --budget 100", "as above"),
    "cinquina analyse game.json": ("cinquina analyse game.json --budget 2", "as above"),
}
# Names of commands, which alone ask for more: there must be such a command.
NAMES = {
    "cinquina",
    "cinquina play",
    "cinquina simulate",
    "cinquina analyse",
    "cinquina prune",
    "cinquina new-game",
    "cinquina lab",
}
# Commands that tests/toy runs in a copy of the repository: as above.
NAMES |= {
    "cinquina new-game pig",
    "cinquina new-game pig --package cinquina-pig",
    "cinquina play pig",
    "cinquina simulate pig --games 200 --bots strong,newcomer",
    "cinquina check tests/games/pig",
}

# The pages whose servers are started; elsewhere the words are looked at, for a server takes seconds.
HOSTING = ("docs/owners/hosting.md", "docs/owners/backup.md")

# Programs of others, whose options are theirs.
FOREIGN = {"git", "curl", "sqlite3", "perf", "valgrind"}
FOREIGN_MODULES = {"http.server", "towncrier"}

# Blocks of Python that are not run here, and why.
NO_SCRIPT = {
    "docs/developers/add-a-game.md": "tests/toy runs it",
}


class Line(NamedTuple):
    """A command, and what the page shows below it as its output: `…` stands for anything; empty = nothing is shown."""

    text: str
    shown: str = ""


class Script(NamedTuple):
    """A block of Python."""

    text: str


def steps(page: Page) -> list[Line | Script]:
    """Return the commands of a page, its blocks first: a command in a sentence uses their files."""
    found: list[Line | Script] = []
    for block in page.blocks:
        if block.language == "python":
            before = found[-1] if found else None
            if isinstance(before, Script) and not IMPORTS.search(block.text):  # it goes on
                found[-1] = Script(f"{before.text}\n{block.text}")
            else:
                found.append(Script(block.text))
        elif block.language == "console":
            for each in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
                first, _, shown = each.partition("\n")
                found.append(Line(command(first), shown))
        elif block.language in ("sh", "bash"):
            found += [Line(command(text)) for text in block.text.splitlines()]
        elif block.language in ("", "ini"):
            found += [Line(command(text)) for text in block.text.splitlines() if is_command(text)]
    found += [Line(command(span)) for span in page.spans if is_command(span)]
    return list(dict.fromkeys(found))


def is_command(text: str) -> bool:
    return BEGINS.match(command(text)) is not None


def command(text: str) -> str:
    """Return the command of a line, without its comment."""
    inner = WITHIN.fullmatch(text.strip())
    return REMARK.sub("", (inner[1] or inner[2]) if inner else text.strip())


def matches(shown: str, output: str) -> bool:
    """Whether an output is the one shown; spaces at the end of a line cannot be seen."""
    bare = ["\n".join(line.rstrip() for line in text.strip("\n").splitlines()) for text in (shown, output)]
    return sentence_matches(*bare)
