"""`python -m tools.rules_pages`: write the players' rules of every game, in every language, into docs/players/rules.

A page has the texts of the rules drawer (`<game>-rules.ftl`) and its pictures, which
`python -m tests.browser.windows --rules` takes. Do not edit the pages: a test compares them with the texts.
"""

import textwrap
from pathlib import Path

from cinquina.core.game import Game
from cinquina.games import games
from cinquina.locales import HOME, LANGUAGES, Texts, kind_of
from cinquina.locales.fluent import parse_file

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "players" / "rules"
PICTURES = ROOT / "docs" / "pictures" / "rules"
MARKS = {"heading": "## ", "paragraph": "", "point": "- "}
WIDTH = 120
ABOUT = {
    "en": "The rules as the table shows them. Every ruling is in the [specification](../../rules/{game}.md).",
    "it": "Le regole come al tavolo. Ogni caso è nella [specifica](../../rules/{game}.md), in inglese.",
}


def page_file(game: str, lang: str) -> Path:
    return PAGES / f"{game}.{lang}.md"


def picture_file(game: str, section: str, picture: str) -> Path:
    return PICTURES / f"{game}-{section}-{picture}.png"


def texts_of(game: str, lang: str) -> Texts:
    """Return the texts of a language, including the game's texts that only the page shows."""
    texts = Texts(lang)
    texts.open(game)
    texts.bundle.add(parse_file(HOME / lang / f"{game}-web.ftl"))
    return texts


def page(game: Game, lang: str) -> str:
    """Return the rules of a game as Markdown, with its pictures below their sections."""
    texts = texts_of(game.id, lang)
    others = [
        f"[{Texts(each).say('core-language')}]({game.id}.{each}.md)" for each in LANGUAGES if each != lang
    ]
    about = ABOUT.get(lang, ABOUT["en"]).format(game=game.id)
    blocks = [f"# {game.title}", wrap_text("paragraph", " · ".join([about, *others]))]
    shown: list[str] = []
    for id in texts.rule_ids(game.id):
        if kind_of(id) == "heading":
            blocks += shown
            shown = pictures(texts, game.id, id.removeprefix(f"{game.id}-rules-"))
        blocks += [wrap_text(kind_of(id), text) for text in text_by_mode(texts, game, id)]
    return "\n\n".join([*blocks, *shown]).replace("\n\n- ", "\n- ") + "\n"


def text_by_mode(texts: Texts, game: Game, id: str) -> list[str]:
    """Return a text, or its variants with the names of their modes."""
    modes: dict[str, list[str]] = {}
    for mode in game.modes:
        name = texts.say(f"{game.id}-mode-{mode.id}").partition(":")[0]
        modes.setdefault(texts.say(id, mode=mode.id), []).append(name)
    if len(modes) == 1:
        return list(modes)
    return [f"**{', '.join(names)}:** {text}" for text, names in modes.items()]


def pictures(texts: Texts, game: str, section: str) -> list[str]:
    """Return the pictures of a section in the order of their texts."""
    files = {id: picture_file(game, section, id.rpartition("-")[2]) for id in picture_ids(game)}
    return [
        f"![{texts.say(id)}](../../pictures/rules/{path.name})" for id, path in files.items() if path.exists()
    ]


def picture_ids(game: str) -> list[str]:
    entries = parse_file(HOME / "en" / f"{game}-web.ftl").body
    ids = [entry.id.name for entry in entries if hasattr(entry, "id")]
    return [id for id in ids if id.startswith(f"{game}-rules-picture-")]


def wrap_text(kind: str, text: str) -> str:
    mark = MARKS[kind]
    indent = "  " if kind == "point" else ""
    return textwrap.fill(
        mark + text, WIDTH, subsequent_indent=indent, break_on_hyphens=False, break_long_words=False
    )


def games_with_law() -> list[Game]:
    """Return the games with a specification in docs/rules; another game needs no page."""
    return [game for game in games() if (ROOT / "docs" / "rules" / f"{game.id}.md").exists()]


def main() -> None:
    PAGES.mkdir(exist_ok=True)
    for game in games_with_law():
        for lang in LANGUAGES:
            page_file(game.id, lang).write_text(page(game, lang), encoding="utf-8")


if __name__ == "__main__":
    main()
