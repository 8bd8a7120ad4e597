import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { Problem } from "#src/platform/api/problem.ts";
import { cutSvg } from "./cut-svg.server.ts";

const cut = (inside: string) =>
  cutSvg(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`));

/** Groups of which each uses the one before ten times: what is drawn of the last is 10 to the power of how many. */
const nested = (groups: number) =>
  `<defs><g id="a0"><path d="M0 0"/></g>${Array.from(
    { length: groups },
    (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`,
  ).join("")}</defs><use href="#a${groups}"/>`;

const tooLarge = expect.objectContaining({ kind: "oversized-drawing" });

test("a drawing is as large as what is drawn of it, however little of it is written", () => {
  expect(cut(nested(3)).width).toBe(10);
  expect(() => cut(nested(5))).toThrow(tooLarge);
  expect(() => cut(nested(12))).toThrow(tooLarge);
  const chain = Array.from(
    { length: 20_000 / 3 },
    (_, at) => `<clipPath id="c${at + 1}"><path clip-path="url(#c${at})" d="M0 0"/></clipPath>`,
  );
  for (const clips of [chain, chain.toReversed()])
    expect(() => cut(clips.join("")), "a chain that nobody has drawn").toThrow(tooLarge);
});

test("what refers to itself is drawn once, and what is there no more not at all", () => {
  expect(cut('<g id="q"><path d="M0 0h1"/><use href="#q"/><use href="#none"/></g>').svg).toContain("#q");
});

test.each([
  ["a style sheet that is no rules", `<style>${"a".repeat(150_000)}</style>`],
  ["style sheets without an end", "<style".repeat(15_000) + " ".repeat(1_500_000)],
  ["a shape of very many classes", `<path class="${"a ".repeat(500_000)}" d="M0 0"/>`],
])("%s holds nobody up", (_, inside) => {
  const begun = performance.now();
  expect(cut(`<path d="M0 0"/>${inside}`).svg).toContain("<path");
  expect(performance.now() - begun).toBeLessThan(5000);
});

test("a shape looks as its classes say, also those within a condition, and its own style is stronger", () => {
  const sheet = ".a , .b{fill:#fff} @media all{.c{stroke:#000}} path{fill:red} .b{opacity:.5}";
  const { svg } = cut(`<style>${sheet}</style><path class="b c" style="opacity:1" d="M0 0"/>`);
  expect(svg).toContain('<path d="M0 0" fill="#fff" opacity="1" stroke="#000">');
});

test("whatever a drawing has in it, what is left can be read by those who read XML strictly", async () => {
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
