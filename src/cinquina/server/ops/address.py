"""The keys of rate limits: an address, and the networks whose addresses may all belong to one person.

A household or a rented machine has a /64 of IPv6, a small company a /48; an IPv4 address counts as one client.
"""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address


@lru_cache(maxsize=10_000)
def client_key(address: str) -> str:
    """Return the rate-limit key: an IPv6 /64, or the IPv4 address."""
    found = parse_ipv6(address)
    return f"{found >> 64:x}/64" if found is not None else without_ipv4_prefix(address)


@lru_cache(maxsize=10_000)
def neighbourhood(address: str) -> str:
    """Return the widest network that one person may have: an IPv6 /48, or the IPv4 address."""
    found = parse_ipv6(address)
    return f"{found >> 80:x}/48" if found is not None else without_ipv4_prefix(address)


def parse_ipv6(address: str) -> int | None:
    """Return an IPv6 address as a number, or None for anything else."""
    try:
        found = ip_address(address)
    except ValueError:
        return None
    return int(found) if isinstance(found, IPv6Address) and found.ipv4_mapped is None else None


def without_ipv4_prefix(address: str) -> str:
    return address.removeprefix("::ffff:")
