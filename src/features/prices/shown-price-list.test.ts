import { describe, expect, test } from "vitest";
import { priceList } from "./price-list.ts";
import { toShownPriceList } from "./shown-price-list.ts";

const rates = priceList.parse({
  id: 1,
  version: 1,
  updatedAt: "2026-01-01T00:00:00Z",
  year: 2026,
  fromDate: "2026-01-01",
  isActive: true,
  startsItself: false,
  description: "Alle priser med mva.",
  note: "",
  translations: { en: { description: "All prices include VAT." } },
  rateGroups: [
    {
      name: "Hytte",
      subTitle: "Per natt",
      rates: [
        { text: "Sommer", detail: "19.06–16.08", amount: 1190, translations: { en: { text: "Summer" } } },
      ],
      translations: { en: { name: "Cabin", subTitle: "Per night" } },
    },
    { name: "Hytte", rates: [{ text: "Sluttvask", amount: 600 }] },
  ],
});

describe("toShownPriceList", () => {
  test("returns each text with its actual language", () => {
    const { language, words, groups } = toShownPriceList(rates, "en");
    expect([language, words.description]).toEqual(["en", "All prices include VAT."]);
    expect([groups[0]!.language, groups[0]!.words.name]).toEqual(["en", "Cabin"]);
    // The detail isn't translated, so the whole rate is in Norwegian.
    expect(groups[0]!.rates[0]).toMatchObject({ language: "nb", words: { text: "Sommer" } });
    expect(groups[1]).toMatchObject({ language: "nb", words: { name: "Hytte" } });
  });

  test("gives groups with the same name different ids", () => {
    expect(toShownPriceList(rates, "nb").groups.map(({ id }) => id)).toEqual(["hytte", "2"]);
  });
});
