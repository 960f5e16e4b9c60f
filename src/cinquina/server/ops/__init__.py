"""What an operator sets and sees: options, limits, log, metrics, the store watched, the clock."""
