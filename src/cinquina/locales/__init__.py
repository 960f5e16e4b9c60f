"""The texts: a folder of Fluent files per language, read here and by the browser alike.

`foldris.folded` is the message `foldris-folded` of `<language>/foldris.ftl`; the reasons of its hints are in
foldris-reasons.ftl, its lessons in foldris-lessons.ftl, its rules in foldris-rules.ftl. A game in a package of its own
has such a folder beside its module. Attributes are variants for other places: `.brief` in a list of choices or a table
of results, `.heading` over a column, `.refused` where a refusal shares its id with an event, `.about` for a sentence on
a thing, `.key` for the letter of a button. A fact `brings` is formatted in brief.

Parts shared by several texts, such as the four colours, are phrases: messages under the `##` comment at the end of a
file, to which texts refer. They receive the facts of the text, and each language has the phrases that its grammar
needs.
"""

import os
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeGuard

from cinquina.locales.facts import NAME_FACTS, SEAT_FACTS

if TYPE_CHECKING:  # the core is a layer above
    from cinquina.core.edition import Words
    from cinquina.core.errors import Refusal
    from cinquina.core.event import Event, Told

HOME = Path(__file__).parent
# The folders of texts of games in packages of their own, by the id of the game. The registry fills it.
homes: dict[str, Path] = {}
# Separators of lists without an "and", by fact.
JOINTS = {"brings": ", ", "scores": ", ", "effects": "; "}


def languages_in(home: Path) -> tuple[str, ...]:
    """Return the languages that have a folder of files."""
    return tuple(sorted(path.parent.name for path in home.glob("*/core.ftl")))


LANGUAGES = languages_in(HOME)


def language(wanted: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """Return the language asked for, else that of the locale, else English."""
    names = [wanted or "", *(environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))]
    first = next((name for name in names if name), "").partition("_")[0].partition(".")[0].lower()
    return first if first in LANGUAGES else "en"


class Texts:
    """The texts of one language. Files are read when first needed."""

    def __init__(self, lang: str = "en") -> None:
        self.lang = lang
        self.read: set[str] = set()
        self.words: Words = {}  # of the current edition
        self.bundle: Any = None

    def say(self, id: str, **facts: object) -> str:
        """Return a text by its id; for a missing text, the id and its facts."""
        told = self.format(id, "", facts)
        return raw_text(id, facts) if told is None else told

    def has(self, id: str) -> bool:
        return self.message(id) is not None

    def event(self, event: "Event | Told", names: Sequence[str], you: int | None = None) -> str:
        """Format an event, with players for seats; `you` is the reader's seat."""
        told = self.format(event.text_id, "", self.facts(event.facts, names, you))
        if told is not None:
            return told
        return raw_text(
            event.text_id, {name: self.fact(name, value, names) for name, value in event.facts.items()}
        )

    def short(self, told: "Event | Told", names: Sequence[str]) -> str:
        """Return a text in brief, or in full if it has no brief form."""
        return self.brief(told, names) or self.event(told, names)

    def brief(self, event: "Event | Told", names: Sequence[str]) -> str:
        """Return the brief form of a text; empty if it has none."""
        return self.in_brief(event.text_id, event.facts, names)

    def in_brief(self, id: str, facts: Mapping[str, object], names: Sequence[str]) -> str:
        return self.format(id, "brief", self.facts(facts, names)) or ""

    def heading(self, id: str) -> str:
        return self.format(id, "heading", {}) or raw_text(id, {})

    def rules(self, game: str, **facts: object) -> list[tuple[str, str]]:
        """Return the rules of a game in the order of its files: `heading`, `paragraph` or `point`, and the text.

        A section is a heading `<game>-rules-<section>`, its paragraphs, numbered `-1`, `-2`, and its points, named.
        """
        return [(kind_of(id), self.say(id, **facts)) for id in self.rule_ids(game)]

    def rule_ids(self, game: str) -> list[str]:
        from cinquina.locales.fluent import parse_file  # imported late, as in `open`

        bodies = (parse_file(path).body for path in python_files(game, self.lang))
        ids = [entry.id.name for body in bodies for entry in body if hasattr(entry, "id")]
        return [id for id in ids if id.startswith(f"{game}-rules-")]

    def refusal(self, refusal: "Refusal", names: Sequence[str] = ()) -> str:
        """Return the sentence of a refusal with the id of its rule."""
        told = self.why(refusal, names)
        return f"{told} ({refusal.id})" if told else raw_text(refusal.id, self.facts(refusal.facts, names))

    def why(self, refusal: "Refusal", names: Sequence[str] = ()) -> str:
        """Return the sentence of a refusal alone; empty if there is none."""
        return self.why_of(refusal.id, refusal.facts, names)

    def why_of(self, id: str, facts: Mapping[str, object], names: Sequence[str] = ()) -> str:
        """Return the sentence of a refusal by its id."""
        told = self.facts(facts, names)
        return self.format(id, "refused", told) or self.format(id, "", told) or ""

    def join_items(self, items: Sequence[str]) -> str:
        """Join items: `a, b and c`."""
        if len(items) < 2:
            return "".join(items)
        return self.say("core-and", first=", ".join(items[:-1]), last=items[-1])

    def join_reasons(self, events: Sequence["Event | Told"], names: Sequence[str]) -> str:
        """Join reasons to one clause: those for a choice, then “but” and those against it."""
        words = [self.event(each, names) for each in events]
        turn = sum(not each.text_id.endswith("-against") for each in events)
        if 0 < turn < len(words):
            return self.say(
                "core-reason_but", good=self.join_items(words[:turn]), bad=self.join_items(words[turn:])
            )
        return self.join_items(words)

    def number(self, value: float, most: int = 0, least: int | None = None) -> str:
        """Format a number with decimals and thousands in the language's style; never “−0”."""
        from cinquina.locales.fluent import Number  # imported late, as in `open`

        rounded = round(value, most) + 0.0 if most else round(value)
        return self.say("core-number", value=Number(rounded, most if least is None else least, most))

    # -- facts for people

    def facts(
        self, facts: Mapping[str, object], names: Sequence[str], you: int | None = None
    ) -> dict[str, object]:
        """Add to each seat, or list of them, whether it is the reader: `you` of `seat`, `by_you` of `by`."""
        told = {name: self.fact(name, value, names, you) for name, value in facts.items()}
        for name in SEAT_FACTS:
            value = facts.get(name)
            if isinstance(value, int | list):
                seats = [value] if isinstance(value, int) else value
                told[you_of(name)] = "true" if you is not None and you in seats else "false"
                if isinstance(value, list) and you in seats:
                    told[name] = self.join_items(
                        [*(names[each] for each in seats if each != you), self.say("core-you")]
                    )
        return told

    def fact(self, name: str, value: object, names: Sequence[str], you: int | None = None) -> object:
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, int):
            return names[value] if name in SEAT_FACTS and value < len(names) else value
        if isinstance(value, float):
            return value
        if isinstance(value, str):
            return self.name(value) if name in NAME_FACTS else value
        if is_told(value):  # a nested event
            return self.short(value, names) if name == "brings" else self.event(value, names, you)
        if isinstance(value, tuple):
            return f"({','.join(str(part) for part in value)})"
        if isinstance(value, list):
            parts = [part for each in value if (part := str(self.fact(name, each, names, you)))]
            if name in JOINTS:
                return JOINTS[name].join(parts)
            return " ".join(parts) if value and isinstance(value[0], tuple) else self.join_items(parts)
        return str(value)

    def name(self, id: str) -> str:
        """Return the name of a component; in English if the edition lacks this language."""
        name = self.words.get(id, {})
        return name.get(self.lang) or name.get("en", id)

    # -- Fluent

    def format(self, id: str, attribute: str, facts: Mapping[str, object]) -> str | None:
        message = self.message(id)
        if message is None:
            return None
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        told: str = pattern(facts)
        return told

    def message(self, id: str) -> Any:
        """Return a message: `foldris-…` from foldris.ftl, an id without a file from core.ftl."""
        id = id.replace(".", "-", 1)
        self.open(id.partition("-")[0])
        return self.bundle.message(id) if self.bundle else None

    def open(self, name: str) -> None:
        if name in self.read:
            return
        self.read.add(name)
        self.open("core")  # has shared phrases and texts without a file of their own
        paths = python_files(name, self.lang)
        if not paths:
            return
        from cinquina.locales.fluent import Bundle, parse_file  # the parser is slow to import

        if self.bundle is None:
            functions: dict[str, Callable[[Any], Any]] = {
                "AD": partial(with_d, "a"),
                "ED": partial(with_d, "e"),
                "CAPITAL": capital,
                "SIGNED": signed,
                "NOTATION": str,  # a page marks it as English
            }
            self.bundle = Bundle(self.lang, functions)
        for path in paths:
            self.bundle.add(parse_file(path))


