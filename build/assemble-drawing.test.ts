import { mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { assembleDrawing } from "./assemble-drawing.ts";

const light = {
  conditions: new Map([
    ["lit", true],
    ["snow", false],
  ]),
  tokens: new Map([
    ["sea-1", "#123456"],
    ["foam", "#abcdef"],
    ["glitter", ".9"],
  ]),
};

/** Assembles a drawing with this body. The body can contain a link to the part boat.svg. */
function assembled(body: string): string {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), "drawing-"));
  const svg = (inside: string, viewBox: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" id="svg1" viewBox="${viewBox}"><title>It</title><style>.x{}</style>${inside}</svg>`;
  writeFileSync(
    path.join(folder.path, "boat.svg"),
    svg('<path class="fill-foam" d="M0 0h9"/>', "-10 -20 40 20"),
  );
  writeFileSync(path.join(folder.path, "drawing.svg"), svg(body, "0 0 60 40"));
  const [, inside] =
    /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 60 40">(.*)<\/svg>\n$/.exec(
      assembleDrawing(path.join(folder.path, "drawing.svg"), light),
    ) ?? [];
  return inside!;
}

test("assembleDrawing() replaces classes such as fill-sea-1 by attributes with the values of the light's tokens", () => {
  expect(assembled('<path class="fill-sea-1 opacity-glitter" d="M0 0"/>')).toBe(
    '<path fill="#123456" opacity=".9" d="M0 0"/>',
  );
  expect(assembled('<g fill="none" class="stroke-foam"><path d="M0 0"/></g>')).toBe(
    '<g fill="none" stroke="#abcdef"><path d="M0 0"/></g>',
  );
});

test("assembleDrawing() removes elements with false conditions, and unwraps groups without attributes", () => {
  expect(
    assembled(
      '<g id="lamp" class="when-lit unless-snow"><path d="M1 1"/></g><g class="when-snow"><path d="M2 2"/></g>' +
        '<path class="unless-lit" d="M3 3"/>',
    ),
  ).toBe('<path d="M1 1"/>');
});

test("assembleDrawing() moves, mirrors and scales a part like the <image> that links to the part", () => {
  const boat = '<path fill="#abcdef" d="M0 0h9"/>';
  const image = (rest: string) => assembled(`<image href="boat.svg" ${rest}/>`);
  expect(image('x="-10" y="-20" width="40" height="20"')).toBe(boat);
  expect(image('x="-10" y="-20" width="40" height="20" transform="scale(-1 1)"')).toBe(
    `<g transform="scale(-1 1)">${boat}</g>`,
  );
  expect(image('width="80" height="40" opacity=".5"')).toBe(
    `<g transform="translate(20 40)scale(2 2)" opacity=".5">${boat}</g>`,
  );
});

test("assembleDrawing() removes the metadata of a drawing program and keeps the colours of style attributes", () => {
  expect(
    assembled(
      '<sodipodi:namedview id="base"><inkscape:page x="0"/></sodipodi:namedview><!-- --><defs id="defs2"/><metadata><rdf:RDF/></metadata>' +
        '<path id="path7" inkscape:label="Hull" class="fill-sea-1" style="fill:#fedcba;-inkscape-stroke:none; stroke : none" d="M0 0"/>',
    ),
  ).toBe('<path fill="#fedcba" d="M0 0" stroke="none"/>');
});

test("assembleDrawing() keeps ids inside <defs> and removes all other ids", () => {
  const pines = '<defs><g id="pine"><path d="M0 0"/></g></defs><use href="#pine" x="3"/>';
  expect(assembled(pines.replace("href", "xlink:href"))).toBe(pines);
});

test.each([
  ['<path class="fill-see-1" d="M0 0"/>', 'class "fill-see-1" is unknown'],
  ['<path class="when-wet" d="M0 0"/>', 'class "when-wet" is unknown'],
  ['<path class="st0" d="M0 0"/>', 'class "st0" is unknown'],
  ['<image href="ship.svg" width="1" height="1"/>', "no such file"],
])("assembleDrawing() throws an error that names the file for %s", (body, message) => {
  expect(() => assembled(body)).toThrow(message);
  expect(() => assembled(body)).toThrow(/drawing\.svg|ship\.svg/);
});
