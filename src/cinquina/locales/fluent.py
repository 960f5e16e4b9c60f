"""Project Fluent's texts, formatted: what `fluent.runtime` does, without its 33 MB of data on all languages.

A message is compiled to functions when it is first needed. Numbers and plurals follow the tables below; for any other
language numbers look English, and 1 is `one`.
"""

from collections.abc import Callable, Mapping
from decimal import ROUND_HALF_EVEN, Decimal
from functools import cache
from math import isfinite
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast

Args = Mapping[str, object]
Pattern = Callable[[Args], str]
Value = Callable[[Args], object]
FRACTION = 3  # decimals of a number without options, at most

# The decimal mark and the mark between thousands.
MARKS = {
    **dict.fromkeys(
        ["ca", "da", "de", "el", "es", "gl", "hr", "id", "it", "nl", "pt", "ro", "sl", "tr"], (",", ".")
    ),
    **dict.fromkeys(["bg", "cs", "eo", "fi", "hu", "nb", "pl", "ru", "sk", "sv", "uk"], (",", "\u00a0")),
    "fr": (",", "\u202f"),
}
ALONE = frozenset(["id", "ja", "ko", "ms", "th", "vi", "zh"])  # one form for every number
FROM_ZERO = frozenset(["fr", "pt"])  # the form of 1 also for 0 and 1.5
SLAVIC = frozenset(["be", "ru", "uk"])


class Number(NamedTuple):
    """A number with its decimals, such as the function NUMBER returns."""

    value: float
    least: int = 0
    most: int = FRACTION

    def __str__(self) -> str:
        return str(self.value)


class Missing(str):
    """A fact that was not given: its name stands for it, and no variant matches it."""

    __slots__ = ()


class Message(NamedTuple):
    value: Pattern | None
    attributes: dict[str, Pattern]


def plural(lang: str, value: float) -> str:
    """Return the CLDR category of a number: one, few, many or other."""
    whole = value == int(value)
    n = abs(int(value))
    if lang in ALONE:
        return "other"
    if lang in FROM_ZERO:
        return "one" if n in (0, 1) else "other"
    if lang in SLAVIC or lang == "pl":
        if not whole:
            return "other"
        if n % 10 == 1 and (n == 1 or (lang != "pl" and n % 100 != 11)):
            return "one"
        return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"
    if lang in ("cs", "sk"):
        return ("one" if n == 1 else "few" if n in (2, 3, 4) else "other") if whole else "many"
    return "one" if whole and n == 1 else "other"


def format_number(lang: str, number: Number) -> str:
    """Return a number with the marks of the language and between `least` and `most` decimals."""
    if not isfinite(number.value):
        return str(number.value)
    point, thousands = MARKS.get(lang, (".", ","))
    step = Decimal(1).scaleb(-number.most)
    rounded = Decimal(str(number.value)).quantize(step, ROUND_HALF_EVEN)
    whole, _, decimals = f"{rounded:,f}".partition(".")
    decimals = decimals.rstrip("0").ljust(number.least, "0")
    return whole.replace(",", thousands) + (point + decimals if decimals else "")


def with_decimals(value: Any, **options: Any) -> Any:
    """Return a number with its decimals: the function NUMBER."""
    before = value if isinstance(value, Number) else Number(value + 0)
    least = int(number_of(options.get("minimumFractionDigits", before.least)))
    most = int(number_of(options.get("maximumFractionDigits", max(before.most, least))))
    return Number(before.value, least, most)


def number_of(value: Any) -> float:
    found: float = value.value if isinstance(value, Number) else value
    return found


