import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Context } from "#src/platform/context.ts";
import { toGuestResource } from "#test/pages/guest-resource.ts";
import { openTestContext } from "#test/support/context.ts";
import { databases } from "#test/support/databases.ts";
import { findActivePriceList, savePriceList } from "./price-lists.server.ts";
import { priceListKind, leadingRate, localizePriceList } from "./price-list.ts";

const input = (year: number, isActive: boolean) =>
  priceListKind.input.parse({
    description: `Priser ${year}`,
    year,
    fromDate: `${year}-01-01`,
    isActive,
    rateGroups: [
      {
        name: "Døgnplass",
        rates: [
          {
            text: "Telt",
            key: "telt",
            amount: 290,
            translations: { en: { text: "Tent" }, de: { text: "Zelt" } },
          },
          { text: "Bobil", key: "bobil", amount: 350.5 },
        ],
        translations: { en: { name: "Day pitch" } },
      },
    ],
    translations: { en: { description: `Prices ${year}` } },
  });

async function activeYears({ db }: Context): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`select year from "priceList" where "isActive" = 1`.execute(db);
  return rows.map(({ year }) => year);
}

describe.each(databases)("price lists on %s", (database) => {
  test("a changed text in a copy of the active list has outdated translations", async () => {
    await using context = await openTestContext({ database });
    await savePriceList(context, input(2026, true));
    const copy = input(2026, false);
    expect((await savePriceList(context, copy)).languages?.en.outdated).toEqual([]);
    copy.rateGroups[0]!.rates[0]!.text = "Telt, inntil fire";
    const { en, de } = (await savePriceList(context, copy)).languages!;
    expect(en.outdated).toEqual(["rateGroups.0.rates.0.translations.en.text"]);
    expect(de.outdated).toEqual(["rateGroups.0.rates.0.translations.de.text"]);
  });

  test("guests see the active list as staff wrote it", async () => {
    await using context = await openTestContext({ database });
    expect(await findActivePriceList(context)).toBeUndefined();
    await savePriceList(context, input(2026, false));
    expect(await findActivePriceList(context)).toBeUndefined();
    const saved = await savePriceList(context, input(2027, true));
    expect(toGuestResource(saved)).toEqual({
      ...input(2027, true),
      id: saved.id,
      version: 1,
      updatedAt: "2026-07-15T10:00:00Z",
    });
    expect(await findActivePriceList(context)).toEqual(toGuestResource(saved));
  });

  test("a list that is made active replaces the active list", async () => {
    await using context = await openTestContext({ database });
    const first = await savePriceList(context, input(2026, true));
    await savePriceList(context, input(2027, true));
    expect(await activeYears(context)).toEqual([2027]);
    await savePriceList(context, input(2026, true), { id: first.id });
    expect(await activeYears(context)).toEqual([2026]);
    await savePriceList(context, input(2026, true), { id: first.id });
    expect(await activeYears(context)).toEqual([2026]);
    await expect(savePriceList(context, input(2026, false), { id: first.id })).rejects.toMatchObject({
      kind: "conflict",
    });
    expect(await activeYears(context)).toEqual([2026]);
  });

  test("only one list is active after several simultaneous saves that make a list active", async () => {
    await using context = await openTestContext({ database });
    const lists = [];
    for (let year = 2020; year < 2026; year++) lists.push(await savePriceList(context, input(year, false)));
    await Promise.all(lists.map(({ id, year }) => savePriceList(context, input(year, true), { id })));
    expect(await activeYears(context)).toHaveLength(1);
  });

  test("a failed save of an active list leaves the current list active", async () => {
    await using context = await openTestContext({ database });
    const { id } = await savePriceList(context, input(2026, true));
    await expect(savePriceList(context, input(2027, true), { id: id + 1 })).rejects.toMatchObject({
      kind: "not-found",
    });
    expect(await activeYears(context)).toEqual([2026]);
  });
});

test("each part is in the requested language if it is translated, with the same amounts", () => {
  const list = {
    ...input(2026, true),
    fromDate: "2026-01-01",
    translations: { en: { description: "Prices 2026" } },
    id: 1,
    version: 1,
    updatedAt: "2026-07-15T10:00:00Z",
  };
  const words = (language: "nb" | "en" | "de") => {
    const { description, rateGroups } = localizePriceList(list, language);
    return [
      description,
      ...rateGroups.flatMap(({ name, rates }) => [
        name,
        ...rates.flatMap(({ text, amount }) => [text, amount]),
      ]),
    ];
  };
  expect(words("nb")).toEqual(["Priser 2026", "Døgnplass", "Telt", 290, "Bobil", 350.5]);
  expect(words("en")).toEqual(["Prices 2026", "Day pitch", "Tent", 290, "Bobil", 350.5]);
  expect(words("de")).toEqual(["Priser 2026", "Døgnplass", "Zelt", 290, "Bobil", 350.5]);
});

test("a group's leading rate is its first rate that isn't an extra", () => {
  const of = (...kinds: ("price" | "extra" | "deposit")[]) =>
    leadingRate({ rates: kinds.map((kind, place) => ({ kind, place })) })?.place;
  expect([of("extra", "price"), of("deposit", "price"), of("extra"), leadingRate(undefined)]).toEqual([
    1,
    0,
    undefined,
    undefined,
  ]);
});
