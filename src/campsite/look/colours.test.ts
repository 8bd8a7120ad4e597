import { readFileSync } from "node:fs";
import { wcagContrast } from "culori/fn";
import fc from "fast-check";
import { expect, test } from "vitest";
import { coloursOf, pairs } from "./colours.ts";
import { defaultColours } from "./house-colours.ts";

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, "0")}`);

test("the default colours equal the colours of the style sheet", () => {
  const css = readFileSync("src/ui/styles/tokens.css", "utf8");
  for (const [name, { light, dark }] of Object.entries(defaultColours)) {
    const written = light === dark ? light : `light-dark(${light}, ${dark})`;
    expect(css).toContain(`--${name}: ${written};`);
  }
  expect(coloursOf({ mainColour: null, accentColour: null })).toEqual(defaultColours);
});

test("any two colours result in sufficient contrast, in the light and the dark scheme", () => {
  fc.assert(
    fc.property(fc.option(anyColour), fc.option(anyColour), (mainColour, accentColour) => {
      const colours = coloursOf({ mainColour, accentColour });
      for (const { of, on, minContrast } of pairs)
        for (const ground of on)
          for (const scheme of ["light", "dark"] as const)
            expect(
              wcagContrast(colours[of][scheme], colours[ground][scheme]),
              `${of} on ${ground}, ${scheme}: ${colours[of][scheme]} on ${colours[ground][scheme]}`,
            ).toBeGreaterThanOrEqual(minContrast);
    }),
    {
      examples: [
        [null, "#ecffe9"],
        ["#ffffff", "#ffffff"],
        ["#000000", "#000000"],
      ],
    },
  );
});
