"""The program as a process of its own: in a terminal, in a pipe, interrupted."""

import os
import pty
import select
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

# A suite run in the background ignores interrupts, and tests before may have blocked them: programs inherit both.
HEED = (
    "import signal; signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT}); "
    "signal.signal(signal.SIGINT, signal.default_int_handler)"
)
PROGRAM = [sys.executable, "-c", f"{HEED}; from crownlands.cli import main; main()"]
ESCAPE = "\x1b["


class Screen:
    """A program in a terminal of its own."""

    def __init__(self, *words: str, **environment: str) -> None:
        self.master, far_end = pty.openpty()
        kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "TERM")}
        env = {**kept, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40", **environment}
        self.process = subprocess.Popen([*PROGRAM, *words], stdin=far_end, stdout=far_end, stderr=far_end, env=env)
        os.close(far_end)
        self.seen = ""

    def until(self, text: str) -> str:
        """Everything written up to and including this text."""
        while text not in self.seen:
            ready, _, _ = select.select([self.master], [], [], 30)
            assert ready, f"no {text!r} in {self.seen!r}"
            self.seen += os.read(self.master, 65536).decode()
        seen, self.seen = self.seen, ""
        return seen

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def interrupt(self) -> None:
        """Ctrl-C, and again for a program that was not reading yet when the first came."""
        for _ in range(3):
            self.process.send_signal(signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(5)
                return

    def close(self) -> int:
        try:
            return self.process.wait(30)
        finally:
            self.process.kill()
            self.process.wait()
            os.close(self.master)


@pytest.mark.slow
def test_a_game_in_a_terminal_is_coloured(tmp_path: Path) -> None:
    file = tmp_path / "evening"
    screen = Screen("play", "--seed", "3")
    assert ESCAPE in screen.until("pick 14 or 34 or 38 or 44 › ")
    screen.type("hello")
    screen.until("is not a move")
    screen.type("34")
    assert "♚ greedy" in screen.until("pick 14 › ")
    screen.type("quit")
    screen.until("which file?")
    screen.type(str(file))
    screen.until(f"crownlands play --continue {file}")
    assert screen.close() == 0
    assert "1 pick 34" in file.read_text()


@pytest.mark.slow
def test_no_color_is_honoured() -> None:
    screen = Screen("play", "--seed", "3", NO_COLOR="1")
    seen = screen.until("pick 14 or 34 or 38 or 44 › ")
    assert "38;" not in seen
    assert f"{ESCAPE}1m" not in seen
    screen.type("quit")
    screen.until("which file?")
    screen.type("")
    screen.until("was not saved")
    assert screen.close() == 0


@pytest.mark.slow
def test_an_interrupt_ends_quietly() -> None:
    screen = Screen("play", "--seed", "3")
    screen.until("› ")
    screen.interrupt()
    code = screen.close()
    assert code == 130
    assert "Traceback" not in screen.seen


@pytest.mark.slow
def test_stepping_through_a_record(tmp_path: Path) -> None:
    file = tmp_path / "game"
    subprocess.run(
        [*PROGRAM, "play", "--players", "random,random", "--record", str(file)], check=True, capture_output=True
    )
    screen = Screen("replay", str(file))
    screen.until("0 of ")
    screen.type("4")
    screen.until("4 of ")
    screen.type("b")
    screen.until("3 of ")
    screen.type("")
    screen.until("4 of ")
    screen.type("q")
    assert screen.close() == 0


@pytest.mark.slow
def test_a_closed_pipe_ends_quietly() -> None:
    process = subprocess.Popen([*PROGRAM, "rules", "kingdomino"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(30) in (0, 1)


@pytest.mark.slow
@pytest.mark.parametrize("encoding", ["ascii", "utf-8"])
def test_a_pipe_gets_plain_text_and_bad_bytes_do_no_harm(encoding: str) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": encoding, "TERM": "xterm-256color"}
    environment.pop("NO_COLOR", None)
    ended = subprocess.run([*PROGRAM, "play"], input=b"\xff\xfe\n", capture_output=True, env=environment, check=False)
    assert ended.returncode == 2
    assert b"Traceback" not in ended.stderr
    assert ESCAPE.encode() not in ended.stdout
    assert ended.stderr.count(b"\n") == 1


@pytest.mark.slow
def test_a_command_starts_without_what_it_does_not_need() -> None:
    heavy = "matplotlib", "numpy", "ray", "pyarrow", "fastapi", "sqlalchemy", "torch"
    script = f"import sys, crownlands.cli; print([name for name in {heavy} if name in sys.modules])"
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ended.stdout == "[]\n"
