"""Editions: every component of a game as data with its provenance, so that an owner of the box can correct it."""

import hashlib
import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from cinquina.core.errors import Invalid

T = TypeVar("T")

HASH = re.compile(r"[0-9a-f]{16}")

Name = dict[str, str]  # a name by language: an edition has at least English
Words = dict[str, Name]  # names by id


class Component(NamedTuple):
    """A card, a piece, a tile, a face of a die: something whose effect the lab measures."""

    kind: str  # its text is `lab-kind-<kind>`
    id: str
    group: str  # components of the same group may be exchanged


def with_exchanged(
    edition: Any, field: str, components: Iterable[Any], part: Component, other: Component
) -> dict[str, Any]:
    """Return the data of an edition in which one component has all properties of another but the id."""
    data = {each.id: msgspec.to_builtins(each) for each in components}
    data[part.id] = {**data[other.id], "id": part.id}
    return {**msgspec.to_builtins(edition), field: list(data.values())}


def convert(data: object, kind: type[T]) -> T:
    """Convert data to a struct. Raise Invalid with the path, the expected type and the actual one."""
    try:
        return msgspec.convert(data, kind, strict=True)
    except msgspec.ValidationError as error:
        raise as_invalid(error) from None


def as_invalid(error: msgspec.ValidationError) -> Invalid:
    """Convert msgspec's message (Expected `int`, got `str` - at `$.columns`) to Invalid, with the path first."""
    match = re.fullmatch(r"(?s)(.*?)(?: - at `(.*)`)?", str(error))
    message, path = (match[1], match[2] or "$") if match else (str(error), "$")
    return Invalid(path.replace("[...]", "[]"), message[:1].lower() + message[1:])


def read_toml(path: Path) -> dict[str, Any]:
    """Read a TOML file. Raise Invalid with the reason if that fails."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Invalid(str(path), error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise Invalid(str(path), "not a text file in UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        raise Invalid(str(path), f"not valid TOML: {error}") from None
    except ValueError:  # Python reads no integer of more than 4300 digits
        raise Invalid(str(path), "a number in it is too long") from None


def content_hash(data: object) -> str:
    """Return the hash that names an edition in a record. It depends on the content alone, not on the file format."""
    return hashlib.sha256(msgspec.json.encode(data, order="deterministic")).hexdigest()[:16]


def shipped_edition(home: Path) -> dict[str, Any]:
    """Return the edition in a game's folder; empty if the game has no components."""
    path = home / "edition.toml"
    return read_toml(path) if path.is_file() else {}


def earlier_edition(home: Path, hash: str) -> dict[str, Any] | None:
    """Return an earlier edition of the game from its folder `editions`; None if it is not there."""
    path = home / "editions" / f"{hash}.toml"
    return read_toml(path) if HASH.fullmatch(hash) and path.is_file() else None
