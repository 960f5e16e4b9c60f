"""This checkout against another revision of this repository, both compiled, in the same run."""
