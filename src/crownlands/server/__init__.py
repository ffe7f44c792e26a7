"""Tables people meet at: seats, sockets and storage around the games."""
