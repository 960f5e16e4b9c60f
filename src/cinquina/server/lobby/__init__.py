"""Admission: this computer, the local network, other origins."""
