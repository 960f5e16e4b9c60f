"""Cinquina: one digital table for modern tabletop games."""

__version__ = "0.2.0"
