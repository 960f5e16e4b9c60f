"""The operator's tools: options, rate limits, log, metrics, the watched store, the clock."""
