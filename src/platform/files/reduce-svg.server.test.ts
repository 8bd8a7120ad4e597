import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { Problem } from "#src/platform/api/problem.ts";
import { reduceSvg } from "./reduce-svg.server.ts";

const cut = (inside: string) =>
  reduceSvg(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`));

/** Returns groups, each with ten uses of the previous one, so that the last draws 10 ** `groups` shapes. */
const nested = (groups: number) =>
  `<defs><g id="a0"><path d="M0 0"/></g>${Array.from(
    { length: groups },
    (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`,
  ).join("")}</defs><use href="#a${groups}"/>`;

const tooLarge = expect.objectContaining({ kind: "oversized-drawing" });

test("reduceSvg() measures a drawing by its drawn shapes, not by its source", () => {
  expect(cut(nested(3)).width).toBe(10);
  expect(() => cut(nested(5))).toThrow(tooLarge);
  expect(() => cut(nested(12))).toThrow(tooLarge);
  const chain = Array.from(
    { length: 20_000 / 3 },
    (_, at) => `<clipPath id="c${at + 1}"><path clip-path="url(#c${at})" d="M0 0"/></clipPath>`,
  );
  for (const clips of [chain, chain.toReversed()])
    expect(() => cut(clips.join("")), "a long chain of clip paths").toThrow(tooLarge);
});

test("reduceSvg() accepts a recursive reference and a reference to a missing element", () => {
  expect(cut('<g id="q"><path d="M0 0h1"/><use href="#q"/><use href="#none"/></g>').svg).toContain("#q");
});

const classes = Array.from({ length: 4000 }, (_, at) => `.c${at}{fill:red}`).join("");

test.each([
  ["a style sheet without rules", `<style>${"a".repeat(150_000)}</style>`],
  ["many unclosed style sheets", "<style".repeat(15_000) + " ".repeat(1_500_000)],
  ["a shape with very many classes", `<path class="${"a ".repeat(500_000)}" d="M0 0"/>`],
  ["very many rules for very many shapes", `<style>${classes}</style>${"<path/>".repeat(15_000)}`],
  ["a rule with very many parts", `<style>${"g ".repeat(80_000)}{fill:red}</style>${"<g>".repeat(90)}`],
  ["very deeply nested groups", "<g>".repeat(19_000)],
])("reduceSvg() doesn't block the process for long with %s", (_, inside) => {
  const startUsage = process.threadCpuUsage();
  try {
    expect(cut(`<path d="M0 0"/>${inside}`).svg).toContain("<path");
  } catch (error) {
    expect(error).toBeInstanceOf(Problem);
  }
  // The CPU time of this thread doesn't depend on other work of the machine.
  expect(process.threadCpuUsage(startUsage).user).toBeLessThan(5_000_000);
});

const shape = (attributes: string, at = 0) => `<path ${attributes} d="M${at} 0h5v9h-5z"/>`;

/** TABLE  styles of shapes as drawing programs write them. */
const styled: readonly [string, string][] = [
  [
    "CorelDRAW",
    `<defs><style type="text/css"><![CDATA[\n.str0 {stroke:#E31E24;stroke-width:.5}\n.fil0 {fill:#0A7D3C}\n.fil1 {fill:#F4C20D}\n]]></style></defs>${shape('class="fil0 str0"')}${shape('class="fil1"', 5)}`,
  ],
  [
    "Illustrator",
    `<style type="text/css">\n\t.st0{fill:#0A7D3C;}\n\t.st1{fill-rule:evenodd;clip-rule:evenodd;fill:url(#SVGID_1_);}\n</style><switch><foreignObject requiredExtensions="http://ns.adobe.com/AdobeIllustrator/10.0/" width="1" height="1"/><g>${shape('class="st0"')}<linearGradient id="SVGID_1_" gradientUnits="userSpaceOnUse" x1="5" x2="10"><stop offset="0" style="stop-color:#FFF"/><stop offset="1" style="stop-color:#E31E24"/></linearGradient>${shape('class="st1"', 5)}</g></switch>`,
  ],
  [
    "Illustrator in the browser",
    `<defs><style>.cls-1,.cls-2{fill:none;}.cls-2{clip-path:url(#clip-path);}.cls-3{fill:#0a7d3c;}</style><clipPath id="clip-path"><rect class="cls-1" width="4" height="4"/></clipPath></defs><g class="cls-2">${shape('class="cls-3"')}</g>`,
  ],
  [
    "Inkscape",
    `<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" pagecolor="#fff"/><g style="fill:#0a7d3c;fill-opacity:1;stroke:none" inkscape:label="Lag" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape">${shape('style="fill:#f4c20d;stroke:#123;stroke-width:0.5;-inkscape-stroke:none"')}${shape("", 5)}</g>`,
  ],
  [
    "Figma",
    `<g clip-path="url(#clip0_1_2)"><g style="mix-blend-mode:normal">${shape('fill="#0A7D3C"')}</g>${shape('fill="url(#paint0_linear_1_2)"', 5)}</g><defs><radialGradient id="paint0_linear_1_2" cx="0" cy="0" r="1" gradientUnits="userSpaceOnUse" gradientTransform="translate(7 5) scale(5)"><stop stop-color="white"/><stop offset="1" stop-color="#E31E24" stop-opacity="0.5"/></radialGradient><clipPath id="clip0_1_2"><rect width="9" height="7" fill="white"/></clipPath></defs>`,
  ],
  [
    "Affinity",
    `<g transform="matrix(1,0,0,1,0,0)">${shape('style="fill:rgb(10,125,60);fill-rule:nonzero;"')}</g>${shape('style="fill:none;stroke:rgb(20,40,60);stroke-width:0.5px;"', 5)}`,
  ],
  ["a comment", `<style>/* .a{fill:red} */ .a{/* ; */fill:#0a7d3c/* } */}</style>${shape('class="a"')}`],
  ["an element with a class", `<style>path.a{fill:#0a7d3c}rect.a{fill:red}</style>${shape('class="a"')}`],
  [
    "nested classes",
    `<style>.b .c{fill:#0a7d3c}.c .b{fill:red}</style><g class="b"><g>${shape('class="c"')}</g></g>`,
  ],
  [
    "a child",
    `<style>.b>path{fill:#0a7d3c}svg>path{fill:#f4c20d}</style><g class="b">${shape("")}</g>${shape("", 5)}`,
  ],
  ["an id", `<style>path.a{fill:red}#d{fill:#0a7d3c}.a{fill:red}</style>${shape('class="a" id="d"')}`],
  ["an element", `<style>path{fill:#0a7d3c}</style>${shape('fill="red"')}`],
  ["every element", `<style>*{fill:#0a7d3c}</style>${shape("")}`],
  ["an attribute", `<style>[id^="d"]{fill:#0a7d3c}</style>${shape('id="d1"')}`],
  ["a later rule", `<style>.a{fill:red}.b{fill:#0a7d3c}</style>${shape('class="b a"')}`],
  [
    "an important rule",
    `<style>.a{fill:#0a7d3c!important}#d{fill:red}</style>${shape('class="a" id="d" style="fill:red"')}`,
  ],
  [
    "a second style sheet",
    `<style>.a{fill:red}</style><style media="print">.a{fill:#00f}</style><style>.a{fill:#0a7d3c}</style>${shape('class="a"')}`,
  ],
  ["a hover rule", `<style>.a{fill:#0a7d3c}.a:hover{fill:red}</style>${shape('class="a"')}`],
  [
    "a symbol",
    `<style>.a{fill:#0a7d3c}use{opacity:.5}</style><symbol id="s" viewBox="0 0 9 9">${shape('class="a"')}</symbol><use href="#s" width="9" height="9"/>`,
  ],
  [
    "a reused group",
    `<style>.a{fill:#0a7d3c}</style><defs><g id="s" class="a">${shape("")}</g></defs><use xlink:href="#s" xmlns:xlink="http://www.w3.org/1999/xlink" x="4"/>`,
  ],
  [
    "a gradient by class",
    `<style>.s{stop-color:#0a7d3c}.t{stop-color:#f4c20d}.a{fill:url(#g)}</style><linearGradient id="g"><stop class="s"/><stop class="t" offset="1"/></linearGradient>${shape('class="a"')}`,
  ],
  [
    "a link",
    `<style>a{fill:#0a7d3c}</style><a href="https://campsite.example/" transform="translate(3)">${shape("")}</a>`,
  ],
  [
    "a hidden layer",
    `<g style="display:none"><image href="data:image/png;base64,AAAA" width="9" height="9"/></g>${shape('fill="#0a7d3c"')}`,
  ],
];

test.each(styled)("a drawing looks the same after reduction: %s", async (_, inside) => {
  const { svg } = cut(inside);
  const original = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="10" height="10">${inside}</svg>`;
  const [cutPixels, pixels] = await Promise.all([svg, original].map(pixelsOf));
  expect(cutPixels!.equals(pixels!), svg).toBe(true);
  expect(svg).not.toMatch(/class|style/);
  expect(new Set(pixels).size, "the drawing isn't blank").toBeGreaterThan(2);
});

test("reduceSvg() applies rules for screens, ignores rules for print, and accepts properties in capitals", () => {
  const sheet = "@media print{.a{fill:red}}@media screen{.a{FILL:#0a7d3c}}";
  expect(cut(`<style>${sheet}</style>${shape('class="a"')}`).svg).toContain('fill="#0a7d3c"');
});

const pixelsOf = (svg: string) => sharp(Buffer.from(svg), { density: 288 }).ensureAlpha().raw().toBuffer();

test.each([
  ["drawing-with-picture", '<image href="data:image/png;base64,AAAA" width="9" height="9"/>'],
  ["drawing-with-picture", "<foreignObject><body><p>Hei</p></body></foreignObject>"],
  ["drawing-with-effect", '<filter id="f"/><g filter="url(#f)"/>'],
  ["drawing-with-effect", '<style>.a{mix-blend-mode:multiply}</style><g class="a"/>'],
  ["drawing-with-effect", '<mask id="m"/><g style="mask:url(#m)"/>'],
  ["drawing-with-effect", '<pattern id="p"/><rect fill="url(#p)"/>'],
  ["drawing-with-effect", '<marker id="m"/><path marker-end="url(#m)" d="M0 0"/>'],
  ["drawing-from-elsewhere", '<use href="https://x.example/a.svg#b"/>'],
  ["drawing-from-elsewhere", '<rect fill="url(https://x.example/#a)" width="1" height="1"/>'],
  ["drawing-from-elsewhere", "<style>@import 'https://x.example/a.css';</style>"],
  ["drawing-with-unknown-style", "<style>.a{fill:red</style>"],
  ["drawing-with-unknown-style", "<style>.a{.b{fill:red}}</style>"],
  ["drawing-with-unknown-style", "<style>.a~.b{fill:red}</style>"],
  ["drawing-with-unknown-style", "<style>path:nth-of-type(2){fill:red}</style>"],
  ["drawing-with-unknown-style", '<style>:root{--a:red}path{fill:var(--a)}</style><path d="M0 0"/>'],
  ["drawing-with-unknown-style", '<g style="transform:translate(5px,5px)"/>'],
])("reduceSvg() throws %s for content that would look different", (kind, inside) => {
  expect(() => cut(`${shape("")}${inside}`)).toThrow(expect.objectContaining({ kind }));
});

test("a reduced drawing is always well-formed XML", async () => {
  const bits = fc.oneof(
    fc.string({ unit: "binary", maxLength: 8 }),
    fc.constantFrom(
      "<path d='M0 0h9v9z'/>",
      "<text>",
      "</text>",
      "<g",
      ' fill="',
      "/>",
      "]]>",
      "<!--",
      "<![CDATA[",
      "&nbsp;",
      "&#1;",
      "&lt;",
      "<?x ?>",
      "<!DOCTYPE svg>",
      "\u0001",
      "\uFFFE",
      '"',
      ">",
      "<a:b>",
      "<use xlink:href='#a'/>",
    ),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(bits, { maxLength: 12 }), async (inside) => {
      let svg: string;
      try {
        ({ svg } = cut(`<path d="M0 0h9v9z"/>${inside.join("")}`));
      } catch (error) {
        expect(error).toBeInstanceOf(Problem);
        return;
      }
      expect(await sharp(Buffer.from(svg)).metadata(), svg).toMatchObject({ format: "svg" });
    }),
    { numRuns: 500 },
  );
});
