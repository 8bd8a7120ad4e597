// @vitest-environment jsdom
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanPastedHtml } from "./pasted-html.ts";

const origin = "https://camping.example";
const clean = (html: string) => cleanPastedHtml(html, origin).html;
const parse = (html: string) => new DOMParser().parseFromString(html, "text/html").body;

/** HTML that Word 365 on Windows puts on the clipboard, shortened. */
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} @list l0 {mso-list-id:1} --></style></head>
<body lang=NO-BOK style='tab-interval:35.4pt'><!--StartFragment-->
<h1><span style='color:#2F5496'>Før du reiser<o:p></o:p></span></h1>
<p class=MsoNormal><span style='font-size:14.0pt;color:red'>Når frosten kommer,
<b>tømmer</b> vi <i style='mso-bidi-font-style:normal'>ledningene</i>.</span><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Tøm tank<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span><![endif]>også vannlåsen<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Slå av strømmen</p>
<p class=MsoNormal>Så:</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Lås</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span><![endif]>Gå</p>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="x"><v:imagedata src="file:///C:/temp/image001.png"/></v:shape><![endif]--><![if !vml]><img width=200 height=100 src="file:///C:/temp/image002.png"><![endif]></p>
<!--EndFragment--></body></html>`;

/** HTML that Google Docs puts on the clipboard. */
const docs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-weight:400;color:#000;">Vinter</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-family:Arial;font-weight:400;">Se </span><a href="https://www.google.com/url?q=https://camping.example/info/prices?utm_source%3Ddocs%26side%3D2&amp;sa=D&amp;source=editors&amp;ust=17" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">prisene våre</span></a><span style="font-weight:700;"> nå</span><span style="font-style:italic;">.</span></p><br /><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span>Én</span></p></li><ul><li dir="ltr" aria-level="2"><p role="presentation"><span>Én a</span></p></li></ul><li dir="ltr" aria-level="1"><p role="presentation"><span>To</span></p></li></ul><p><span><span style="border:none;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4" width="602" height="339" /></span></span></p></b><br class="Apple-interchange-newline">`;

/** HTML that a browser puts on the clipboard for a part of a page. */
const page = `<html><body><!--StartFragment--><div class="entry" style="color: rgb(34, 34, 34); background-color: rgb(255, 255, 0);"><h1 class="title">Åpent hele vinteren</h1><h5>Kort sagt</h5><script>alert(1)</script><p onclick="x()">Vi har åpent.<br><br>Velkommen&nbsp;<span style="font-weight: 600;">inn</span> for 24&nbsp;500&nbsp;kr.<img src="https://count.example/p.gif" width="1" height="1"></p><p>&nbsp;</p><img src="https://camping.example/data/images/brygga.webp" alt="Brygga" width="800" height="600"><img src="https://annen.example/bilde.jpg" alt="Annet"><table><thead><tr><th>Plass</th><th>Pris</th></tr></thead><tbody><tr><td><p>Telt</p></td><td><p>250&nbsp;kr</p></td></tr><tr><td></td><td>Bobil</td></tr></tbody></table><blockquote><p>Så fint!</p><footer>– en gjest</footer></blockquote><a href="javascript:alert(1)">klikk</a> <a href="https://a.example/?fbclid=1&b=2#c">les om a</a></div><!--EndFragment--></body></html>`;

