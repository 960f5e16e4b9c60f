"""The weights of the evaluation, by feature."""

WEIGHTS = {
    "covered": -1.7,
    "covered_lines": -3.5,
    "wells": -0.75,
    "headroom": -1.35,
    "first_points": 2.3,
    "other_points": 1.8,
    "lines": 0.14,
    "heights": 0.19,
    "uneven": -0.02,
}
