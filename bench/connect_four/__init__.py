"""Connect four, the test game of the benchmark: every peer has it too, so the comparison is like for like.

The benchmark copies this folder to games/ of a copy of the package, so it is compiled as any game is.
"""
