"""Workers: processes that play for the time of a round and report counts.

A comparison starts the workers of both trees, so every revision keeps this interface. A worker is started in its
checkout as `python -m bench.workers.NAME …`:

tables                             prints the games as JSON: {"foldris": {"standard": [2, 3, 4], …}, …}
ours engine GAME SEATS MODE        ┐
ours api GAME SEATS MODE           │ print "ready " and the result of a warm-up, as JSON; then, for each line of stdin
simulation GAME SEATS MODE         │ (seconds), {"seconds": …, "decisions": …, "listed": …}; they end with stdin
search GAME SEATS MODE             ┘
counted LIBRARY GAME:MODE:SEATS …  prints ["GAME:MODE:SEATS:WAY", listed] for each way that runs, between
                                   LIBRARY's begin() and end("GAME:MODE:SEATS:WAY")

The result of the warm-up is the same whenever the same work was done: for `ours` {"decisions": …, "listed": …}.
"""
