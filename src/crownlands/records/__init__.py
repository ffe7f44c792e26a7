"""A game as text: notation, save, load, replay."""

from crownlands.records.files import load_record, read_text, save_record
from crownlands.records.notation import actor, read_options, read_record, result, write_record
from crownlands.records.pace import Days, Live, Pace, read_pace
from crownlands.records.position import game_of, read_position, write_position
from crownlands.records.record import Record

__all__ = [
    "Days",
    "Live",
    "Pace",
    "Record",
    "actor",
    "game_of",
    "load_record",
    "read_options",
    "read_pace",
    "read_position",
    "read_record",
    "read_text",
    "result",
    "save_record",
    "write_position",
    "write_record",
]
