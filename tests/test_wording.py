"""The wording: what sounds wrong only when a number, a name or a cell stands in a text, and words once found wrong."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cinquina.bots.events import Reason
from cinquina.games.foldris.events import WonShared
from cinquina.games.holi.events import Turn
from cinquina.locales import HOME, Texts
from cinquina.locales.fluent import parse_file

# What facts are tried with. 1 has a singular, 8, 11 and 80 have an article of their own; Anna, Elena, A3 and E3 begin
# with the vowels before which Italian “a” and “e” become “ad” and “ed”.
NUMBERS = (0, 1, 2, 8, 11, 14, 80)
WORDS: dict[str, tuple[str, ...]] = {
    "by": ("Anna", "Elena"),
    "cell": ("A3", "E3"),
    "end": ("A3", "E3"),
    "from": ("A3", "E3"),
    "start": ("A3", "E3"),
}
WORDS |= dict.fromkeys(("name", "seat", "seats", "winners"), ("Anna", "Elena"))
# These are never numbers, and nothing hangs on how they begin.
WORDS |= dict.fromkeys(
    (
        "animals",
        "better",
        "cells",
        "command",
        "extra",
        "known",
        "level",
        "outcome",
        "package",
        "path",
        "piece",
        "played",
        "reasons",
        "removed",
        "rows",
        "shape",
        "shapes",
        "text",
    ),
    ("…",),
)

# Texts that are never said with a one, though a number stands before a plural; and why.
NEVER_ONE = {
    "cli-restore-would": "the 1 is the name of a file",
    "cli-game-facts": "every game is for several players and takes longer than a minute",
    "flow-web-ask-start-clock": "the shortest clock is 45 seconds",
    "flow-web-risk": "of 6 or of 36 waves",
    "flow-web-risk-bird": "of 6 or of 36 waves",
    "foldris-notation": "☰1 is a sign of the picture",
    "holi-web-may-hold-why": "said only when more cards may be held than are",
    "serve-fault-operator-short": "the least is 12",
    "pentris-goal_top": "the highest rank has many points",
    "pentris-web-phase": "the one is a turn, and each candy is any of them",
    "pentris-round": "the bag has dozens of pieces",
    "pentris-story_unused": "an unused piece is worth 2 or 3",
    "pentris-rows": "a row has two points, so one row is the case of 2",
    "rollfold-story_folds": "a single fold is told with its corner",
    "rollfold-drawn": "the setting is a hundred turns or more",
    **{
        f"rollfold-goal_{each}": "of 4 or of 8 folds, and of 5 symbols"
        for each in ("fold", "bulbs", "flip", "link")
    },
    "rollfold-solo_lost": "there are 29 moves",
    "rollfold-solo_master": "nobody wins with one move, and the title has many crowns",
    "rollfold-solo_won": "nobody wins with one move",
    "rollfold-story_doubles": "a single double fold is told with its corner",
    "rollfold-web-status": "of 4 or of 8 folds",
    "table-bad_line": "a limit of the server",
    "table-bad_name": "a limit of the server",
    "table-seated_often": "a limit of the server",
    "table-too_large": "a limit of the server",
    "table-too_long": "a limit of the server",
    "table-undone_often": "a limit of the server",
    "web-age": "no game is for babies",
    "web-minutes": "no game takes a minute",
    "web-seconds_limit": "a choice of half a minute or more",
}

# Words that end as a plural does and are none.
SINGULAR = {
    "en": {"as", "begins", "does", "has", "is", "ms", "sweeps", "was"},
    "it": {"animale", "che", "di", "e", "giocatore", "le", "nome", "qui", "se"},
}

# What no text may say, and how it once was said.
WRONG_ENGLISH = [
    # as other languages say it
    (r"\bshall\b(?! we)", "Support: which tile shall go?"),
    (r"\bso many\b", "So many cards this player still holds"),
    (r"(?<!your )(?<!their )\bown (tokens?|chute)\b", "1 point for each own token"),
    (r"\btiles? (is|are) missing", "Then 11 tiles are missing, now 12"),
    (r"too close to tell", "“?” is too close to tell."),
    (r"\b(sheets?|chutes?|cards?) of the others", "Sheets of the others"),
    # what one must see in colours
    (r"choose .*\b(green|golden?|grey)\b", "Choose one of the green boxes."),
]
# Anna stands for every player who is a woman.
WRONG_ITALIAN = [
    # the article is that of the number
    (r"\b(d|n|su|)(e|a|)gli (?!8\b|11\b|8\d\b)\d", "dagli 14 anni"),
    (r"\b(i|dei|ai|dai|nei|sui|il|del|al|dal|nel|sul) (1|8|11|8\d)\b", "circa il 8 % di tutte le linee"),
    # and the verb
    (
        r"\b(altr[ie]|restano|restano solo|mancano|mancano almeno|tornano|ultimi) 1\b(?! \w+ e )(?! e )(?! \()",
        "e altri 1",
    ),
    # “a” and “e” before the same vowel
    (r"(?-i:\ba [aAàÀ](?!lla\b)|\be [eEèÈé])", "da A1 a A3"),
    (r"(?-i:\b([a-zà-ù]+) \1\b)", "a faccia in su su 1A2"),
    # gender
    (r"\b(Anna|Elena)\b.*\b(per primo|per ultimo|l’ultimo rimasto)\b", "Anna lancia per primo."),
    (r"\b(sei|ti sei) (già |ancora )?(mosso|\w+[aiu]to)\b", "In questo turno ti sei già mosso."),
    (r"^non collegato$|\bda solo\b|\battento\b", "non collegato"),
    # what means something else, or nothing
    ("che non servono a nessuno", "500 turni, che non servono a nessuno."),
    ("dopo tanti turni", "Parità dopo tanti turni"),
    ("(resta|restano|cade|cadono) su (Inferiore|…)", "uno resta su Inferiore: +1"),
    ("zero (segnalini|carte)", "quando restano zero segnalini o zero carte"),
    ("tabella solitario", "la tabella solitario"),
    ("(piegare|piegato) (l’angolo )?(piccolo|grande)", "puoi piegare l’angolo piccolo"),
    ("^Così: ", "Così: ti avvicina di circa 2 turni"),
    # one word for one thing
    ("può differire", "la scatola può differire."),
    ("suggerimento|tavolier", "H suggerimento"),
    ("riga dei comandi|collegamento perso", "/ la riga dei comandi"),
    ("(piega|piegat[aeio]) via", "una linea completa si piega via"),
    ("W e B scelgono", "W e B scelgono un dado"),  # where the keys are B and N
    ("(carta|lancio era|giocate) copert[aeio]", "Lanciare una carta coperta"),
    # as other languages say it
    ("gioca(ndo|re|) avanti", "giocando avanti da qui"),
    ("pensano in anticipo", "bot che pensano in anticipo"),
    # spelling
    ("perchè|poichè|affinchè|\\bnè\\b|\\bpò\\b|(?-i:\\bE’)|qual’è|un’altro|[“”]", "perchè no"),
]

WRONG = [("en", *each) for each in WRONG_ENGLISH] + [("it", *each) for each in WRONG_ITALIAN]

# Texts that say it rightly.
RIGHTLY = {
    "flow-moved",  # its cells are (1,2)
    "flow-notation",  # a card that is hidden, not thrown face down
    "pentris-notation",  # “dalla a alla f”
}


class Facts(Visitor):
    """The facts a text asks for, with the phrases in it, each with the words that it tells apart."""

    def __init__(self, phrases: dict[str, ast.Pattern]) -> None:
        self.phrases = phrases
        self.keys: dict[str, set[str]] = {}
        self.counted: set[str] = set()
        self.alias = False

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        name = f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name
        if name in self.phrases:
            self.visit(self.phrases[name])
        else:
            self.alias = True  # of a text that is tried itself

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.keys.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.generic_visit(node)
        if isinstance(node.selector, ast.VariableReference):
            words = {each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)}
            self.keys[node.selector.id.name] |= words - {"one", "other"}
            if "one" in words:
                self.counted.add(node.selector.id.name)

    def values(self, number: int, turn: int) -> dict[str, list[object]]:
        def one(name: str) -> object:
            words = () if name in self.counted else WORDS.get(name, ())
            return words[turn % len(words)] if words else number

        return {name: [*sorted(keys)] or [one(name)] for name, keys in self.keys.items()}


@cache
def samples(lang: str) -> dict[str, list[str]]:
    """Every text by its id, as somebody might read it."""
    texts = Texts(lang)
    texts.open("core")
    told: list[ast.Message] = []
    phrases: dict[str, ast.Pattern] = {}
    for path in sorted((HOME / lang).glob("*.ftl")):
        texts.bundle.add(parse_file(path))
        is_phrase = False
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            is_phrase |= isinstance(entry, ast.GroupComment)
            if isinstance(entry, ast.Message):
                told.append(entry)
                if is_phrase:
                    phrases |= {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
                    phrases |= {entry.id.name: entry.value} if entry.value else {}
    return {entry.id.name: sorted(set(said(texts, entry, phrases))) for entry in told}


class Given(dict[str, object]):
    """The facts of a text, which notice what is asked for and not there."""

    missing: tuple[str, ...] = ()

    def get(self, name: str, default: object = None) -> object:
        if name not in self:
            self.missing += (name,)
        return super().get(name, default)


def said(texts: Texts, entry: ast.Message, phrases: dict[str, ast.Pattern]) -> Iterator[str]:
    message = texts.bundle.message(entry.id.name)
    for part, pattern in [(entry.value, message.value)] + [
        (each.value, message.attributes[each.id.name]) for each in entry.attributes
    ]:
        facts = Facts(phrases)
        facts.visit(part)
        if facts.alias:
            continue
        tried = []
        for turn, number in enumerate(NUMBERS):
            for order in (turn, turn + 1):
                values = facts.values(number, order)
                if values not in tried:
                    tried.append(values)
        for values in tried:
            for chosen in product(*values.values()):
                given = Given(zip(values, chosen, strict=True))
                told = pattern(given)
                assert not given.missing, f"{entry.id.name}: {given.missing}"
                assert not re.search(r"\{[\w.-]+\}|[A-Z]+\(\)", told), f"{entry.id.name}: {told}"
                yield told


def found(lang: str, wrong: str) -> dict[str, str]:
    """The texts in which something wrong is said, each with its first example."""
    return {
        id: told[0]
        for id, all in samples(lang).items()
        if (told := [each for each in all if re.search(wrong, each, re.IGNORECASE)])
    }


def plural_after_one(lang: str) -> dict[str, str]:
    """`1 collegati`"""
    ending = {"en": "s", "it": "[ie]"}[lang]
    none = "|".join(sorted(SINGULAR[lang]))
    return found(lang, rf"(?<![\w+−.,:])1 (?!(?:{none})\b)(?-i:[a-zà-ù]+{ending}\b)")


def test_no_text_goes_wrong():
    """All in one test: to say every text with every fact takes seconds of each process that has to."""
    plurals = {lang: plural_after_one(lang) for lang in ("en", "it")}
    for many in plurals.values():
        assert {id: told for id, told in many.items() if id not in NEVER_ONE} == {}
    assert sorted(set(NEVER_ONE) - set(plurals["en"]) - set(plurals["it"])) == [], "exceptions left over"
    as_once = {example: found(lang, wrong) for lang, wrong, example in WRONG}
    assert {
        (example, id): told
        for example, texts in as_once.items()
        for id, told in texts.items()
        if id not in RIGHTLY
    } == {}


@pytest.mark.parametrize(
    ("wrong", "example"), WRONG_ENGLISH + WRONG_ITALIAN, ids=[each[-1] for each in WRONG]
)
def test_what_was_wrong_once_would_be_found(wrong, example):
    assert re.search(wrong, example, re.IGNORECASE)


def test_a_and_e_have_a_d_before_the_same_vowel():
    names = ["Anna", "Elena"]
    italian = Texts("it")
    assert italian.join_items(["D3", "E3"]) == "D3 ed E3"
    assert italian.event(Turn(0), names) == "tocca ad Anna"
    assert italian.event(Turn(1), names) == "tocca a Elena"
    assert italian.event(WonShared([0, 1]), names) == "Anna ed Elena vincono insieme!"


@pytest.mark.parametrize(("lang", "you"), [("en", r"\byour?\b"), ("it", r"\b(tu|ti|tu[aoe]|tuoi|puoi)\b")])
def test_a_reason_can_be_told_of_anybody(lang, you):
    """The analysis gives it for the moves of all."""
    assert {id: told for id, told in found(lang, you).items() if "-reason-" in id} == {}


def test_what_speaks_against_a_choice_is_set_against_what_speaks_for_it():
    reasons = [
        Reason(f"foldris.reason-{each}", 1, 1.0, 0, 0, "same") for each in ("uneven-for", "lines-against")
    ]
    assert Texts("en").join_reasons(reasons, []) == "leaves a smoother top, but folds fewer lines"
    assert (
        Texts("it").join_reasons(reasons, [])
        == "il profilo in alto resta più liscio, ma si piegano meno linee"
    )


@pytest.mark.parametrize(
    ("turns", "told"),
    [
        (0.0, "un po’ meno"),
        (0.5, "mezzo turno"),
        (1.0, "un turno in meno"),
        (1.5, "un turno e mezzo"),
        (2.5, "2,5 turni"),
    ],
)
def test_turns_are_told_in_halves(turns, told):
    assert told in Texts("it").event(Reason("rollfold.reason-join-for", 1, turns, 0, 0, "better"), [])
