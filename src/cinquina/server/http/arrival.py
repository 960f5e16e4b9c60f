"""The head of the page, before its script runs: language, title, preview of a shared link. It has no secrets."""

import re
from html import escape

import msgspec

from cinquina.core.errors import Invalid, Refusal
from cinquina.core.registry import find
from cinquina.locales import LANGUAGES, Texts
from cinquina.table.header import Header
from cinquina.table.tables import Tables

ALONE = frozenset({"", "settings", "about", "return"})  # pages that need nothing
OF_A_TABLE = ("table", "replay")
OF_A_GAME = ("new", "learn")
OPENED = "opened"  # a replay from a file, which only the page has
PICTURE = "/share.png"
WIDTH, HEIGHT = 1200, 630


class Arrival(msgspec.Struct, frozen=True):
    status: int
    title: str
    description: str


def wanted_language(accepted: str) -> str:
    """Return the first supported language of an Accept-Language header, by its weights; English by default."""
    weighed = []
    for number, part in enumerate(accepted[:500].split(",")):
        name, _, weight = part.strip().partition(";q=")
        with_weight = re.fullmatch(r"[01](\.\d{1,3})?", weight) if weight else None
        weighed.append((-(float(weight) if with_weight else 1.0), number, name[:2].lower()))
    return next((name for _, _, name in sorted(weighed) if name in LANGUAGES), "en")


async def describe_page(path: str, tables: Tables | None, texts: Texts) -> Arrival:
    """Return title, description and status of the page at a path. `tables` is None while the server starts."""
    plain = Arrival(200, "Cinquina", texts.say("web.lead"))
    nowhere = Arrival(404, f"{texts.say('web.missing_title')} · Cinquina", texts.say("web.lead"))
    first, _, rest = path.strip("/").partition("/")
    if not rest:
        return plain if first in ALONE else nowhere
    if first in OF_A_GAME:
        return describe_game(rest.partition("/")[0], texts, nowhere)
    if first not in OF_A_TABLE or "/" in rest:
        return nowhere
    if tables is None or rest == OPENED:
        return plain
    try:
        known = tables.find_in_memory(rest)
        header = known.header if known else (await tables.saved(rest)).header
    except Refusal as refusal:
        return nowhere if refusal.id == "table.no_such_table" else plain
    return describe_table(header, texts, plain)


def describe_game(id: str, texts: Texts, nowhere: Arrival) -> Arrival:
    try:
        game = find(id)
    except Invalid:
        return nowhere
    return Arrival(200, f"{game.title} · Cinquina", texts.say(f"{id}.sentence"))


def describe_table(header: Header, texts: Texts, plain: Arrival) -> Arrival:
    """Describe a table's page: an invitation while a seat is open, otherwise the game."""
    try:
        game = find(header.setup.game)
    except Invalid:
        return plain
    title, name = game.title, header.host_name
    invites = texts.say("web.invited_by", name=name, title=title) if name else f"{title} · Cinquina"
    about = f"{texts.say(f'{game.id}.sentence')} {texts.say('web.minutes', minutes=game.minutes)}."
    return Arrival(200, invites if header.open_seats else f"{title} · Cinquina", about)


def with_head(page: bytes, arrived: Arrival, language: str, origin: str, path: str) -> bytes:
    """Fill in the head of the page. `origin` is the public origin, since a preview picture needs a whole address."""
    title, description = escape(arrived.title), escape(arrived.description)
    facts = {
        "og:type": "website",
        "og:site_name": "Cinquina",
        "og:title": arrived.title,
        "og:description": arrived.description,
        "og:url": origin + path,
        "og:image": origin + PICTURE,
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": "Cinquina",
    }
    tags = "".join(f'<meta property="{name}" content="{escape(value)}" />' for name, value in facts.items())
    tags += '<meta name="twitter:card" content="summary_large_image" />'
    text = page.decode()
    text = re.sub(r'<html lang="[a-z]*"', f'<html lang="{language}"', text, count=1)
    text = re.sub(r"<title>.*?</title>", lambda _: f"<title>{title}</title>", text, count=1)
    text = re.sub(
        r'<meta name="description" content="[^"]*"',
        lambda _: f'<meta name="description" content="{description}"',
        text,
        count=1,
    )
    return text.replace("</head>", f"{tags}</head>", 1).encode()
