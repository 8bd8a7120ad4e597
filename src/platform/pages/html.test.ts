import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languages } from "#src/i18n/language.ts";
import { sanitize } from "./html.ts";

/** The attributes that the sanitized HTML may have, by element. */
const attribute = {
  a: /^(?: href="(?:https?:|mailto:|tel:|\/(?![/\\])|#)[^"<>]*")?(?: rel="noopener")?$/i,
  ol: /^(?: start="\d{1,4}")?$/,
  th: /^ scope="(?:col|row)"$/,
  img: /^(?: (?:src="\/data\/[^"<>]*"|(?:alt|width|height)="[^"<>]*"|loading="lazy"))*$/,
};

function expectHarmless(html: string): void {
  const leftOver = html.replaceAll(
    /<(\/?)([a-z0-9]+)([^<>]*?)( \/)?>/g,
    (tag, end: string, name: string, attributes: string) => {
      expect(
        "p br h2 h3 h4 ul ol li strong em s a img blockquote table thead tbody tr th td".split(" "),
        tag,
      ).toContain(name);
      if (end || !(name in attribute)) expect(attributes, tag).toBe("");
      else expect(attributes, tag).toMatch(attribute[name as keyof typeof attribute]);
      return "";
    },
  );
  expect(leftOver).not.toContain("<");
}

const hostile: string[] = [
  `<script>alert(1)</script>`,
  `<SCRIPT SRC=//evil.example/x.js></SCRIPT>`,
  `<scr<script>ipt>alert(1)</scr</script>ipt>`,
  `<p onclick="alert(1)" onmouseover=alert(1)>a</p>`,
  `<img src=x onerror=alert(1)>`,
  `<img/src="/data/x.jpg"/onerror=alert(1)>`,
  `<img src="/data/x.jpg" srcset="https://evil.example/x.jpg 2x" style="position:fixed">`,
  `<img src="https://evil.example/x.jpg"><img src="//evil.example/x.jpg"><img src=" /data/x.jpg">`,
  `<img src="data:image/svg+xml;base64,PHN2Zz4="><img src="data:image/png;base64,AAAA">`,
  `<img src="javascript:alert(1)"><img src><img>`,
  `<img src="/data/../api/v1/sun"><img src="/data/..\\api"><img src="/data/%2e%2e/api"><img src="/data/./../login">`,
  `<a href="javascript:alert(1)">a</a>`,
  `<a href="JaVaScRiPt:alert(1)">a</a>`,
  `<a href=" javascript:alert(1)">a</a>`,
  `<a href="java\nscript:alert(1)">a</a>`,
  `<a href="java\tscript:alert(1)">a</a>`,
  `<a href="\u0001javascript:alert(1)">a</a>`,
  `<a href="&#106;avascript&colon;alert(1)">a</a>`,
  `<a href="java&Tab;script:alert(1)">a</a>`,
  `<a href="vbscript:x">a</a><a href="data:text/html,<script>alert(1)</script>">a</a><a href="blob:x">a</a><a href="file:///etc">a</a>`,
  `<a href="//evil.example">a</a><a href="/\\evil.example">a</a><a href="\\\\evil.example">a</a>`,
  `<a href="/\t/evil.example">a</a><a href="/\n\\evil.example">a</a>`,
  `<a href="https://x.example" target="_blank" id="a" name="b" class="c" style="d" ping="//evil">a</a>`,
  `<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>`,
  `<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">`,
  `<style>p { background: url(//evil.example) }</style>`,
  `<template><script>alert(1)</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>`,
  `<textarea></textarea><img src=x onerror=alert(1)>`,
  `<title></title><xmp><img src=x onerror=alert(1)></xmp><plaintext><b>`,
  `<iframe srcdoc="<script>alert(1)</script>"></iframe><object data=x></object><embed src=x>`,
  `<form action="//evil"><input name="a"><button>b</button></form><base href="//evil"><meta http-equiv="refresh" content="0;//evil"><link rel="stylesheet" href="//evil">`,
  `<!--><img src=x onerror=alert(1)>-->`,
  `<!-- --!><img src=x onerror=alert(1)> -->`,
  `<![CDATA[<img src=x onerror=alert(1)>]]>`,
  `<p><![if !x]><img src=x onerror=alert(1)><![endif]><?xml <script>alert(1)</script> ?>`,
  `<<p>img src=x onerror=alert(1)>`,
  `<p/onclick=alert(1)//><p a="<" b=">" c='">'>x`,
  `<a href="https://x.example/&quot;onclick=&quot;alert(1)">a</a>`,
  `<a href='https://x.example/"onclick="alert(1)'>a</a>`,
  `&lt;script&gt;alert(1)&lt;/script&gt;`,
  `<p>\u0000<scr\u0000ipt>alert(1)</script>`,
  `<img src="/data/x.jpg" alt='"><script>alert(1)</script>'>`,
];

