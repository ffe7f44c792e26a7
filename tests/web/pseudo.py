"""A made-up language for tests alone: English with other letters, its vowels twice, in brackets.

The files of English words are changed on their way to the browser, so the page knows nothing of it. What comes out
without accents did not come from those words. The line of news is cut on purpose: all of it stands in the log.
"""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, Page, Route

ENGLISH = re.compile(r"/assets/en-[\w-]+\.js$")
EXPORTED = re.compile(r"export\{(\w+) as (\w+)\};?\s*$")
INTO = """
const STRANGE = [...'áƀçðéƒĝĥíĵķļɱñóþɋŕšţúṽŵẋýž'];
const LETTERS = Object.fromEntries([...'abcdefghijklmnopqrstuvwxyz'].map((c, i) => [c, STRANGE[i]]));
const strange = (c) => LETTERS[c] ?? LETTERS[c.toLowerCase()].toUpperCase();
const twice = (c) => /[aeiou]/i.test(c) ? strange(c) + strange(c.toLowerCase()) : strange(c);
const longer = (text) => text.replace(/[a-z]/gi, twice);
const choice = (_, name, one, other) => `{${name}|${longer(one)}|${longer(other)}}`;
const PLACE = /(\\{\\w+(?:\\|[^|}]*\\|[^}]*)?\\})/;
const said = (text) => text.split(PLACE).map((part, i) =>
  i % 2 ? part.replace(/^\\{(\\w+)\\|([^|}]*)\\|([^}]*)\\}$/, choice) : longer(part)).join('');
const walk = (x) => typeof x === 'string' ? (/[a-z]/i.test(x) ? `⟦${said(x)}⟧` : x)
  : Array.isArray(x) ? x.map(walk)
  : x && typeof x === 'object' ? Object.fromEntries(Object.entries(x).map(([k, v]) => [k, walk(v)])) : x;
"""

UNSAID = """(known) => {
  const strip = (text) => known.reduce((left, word) => left.replaceAll(word, ' '), text)
    .replace(/\\b[a-z]\\d{1,2}\\b/gi, ' ');
  const foreign = (text) => /[A-Za-z]{2,}/.test(strip(text ?? ''));
  const hidden = (e) => !e.checkVisibility() || e.closest('textarea, code, pre, body [lang]');
  const found = new Set();
  for (const e of document.body.querySelectorAll('*')) {
    if (hidden(e)) continue;
    for (const node of e.childNodes)
      if (node.nodeType === 3 && foreign(node.data)) found.add(`${node.data.trim()} in ${e.outerHTML.slice(0, 90)}`);
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
      if (foreign(e.getAttribute(name))) found.add(`${name}: ${e.getAttribute(name)}`);
  }
  return [...found];
}"""

CUT = """() => {
  const hides = (e) => ['hidden', 'clip'].includes(getComputedStyle(e).overflowX);
  const words = (e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
  return [...document.body.querySelectorAll('*')]
    .filter((e) => e.checkVisibility() && words(e) && hides(e) && e.clientWidth > 4
      && !e.closest('.unseen, svg, [data-testid=news]'))
    .filter((e) => e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 4)
    .map((e) => `${e.innerText.slice(0, 60)} in ${e.outerHTML.slice(0, 120)}`);
}"""

KNOWN = ("Crownlands", "EN", " and ")
"""What is no word of the page: its name, the code of its language, and how the browser itself joins two things."""


def speak_strangely(context: BrowserContext) -> None:
    """Every English word of this browser's pages in the made-up language."""

    def change(route: Route) -> None:
        answer = route.fetch()
        text = EXPORTED.sub(r"\n;const strangely = walk(\1); export { strangely as \2 };", answer.text())
        route.fulfill(response=answer, body=INTO + text)

    context.route(ENGLISH, change)


def speaks(page: Page, *names: str) -> None:
    """All text is made up, but for names; nothing of it is cut."""
    unsaid = page.evaluate(UNSAID, [*KNOWN, *names])
    assert not unsaid, f"{page.url} says what is not among its words: {unsaid}"
    cut = page.evaluate(CUT)
    assert not cut, f"{page.url} cuts {cut}"
