"""Worker processes for bots, so that the server answers at once while they think.

A position is sent to the worker as plain data and a decision in notation comes back, since compiled objects do not
pickle.
"""
