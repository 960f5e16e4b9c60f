"""The figures as a table of ratios, and the targets of docs/developers/engine.md with the measured values."""

from dataclasses import dataclass

from bench.rounds import Figures

# The reference (1.00) of the last column; if nobody else has the game, our first contestant.
REFERENCES = {
    "foldris": "openspiel.hex",
    "connect_four": "openspiel.connect_four",
    "search": "search.openspiel",
}
TIMES_IN_SEARCH = 8.0
NS_AN_ACTION = {"foldris": 15.0}
NS_AN_ACTION_ELSEWHERE = 100.0
TIMES_THROUGH_PYTHON = {
    "foldris": {
        "openspiel.hex": 1.5,
        "openspiel.quoridor": 1.5,
        "openspiel.python_tic_tac_toe": 30.0,
        "openspiel.python_block_dominoes": 30.0,
    },
    "connect_four": {"openspiel.connect_four": 3.0},
}


def table(part: str, figures: list[Figures]) -> str:
    reference = next((each for each in figures if each.id == REFERENCES.get(part)), figures[0])
    if part == "search":
        return search_table(figures, reference)
    lines = [
        f"{part}; 1.00 is {reference.name}",
        f"{'':<38}{'decisions':>12}{'ns a':>10}{'actions':>9}{'ns an':>10}",
        f"{'':<38}{'a second':>12}{'decision':>10}{'listed':>9}{'action':>10}{'times':>9}",
    ]
    for each in figures:
        lines.append(
            f"{each.name:<38}{each.rate:>12,.0f}{1e9 / each.rate:>10,.0f}{each.listed:>9.1f}"
            f"{each.ns_per_action:>10,.1f}{each.times(reference):>9.2f}"
        )
    return "\n".join(lines)


def search_table(figures: list[Figures], reference: Figures) -> str:
    lines = [
        f"search of connect four, random playouts; 1.00 is {reference.name}",
        f"{'':<38}{'simulations':>12}{'ns a':>12}",
        f"{'':<38}{'a second':>12}{'simulation':>12}{'times':>9}",
    ]
    for each in figures:
        ns = 1e9 / each.rate
        lines.append(f"{each.name:<38}{each.rate:>12,.0f}{ns:>12,.0f}{each.times(reference):>9.2f}")
    return "\n".join(lines)


@dataclass
class Target:
    text: str
    measured: str
    met: bool


def targets(part: str, figures: list[Figures]) -> list[Target]:
    """Return the targets of the contestants that ran."""
    found: list[Target] = []
    by_id = {each.id: each for each in figures}
    peers = [each for each in figures if not each.id.startswith(f"{part}-")]
    if part == "search" and "search.ours" in by_id and "search.openspiel" in by_id:
        return [at_least(TIMES_IN_SEARCH, part, by_id["search.ours"], by_id["search.openspiel"])]
    for each in figures:
        if each.id.startswith(f"{part}-") and each.id.endswith(".engine"):
            if part == "connect_four":
                found += [ahead_of(each, peer) for peer in peers]
            else:
                found.append(at_most(NS_AN_ACTION.get(part, NS_AN_ACTION_ELSEWHERE), part, each))
        if each.id.startswith(f"{part}-") and each.id.endswith(".api"):
            limits = TIMES_THROUGH_PYTHON.get(part, {})
            found += [at_least(limits[id], part, each, by_id[id]) for id in limits if id in by_id]
    return found


def at_most(limit: float, part: str, ours: Figures) -> Target:
    """Check a limit in the least disturbed round: a time, unlike a ratio, has no control."""
    text = f"{part}, {ours.name}: at most {limit:g} ns an action listed"
    measured = f"{ours.quietest:.1f} ns in the quietest round (median {ours.ns_per_action:.1f})"
    return Target(text, measured, ours.quietest <= limit)


def at_least(limit: float, part: str, ours: Figures, peer: Figures) -> Target:
    times = ours.times(peer)
    return Target(f"{part}, {ours.name}: at least {limit:g} × {peer.name}", f"{times:.2f} ×", times >= limit)


def ahead_of(ours: Figures, peer: Figures) -> Target:
    times = ours.times(peer)
    return Target(f"connect_four, {ours.name}: ahead of {peer.name}", f"{times:.2f} ×", times > 1)


def verdict(found: list[Target]) -> str:
    lines = [f"{'met    ' if each.met else 'NOT met'}  {each.text}: {each.measured}" for each in found]
    met = sum(each.met for each in found)
    return "\n".join([f"Targets: {met} of {len(found)} met", *lines])
