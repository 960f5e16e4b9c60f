"""The texts: complete in both languages, with the same facts, for everything the code can say."""

import re
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import get_type_hints

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import cinquina
from cinquina.bots import events as bot_events
from cinquina.bots.roster import BOTS
from cinquina.core import answers as core_answers
from cinquina.core import refusals as core_refusals
from cinquina.core.errors import Refusal
from cinquina.core.event import Event, Name, Seat, events_in, id_of
from cinquina.core.registry import find
from cinquina.core.story import Line
from cinquina.games import games
from cinquina.games.foldris.events import Drawn, Eliminated, WonShared
from cinquina.games.foldris.refusals import NotEnoughBonus
from cinquina.games.holi.story_lines import StoryClimb, StoryMove, StoryStays
from cinquina.locales import HOME, LANGUAGES, Texts, language, you_of
from cinquina.locales.facts import NAME_FACTS, SEAT_FACTS
from cinquina.table import events as table_events

SOURCE = Path(cinquina.__file__).parent
CODE = {path: path.read_text() for path in SOURCE.rglob("*.py")}
PAGES = Path(__file__).parent.parent / "web" / "src"


class Text(Visitor):
    """A message or an attribute: the facts it asks for, the texts it refers to, its selectors and their lines."""

    def __init__(self, path: Path, is_phrase: bool, pattern: ast.Pattern | None, source: str) -> None:
        self.path, self.is_phrase, self.source = path, is_phrase, source
        self.asks: set[str] = set()
        self.refers: set[str] = set()
        self.selectors: list[tuple[str, int]] = []
        if pattern is not None:
            self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.asks.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.refers.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert node.span is not None
        line = self.source.count("\n", 0, node.span.start) + 1
        self.selectors.append((" ".join(self.source[node.span.start : node.span.end].split()), line))
        self.generic_visit(node)


@cache
def texts(lang: str) -> dict[str, Text]:
    """Every text of a language, attributes as `id.attribute`. What a `##` comment heads are phrases."""
    found: dict[str, Text] = {}
    for path in sorted((HOME / lang).glob("*.ftl")):
        source, is_phrase = path.read_text(encoding="utf-8"), False
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            is_phrase |= isinstance(entry, ast.GroupComment)
            if not isinstance(entry, ast.Message):
                continue
            parts = {"": entry.value, **{f".{each.id.name}": each.value for each in entry.attributes}}
            for suffix, pattern in parts.items():
                name = entry.id.name + suffix
                assert name not in found, f"{path}: {name} is there twice"
                found[name] = Text(path, is_phrase, pattern, source)
    return found


@cache
def messages(lang: str) -> dict[str, set[str]]:
    """Return every text with the facts that it and those it refers to ask for."""

    def asks(id: str) -> set[str]:
        return texts(lang)[id].asks.union(*map(asks, texts(lang)[id].refers))

    return {id: asks(id) for id in texts(lang)}


def without_phrases(lang: str) -> dict[str, set[str]]:
    """Return the texts without the phrases they are made of: each language has its own phrases."""
    return {id: asks for id, asks in messages(lang).items() if not texts(lang)[id].is_phrase}


def declared(prefix: str) -> list[type[Event]]:
    """Its events."""
    if prefix == "table":
        return events_in(table_events.__name__)
    if prefix == "core":
        return [*events_in(bot_events.__name__), *events_in(core_answers.__name__)]
    return own_events(prefix, ("events", "story_lines", "answers", "goal", "ending"))


def refusals(prefix: str) -> list[type[Event]]:
    """Its refusals that carry facts."""
    if prefix == "table":
        return events_in(core_refusals.__name__)
    return own_events(prefix, ("refusals", "notation"))


def own_events(game: str, names: tuple[str, ...]) -> list[type[Event]]:
    """What these modules of a game declare, of those that it has."""
    homes = [f"{type(find(game)).__module__}.{name}" for name in names]
    return [each for home in homes if find_spec(home) for each in events_in(import_module(home).__name__)]


