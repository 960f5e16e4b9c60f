"""Bots think in processes of their own, so that the server answers at once however hard they think.

A position crosses to the worker as plain data, a decision in notation comes back: compiled objects do not travel.
"""
