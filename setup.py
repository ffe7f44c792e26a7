"""Builds what plain Python cannot say: the kernel compiled to C, and the web page."""

import os
import platform
import shutil
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

from setuptools import Command, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist

ROOT = Path(__file__).parent
sys.path.append(str(ROOT / "building"))

from page import NoPage, build_page, outdated, sources

KERNEL = Path("src/crownlands/kernel")
LEFT_PLAIN = {"__init__", "headers", "layout", "plain"}
# The many small functions of a module are meant to be put together; gcc is too timid without the limit. And it would
# move single words into vector registers and back. Cython compares signed with unsigned numbers all over.
FAST = ["-O3", "-g0", "-finline-limit=1200", "-fno-tree-slp-vectorize", "-Wno-sign-compare"]
SANITIZERS = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
NATIVE, SANITIZED = (os.environ.get(f"CROWNLANDS_{wish}") == "1" for wish in ("NATIVE", "SANITIZE"))
ON_X86 = sys.platform != "win32" and platform.machine() in ("x86_64", "AMD64")
FOR_ALL = ON_X86 and not NATIVE and not SANITIZED
CHECKED = ["-O1", "-g", "-fno-omit-frame-pointer", "-Wno-sign-compare", *SANITIZERS]


def kernel() -> list[Extension]:
    """Every module of the kernel as an optional extension: without a compiler the .py is used."""
    modules = sorted(path for path in KERNEL.rglob("*.py") if path.stem not in LEFT_PLAIN)
    if not modules or os.environ.get("CROWNLANDS_NO_KERNEL") == "1":
        return []
    if not FOR_ALL:
        shutil.rmtree(KERNEL / "x86_64_v3", ignore_errors=True)  # of an earlier build, and it would be found first
    from Cython.Build import cythonize

    write_headers()
    extensions: list[Extension] = cythonize([compiled(path) for path in modules], language_level=3)
    extensions += [for_newer_processors(extension) for extension in extensions if FOR_ALL]
    for extension in extensions:
        extension.optional = True  # cythonize forgets it
    return extensions


def for_newer_processors(extension: Extension) -> Extension:
    """The same C once more, into a folder where `kernel/processor.py` finds it on machines that can run it.

    It is a copy of the file: what is compiled side by side would be written to the same place otherwise.
    """
    package, _, rest = extension.name.partition(".kernel.")
    source = (KERNEL / "x86_64_v3" / rest.replace(".", "/")).with_suffix(".c")
    source.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy2(extension.sources[0], source)
    flags = [*extension.extra_compile_args, "-march=x86-64-v3"]
    return Extension(f"{package}.kernel.x86_64_v3.{rest}", [source.as_posix()], extra_compile_args=flags)


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
    if SANITIZED:
        return Extension(module_name(path), [path.as_posix()], extra_compile_args=CHECKED, extra_link_args=SANITIZERS)
    flags = ["/O2"] if sys.platform == "win32" else [*FAST]
    if NATIVE:
        flags.append("-march=native")
    return Extension(module_name(path), [path.as_posix()], extra_compile_args=flags)


class BuildExt(build_ext):
    """The usual build of extensions, on all processors."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()


class BuildWeb(Command):
    """Builds web/ into the server's static folder, unless the page there is newer than its sources."""

    description = "build the web page"
    user_options = []
    editable_mode = False
    required = True

    def initialize_options(self) -> None:
        """No options to prepare."""

    def finalize_options(self) -> None:
        """No options to check."""

    def run(self) -> None:
        if outdated():
            try:
                build_page()
            except NoPage as reason:
                self.give_up(f"The web page cannot be built: {reason}.")

    def give_up(self, reason: str) -> None:
        if self.required:
            raise SystemExit(reason)
        self.warn(f"{reason} Everything else is installed; the server will have no page.")

    def get_source_files(self) -> list[str]:
        return [path.relative_to(ROOT).as_posix() for path in sources()]

    def get_outputs(self) -> list[str]:
        return []

    def get_output_mapping(self) -> dict[str, str]:
        return {}


class Build(build):
    """The usual build, with the web page made first so that it is packed with the rest, if it can be made here."""

    sub_commands = [("build_web", None), *build.sub_commands]

    def finalize_options(self) -> None:
        super().finalize_options()
        self.get_finalized_command("build_web").required = False


class Sdist(sdist):
    """The usual source distribution, with the page, so that installing it needs no Node.js."""

    def run(self) -> None:
        self.get_finalized_command("build_web").required = True
        self.run_command("build_web")
        super().run()


setup(ext_modules=kernel(), cmdclass={"build": Build, "build_ext": BuildExt, "build_web": BuildWeb, "sdist": Sdist})
