"""The lab: simulation of many games, and statistics about them."""
