"""Discord's markdown, case by case, as a compact text form of the nodes it becomes."""

from __future__ import annotations

import pytest

from playground import Playground
from tests.browser.page import Page

_RENDER = """
const [sources, done] = arguments;
const write = (node) => {
  if (node.nodeType === Node.TEXT_NODE) return node.data;
  const name = node.classList[0] ?? node.localName;
  return `<${name}>${[...node.childNodes].map(write).join("")}</>`;
};
const names = {
  user: (id) => ({ 1: "Ada" })[id],
  role: (id) => ({ 2: "Moderator" })[id],
  channel: (id) => ({ 3: "tables" })[id],
  jump: () => () => {},
};
import("/markdown.js").then(({ markdown }) => done(sources.map((source) => {
  const started = performance.now();
  const box = document.createElement("div");
  box.append(...markdown(source, names));
  return [[...box.childNodes].map(write).join(""), performance.now() - started];
})));
"""
_WRITE = "import('/time.js').then(({written}) => arguments[1](written(0, arguments[0], 'it')))"


async def rendered(page: Page, *sources: str) -> list[tuple[str, float]]:
    """Return each text as rendered by markdown, with the milliseconds it took."""
    answer = await page.browser.do(lambda driver: driver.execute_async_script(_RENDER, sources))
    return [(words, ms) for words, ms in answer]


async def written(page: Page, style: str) -> str:
    """Return the first moment of 1970, formatted in Italian."""
    words: str = await page.browser.do(lambda driver: driver.execute_async_script(_WRITE, style))
    return words


@pytest.fixture
async def open_page(page: Page, playground: Playground) -> Page:
    await page.open("Ada")
    return page


CASES = {
    "plain": "<p>plain</>",
    "two\nlines": "<p>two\nlines</>",
    "**bold** *italic* _italic_ __under__ ~~gone~~ ||hidden||": (
        "<p><strong>bold</> <em>italic</> <em>italic</> <u>under</> <s>gone</> <spoiler>hidden</></>"
    ),
    "***both***": "<p><strong><em>both</></></>",
    "**bold with *italic* inside**": "<p><strong>bold with <em>italic</> inside</></>",
    "__*under italic*__": "<p><u><em>under italic</></></>",
    # Unclosed markup is text.
    "**open": "<p>**open</>",
    "2 * 3 * 4 = 24": "<p>2 * 3 * 4 = 24</>",
    "x ** y __ z ~~ ||": "<p>x ** y __ z ~~ ||</>",
    "**** ____ ~~~~ ||||": "<p>**** ____ ~~~~ ||||</>",
    "snake_case_name and __init__.py": "<p>snake_case_name and <u>init</>.py</>",
    r"\*escaped\* \_too\_": "<p>*escaped* _too_</>",
    # Code stays verbatim.
    "`a **b** <@1>`": "<p><code>a **b** <@1></></>",
    "``a ` b``": "<p><code>a ` b</></>",
    "before\n```py\nprint('**')\n```\nafter": "<p>before</><pre><code>print('**')</></><p>after</>",
    "```one line```": "<pre><code>one line</></>",
    # Blocks.
    "# One\n## Two\n### Three\n#### Four\n#five": (
        "<heading>One</><heading>Two</><heading>Three</><p>#### Four\n#five</>"
    ),
    "-# small *print*": "<small>small <em>print</></>",
    "> quoted\n> twice\nnot": "<blockquote><p>quoted\ntwice</></><p>not</>",
    ">>> all\nof it": "<blockquote><p>all\nof it</></>",
    "- one\n- two\n  - inner\n- three": "<ul><li>one</><li>two<ul><li>inner</></></><li>three</></>",
    "3. three\n4. four": "<ol><li>three</><li>four</></>",
    # Mentions, links, times.
    "<@1> <@!1> <@&2> <#3> <@99> @everyone": (
        "<p><mention>@Ada</> <mention>@Ada</> <mention>@Moderator</> <mention>#tables</>"
        " <mention>@unknown-user</> <mention>@everyone</></>"
    ),
    "</table new:42>": "<p><mention>/table new</></>",
    "[words](https://example.org/a_b_(c)) and https://example.org/x_y_z.": (
        "<p><a>words</> and <a>https://example.org/x_y_z</>.</>"
    ),
    "<https://example.org>": "<p><a>https://example.org</></>",
    "https://discord.com/channels/9/3/12": "<p><mention>#tables › message</></>",
    "<t:99999999999999999:R> <t:x>": "<p><t:99999999999999999:R> <t:x></>",
    # Everything else stays text.
    "<script>alert(1)</script><img src=x onerror=alert(1)>": (
        "<p><script>alert(1)</script><img src=x onerror=alert(1)></>"
    ),
    "[click](javascript:alert(1))": "<p>[click](javascript:alert(1))</>",
    '[<b>x</b>](https://example.org/"onmouseover="alert(1))': "<p><a><b>x</b></></>",
}


HOSTILE = (
    "*" * 4000,
    "_" * 4000,
    "**__" * 1000,
    "||" * 2000,
    "`" * 4000,
    "[" * 4000,
    "[](" * 1300,
    "> " * 2000,
    "a*" * 2000,
    "a_" * 2000,
    "<t:" * 1300,
    "https://" * 500,
    "- a\n" * 1000,
    "".join(" " * depth + "- a\n" for depth in range(80)),
)


async def test_every_case(open_page: Page) -> None:
    found = await rendered(open_page, *CASES)
    assert {source: words for source, (words, _) in zip(CASES, found, strict=True)} == CASES


async def test_hostile_text_takes_no_time(open_page: Page) -> None:
    for source, (words, ms) in zip(HOSTILE, await rendered(open_page, *HOSTILE), strict=True):
        assert ms < 500, source[:20]
        assert words


async def test_hostile_messages_stay_text(open_page: Page, playground: Playground) -> None:
    attack = "<img src=x onerror='window.hit = 1'><script>window.hit = 1</script>"
    playground.person("Bruno").say("tables", attack)
    await open_page.reads(attack)
    assert await open_page.js("return window.hit ?? null") is None
    assert await open_page.js("return document.querySelectorAll('#messages :is(img, script)').length") == 0


async def test_times_in_the_language_of_the_reader(open_page: Page) -> None:
    [(words, _)] = await rendered(open_page, "<t:0:R>")
    assert words.endswith("years ago</></>")
    for style, expected in {"D": "1 gennaio 1970", "d": "01/01/70", "F": "giovedì 1 gennaio 1970"}.items():
        said = await written(open_page, style)
        assert said.startswith(expected), style
