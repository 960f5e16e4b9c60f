"""The identity of the engine: figures of two machines are combined only if both play the same games."""

import platform
from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec

import cinquina
from cinquina.core import rng
from cinquina.core.errors import Invalid

PLAYS = ("core", "games", "bots", "lab")  # packages that determine how a game is played


class Identity(msgspec.Struct, frozen=True):
    version: str
    python: str  # major and minor version
    compiled: bool
    engine: str  # checksum of its sources

    def __str__(self) -> str:
        how = "compiled" if self.compiled else "interpreted"
        return f"cinquina {self.version}, engine {self.engine} ({how}), Python {self.python}"


@cache
def identity() -> Identity:
    home = Path(cinquina.__file__).parent
    files = sorted(
        path for folder in PLAYS for kind in ("*.py", "*.toml") for path in (home / folder).rglob(kind)
    )
    digest = sha256()
    for path in files:
        digest.update(path.relative_to(home).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return Identity(
        cinquina.__version__,
        ".".join(platform.python_version_tuple()[:2]),
        not str(rng.__file__).endswith(".py"),
        digest.hexdigest()[:16],
    )


def encode_identity() -> bytes:
    return msgspec.msgpack.encode(identity())


def check_identity(expected: bytes) -> None:
    """Raise Invalid if this machine's engine differs from the caller's."""
    wanted = msgspec.msgpack.decode(expected, type=Identity)
    if identity() != wanted:
        raise Invalid(platform.node(), f"has {identity()}; needed is {wanted}")
