"""Draws the icons of the installed app from web/public/icon.svg: `make screenshots` writes them to web/public/icons."""

from __future__ import annotations

from playwright.sync_api import Browser
from tests.web.browsing import WEB, launched

ICON = WEB / "public" / "icon.svg"
FOLDER = WEB / "public" / "icons"
GROUND = "#7d1f33"
"""The icon's own, for those of which the system cuts the corners off."""
SIZES: dict[str, tuple[int, float]] = {
    "192": (192, 1.0),
    "512": (512, 1.0),
    "maskable-192": (192, 0.76),
    "maskable-512": (512, 0.76),
    "apple-180": (180, 0.86),
}
"""Pixels, and how much of them the picture takes: of a maskable one a circle of 80 % is seen."""


def draw(browser: Browser, size: int, share: float) -> bytes:
    page = browser.new_page(viewport={"width": size, "height": size})
    ground = "transparent" if share == 1 else GROUND
    style = f"margin:0;display:grid;place-items:center;height:100vh;background:{ground}"
    picture = ICON.read_text(encoding="utf-8").replace("<svg ", f'<svg width="{size * share:.0f}" ', 1)
    page.set_content(f'<body style="{style}">{picture}</body>')
    png = page.screenshot(omit_background=True)
    page.close()
    return png


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with launched() as browser:
        for name, (size, share) in SIZES.items():
            (FOLDER / f"{name}.png").write_bytes(draw(browser, size, share))


if __name__ == "__main__":
    main()