/** A piece of HTML. `isStruck` has an entry for each word, which is true if the word is struck through. */
interface Written {
  html: string;
  isStruck: boolean[];
}

describe("sanitize", () => {
  test.each(hostile)("leaves nothing executable in %j", (html) => {
    for (const language of languages) expectHarmless(sanitize(html, language));
  });

  test("keeps headings, paragraphs, lists, emphasis and quotations", () => {
    const html = `<h2>a</h2><h3>b</h3><h4>c</h4><p>d<br /><strong>e</strong><em>f</em></p><ul><li>g</li></ul><ol><li>h</li></ol><blockquote>i</blockquote>`;
    expect(sanitize(html)).toBe(html);
  });

  test("stores only the path of a picture whose address is a full URL of this site", () => {
    const stored = (src: string) =>
      sanitize(`<img src="${src}" alt="a" />`, undefined, "https://camp.example");
    for (const src of ["https://camp.example/data/x.jpg", "http://camp.example/data/x.jpg", "/data/x.jpg"])
      expect(stored(src)).toBe('<img src="/data/x.jpg" alt="a" loading="lazy" />');
    for (const src of [
      "https://evil.example/data/x.jpg",
      "https://camp.example@evil.example/data/x.jpg",
      "https://camp.example/data/../login",
      "https://camp.example/login",
      "https://camp.example:8080/data/x.jpg",
    ])
      expect(stored(src), src).toBe("");
  });

  test("keeps the text of removed elements, except scripts and styles", () => {
    expect(sanitize(`<u>Hei <span>du</span></u><script>alert(1)</script><style>p{}</style>`)).toBe("Hei du");
  });

  test.each([
    ["<div>Linje 1</div><div>Linje 2</div>", "<p>Linje 1</p><p>Linje 2</p>"],
    ["A<section>B</section>C", "<p>A</p><p>B</p><p>C</p>"],
    ["<table><tr><td>Voksen</td><td>290</td></tr></table>", "<p>Voksen – 290</p>"],
    ["<div><p>a</p><ul><li><div>b</div></li></ul></div>", "<p>a</p><ul><li><p>b</p></li></ul>"],
    ["A<hr>B", "<p>A</p><p>B</p>"],
    ["<strong>A<div></div>B</strong>", "<strong>A<p></p>B</strong>"],
    ["<h1>A</h1><h6>B</h6><b>c</b><i>d</i>", "<h2>A</h2><h4>B</h4><strong>c</strong><em>d</em>"],
    ["<s>290</s> <del>291</del> <strike>292</strike> 310 kr", "<s>290</s> <s>291</s> <s>292</s> 310 kr"],
    [`<span style="text-decoration: line-through">290</span> 310`, "<s>290</s> 310"],
    [`<p style="text-decoration-line:line-through">290</p><p>310</p>`, "<p><s>290</s></p><p>310</p>"],
    [`<b style="text-decoration:line-through">290</b>`, "<strong><s>290</s></strong>"],
    [
      `<ol start="3" type="a"><li>c</li></ol><ol start="-1"><li>d</li></ol>`,
      `<ol start="3"><li>c</li></ol><ol><li>d</li></ol>`,
    ],
  ])("%s becomes %s", (html, expected) => {
    expect(sanitize(html)).toBe(expected);
    expect(sanitize(expected)).toBe(expected);
  });

  test("keeps words separate and struck-out words struck out, and doesn't change its own output", () => {
    // Only elements that don't close each other implicitly.
    const tags = "div section center ul ol b s del span blockquote strong".split(" ");
    const struckStyle = ` style="color:red;text-decoration:line-through"`;
    const node = fc.letrec<{ html: Written[] }>((tie) => ({
      html: fc.array(
        fc.oneof(
          { depthSize: "small", withCrossShrink: true },
          fc.constant<Written>({ html: "WORD", isStruck: [false] }),
          fc.tuple(fc.constantFrom(...tags), fc.boolean(), tie("html")).map(([tag, isStyled, inner]) => ({
            html: `<${tag}${isStyled ? struckStyle : ""}>${inner.map(({ html }) => html).join("")}</${tag}>`,
            isStruck: inner
              .flatMap(({ isStruck }) => isStruck)
              .map((each) => each || isStyled || ["s", "del"].includes(tag)),
          })),
        ),
        { maxLength: 4 },
      ),
    })).html;
    fc.assert(
      fc.property(node, (nodes) => {
        let count = 0;
        const html = nodes
          .map((each) => each.html)
          .join("")
          .replaceAll("WORD", () => `w${count++};`);
        const isStruck = nodes.flatMap((each) => each.isStruck);
        const once = sanitize(html);
        expect(once.match(/w\d+;/g) ?? []).toEqual(isStruck.map((_, index) => `w${index};`));
        for (const [index, each] of isStruck.entries()) {
          const before = once.slice(0, once.indexOf(`w${index};`));
          expect(before.split("<s>").length > before.split("</s>").length).toBe(each);
        }
        expect(sanitize(once)).toBe(once);
      }),
      { numRuns: 500 },
    );
  });

  test("keeps a picture of the site with its size and alternative text, and adds lazy loading", () => {
    const html = sanitize(
      `<img src="/data/images/1280/brygge.jpg" alt="Brygga &amp; båten" width="640" height="480" class="x">`,
    );
    expect(html).toBe(
      `<img src="/data/images/1280/brygge.jpg" alt="Brygga &amp; båten" width="640" height="480" loading="lazy" />`,
    );
  });

  test("links to other sites have rel=noopener", () => {
    expect(sanitize(`<a href="https://yr.no/a?b=1&amp;c=2">Yr</a>`)).toBe(
      `<a href="https://yr.no/a?b=1&amp;c=2" rel="noopener">Yr</a>`,
    );
    expect(sanitize(`<a href="tel:+4733001234">Ring</a><a href="mailto:a@b.example">Skriv</a>`)).toMatch(
      /href="tel:.+href="mailto:/,
    );
  });

  test.each([
    ["/info/prices", "nb", "/info/prices"],
    ["/info/prices", "en", "/en/info/prices"],
    ["/", "de", "/de"],
    ["/contactus#map", "de", "/de/contactus#map"],
    ["/data/pdf/rules.pdf", "de", "/data/pdf/rules.pdf"],
    ["/en/info/prices", "en", "/en/info/prices"],
    ["/en/info/prices", "de", "/en/info/prices"],
    ["#kart", "en", "#kart"],
    ["/?p=12", "en", "/en?p=12"],
    ["/#consent", "de", "/de#consent"],
  ] as const)("a link to %s leads readers of %s to %s", (href, language, expected) => {
    const html = `<a href="${expected}">x</a>`;
    expect(sanitize(`<a href="${href}">x</a>`, language)).toBe(html);
    expect(sanitize(html, language)).toBe(html);
  });

  test("an anchor with a missing or refused address is no link", () => {
    for (const html of [
      `<a>x</a>`,
      `<a name="y">x</a>`,
      `<a href="">x</a>`,
      `<a href="javascript:y">x</a>`,
    ]) {
      expect(sanitize(html)).not.toContain("href");
    }
  });

  test("cleans any input, and a second cleaning removes no text or link", () => {
    const pieces = [
      ...hostile,
      "<p>",
      "</p>",
      "<a href='/x'>",
      '<a href="https://x.example">',
      "</a>",
      "<ul><li>",
      "<img src='/data/a.jpg'>",
      "&",
      "<",
      ">",
      '"',
      "&amp;lt;",
      "<!--",
      "-->",
    ];
    const fragment = fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: "binary", maxLength: 8 }));
    const wordsAndLinks = (html: string) => [
      html.replaceAll(/<[^>]*>/g, ""),
      html.match(/(?:href|src)="[^"]*"/g),
    ];
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 12 }), fc.constantFrom(...languages), (parts, language) => {
        const once = sanitize(parts.join(""), language);
        const twice = sanitize(once, language);
        expectHarmless(once);
        expectHarmless(twice);
        expect(wordsAndLinks(twice)).toEqual(wordsAndLinks(once));
      }),
    );
  });

  test("adds an empty alternative text only when a picture is rendered, not when it is stored", () => {
    const picture = `<img src="/data/images/1280/a.jpg" />`;
    expect(sanitize(picture)).toBe(`<img src="/data/images/1280/a.jpg" loading="lazy" />`);
    expect(sanitize(picture, "nb")).toBe(`<img src="/data/images/1280/a.jpg" alt="" loading="lazy" />`);
  });

  test("leaves clean HTML unchanged", () => {
    const escaped = fc
      .string({ maxLength: 8 })
      .map((words) => words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;"));
    const { html } = fc.letrec<{ inline: string; block: string; html: string }>((tie) => ({
      inline: fc.oneof(
        { depthSize: "small" },
        escaped,
        tie("inline").map((words) => `<strong>${words}</strong>`),
        escaped.map((words) => `<a href="https://x.example/" rel="noopener">${words}</a><br />`),
        fc.constant(`<img src="/data/images/1280/a.jpg" alt="&quot;" loading="lazy" />`),
      ),
      block: fc.oneof(
        tie("inline").map((words) => `<p>${words}</p>`),
        tie("inline").map((words) => `<h2>${words}</h2>`),
        fc
          .array(tie("inline"), { maxLength: 3 })
          .map((items) => `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`),
        { arbitrary: tie("block").map((inner) => `<blockquote>${inner}</blockquote>`), weight: 1 },
      ),
      html: fc.array(tie("block"), { maxLength: 4 }).map((blocks) => blocks.join("")),
    }));
    fc.assert(
      fc.property(html, fc.constantFrom(...languages), (ordered, language) => {
        expect(sanitize(ordered, language)).toBe(ordered);
      }),
    );
  });

  test("refuses more than 64 KB, even if only the escaped text is longer", () => {
    expect(sanitize("a".repeat(65_536))).toHaveLength(65_536);
    expect(() => sanitize("a".repeat(65_537))).toThrow(/too large/);
    expect(() => sanitize("&".repeat(60_000))).toThrow(/too large/);
  });

  test("renders a stored text in every language, even if the result is longer than the limit", () => {
    const stored = sanitize(`<a href="/x">y</a>`.repeat(3600));
    for (const language of languages) expect(sanitize(stored, language)).toMatch(/<\/a>$/);
  });

  test("closes elements that are nested as deep as the length allows", () => {
    const depth = 2600;
    expect(sanitize("<blockquote>".repeat(depth))).toBe(
      "<blockquote>".repeat(depth) + "</blockquote>".repeat(depth),
    );
  });
});

test("sanitize() removes a picture whose address leaves the site's files through dots or backslashes", () => {
  for (const src of [
    "/data/../api/v1/sun",
    "/data/..\\api",
    "/data/%2e%2e/api",
    "/data/x/../../api",
    "/data\\x",
  ])
    expect([src, sanitize(`<img src="${src}" alt="">`)]).toEqual([src, ""]);
  expect(sanitize('<img src="/data/images/1280/x.jpg" alt="">')).toContain("/data/images/1280/x.jpg");
});