class Bundle:
    """The texts of one language. The first of two messages with the same id counts."""

    def __init__(self, lang: str, functions: Mapping[str, Callable[..., object]]) -> None:
        self.lang = lang
        self.functions = {"NUMBER": with_decimals, **functions}
        self.entries: dict[str, ast.Message | ast.Term] = {}
        self.compiled: dict[str, Message] = {}

    def add(self, resource: ast.Resource) -> None:
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                self.entries.setdefault(entry.id.name, entry)
            elif isinstance(entry, ast.Term):
                self.entries.setdefault(f"-{entry.id.name}", entry)

    def message(self, id: str) -> Message | None:
        """Return a message, or a term by its id with a hyphen before it; None if there is none."""
        found = self.compiled.get(id)
        if found is None and (entry := self.entries.get(id)) is not None:
            attributes = {each.id.name: self.compile_pattern(each.value) for each in entry.attributes}
            found = Message(self.compile_pattern(entry.value) if entry.value else None, attributes)
            self.compiled[id] = found
        return found

    # -- from syntax to functions

    def compile_pattern(self, node: ast.Pattern) -> Pattern:
        parts = [self.compile_element(each) for each in node.elements]
        if len(parts) == 1:
            return parts[0]
        return lambda args: "".join([part(args) for part in parts])

    def compile_element(self, node: ast.TextElement | ast.Placeable) -> Pattern:
        if isinstance(node, ast.TextElement):
            words = node.value
            return lambda args: words
        value = self.compile_value(node.expression)
        return lambda args: self.as_text(value(args))

    def as_text(self, value: object) -> str:
        """Return a value as text: numbers in the style of the language."""
        if isinstance(value, str):
            return value
        if isinstance(value, Number):
            return format_number(self.lang, value)
        assert isinstance(value, int | float)
        return format_number(self.lang, Number(value))

    def compile_value(self, node: Any) -> Value:
        match node:
            case ast.StringLiteral():
                words = node.parse()["value"]
                return lambda args: words
            case ast.NumberLiteral():
                number = float(node.value) if "." in node.value else int(node.value)
                return lambda args: number
            case ast.Placeable():
                return self.compile_value(node.expression)
            case ast.VariableReference():
                return variable(node.id.name)
            case ast.SelectExpression():
                return self.compile_selection(node)
            case ast.FunctionReference():
                return self.compile_call(node)
            case ast.MessageReference():
                return self.compile_reference(node.id.name, node.attribute)
            case _:
                return self.compile_term(node)

    def compile_reference(self, id: str, attribute: ast.Identifier | None) -> Value:
        def value(args: Args) -> object:
            message = self.message(id)
            found = message and (message.attributes.get(attribute.name) if attribute else message.value)
            return found(args) if found else Missing(f"{{{id}{f'.{attribute.name}' if attribute else ''}}}")

        return value

    def compile_term(self, node: ast.TermReference) -> Value:
        """Compile a reference to a term, which gets its named arguments and no facts."""
        text = self.compile_reference(f"-{node.id.name}", node.attribute)
        named = node.arguments.named if node.arguments else []
        given = {each.name.name: self.compile_value(each.value) for each in named}
        return lambda args: text({name: value(args) for name, value in given.items()})

    def compile_call(self, node: ast.FunctionReference) -> Value:
        name = node.id.name
        positional = [self.compile_value(each) for each in node.arguments.positional]
        named = {each.name.name: self.compile_value(each.value) for each in node.arguments.named}
        function = self.functions.get(name)
        if function is None:
            return lambda args: Missing(f"{name}()")

        def value(args: Args) -> object:
            given = [each(args) for each in positional]
            try:
                return function(*given, **{key: each(args) for key, each in named.items()})
            except (TypeError, ValueError):  # such as a word for a number
                return Missing(f"{name}()")

        return value

    def compile_selection(self, node: ast.SelectExpression) -> Value:
        """Compile a choice: the first variant that is the word, the number or its plural, else the default."""
        selector = self.compile_value(node.selector)
        variants = [(key_of(each.key), self.compile_pattern(each.value)) for each in node.variants]
        usual = next(text for text, each in zip(variants, node.variants, strict=True) if each.default)[1]

        def value(args: Args) -> object:
            found = selector(args)
            if isinstance(found, Missing):
                return usual(args)
            if isinstance(found, str):
                return next((text for key, text in variants if key == found), usual)(args)
            amount = number_of(found)
            category = plural(self.lang, amount)
            return next((text for key, text in variants if key in (amount, category)), usual)(args)

        return value


def variable(name: str) -> Value:
    def value(args: Args) -> object:
        found = args.get(name)
        return found if isinstance(found, str | int | float | Number) else Missing(name)

    return value


def key_of(key: ast.Identifier | ast.NumberLiteral) -> str | float:
    return key.name if isinstance(key, ast.Identifier) else float(key.value)


@cache
def parse_file(path: Path) -> ast.Resource:
    """Parse a file; cached for all clients of the language, since a large file takes a tenth of a second."""
    return FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
