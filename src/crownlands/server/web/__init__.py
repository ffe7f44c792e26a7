"""The door to the web: requests, the socket and its messages, limits, and the page's files."""