describe("cleans pasted HTML", () => {
  test("from Word: paragraphs that look like lists become lists without their bullets", () => {
    const { html, droppedPictures } = cleanPastedHtml(word, origin);
    expect(html).toBe(
      "<h2>Før du reiser</h2>" +
        "<p>Når frosten kommer, <strong>tømmer</strong> vi <em>ledningene</em>.</p>" +
        "<ul><li><p>Tøm tank</p><ul><li><p>også vannlåsen</p></li></ul></li><li><p>Slå av strømmen</p></li></ul>" +
        "<p>Så:</p>" +
        "<ol><li><p>Lås</p></li><li><p>Gå</p></li></ol>",
    );
    expect(droppedPictures).toBe(1);
  });

  test("from Google Docs: removes the bold wrapper and link redirects, and puts nested lists into their items", () => {
    const { html, droppedPictures } = cleanPastedHtml(docs, origin);
    expect(html).toBe(
      "<h2>Vinter</h2>" +
        '<p>Se <a href="https://camping.example/info/prices?side=2">prisene våre</a><strong> nå</strong><em>.</em></p>' +
        "<ul><li><p>Én</p><ul><li><p>Én a</p></li></ul></li><li><p>To</p></li></ul>",
    );
    expect(droppedPictures).toBe(1);
  });

  test("from a web page: tables and the site's own pictures stay, and two line breaks start a paragraph", () => {
    const { html, droppedPictures } = cleanPastedHtml(page, origin);
    expect(html).toBe(
      "<h2>Åpent hele vinteren</h2><h4>Kort sagt</h4><p>Vi har åpent.</p>" +
        "<p>Velkommen <strong>inn</strong> for 24\u00a0500\u00a0kr.</p>" +
        '<img src="/data/images/brygga.webp" alt="Brygga" width="800" height="600">' +
        "<table><tbody><tr><th>Plass</th><th>Pris</th></tr><tr><td>Telt</td><td>250\u00a0kr</td></tr>" +
        "<tr><td></td><td>Bobil</td></tr></tbody></table>" +
        "<blockquote><p>Så fint!</p><p>– en gjest</p></blockquote>" +
        '<p>klikk <a href="https://a.example/?b=2#c">les om a</a></p>',
    );
    expect(droppedPictures).toBe(1);
  });

  test.each([
    [
      "wraps list items without a list",
      "<li>a</li><li>b</li>",
      "<ul><li><p>a</p></li><li><p>b</p></li></ul>",
    ],
    [
      "keeps two lists separate",
      "<ul><li>a</ul><ul><li>b</ul>",
      "<ul><li><p>a</p></li></ul><ul><li><p>b</p></li></ul>",
    ],
    ["keeps two paragraphs in a list item", "<ol><li><p>a<p>b</ol>", "<ol><li><p>a</p><p>b</p></li></ol>"],
    [
      "unwraps a nested list without an outer item",
      "<ul><li><ul><li>a</ul></ul>",
      "<ul><li><p>a</p></li></ul>",
    ],
    ["removes bold from a heading", "<h3><b>a</b></h3>", "<h3>a</h3>"],
    ["removes hidden text", '<p>a<span style="display: none">b</span></p><p hidden>c</p>', "<p>a</p>"],
    ["collapses white space", "<p> a \n<b> b </b>  c</p>", "<p>a <strong>b </strong>c</p>"],
    ["keeps the lines of preformatted text", "<pre>a\n b</pre>", "<p>a<br>b</p>"],
    [
      "keeps table rows without a table",
      "<tr><td>a</td><td>b</td></tr><tr><td>c</td></tr>",
      "<table><tbody><tr><th>a</th><th>b</th></tr><tr><td>c</td><td></td></tr></tbody></table>",
    ],
    ["turns a single row into a line", "<table><tr><td>a</td><td>b</td></tr></table>", "<p>a – b</p>"],
    [
      "turns the rows of a table in a list into lines",
      "<ul><li>x<table><tr><td>a<td>b<tr><td>c<td>d</table></ul>",
      "<ul><li><p>x</p><p>a – b</p><p>c – d</p></li></ul>",
    ],
    ["unwraps a layout table", "<table><tr><td><p>a</p><p>b</p></td></tr></table>", "<p>a</p><p>b</p>"],
    ["adds no alternative text to a picture", '<img src="/data/a.webp">', '<img src="/data/a.webp">'],
    [
      "replaces the picture of an emoji by the emoji",
      '<p>Hei <img src="https://x.example/1.png" alt="😀"></p>',
      "<p>Hei 😀</p>",
    ],
    [
      "keeps struck-out text in any notation",
      "<p><s>290</s> <b style='text-decoration:line-through'>295</b> 310</p><div style='text-decoration: line-through'>a<i>b</i></div>",
      "<p><s>290</s> <strong><s>295</s></strong> 310</p><p><s>a</s><em><s>b</s></em></p>",
    ],
    ["keeps the start number of a list", "<ol start=3><li>a</ol>", '<ol start="3"><li><p>a</p></li></ol>'],
    ["accepts Word's tracked changes", "<p>a<del>b</del><ins>c</ins></p>", "<p>ac</p>"],
    ["keeps escaped HTML as text", "<p>1 &lt; 2 &amp; 3</p>", "<p>1 &lt; 2 &amp; 3</p>"],
    [
      "keeps text that looks like attributes",
      "<p>Pris = 250, <b>style</b>=x</p>",
      "<p>Pris = 250, <strong>style</strong>=x</p>",
    ],
    ["removes links within the source document", '<p><a href="#_ftn1">1</a></p>', "<p>1</p>"],
    [
      "unwraps Outlook's safe links",
      '<a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.example%2F&data=x">a</a>',
      '<p><a href="https://a.example/">a</a></p>',
    ],
  ])("%s", (_name, html, expected) => expect(clean(html)).toBe(expected));

  test("keeps HTML that was copied from an editor unchanged, unless the HTML contains foreign content", () => {
    const own = `<p data-pm-slice="1 1 []">a</p><p></p><img src="/data/a.webp" alt="">`;
    expect(clean(`<meta charset='utf-8'>${own}`)).toBe(own);
    expect(clean(`<h1 data-pm-slice="1 1 []">a</h1><p></p>`)).toBe("<h2>a</h2>");
    expect(clean(`<p data-pm-slice="1 1 []"><a href="javascript:x()">a</a></p>`)).toBe("<p>a</p>");
    expect(clean(`<p data-pm-slice="1 1 []" onclick="x()">a</p><img src="https://x.example/a">`)).toBe(
      "<p>a</p>",
    );
  });
});

