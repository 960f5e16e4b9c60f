"""Games that were played under every version, kept for ever: each later version replays them to the same end.

    ./dev python -m tests.corpus

writes one game of every title and mode under today's rules into `games/<rules version>/`; those that are there stay.
"""
