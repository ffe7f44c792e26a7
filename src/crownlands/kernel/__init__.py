"""The rules of Kingdomino again, in Python that compiles to C, for search and mass simulation."""