def emitted(prefix: str) -> set[str]:
    """The text ids of its events, and of the refusals that stand in the code: `"foldris.top_out"`."""
    literal = re.compile(rf'"{prefix}\.([a-z_]+)"')
    said = {f"{prefix}-{name}" for text in CODE.values() for name in literal.findall(text)}
    return said | {id_of(kind).replace(".", "-") for kind in (*declared(prefix), *refusals(prefix))}


def test_all_languages_have_the_same_texts():
    for lang in LANGUAGES:
        assert sorted(without_phrases(lang)) == sorted(without_phrases("en")), lang


def test_a_text_asks_for_the_same_facts_in_all_languages():
    """Whether a seat is the reader's matters to the grammar of some languages only."""
    grammar = {you_of(fact) for fact in SEAT_FACTS}
    english = without_phrases("en")
    for lang in LANGUAGES:
        other = without_phrases(lang)
        assert {id: facts for id, facts in english.items() if (facts ^ other[id]) - grammar} == {}, lang


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_phrase_is_part_of_a_text(lang):
    referred = {id for text in texts(lang).values() for id in text.refers}
    phrases = {id for id, text in texts(lang).items() if text.is_phrase and text.asks | text.refers}
    assert sorted(phrases - referred) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_game_has_each_selector_once(game, lang):
    """What is chosen among the same variants in two places is a phrase, to which both refer."""
    first: dict[str, str] = {}
    for text in texts(lang).values():
        if text.path.stem.partition("-")[0] == game.id:
            for selector, line in text.selectors:
                place = f"{text.path.relative_to(HOME)}:{line}"
                assert selector not in first, f"{place} repeats {first[selector]}: {selector}"
                first[selector] = place


def facts_of(kind: type[Event]) -> set[str]:
    """What a text may ask for: the facts, and whether a seat among them is the reader's."""
    names = set(kind.__struct_encode_fields__)
    return names | {you_of(name) for name in names & set(SEAT_FACTS)}


@pytest.mark.parametrize("prefix", ["table", *(game.id for game in games())])
def test_a_text_asks_for_no_fact_that_its_event_does_not_have(prefix):
    wrong = {
        id: sorted(asks - facts_of(kind))
        for kind in declared(prefix)
        for lang in LANGUAGES
        for id, asks in messages(lang).items()
        if id.partition(".")[0] == id_of(kind).replace(".", "-") and not id.endswith(".refused")
    }
    assert {id: names for id, names in wrong.items() if names} == {}


@pytest.mark.parametrize("prefix", ["table", *(game.id for game in games())])
def test_a_refusal_has_the_facts_that_its_text_asks_for(prefix):
    """A refusal without facts is its id alone; one with facts is declared."""
    has = {id_of(kind).replace(".", "-"): set(kind.__struct_fields__) for kind in refusals(prefix)}
    events = {id_of(kind).replace(".", "-") for kind in declared(prefix)}
    for id in sorted(emitted(prefix)):
        told = f"{id}.refused" if f"{id}.refused" in messages("en") else id
        if told == id and (id in events or id.startswith(f"{prefix}-asks")):
            continue  # no refusal
        assert messages("en")[told] <= has.get(id, set()), id


@pytest.mark.parametrize("prefix", ["table", *(game.id for game in games())])
def test_facts_are_seats_and_names_where_they_are_called_so_and_only_there(prefix):
    kinds = {Seat: SEAT_FACTS, list[Seat]: SEAT_FACTS, Seat | None: SEAT_FACTS, Name: NAME_FACTS}
    for kind in declared(prefix):
        for fact, typed in get_type_hints(kind, include_extras=True).items():
            if fact != "game":
                names = next((names for each, names in kinds.items() if typed == each), ())
                assert (fact in names) == (fact in SEAT_FACTS + NAME_FACTS), f"{kind.__name__}.{fact}"
                assert bool(names) == (fact in SEAT_FACTS + NAME_FACTS), f"{kind.__name__}.{fact}"


