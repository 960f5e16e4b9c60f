"""Cinquina: one digital table for five modern tabletop games."""

__version__ = "0.1.0"
