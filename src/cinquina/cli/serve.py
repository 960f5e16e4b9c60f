"""`cinquina serve`: the table in the browser."""

import re
from typing import Any

import click

from cinquina.cli.command import Command, Number, OneOf
from cinquina.cli.mistakes import Mistake
from cinquina.locales import Texts


def command(texts: Texts) -> click.Command:
    def serve(**chosen: Any) -> None:
        from cinquina.server.lobby.lan import qr_terminal  # slow to load
        from cinquina.server.ops.options import Options
        from cinquina.server.serve import Ready, serve

        def ready(told: Ready) -> None:
            if told.taken:
                click.echo(texts.say("serve-taken", port=str(told.taken)))
            click.echo(texts.say("serve-ready", address=told.address))
            if told.elsewhere:
                click.echo(texts.say("serve-elsewhere", address=told.elsewhere))
                click.echo(qr_terminal(told.elsewhere))

        given = {name: value for name, value in chosen.items() if value is not None}
        given["limits"] = limits(
            texts,
            given.pop("limits"),
            {name: given.pop(name) for name in ("sockets", "connections") if name in given},
        )
        serve(Options(**given), ready)

    return Command(texts, "serve", serve, parameters(texts))


def parameters(texts: Texts) -> list[click.Parameter]:
    def option(*names: str, **more: Any) -> click.Option:
        about = texts.say(f"serve-{names[0].removeprefix('--').partition('/')[0]}")
        return click.Option(list(names), help=about, **more)

    return [
        option("--host", metavar="ADDRESS"),
        option("--port", type=Number(texts, 0), metavar="N"),
        option("--store", metavar="URL"),
        option("--bus", metavar="URL"),
        option("--lan", is_flag=True, default=None),
        option("--open/--no-open", default=None),
        option("--log", type=OneOf(texts, ("text", "json")), metavar="text|json"),
        option("--origin", "origins", multiple=True, metavar="URL"),
        option("--proxy", is_flag=True, default=None),
        option("--operator", metavar="FILE"),
        option("--bot-pace", type=Number(texts, 0), metavar="MS"),
        option("--workers", type=Number(texts, 1), metavar="N"),
        option("--sockets", type=Number(texts, 1), metavar="N"),
        option("--connections", type=Number(texts, 1), metavar="N"),
        option("--limit", "limits", multiple=True, metavar="NAME=RATE/BURST"),
    ]


def limits(texts: Texts, written: tuple[str, ...], counts: dict[str, int]) -> Any:
    """Return the default limits with the given changes."""
    from cinquina.server.ops.limits import Limits  # slow to load
    from cinquina.table.buckets import Rate

    names = [name for name in Limits.__struct_fields__ if isinstance(getattr(Limits(), name), Rate)]
    changed: dict[str, Any] = dict(counts)
    for text in written:
        match = re.fullmatch(r"(\w+)=(\d{1,6}(?:\.\d{1,3})?)/(\d{1,7})", text, re.ASCII)
        if match is None or match[1] not in names or not float(match[2]):
            raise Mistake(texts.say("serve-bad-limit", text=text, names=", ".join(names)))
        changed[match[1]] = Rate(float(match[2]), int(match[3]))
    return Limits(**changed)
