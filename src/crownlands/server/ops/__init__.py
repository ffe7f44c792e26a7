"""Running a server: settings, logs, metrics, start, stop, and looking after its tables."""
