"""The weights of the evaluation."""

WEIGHTS: dict[str, float] = {}
ERRORS = {"newcomer": 0.6, "casual": 0.3, "strong": 0.0}
