"""What a course leaves behind: the weights as the kernel reads them, and a plot of how it went."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from crownlands.game import Refused
from crownlands.learning.course import Report, Subject


def write_weights(folder: Path, subject: Subject, made: Mapping[str, str]) -> Path:
    """The weights of all nets, headed by how each was made; those that were not learnt again keep what is said."""
    said = {**dict.fromkeys(subject.tables, "not learnt"), **how_made(subject), **made}
    lines = [f"# net {name}: {how}" for name, how in said.items()]
    lines += [" ".join(map(str, row)) for row in subject.nets.rows()]
    path = folder / "weights.txt"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    except OSError as error:
        raise Refused(f"{path} cannot be written: {error.strerror}.") from None
    return path


def how_made(subject: Subject) -> dict[str, str]:
    """What the file of the weights says of each net."""
    heads = [line.removeprefix("# net ").partition(": ") for line in subject.nets.said if line.startswith("# net ")]
    return {name: how for name, _, how in heads if name in subject.tables}


def draw_course(folder: Path, reports: Sequence[Report]) -> None:
    """For each net, by how many points it was off after every pass."""
    from matplotlib.figure import Figure  # a second to import, and only this needs it

    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.subplots()
    for net in dict.fromkeys(report.net for report in reports):
        offs = [report.off for report in reports if report.net == net and report.passes]
        axes.plot(range(1, len(offs) + 1), offs, marker=".", label=net)
    axes.set(title="How far off the nets are", xlabel="passes over the lessons, round after round", ylabel="points")
    axes.legend()
    figure.savefig(folder / "learning.png", dpi=120)
