import { expect, test } from "vitest";
import { documentKind } from "#src/features/documents/document.ts";
import { priceListKind } from "#src/features/prices/price-list.ts";
import { withExplicitNulls } from "./explicit-nulls.ts";

test("`withExplicitNulls()` adds null for each missing language and file, but adds no field that the form doesn't have", () => {
  const file = { filename: "regler-00000000.pdf", bytes: 1, pages: 1 };
  expect(
    withExplicitNulls(documentKind.input, { files: { nb: file }, translations: { en: { title: "Rules" } } }),
  ).toEqual({
    files: { nb: file, en: null, de: null },
    translations: { en: { title: "Rules", description: null }, de: null },
  });
});

test("`withExplicitNulls()` adds null for each missing value of a list item at every depth", () => {
  const values = {
    rateGroups: [{ name: "Døgn", rates: [{ text: "Telt", translations: { en: { text: "Tent" } } }] }],
  };
  expect(withExplicitNulls(priceListKind.input, values as object)).toEqual({
    rateGroups: [
      {
        name: "Døgn",
        subTitle: null,
        purpose: null,
        translations: null,
        rates: [
          {
            text: "Telt",
            detail: null,
            amount: null,
            kind: null,
            key: null,
            translations: { en: { text: "Tent", detail: null }, de: null },
          },
        ],
      },
    ],
  });
});
