"""A real server in a process of its own, with a database in a temporary file; it can be killed and started again."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from tests.server.running import EASY, free_port

from crownlands.server.ops.settings import Settings, to_environment

PATIENCE = 90.0


class Serving:
    """Always on the same port and database, so that a browser finds it again after a restart."""

    def __init__(self, folder: Path, **more: Any) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        database = f"sqlite:///{folder / 'tables.db'}"
        self._settings = Settings(**{**EASY, "log_level": "error", "database": database, "port": self.port, **more})
        self._log = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()

    def change(self, **more: Any) -> None:
        """Settings for the next start."""
        self._settings = replace(self._settings, **more)

    def start(self) -> None:
        command = [sys.executable, "-m", "crownlands.server"]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                command, env=os.environ | to_environment(self._settings), stdout=log, stderr=log
            )
        self._wait_until_ready()

    def _wait_until_ready(self) -> None:
        assert self._process is not None
        end = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > end:
                self.kill()
                raise AssertionError(f"the server does not come up: {self._log.read_text()[-2000:]}")
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/readyz", timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """As when the power goes."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def stop(self) -> None:
        """As an operator stops it."""
        if self._process is None:
            return
        self._process.terminate()
        try:
            self._process.wait(30)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process = None

    def post(self, path: str, body: Any, secret: str | None = None) -> Any:
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        answer = httpx.post(f"{self.url}{path}", json=body, headers=headers, timeout=60)
        assert answer.is_success, answer.text
        return answer.json()

    def get(self, path: str, secret: str | None = None) -> Any:
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        answer = httpx.get(f"{self.url}{path}", headers=headers, timeout=60)
        assert answer.is_success, answer.text
        return answer.json()
