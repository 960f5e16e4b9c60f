"""Output and input: colours and line editing on a terminal, plain lines through a pipe."""

import re
import shutil
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from rich.console import Console

# Marks of the boards and their colours.
MARKS = {
    r"[·│╞╡┌┐└┘─╪]+": "dim",
    r"[█▀▄]+": "bright_blue",
    r"[▒▲]+": "yellow",
    r"●\d*": "yellow",
    r"☰\d+": "cyan",
    r"✓": "green",
    r"✗": "red",
}

# Home, clear, and erase the scrollback: a sealed decision must not be found there.
WIPE = "\x1b[H\x1b[2J\x1b[3J"


def colours() -> "Console":
    from rich.console import Console  # slow to load, and not needed for a pipe

    return Console(highlight=False, emoji=False)


def flowing(text: str) -> str:
    """Join the lines of a paragraph, so that the terminal can wrap it; indented lines are kept."""
    return re.sub(r"^(\S.*)\n(?=\S)", r"\1 ", text, flags=re.MULTILINE)


def harmless(text: str) -> str:
    """Escape control characters in names from a record or edition."""
    return "".join(mark if mark.isprintable() or mark == "\n" else "�" for mark in text)


class Screen:
    def __init__(self) -> None:
        self.console = colours() if sys.stdout.isatty() else None
        self.typed = sys.stdin.isatty()

    def say(self, text: str = "", style: str | None = None) -> None:
        """Print text; on a terminal it is wrapped by words."""
        text = flowing(harmless(text))
        if self.console is not None:
            self.console.print(text, style=style, markup=False)
        else:
            click.echo(text)

    def heading(self, text: str) -> None:
        if self.console is not None:
            from rich.text import Text  # slow to load

            self.console.print()
            self.console.rule(Text(text, style="bold"), style="dim", align="left")
        else:
            click.echo(f"\n— {text} —")

    def picture(self, text: str) -> None:
        """Print a drawing: never wrapped, its marks coloured."""
        text = harmless(text)
        if self.console is not None:
            from rich.text import Text  # slow to load

            drawing = Text(text, no_wrap=True, overflow="crop")
            for mark, style in MARKS.items():
                drawing.highlight_regex(mark, style)
            self.console.print(drawing, crop=False, soft_wrap=True)
        else:
            click.echo(text)

    def columns(self, items: list[str]) -> None:
        """Print short texts in as many columns as fit, or wrapped if no two fit."""
        wide = max(map(len, items), default=0) + 3
        across = (shutil.get_terminal_size().columns - 1) // wide
        if across < 2:
            for item in items:
                self.say(item)
            return
        down = -(-len(items) // across)
        for row in range(down):
            self.picture("".join(item.ljust(wide) for item in items[row::down]).rstrip())

    def ask(self, prompt: str) -> str:
        """Read a line; raise EOFError at the end of input."""
        prompt = f"{harmless(prompt)} › "
        if self.typed:
            with suppress(ImportError):  # missing on Windows, whose console edits lines itself
                import readline  # noqa: F401  # line editing, by being there

            return input(prompt).strip()
        click.echo(prompt)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.strip()

    def wipe(self) -> None:
        """Clear the screen, the scrollback and the input history."""
        if self.console is not None:
            sys.stdout.write(WIPE)
            sys.stdout.flush()
        else:
            click.echo("\f", nl=False)
        if self.typed:
            with suppress(ImportError):
                import readline

                readline.clear_history()
