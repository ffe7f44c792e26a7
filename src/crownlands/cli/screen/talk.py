"""The conversation of a game: draws the position, asks the person at the keyboard, and says what happened."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from crownlands.cli.party import Party, check_new_file
from crownlands.cli.screen.console import coloured, show_lines
from crownlands.cli.screen.drawing import Choice, Drawing, Event, Scene, drawing_of, ranked, title_of
from crownlands.cli.screen.grids import Look
from crownlands.cli.screen.sheets import sheet_table, verdict
from crownlands.cli.usage import on_one_line
from crownlands.game import CHANCE, OVER, Refused, find_move
from crownlands.rules.dynasty import Dynasty

LINES = 6
TOLD = 8
HELP = """\
Type a move in the notation, or its label in the list. Squares are named by column and row, as on the edges.
{moves}
  Enter         plays the only move there is
  moves         every move, best first, with the points it brings now
  score         the score sheets as they stand
  board         draw the table again
  undo          take back your last move, if nothing was revealed since
  save [FILE]   save the game; from then on every move is saved there
  quit          stop here; continue a saved game with: crownlands play --continue FILE"""


class Leave(Exception):
    """The person at the keyboard wants to stop."""


@dataclass
class Talk:
    """One game from the first prompt to the last."""

    party: Party
    console: Console
    drawing: Drawing = field(init=False)
    chance: list[Event] = field(default_factory=list)
    told: list[str] = field(default_factory=list)
    refused: bool = False

    def __post_init__(self) -> None:
        self.drawing = drawing_of(self.party.record.game.name)

    @property
    def alive(self) -> bool:
        """Somebody sits at a terminal, so the screen may be wiped between turns."""
        return self.console.is_terminal and sys.stdin.isatty()

    def run(self) -> bool:
        """Play to the end; False when somebody left before it."""
        try:
            while self.party.state.turn != OVER:
                self._step()
        except Leave:
            self._farewell()
            return False
        self._finish()
        return True

    def _step(self) -> None:
        before = self.party.state
        move = self._ask() if self.party.person_to_move else self.party.choose()
        if move is None:
            return
        self.party.play(move)
        self._tell(Event(before, move))
        if isinstance(before, Dynasty) and len(self.party.state.past) > len(before.past):  # type: ignore[attr-defined]
            self._tell_game(len(before.past) + 1)

    def _tell(self, event: Event) -> None:
        """Chance is told in one go, when somebody is to move."""
        if event.state.turn == CHANCE:
            self.chance.append(event)
            if self.party.state.turn == CHANCE:
                return
            events, self.chance = self.chance, []
        else:
            events = [event]
        for line in self.drawing.tell(events, self.party.names):
            self.told.append(line)
            self.console.print(Text(line), soft_wrap=True)

    def _tell_game(self, number: int) -> None:
        over = self.party.state.past[-1]  # type: ignore[attr-defined]
        self.console.print()
        self.console.print(sheet_table(over, self.party.names, f"Game {number}"))
        self.console.print()
        points = ", ".join(f"{name} {sheet.total}" for name, sheet in zip(self.party.names, over.scores(), strict=True))
        self.told.append(f"Game {number} is over: {points}")

    def scene(self) -> Scene:
        choices = ranked(self.party.state, self.drawing.label) if self.party.person_to_move else ()
        record, look = self.party.record, Look(coloured(self.console))
        title = title_of(record.game.title, record.options)
        return Scene(self.party.state, self.party.names, choices, look, self.console.width, title)

    def _draw(self, scene: Scene) -> None:
        if self.alive:
            self.console.clear()
            for line in self.told[-TOLD:]:
                self.console.print(Text(line, "dim"), no_wrap=True, overflow="ellipsis")
        board = self._board(scene)
        self.console.print()
        show_lines(self.console, board)
        offers = self.drawing.offers(scene, self._room(len(board)))
        if offers:
            self.console.print()
            show_lines(self.console, offers)
        self.console.print()

    def _board(self, scene: Scene) -> list[Text]:
        """With tall cells where the screen has the room for them."""
        if self.alive and scene.look.colour:
            tall = self.drawing.board(replace(scene, look=Look(colour=True, tall=True)))
            if len(tall) + TOLD + LINES + 5 <= self.console.height:
                return tall
        return self.drawing.board(scene)

    def _room(self, taken: int) -> int:
        """Lines for the list of moves, so that a terminal shows everything at once if it can."""
        free = self.console.height - taken - len(self.told[-TOLD:]) - 5
        return min(max(free, 2), LINES) if self.alive else LINES

    def _ask(self) -> Any:
        """A move, or None when the position changed otherwise."""
        scene = self.scene()
        self._draw(scene)
        while True:
            try:
                line = self._read(f"{self.party.names[scene.state.turn]}, {self.drawing.question(scene)} › ")
                answer = self._answer(scene, line)
            except Refused as reason:
                self._refuse(str(reason))
                continue
            if answer is not None:
                self.told.clear()
                return None if answer is UNDONE else answer

    def _read(self, prompt: str) -> str:
        """A line from the keyboard, or from a pipe with the line echoed so that the log can be read."""
        self.console.print(Text(prompt, "bold"), end="", soft_wrap=True)
        self.console.file.flush()
        try:
            line = input()
        except EOFError:
            self.console.print()
            raise Leave from None
        if not sys.stdin.isatty():
            self.console.print(Text(on_one_line(line)), soft_wrap=True)
        return line.strip()

    def _refuse(self, sentence: str) -> None:
        self.refused = True
        if self.alive:
            self.console.print(Text(sentence, "red"), soft_wrap=True)
        else:
            print(on_one_line(sentence), file=sys.stderr, flush=True)

    def _answer(self, scene: Scene, line: str) -> Any:
        """A move, UNDONE, or None to ask again."""
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word.lower())
        if command is not None and (not rest or command is Talk.save):
            return command(self, scene, rest.strip())
        return self._move(scene, line)

    def _move(self, scene: Scene, line: str) -> Any:
        if not line and len(scene.choices) == 1:
            return scene.choices[0].move
        if not line:
            raise Refused("Expected a move; “help” says how to type one.")
        return _labelled(scene.choices, line) or self._typed(line)

    def _typed(self, line: str) -> Any:
        state = self.party.state
        text = self.drawing.expand(state, line)
        if text.isdecimal():
            raise Refused(f"There is no move {text} in the list; “moves” lists them all.")
        return find_move(self.party.record.game, state, text)

    def help(self, scene: Scene, rest: str) -> None:
        self.console.print(Text(HELP.replace("{moves}\n", f"{self.drawing.help}\n" if self.drawing.help else "")))

    def score(self, scene: Scene, rest: str) -> None:
        self._show_sheets()

    def _show_sheets(self) -> None:
        """The sheet of the game, and in a Dynasty the sum of the games as well."""
        state, names = self.party.state, self.party.names
        if not isinstance(state, Dynasty):
            self.console.print(sheet_table(state, names))
            return
        self.console.print(sheet_table(state.current, names, f"Game {len(state.past) + 1}"))
        self.console.print()
        self.console.print(sheet_table(state, names, "Match"))

    def moves(self, scene: Scene, rest: str) -> None:
        lines = self.drawing.offers(scene, None) or [Text(str(choice.move)) for choice in scene.choices]
        show_lines(self.console, lines)

    def board(self, scene: Scene, rest: str) -> None:
        self._draw(scene)

    def undo(self, scene: Scene, rest: str) -> object:
        self.party.undo()
        return UNDONE

    def save(self, scene: Scene, rest: str) -> None:
        path = Path(rest) if rest else self.party.path
        if path is None:
            raise Refused("The game has no file yet; give it a name, such as: save evening.crown")
        if path != self.party.path:
            check_new_file(path)
        self.party.path = path
        self.party.save()
        self.console.print(f"Saved in {path}.", soft_wrap=True)

    def quit(self, scene: Scene, rest: str) -> None:
        if self.alive and self.party.path is None:
            name = self._read("Save the game in which file? (Enter: nowhere) › ")
            if name:
                self.save(scene, name)
        raise Leave

    def _farewell(self) -> None:
        path = self.party.path
        if path is None:
            self.console.print("The game was not saved; --record FILE saves a game as it is played.", soft_wrap=True)
        else:
            self.console.print(f"Saved; go on with: crownlands play --continue {path}", soft_wrap=True)

    def _finish(self) -> None:
        state, names = self.party.state, self.party.names
        self.console.print()
        show_lines(self.console, self._board(self.scene()))
        self.console.print()
        self._show_sheets()
        self.console.print()
        self.console.print(Text(verdict(state, names), "bold"), soft_wrap=True)


UNDONE = object()
COMMANDS: dict[str, Any] = {
    **dict.fromkeys(("help", "h", "?"), Talk.help),
    **dict.fromkeys(("score", "s"), Talk.score),
    **dict.fromkeys(("moves", "m"), Talk.moves),
    **dict.fromkeys(("board", "b"), Talk.board),
    **dict.fromkeys(("undo", "u"), Talk.undo),
    "save": Talk.save,
    **dict.fromkeys(("quit", "q", "exit"), Talk.quit),
}


def _labelled(choices: tuple[Choice, ...], line: str) -> Any:
    """The move whose label was typed."""
    return next((choice.move for choice in choices if choice.label == line), None)
