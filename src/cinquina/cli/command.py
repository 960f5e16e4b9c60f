"""A click command whose help is in the person's language."""

from collections.abc import Callable
from typing import Any

import click

from cinquina.cli.mistakes import Mistake, suggest
from cinquina.locales import LANGUAGES, Texts

HEADINGS = {"Options": "cli-options", "Commands": "cli-commands"}


class Formatter(click.HelpFormatter):
    def __init__(self, texts: Texts, width: int | None, max_width: int | None) -> None:
        super().__init__(width=width, max_width=max_width)
        self.texts = texts

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, prefix or f"{self.texts.say('cli-usage')} ")

    def write_heading(self, heading: str) -> None:
        super().write_heading(self.texts.say(HEADINGS[heading]))


class Context(click.Context):
    """A context whose object is the texts."""

    def make_formatter(self) -> click.HelpFormatter:
        return Formatter(self.obj, self.terminal_width, self.max_content_width)


class Command(click.Command):
    """A command described by the text `cli-<name>` or another `text`, and by its `…-more` if that exists."""

    context_class = Context

    def __init__(
        self,
        texts: Texts,
        name: str,
        callback: Callable[..., Any],
        params: list[click.Parameter],
        text: str = "",
    ) -> None:
        self.texts = texts
        text = text or f"cli-{name}"
        about = texts.say(text)
        more = f"\n\n{texts.say(f'{text}-more')}" if texts.has(f"{text}-more") else ""
        super().__init__(
            name,
            callback=callback,
            params=[*params, lang_option(texts), help_option(texts)],
            help=about + more,
            short_help=about,
            options_metavar=texts.say("cli-options-metavar"),
            add_help_option=False,
            # So that parse_args can report them in the person's language.
            context_settings={"allow_extra_args": True},
        )

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            raise Mistake(self.texts.say("cli-too-much", text=" ".join(rest)), ctx)
        return rest


def help_option(texts: Texts) -> click.Option:
    return printing_option("--help", click.Context.get_help, texts.say("cli-help"))


def printing_option(name: str, tell: Callable[[click.Context], str], help: str) -> click.Option:
    """Create an option that prints something and ends the command."""

    def show(context: click.Context, _: click.Parameter, wanted: bool) -> None:
        if wanted and not context.resilient_parsing:
            click.echo(tell(context))
            context.exit()

    return click.Option([name], is_flag=True, is_eager=True, expose_value=False, callback=show, help=help)


def lang_option(texts: Texts) -> click.Option:
    """Create the option --lang. It is read before the commands are built, because their help depends on it."""
    kind = OneOf(texts, LANGUAGES)
    return click.Option(
        ["--lang"], type=kind, metavar="|".join(LANGUAGES), expose_value=False, help=texts.say("cli-lang")
    )


def store_option(texts: Texts) -> click.Option:
    return click.Option(["--store"], metavar="URL", help=texts.say("cli-store"))


class OneOf(click.ParamType[Any]):
    """One of a few names."""

    name = "name"

    def __init__(self, texts: Texts, names: tuple[str, ...]) -> None:
        self.texts = texts
        self.names = names

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        text = str(value)
        if text not in self.names:
            self.fail(
                self.texts.say("cli-not-one-of", value=text, known=suggest(self.texts, text, self.names)),
                param,
                ctx,
            )
        return text

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[Any]:
        return completions(self.names, incomplete)


class Number(click.ParamType[Any]):
    """A whole number with a minimum."""

    name = "number"

    def __init__(self, texts: Texts, least: int) -> None:
        self.texts = texts
        self.least = least

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        text = str(value)
        digits = text.removeprefix("-")
        if not (digits.isascii() and digits.isdecimal() and len(digits) < 18) or int(text) < self.least:
            self.fail(self.texts.say("cli-not-a-number", value=text, least=self.least), param, ctx)
        return int(text)


def completions(names: tuple[str, ...], incomplete: str) -> list[Any]:
    from click.shell_completion import CompletionItem  # only while completing

    return [CompletionItem(name) for name in names if name.startswith(incomplete)]
