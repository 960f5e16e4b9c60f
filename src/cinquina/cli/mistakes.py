"""Errors of usage in one sentence, in the person's language."""

from collections.abc import Iterable, Sequence
from pathlib import Path

import click

from cinquina.core.errors import Fault, Invalid
from cinquina.locales import Texts


class Mistake(click.UsageError):
    """An impossible request; the message is the sentence that says why."""


def explain_error(error: Exception, texts: Texts, commands: Sequence[str]) -> str:
    if isinstance(error, RecursionError):
        return texts.say("cli-too-deep")
    if isinstance(error, OSError):
        return system_message(error)
    if isinstance(error, Fault):
        return f"{error.path}: {texts.say(error.id, **error.facts)}"
    if isinstance(error, Invalid):
        return str(error)
    if isinstance(error, click.NoSuchOption):
        name = error.option_name
        return texts.say("cli-no-option", name=name, known=suggest(texts, name, option_names(error)))
    if isinstance(error, click.exceptions.NoSuchCommand):
        name = error.command_name
        return texts.say("cli-no-command", name=name, known=suggest(texts, name, commands))
    if isinstance(error, click.MissingParameter):
        return texts.say("cli-missing", name=parameter_name(error))
    if isinstance(error, click.BadOptionUsage):
        return texts.say("cli-no-value", name=error.option_name)
    if isinstance(error, click.BadParameter):
        return f"{parameter_name(error)}: {error.message}"
    return error.message if isinstance(error, click.ClickException) else str(error)


def system_message(error: OSError) -> str:
    """Return the operating system's message with the file's name."""
    return f"{error.filename}: {error.strerror}" if error.filename else str(error)


def parameter_name(error: click.BadParameter) -> str:
    """Return the parameter as typed on the command line."""
    if isinstance(error.param, click.Argument) and error.ctx is not None:
        return error.param.make_metavar(error.ctx).strip("[].")
    return error.param.opts[0] if error.param is not None else ""


def option_names(error: click.UsageError) -> list[str]:
    return [name for each in error.cmd.params for name in each.opts] if error.cmd else []


def suggest(texts: Texts, name: str, names: Iterable[str]) -> str:
    """Return a suggestion for a misspelt name, or the list of names."""
    from difflib import get_close_matches  # imported late: rarely needed

    names = list(names)
    near = get_close_matches(name, names, 1)
    return (
        texts.say("cli-maybe", name=near[0])
        if near
        else texts.say("cli-there-is", names=", ".join(names) or "–")
    )


def check_free(texts: Texts, path: Path, force: bool) -> None:
    """Raise Mistake if the file exists, unless `force`."""
    if not path.parent.is_dir():
        raise Mistake(texts.say("cli-no-folder", path=str(path.parent)))
    if path.is_dir() or (path.exists() and not force):
        raise Mistake(texts.say("cli-exists", path=str(path)))
