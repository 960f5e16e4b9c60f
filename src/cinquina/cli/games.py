"""`cinquina games`: list the games and their setups."""

from typing import Any

import click

from cinquina.cli.command import Command
from cinquina.cli.options import value_text
from cinquina.core.game import Game, seat_counts_text
from cinquina.core.setup import Setting
from cinquina.core.who import LETTERS
from cinquina.games import games as all_games
from cinquina.locales import Texts


def command(texts: Texts) -> click.Command:
    def games(as_json: bool) -> None:
        if as_json:
            import msgspec  # imported late for a fast start

            page = [game_as_data(game, texts) for game in all_games()]
            click.echo(msgspec.json.format(msgspec.json.encode(page), indent=2).decode())
        else:
            click.echo("\n\n".join(describe_game(game, texts) for game in all_games()))

    return Command(
        texts,
        "games",
        games,
        [click.Option(["--json", "as_json"], is_flag=True, help=texts.say("cli-games-json"))],
    )


def game_as_data(game: Game, texts: Texts) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": game.title,
        "about": texts.say(f"{game.id}-sentence"),
        "authors": game.authors,
        "publisher": game.publisher,
        "seats": game.seat_counts(),
        "minutes": game.minutes,
        "age": game.age,
        "rules": game.version,
        "modes": [
            {"id": mode.id, "seats": mode.seats, "about": texts.say(f"{game.id}-mode-{mode.id}")}
            for mode in game.modes
        ],
        "settings": [
            {
                "id": setting.id,
                "about": texts.say(f"{game.id}-setting-{setting.id}"),
                "default": setting.default,
                "most": setting.most,
                "modes": setting.modes or [mode.id for mode in game.modes],
                "values": {
                    value_text(value): meaning_of_value(game, setting, value, texts)
                    for value in setting.values
                },
            }
            for setting in game.settings
        ],
    }


def meaning_of_value(game: Game, setting: Setting, value: bool | int | str, texts: Texts) -> str:
    """Return the meaning of a setting's value. A value without a text, such as a number, stands for itself."""
    id = f"{game.id}-setting-{setting.id}-{value_text(value).lower()}"
    if texts.has(id):
        return texts.say(id)
    place = setting.values.index(value)
    return texts.say("cli-player", letter=LETTERS[place - 1]) if setting.seated else value_text(value)


def describe_game(game: Game, texts: Texts) -> str:
    page = game_as_data(game, texts)
    players = format_seats(page["seats"])
    lines = [
        f"{click.style(game.title, bold=True)}  {click.style(game.id, dim=True)}",
        f"  {page['about']}",
        f"  {texts.say('cli-game-facts', players=players, minutes=game.minutes, age=game.age)}",
        f"  {texts.say('cli-game-by', authors=texts.join_items(game.authors), publisher=game.publisher)}",
        f"  {texts.say('cli-modes')}",
    ]
    for mode in page["modes"]:
        lines.append(
            f"    {click.style(mode['id'], fg='cyan')} ({format_seats(mode['seats'])})  {mode['about']}"
        )
    if page["settings"]:
        lines.append(f"  {texts.say('cli-settings')}")
    for setting in page["settings"]:
        lines.append(f"    {click.style(setting['id'], fg='cyan')}  {setting['about']}")
        for value, about in setting["values"].items():
            usual = f" ({texts.say('cli-default')})" if value == value_text(setting["default"]) else ""
            words = f"  {about}" if about != value else ""
            lines.append(f"      {value}{usual}{words}")
    return "\n".join(lines)


def format_seats(seats: list[int] | tuple[int, ...]) -> str:
    """Return seats as a range, such as 2–7."""
    return seat_counts_text(seats).replace(" to ", "–")
