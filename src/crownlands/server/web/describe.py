"""The description of the API: OpenAPI, with the messages of the socket among its components."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter

from crownlands.server.web.messages import ClientMessage, ServerMessage

PLACE = "#/components/schemas/{model}"


def describe(app: FastAPI) -> None:
    """Add to the description FastAPI makes what it knows nothing of."""
    paths_only = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            paths_only()["components"]["schemas"].update(message_schemas())
        return paths_only()

    app.openapi = openapi  # type: ignore[method-assign]


def message_schemas() -> dict[str, Any]:
    """Every message of the socket and what is in it; the two unions name all of them."""
    client: TypeAdapter[Any] = TypeAdapter(ClientMessage)
    server: TypeAdapter[Any] = TypeAdapter(ServerMessage)
    unions, parts = TypeAdapter.json_schemas(
        [("ClientMessage", "validation", client), ("ServerMessage", "serialization", server)], ref_template=PLACE
    )
    return {**parts["$defs"], **{name: schema for (name, _), schema in unions.items()}}
