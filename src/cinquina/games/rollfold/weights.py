"""The weights of the evaluation, in turns."""

WEIGHTS = {
    "per_string": 0.35,
    "per_x": 0.12,
    "begin": 1.0,
    "plus": 0.6,
    "any_die": 0.3,
    "pending": 0.8,
    "fold": 0.1,
}

ERRORS = {"newcomer": 0.6, "casual": 0.3, "strong": 0.0}