const tags =
  "p br h1 h2 h3 h4 h5 h6 ul ol li strong em b i u a img blockquote div span table tr td th pre script style svg iframe o:p font section dl dt dd xml form input marquee html head body title".split(
    " ",
  );
const attribute = fc.oneof(
  fc.constantFrom(
    ' style="font-weight:700"',
    " style='mso-list:l0 level2 lfo1'",
    ' style="mso-list:Ignore"',
    ' style="display:none"',
    ' class="MsoNormal"',
    ' onclick="x()"',
    ' href="javascript:x()"',
    ' href="https://a.example/?utm_source=b"',
    ' src="/data/a.webp"',
    ' src="//evil.example/a.png" onerror=x()',
    ' data-pm-slice="1 1 []"',
    " hidden",
    ' alt="&quot;><script>"',
  ),
  fc.string({ maxLength: 8 }).map((text) => ` x=${text}`),
);
const piece = fc.oneof(
  fc
    .tuple(fc.constantFrom(...tags), fc.array(attribute, { maxLength: 2 }))
    .map(([tag, each]) => `<${tag}${each.join("")}>`),
  fc.constantFrom(...tags).map((tag) => `</${tag}>`),
  fc.constantFrom(
    "<!--[if gte mso 9]>",
    "<![endif]-->",
    "<![if !supportLists]>",
    "<",
    "&",
    "&nbsp;",
    "\n",
    " ",
  ),
  fc.string({ maxLength: 12, unit: "binary" }),
);
const pasted = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(""));

test("cleanPastedHtml() returns only allowed HTML for any input, and doesn't change its own output", () => {
  const allowed: Record<string, string[]> = {
    ...Object.fromEntries(
      "p br h2 h3 h4 ul li strong em s blockquote table tbody tr th td"
        .split(" ")
        .map((tag) => [tag, ["data-pm-slice"]]),
    ),
    ol: ["start", "data-pm-slice"],
    a: ["href", "data-pm-slice"],
    img: ["src", "alt", "width", "height", "data-pm-slice"],
  };
  fc.assert(
    fc.property(pasted, (html) => {
      const out = clean(html);
      for (const { localName, attributes } of parse(out).querySelectorAll("*")) {
        expect(Object.keys(allowed)).toContain(localName);
        for (const { name, value } of attributes) {
          expect(allowed[localName]).toContain(name);
          if (name === "src") expect(value).toMatch(/^\/data\//);
          if (name === "href") expect(value).toMatch(/^(?!javascript:)/i);
        }
      }
      if (!html.includes("data-pm-slice")) {
        for (const { cells } of parse(out).querySelectorAll("tr")) expect(cells.length).toBeLessThan(9);
        expect(clean(out)).toBe(out);
        expect(out).not.toMatch(/<(p|h[234]|li|ul|ol|blockquote)>\s*<\/\1>/);
      }
    }),
    { numRuns: 500 },
  );
});

test("cleanPastedHtml() keeps all visible characters", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
      const words = text.replaceAll(/[\p{Cc}\u200b\ufeff\u00ad\s]+/gu, "");
      expect(parse(clean(`<p>${escaped}</p>`)).textContent.replaceAll(/\s+/g, "")).toBe(words);
    }),
  );
});

test("cleanPastedHtml() cleans HTML with thousands of nested elements", () => {
  expect(clean("<div>".repeat(5000) + "a")).toBe("<p>a</p>");
  expect(clean("<ul><li>a".repeat(1000))).toContain("<p>a</p>");
});
