"""Who may come in: this computer, the house, other origins."""
