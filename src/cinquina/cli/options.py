"""Options for the setup of a game: game, seats, mode, settings, edition, bots."""

from pathlib import Path
from typing import Any

import click

from cinquina.bots.roster import BOTS, split_name
from cinquina.cli.command import Number, completions
from cinquina.cli.mistakes import Mistake, suggest
from cinquina.core.edition import read_toml
from cinquina.core.errors import Invalid
from cinquina.core.game import Game, seat_counts_text
from cinquina.core.levels import SEARCHING
from cinquina.core.seed import new_seed
from cinquina.core.setup import Setting, Setup
from cinquina.core.who import LETTERS
from cinquina.games import find, games
from cinquina.locales import Texts


def game_argument(texts: Texts, required: bool = True) -> click.Argument:
    return click.Argument(
        ["game"], type=GameName(texts), required=required, metavar=texts.say("cli-game-metavar")
    )


def setup_options(texts: Texts) -> list[click.Parameter]:
    return [
        click.Option(["--seats"], type=Number(texts, 1), metavar="N", help=texts.say("cli-seats")),
        click.Option(
            ["--mode"],
            metavar=texts.say("cli-mode-metavar"),
            help=texts.say("cli-mode"),
            shell_complete=complete_mode,
        ),
        click.Option(
            ["--set", "settings"],
            multiple=True,
            metavar=texts.say("cli-set-metavar"),
            help=texts.say("cli-set"),
        ),
        click.Option(
            ["--edition"], type=click.Path(path_type=Path), metavar="FILE", help=texts.say("cli-edition")
        ),
    ]


def complete_mode(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[Any]:
    game = ctx.params.get("game")
    names = {mode.id for each in games() if game in (None, each) for mode in each.modes}
    return completions(tuple(sorted(names)), incomplete)


def seed_option(texts: Texts) -> click.Option:
    return click.Option(["--seed"], type=Number(texts, 0), metavar="N", help=texts.say("cli-seed"))


def bots_option(texts: Texts, help: str, budgets: bool = False) -> click.Option:
    return click.Option(
        ["--bots"], type=BotNames(texts, budgets), metavar=texts.say("cli-bots-metavar"), help=help
    )


def force_option(texts: Texts) -> click.Option:
    return click.Option(["--force"], is_flag=True, help=texts.say("cli-force"))


def any_seed(seed: int | None) -> int:
    return new_seed(1_000_000_000) if seed is None else seed


class GameName(click.ParamType[Any]):
    name = "game"

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Game:
        return value if isinstance(value, Game) else game_named(self.texts, str(value))

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[Any]:
        return completions(tuple(game.id for game in games()), incomplete)


def game_named(texts: Texts, name: str) -> Game:
    names = [game.id for game in games()]
    if name.lower() not in names:
        raise Mistake(texts.say("cli-no-game", name=name, known=suggest(texts, name.lower(), names)))
    return find(name.lower())


class BotNames(click.ParamType[Any]):
    """Names of bots, `greedy,random`: one per seat, or one for all."""

    name = "bots"

    def __init__(self, texts: Texts, budgets: bool) -> None:
        self.texts = texts
        self.budgets = budgets  # may a number of simulations follow?

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> list[str]:
        names = [name.strip() for name in str(value).split(",")] if isinstance(value, str) else list(value)
        for name in names:
            kind = name.partition(":")[0] if self.budgets else name
            if kind not in BOTS:
                self.fail(
                    self.texts.say("cli-no-bot", name=kind, known=suggest(self.texts, kind, BOTS)), param, ctx
                )
            try:
                split_name(name)
            except Invalid:
                self.fail(self.texts.say("cli-no-budget", name=name, bot=SEARCHING), param, ctx)
        return names

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[Any]:
        first, comma, last = incomplete.rpartition(",")
        return completions(tuple(first + comma + name for name in BOTS), first + comma + last)


def assign_bots(texts: Texts, bots: list[str], seats: int) -> list[str]:
    """Return one bot per seat, from one each or one for all."""
    if len(bots) not in (1, seats):
        raise Mistake(texts.say("cli-bots-count", bots=len(bots), seats=seats))
    return bots * seats if len(bots) == 1 else bots


def chosen_setup(
    texts: Texts,
    game: Game,
    seats: int | None,
    mode: str | None,
    settings: tuple[str, ...],
    edition: Path | None,
) -> Setup:
    """Return the complete setup. Raise Mistake if it is invalid."""
    if mode is not None and mode not in (each.id for each in game.modes):
        names = [each.id for each in game.modes]
        raise Mistake(texts.say("cli-no-mode", name=mode, game=game.title, known=suggest(texts, mode, names)))
    allowed = sorted(set(game.mode(mode).seats)) if mode is not None else game.seat_counts()
    if seats is not None and seats not in allowed:
        raise Mistake(
            texts.say(
                "cli-no-seats",
                seats=seats,
                game=game.title,
                allowed=seat_counts_text(allowed).replace(" to ", "–"),
                most=allowed[-1],
            )
        )
    values = dict(setting_value(texts, game, text) for text in settings)
    data = read_toml(edition) if edition is not None else None
    if data is not None:
        try:
            game.edition(data)
        except Invalid as error:
            raise error.with_prefix(f"{edition}: $") from None
    return game.setup(seats, mode, values, data)


def setting_value(texts: Texts, game: Game, text: str) -> tuple[str, Any]:
    """Parse `deck_out=end`; several values are separated by commas."""
    name, sign, written = text.partition("=")
    if not sign:
        raise Mistake(texts.say("cli-set-how", text=text))
    for setting in game.settings:
        if setting.id == name:
            if setting.most > 1:
                return name, [
                    one_value(texts, setting, each.strip()) for each in written.split(",") if each.strip()
                ]
            return name, one_value(texts, setting, written.strip())
    names = [setting.id for setting in game.settings]
    raise Mistake(texts.say("cli-no-setting", name=name, game=game.title, known=suggest(texts, name, names)))


def one_value(texts: Texts, setting: Setting, written: str) -> Any:
    values = {value_text(value): value for value in setting.values}
    if written not in values:
        hint = texts.say("cli-there-is", names=", ".join(values))
        raise Mistake(texts.say("cli-no-setting-value", name=setting.id, value=written, known=hint))
    return values[written]


def value_text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def seat_letters(texts: Texts, text: str, seats: int) -> list[int]:
    """Parse seats such as `A,C`."""
    found = []
    for letter in text.upper().replace(" ", "").split(","):
        if len(letter) != 1 or letter not in LETTERS[:seats]:
            there = texts.say("cli-there-is", names=", ".join(LETTERS[:seats]))
            raise Mistake(texts.say("cli-no-seat", name=letter, known=there))
        found.append(LETTERS.index(letter))
    return sorted(set(found))
