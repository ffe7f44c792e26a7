"""Whatever Schemathesis makes of the OpenAPI description, the answers keep to it and are never a server's fault."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from tests.server.threaded import in_thread

EXAMPLES = 12
FEW = settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=(Phase.explicit, Phase.generate),
    database=None,
    derandomize=True,
)


@pytest.mark.slow
def test_every_operation_keeps_to_its_description(tmp_path: Path) -> None:
    with in_thread(f"sqlite:///{tmp_path / 'tables.db'}") as url:
        made = make_table(url)
        schema = schemathesis.openapi.from_url(f"{url}/api/openapi.json")
        found: list[Any] = list(schema.get_all_operations())
        operations = [operation.ok() for operation in found]
        assert len(operations) >= 16
        for operation in operations:
            check(operation, made)
        assert httpx.get(f"{url}/readyz").status_code == 200


def make_table(url: str) -> dict[str, Any]:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    made: dict[str, Any] = httpx.post(f"{url}/api/tables", json={"game": "kingdomino", "seats": seats}).json()
    return made


def check(operation: Any, made: dict[str, Any]) -> None:
    """Each case once as it comes, and once at a table that is there, with the host's secret."""

    @FEW
    @given(case=operation.as_strategy(), there=st.booleans())
    def run(case: Any, there: bool) -> None:
        if there and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = made["table"]
            case.headers = {**(case.headers or {}), "Authorization": f"Bearer {made['host']}"}
        response = case.call()
        assert response.status_code < 500, response.text
        case.validate_response(response, excluded_checks=EXCLUDED)

    run()


EXCLUDED = [
    # A case that breaks the schema may be refused for another reason first: no secret, no such table, a wrong method.
    schemathesis.checks.negative_data_rejection,
    schemathesis.checks.positive_data_acceptance,
    schemathesis.checks.missing_required_header,
    schemathesis.checks.unsupported_method,
    schemathesis.checks.ignored_auth,
]