def test_apostrophes_are_the_curly_ones_of_print():
    lines = [
        f"{path.parent.name}/{path.name}:{number}: {line}"
        for path in sorted(HOME.rglob("*.ftl"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if "'" in line and not line.startswith("#")
    ]
    assert lines == []


def test_a_message_of_more_than_twenty_lines_says_why():
    long = re.compile(r"^(#.*\n)?([a-z][\w-]*) =.*\n(?:[ }].*\n|\n(?= )){20,}", re.MULTILINE)
    found = [each for path in HOME.rglob("*.ftl") for each in long.findall(path.read_text(encoding="utf-8"))]
    assert [id for comment, id in found if not comment] == []


@pytest.mark.parametrize("prefix", ["table", *(game.id for game in games())])
def test_everything_that_can_happen_or_be_refused_has_a_text(prefix):
    ids = emitted(prefix)
    assert ids
    assert sorted(ids - set(messages("en"))) == []


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_mode_setting_value_and_score_has_a_text(game):
    ids = {f"{game.id}-{what}" for what in ("title", "sentence", "asks", "notation")}
    ids |= {f"{game.id}-mode-{mode.id}" for mode in game.modes}
    for setting in game.settings:
        ids.add(f"{game.id}-setting-{setting.id}")
        worded = setting.values[:1] if setting.seated else setting.values
        ids |= {
            f"{game.id}-setting-{setting.id}-{str(value).lower()}"
            for value in worded
            if not re.fullmatch(r"\d+|[A-Z]", str(value))
        }
    ids |= {f"{game.id}-preset-{preset.id}" for preset in game.presets}
    ids |= {f"preset-{preset.id}" for preset in game.presets}
    rules = game.rules(game.setup())
    for source in rules.scores(rules.start(), 0):
        ids |= {f"{game.id}-score-{source}", f"{game.id}-score-{source}.heading"}
    assert sorted(ids - set(messages("en"))) == []


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_the_rules_are_sections_that_are_the_same_in_all_languages(game):
    rules = [Texts(lang).rules(game.id, mode="") for lang in LANGUAGES]
    assert [text for told in rules for _, text in told if "{" in text] == [], "only the mode is known"
    (kinds,) = {"".join(kind[0] for kind, _ in told) for told in rules}
    assert re.fullmatch("(h[^h]+)+", kinds), "a heading without a paragraph"


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_way_to_end_is_told_in_a_word_or_two(game):
    """A simulation counts them in a table."""
    text = (HOME / "en" / f"{game.id}.ftl").read_text(encoding="utf-8")
    ends = re.findall(r"^([\w-]+) =", text.partition("# How it ends\n")[2].partition("\n#")[0], re.MULTILINE)
    assert ends
    assert [id for id in ends if f"{id}.brief" not in messages("en")] == []


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_feature_can_be_a_reason_for_a_hint_and_against_it(game):
    names = {
        name
        for mode in game.modes
        for name in game.rules(game.setup(mode.seats[0], mode.id)).evaluation().names()
    }
    assert names
    reasons = {id for id in messages("en") if id.startswith(f"{game.id}-reason-")}
    assert reasons == {f"{game.id}-reason-{name}-{side}" for name in names for side in ("for", "against")}
    if 1 in game.seat_counts():
        assert f"{game.id}-expected_solo" in messages("en")


def test_every_bot_has_a_name():
    assert {f"level-{name}" for name in BOTS} <= set(messages("en"))


def test_no_text_of_the_terminal_or_the_table_is_unused():
    """Those of the games are covered above; `web` is the business of the pages."""
    said = "\n".join(CODE.values())
    if PAGES.is_dir():
        said += "".join(path.read_text() for kind in ("*.ts", "*.svelte") for path in PAGES.rglob(kind))
    built = re.compile(
        r"cli-word-|level-|core-(chance|clock|language|line|question)|cli-(new-|person-)?(\w+)(-more)?$"
    )
    unused = [
        id
        for id in messages("en")
        if id.startswith(("cli-", "core-", "seat-", "table-"))
        and id not in said
        and id.replace("-", ".", 1) not in said
        and re.sub(r"\.(yours|mine)$", "", id)
        not in emitted("table")  # a verdict, to those whose game it was
        and id not in {id_of(kind).replace(".", "-") for kind in declared("core")}
        and not built.match(id)
    ]
    assert unused == []


@pytest.mark.both
def test_facts_are_told_as_people_read_them():
    names = ["Anna", "Bruno", "Carla"]
    english, italian = Texts("en"), Texts("it")
    drawn = Drawn(1, [(1, 2), (2, 2)], 0)
    assert english.event(drawn, names) == italian.event(drawn, names) == "(1,2) (2,2)"
    paid = Drawn(0, [(1, 2)], 2)
    assert english.event(paid, names) == "(1,2), costs 2 Bonus points"
    shared = WonShared([0, 1, 2])
    assert english.event(shared, names) == "Anna, Bruno and Carla share the victory!"
    assert italian.event(shared, names) == "Anna, Bruno e Carla vincono insieme!"


def test_a_line_of_the_story_joins_its_clauses():
    """With an "and" in the language's own form, and a capital where the sentence begins with its verb."""
    names = ["Anna", "Bruno"]
    line = Line(0, [StoryMove(0), StoryClimb(0, 3, False, 0), StoryMove(0)])
    assert Texts("en").event(line, names) == "Anna moves, climbs to the Upper level and moves."
    assert Texts("en").event(line, names, 0) == "You move, climb to the Upper level and move."
    assert Texts("it").event(line, names, 0) == "Ti muovi, sali al livello Superiore e ti muovi."
    fell = Line(1, [StoryMove(1)], [StoryStays(1, 2, True, 3), StoryStays(2, 1, False, 1)])
    assert Texts("en").event(fell, names) == (
        "Bruno moves: one token falls to the Middle level (3 points); 2 tokens stay on the Lower level (1 point)."
    )


def test_a_refusal_has_its_own_words_where_an_event_has_the_same_id():
    assert (
        Texts("en").refusal(Refusal("foldris.eliminated")) == "You are out of the game. (foldris.eliminated)"
    )
    assert Texts("en").event(Eliminated(0), ["Anna"]).endswith("Anna is out.")


@pytest.mark.parametrize(
    ("effect", "cost", "have", "told"),
    [
        ("mirror", 1, 0, "Il Blocco speculare costa 1 punto Bonus; ne hai 0."),
        ("prune", 2, 1, "La potatura costa 2 punti Bonus; ne hai 1."),
        ("both", 3, 2, "Blocco speculare e potatura insieme costano 3 punti Bonus; ne hai 2."),
    ],
)
def test_the_words_of_the_law(effect, cost, have, told):
    refusal = Refusal(NotEnoughBonus(effect, cost, have))
    assert Texts("it").refusal(refusal) == f"{told} (foldris.not_enough_bonus)"


class Placed(Event):
    game = "toy"

    seat: Seat
    cell: int


def test_a_text_that_nobody_wrote_is_told_raw():
    assert Texts("en").event(Placed(0, 3), ["Anna"]) == "toy.placed seat=Anna cell=3"
    assert not Texts("en").has("toy.placed")


@pytest.mark.parametrize(
    ("wanted", "environment", "found"),
    [
        ("it", {"LANG": "en_GB"}, "it"),
        (None, {"LANG": "it_IT.UTF-8"}, "it"),
        (None, {"LC_ALL": "en_US", "LANG": "it_IT"}, "en"),
        (None, {"LC_MESSAGES": "it.UTF-8", "LANG": "en_US"}, "it"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        ("fr", {"LANG": "it_IT"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_asked_for_then_the_locale_then_english(wanted, environment, found):
    assert language(wanted, environment) == found
