"""A game as text: notation, save, load, replay."""

from crownlands.records.files import load_record, read_text, save_record
from crownlands.records.notation import actor, read_options, read_record, result, write_record
from crownlands.records.record import Record

__all__ = [
    "Record",
    "actor",
    "load_record",
    "read_options",
    "read_record",
    "read_text",
    "result",
    "save_record",
    "write_record",
]
