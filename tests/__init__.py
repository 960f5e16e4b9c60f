"""The tests. They mirror src/; battery/ takes every game that is registered."""
