import { expect, test } from "vitest";
import { faultsIn } from "#test/pages/schema-org.ts";
import type { Purpose } from "#src/campsite/price-purposes.ts";
import { priceList, type RateKind } from "./price-list.ts";
import { groupOffers, offerCatalog } from "./offers.ts";
import { toShownPriceList } from "./shown-price-list.ts";

const siteOrigin = "https://camping.example";
const where = { siteOrigin, url: `${siteOrigin}/info/prices`, language: "nb" } as const;
const place = { "@id": `${siteOrigin}/info/day#place` };

const listOf = (...groups: { purpose: Purpose; rates: [string, number, RateKind?][] }[]) =>
  toShownPriceList(
    priceList.parse({
      isActive: true,
      startsItself: false,
      id: 1,
      version: 1,
      updatedAt: "2026-01-01T00:00:00Z",
      year: 2026,
      fromDate: "2026-01-01",
      description: "Priser",
      note: "",
      rateGroups: groups.map(({ purpose, rates }) => ({
        name: purpose,
        purpose,
        rates: rates.map(([text, amount, kind]) => ({ text, amount, kind })),
      })),
    }),
    "nb",
  );

const list = listOf(
  {
    purpose: "day",
    rates: [
      ["Telt", 290],
      ["Ekstra voksen", 60, "extra"],
      ["Nøkkel", 100, "deposit"],
    ],
  },
  { purpose: "seasonal", rates: [["Felt A", 24_500]] },
  {
    purpose: "sanitary",
    rates: [
      ["RFID-kort", 100, "deposit"],
      ["Dusj", 15],
    ],
  },
  { purpose: "other", rates: [["Båtplass", 1800]] },
);
const offersOf = (index: number, itemOffered?: object) =>
  groupOffers(list.groups[index]!, list, where, itemOffered);
const unitOf = (offer: object | undefined) =>
  (offer as { priceSpecification: { unitCode?: string; unitText?: string } }).priceSpecification;

test("a price has the unit of its group: a night, a season, a use, or no unit", () => {
  expect(unitOf(offersOf(0)[0])).toEqual({
    "@type": "UnitPriceSpecification",
    price: 290,
    priceCurrency: "NOK",
    valueAddedTaxIncluded: true,
    unitCode: "DAY",
    unitText: "natt",
    referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: "DAY", unitText: "natt" },
  });
  expect(unitOf(offersOf(1)[0])).toMatchObject({ unitText: "sesong", referenceQuantity: { value: 1 } });
  expect(unitOf(offersOf(2)[0])).toMatchObject({ price: 15, unitText: "gang" });
  expect(unitOf(offersOf(3)[0]).unitText).toBeUndefined();
});

test("an extra becomes an add-on to the pitch's offers, and a deposit is left out", () => {
  const extra = { "@id": `${where.url}#day-extra-1` };
  expect(offersOf(0, place)).toEqual([
    expect.objectContaining({ name: "Telt", itemOffered: place, addOn: [extra] }),
    expect.objectContaining({ name: "Ekstra voksen", ...extra }),
  ]);
  expect(offersOf(0, place)[1]).not.toHaveProperty("itemOffered");
  expect(unitOf(offersOf(0, place)[1])).not.toHaveProperty("unitText");
});

test("the catalogue contains all groups' offers and is valid schema.org", () => {
  const catalog = offerCatalog(list, "Priser 2026", where) as { itemListElement: object[] };
  expect(catalog).toMatchObject({ "@type": "OfferCatalog", name: "Priser 2026" });
  expect(catalog.itemListElement).toEqual(
    list.groups.map(({ words }, index) =>
      expect.objectContaining({ name: words.name, itemListElement: offersOf(index) }),
    ),
  );
  expect(faultsIn(JSON.parse(JSON.stringify(catalog)) as object)).toEqual([]);
});
