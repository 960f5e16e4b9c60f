"""Reader and writer of WebSocket frames with a whole text (RFC 6455). The library handles all other frames.

from a page    81 | 80 + length | 2 bytes of length, if that was 126 | mask, 4 bytes | the text xor the mask
to a page      81 | length      | 2 bytes of length, if that was 126, or 8, if 127   | the text
"""

from websockets.utils import apply_mask

TEXT = 0x81  # a text frame, with the bit of a message's last frame
WHOLE = MASKED = 0x80
LENGTH = 0x7F
TWO_BYTES, EIGHT_BYTES = 126, 127  # instead of a length
MASK = 4


def frame_end(data: bytes, begin: int = 0) -> tuple[int, int] | None:
    """Return the positions where the text of a client's frame begins and ends; its end may not have arrived yet.

    Return None if the frame is only a part of a message, is unmasked or long, or its length has not arrived.
    """
    if len(data) < begin + 2 or not data[begin] & WHOLE or not data[begin + 1] & MASKED:
        return None
    length, first = data[begin + 1] & LENGTH, begin + 2
    if length == EIGHT_BYTES or len(data) < first + MASK:
        return None
    if length == TWO_BYTES:
        length, first = int.from_bytes(data[first : first + 2]), first + 2
    return first + MASK, first + MASK + length


def text_in(data: bytes) -> bytes | None:
    """Return the text, if the data are one whole frame of a page with a text."""
    if not data or data[0] != TEXT or (found := frame_end(data)) is None or found[1] != len(data):
        return None
    begin = found[0]
    return apply_mask(data[begin:], data[begin - MASK : begin])


def are_whole(data: bytes) -> bool:
    """Return whether the data are whole frames to their end, none of them a part of a message."""
    end = 0
    while end < len(data):
        found = frame_end(data, end)
        if found is None:
            return False
        end = found[1]
    return end == len(data)


def text_frame(text: bytes) -> bytes:
    """Return the frame of a text to a page."""
    length = len(text)
    if length < TWO_BYTES:
        return bytes((TEXT, length)) + text
    if length < 1 << 16:
        return bytes((TEXT, TWO_BYTES)) + length.to_bytes(2) + text
    return bytes((TEXT, EIGHT_BYTES)) + length.to_bytes(8) + text