def is_told(value: object) -> "TypeGuard[Event | Told]":
    return hasattr(value, "text_id")


def you_of(fact: str) -> str:
    """Return the fact that says whether a seat is the reader's."""
    return "you" if fact == "seat" else f"{fact}_you"


def text_files(name: str, lang: str) -> list[Path]:
    """Return the files of a game or another part, from here or from the package of the game.

    A package without this language is shown in English.
    """
    if found := files_named(HOME / lang, name):
        return found
    home = homes.get(name)
    return [] if home is None else files_named(home / lang, name) or files_named(home / "en", name)


def python_files(name: str, lang: str) -> list[Path]:
    """Return the files of texts that Python reads: all but those only the page shows."""
    return [path for path in text_files(name, lang) if not path.stem.endswith("-web")]


def kind_of(id: str) -> str:
    """Return the kind of a text of the rules: `…-turn` is a heading, `…-turn-1` a paragraph, `…-turn-draw` a point."""
    _, _, last = id.partition("-rules-")[2].partition("-")
    return "heading" if not last else "paragraph" if last.isdecimal() else "point"


def files_named(folder: Path, name: str) -> list[Path]:
    kinds = ("", "-reasons", "-rules", "-lessons", "-web")
    return [path for kind in kinds if (path := folder / f"{name}{kind}.ftl").exists()]


def with_d(vowel: str, word: object) -> str:
    """Put the Italian `a` or `e` before a word, the functions AD and ED of its texts: “a Bruno” but “ad Anna”, “D3 ed
    E3”."""
    told = str(word)
    return f"{vowel}d {told}" if told[:1].lower() == vowel else f"{vowel} {told}"


def capital(words: object) -> str:
    """Capitalise the first letter. Fluent files call this as CAPITAL."""
    told = str(words)
    return told[:1].upper() + told[1:]


def signed(points: object) -> str:
    """Return a number with its sign, `+3` or `−2`: the function SIGNED."""
    told = str(points)
    return told.replace("-", "−") if told.startswith(("-", "0")) else f"+{told}"


def raw_text(id: str, facts: Mapping[str, object]) -> str:
    """Return `toy.placed seat=A cell=3`, so that a game without texts can be played."""
    return " ".join([id, *(f"{name}={value}" for name, value in facts.items())])
