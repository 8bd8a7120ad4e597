import { describe, expect, test } from "vitest";
import { listHistory } from "#src/cms/history/history.server.ts";
import { valuesOf } from "#src/cms/kind/kind.ts";
import { address } from "#src/i18n/addresses.ts";
import { databases } from "#test/support/databases.ts";
import { openTestSite, siteOn } from "#test/support/site.ts";
import { priceListKind } from "./price-list.ts";
import { listComingPriceLists, priceListCollection } from "./price-lists.server.ts";

describe.each(databases)("a price list that starts by itself, on %s", (database) => {
  test("becomes active when its day begins, and no later response has the old list, even from a cache", async () => {
    await using site = await openTestSite({ database, now: "2026-12-31T12:00:00Z" });
    const { context } = site;
    const { items } = await priceListCollection.list(context, { limit: 10 });
    const [now, next] = [items.find(({ isActive }) => isActive)!, items.find(({ isActive }) => !isActive)!];
    const save = (fields: object) =>
      priceListCollection.save(
        context,
        priceListKind.input.parse({ ...valuesOf(priceListKind, next), ...fields }),
        { id: next.id },
      );
    await save({ startsItself: true, fromDate: "2027-01-01" });
    expect(await listComingPriceLists(context)).toContainEqual({
      kind: "priceList",
      id: next.id,
      what: "appears",
      name: String(next.year),
      at: "2026-12-31T23:00:00Z",
    });

    const other = siteOn(context);
    const data = "/api/v1/annualrates/active";
    const path = address("prices", "nb");
    const yearsOn = async (on: Pick<typeof site, "read">) => {
      const active = JSON.parse(await on.read(data)) as { year: number };
      return [active.year, (await on.read(path)).includes(`Priser ${active.year}`)];
    };
    context.setNow("2026-12-31T22:59:59Z");
    expect(await yearsOn(site)).toEqual([now.year, true]);
    expect(await yearsOn(other)).toEqual([now.year, true]);
    expect(site.app.ready(data, undefined)).toBeDefined();

    context.setNow("2026-12-31T23:00:00Z");
    expect(site.app.ready(data, undefined)).toBeUndefined();
    // The requests are simultaneous. No response has the old list, and the change is made once.
    const answers = await Promise.all([yearsOn(site), yearsOn(other), yearsOn(site)]);
    expect(answers).toEqual(answers.map(() => [next.year, true]));
    expect(await priceListCollection.get(context, next.id)).toMatchObject({
      isActive: true,
      startsItself: false,
    });
    expect(await priceListCollection.get(context, now.id)).toMatchObject({ isActive: false });
    const { items: entries } = await listHistory(
      context,
      { limit: 10 },
      { resourceId: next.id, kind: "priceList" },
    );
    expect(entries.filter(({ changed }) => changed.includes("isActive"))).toMatchObject([{ userName: null }]);
    expect(site.app.ready(data, undefined)).toBeDefined();
  });

  test("isn't planned for a day that has already come", async () => {
    await using site = await openTestSite({ database, now: "2026-12-31T12:00:00Z" });
    const { items } = await priceListCollection.list(site.context, { limit: 10 });
    const next = items.find(({ isActive }) => !isActive)!;
    const input = { ...valuesOf(priceListKind, next), startsItself: true, fromDate: "2026-12-31" };
    const saved = await priceListCollection.save(site.context, priceListKind.input.parse(input), {
      id: next.id,
    });
    expect(saved).toMatchObject({ isActive: false, startsItself: false });
  });
});
