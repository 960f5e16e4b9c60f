"""Names and lines of chat. They are checked here and escaped where they are shown."""

import unicodedata

from cinquina.core.errors import Refusal
from cinquina.core.refusals import BadLine, BadName

# Quick reactions; each has the text `reaction-<name>`.
REACTIONS = ("hello", "bravo", "wow", "ouch", "thanks", "hurry")

NAME_LENGTH = 24
LINE_LENGTH = 300

# Characters that change the direction of the text around them, by which a line could imitate another.
TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def checked_name(text: str) -> str:
    return _checked(text, NAME_LENGTH, BadName(NAME_LENGTH))


def checked_line(text: str) -> str:
    return _checked(text, LINE_LENGTH, BadLine(LINE_LENGTH))


def _checked(text: str, most: int, reason: BadName | BadLine) -> str:
    """Return the text in normal form, with single spaces. Raise Refusal if it is empty, too long or has invisible
    characters."""
    text = unicodedata.normalize("NFC", " ".join(text.split()))
    # Control, surrogate, private and unassigned characters; joiners (Cf) belong to emoji and to some languages.
    unseen = any(unicodedata.category(c) in ("Cc", "Cs", "Co", "Cn") or c in TURNING for c in text)
    seen = any(unicodedata.category(c)[0] not in "ZCM" for c in text)
    if unseen or not seen or len(text) > most:
        raise Refusal(reason)
    return text
