"""Output and input: colours and line editing on a terminal, plain lines through a pipe."""

import os
import re
import shutil
import sys
import textwrap
from contextlib import suppress

import click

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

MARK = re.compile("|".join(f"({mark})" for mark in MARKS))
STYLES = tuple(MARKS.values())

# Home, clear, and erase the scrollback: a sealed decision must not be found there.
WIPE = "\x1b[H\x1b[2J\x1b[3J"


def style_text(text: str, style: str | None) -> str:
    """Return text for a terminal in a style such as `bold green`; NO_COLOR in the environment switches styles off."""
    if not style or "NO_COLOR" in os.environ:
        return text
    colours = [word for word in style.split() if word not in ("bold", "dim")]
    return click.style(
        text, fg=next(iter(colours), None), bold="bold" in style or None, dim="dim" in style or None
    )


def colour_mark(mark: re.Match[str]) -> str:
    assert mark.lastindex
    return style_text(mark[0], STYLES[mark.lastindex - 1])


def wrap_lines(text: str) -> str:
    """Wrap lines by words to the width of the terminal; continuation lines keep the indentation."""
    wide = shutil.get_terminal_size().columns
    return "\n".join(
        textwrap.fill(
            line, wide, subsequent_indent=line[: len(line) - len(line.lstrip())], replace_whitespace=False
        )
        if len(line) > wide
        else line
        for line in text.split("\n")
    )


def join_paragraphs(text: str) -> str:
    """Join the lines of a paragraph, so that the terminal can wrap it; indented lines are kept."""
    return re.sub(r"^(\S.*)\n(?=\S)", r"\1 ", text, flags=re.MULTILINE)


def escape_control(text: str) -> str:
    """Escape control characters in names from a record or edition."""
    return "".join(mark if mark.isprintable() or mark == "\n" else "�" for mark in text)


class Screen:
    def __init__(self) -> None:
        self.shown = sys.stdout.isatty()
        self.typed = sys.stdin.isatty()

    def say(self, text: str = "", style: str | None = None) -> None:
        """Print text; on a terminal it is wrapped by words."""
        text = join_paragraphs(escape_control(text))
        click.echo(style_text(wrap_lines(text), style) if self.shown else text)

    def heading(self, text: str) -> None:
        if self.shown:
            rule = "─" * (shutil.get_terminal_size().columns - len(text) - 1)
            click.echo(f"\n{style_text(text, 'bold')} {style_text(rule, 'dim')}")
        else:
            click.echo(f"\n— {text} —")

    def picture(self, text: str) -> None:
        """Print a drawing: never wrapped, its marks coloured."""
        text = escape_control(text)
        click.echo(MARK.sub(colour_mark, text) if self.shown else text)

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
        prompt = f"{escape_control(prompt)} › "
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
        if self.shown:
            sys.stdout.write(WIPE)
            sys.stdout.flush()
        else:
            click.echo("\f", nl=False)
        if self.typed:
            with suppress(ImportError):
                import readline

                readline.clear_history()
