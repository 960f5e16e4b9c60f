"""The weights of the evaluation, by level and feature."""

BASE = {
    "fill": 1.0,
    "holes": -1.0,
    "height": -0.2,
    "rough": -0.1,
    "groups": 0.8,
    "open_border": 0.2,
    "stars": 0.3,
    "platinum": 0.3,
    "personal": 1.0,
    "tokens": 0.5,
}
WEIGHTS = {"beginner": BASE, "intermediate": BASE, "advanced": BASE}

ERRORS = {"newcomer": 6.0, "casual": 2.0, "strong": 0.0}
