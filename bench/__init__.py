"""Reproducible benchmarks, against the peers, as ratios: `./dev bench` (docs/researchers/speed.md)."""
