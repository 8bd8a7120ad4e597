import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { priceListKind } from "#src/features/prices/price-list.ts";
import { findActivePriceList, savePriceList } from "#src/features/prices/price-lists.server.ts";
import { pricesText } from "#messages/prices";
import { getWebsiteSettings, saveWebsiteSettings } from "#src/campsite/settings/website-settings.server.ts";
import { websiteSettingsKind } from "#src/campsite/settings/website-settings.ts";
import { address } from "#src/i18n/addresses.ts";
import { inTransaction } from "#src/platform/context.ts";
import { formatAmount } from "#src/i18n/format.ts";
import { languages } from "#src/i18n/language.ts";
import { readHead } from "#test/pages/head.ts";
import { openTestSite, type TestSite } from "#test/support/site.ts";
import { stays, type StayName } from "./stay.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const names = Object.keys(stays) as StayName[];

const amountsIn = (html: string) => [...html.matchAll(/<td[^>]*><b>(.*?)<\/b>/g)].map(([, amount]) => amount);

/** Returns the address and the other attributes of the page's main button. */
const callOf = (html: string) => /<a class="button action full" href="([^"]+)"([^>]*)>/.exec(html)?.slice(1);

describe.each(names)("the page “%s”", (name) => {
  test.each(languages)(
    "shows its group of the active price list, also as structured data (%s)",
    async (language) => {
      const rates = await findActivePriceList(site.context);
      const group = rates!.rateGroups.find(({ purpose }) => purpose === stays[name].purpose)!;
      const html = await site.read(address(name, language));
      expect(amountsIn(html)).toEqual(group.rates.map(({ amount }) => formatAmount(amount)));
      expect(html).toContain(`href="${address("prices", language)}"`);
      expect(html).toContain(`drawings/stay-${name}-sea-noon.svg`);
      const { structuredData, canonical } = readHead(html);
      const place = structuredData.find((data) => data["@type"] === stays[name].type)!;
      const catalog = structuredData.find((data) => data["@type"] === "OfferCatalog")!;
      expect(place).toMatchObject({ "@id": `${canonical[0]}#place`, url: canonical[0] });
      const offered = (catalog["itemListElement"] as { itemOffered?: object }[]).filter(
        (each) => each.itemOffered,
      );
      expect(offered).toEqual(
        group.rates
          .filter(({ kind }) => kind === "price")
          .map(({ amount }) =>
            expect.objectContaining({
              "@type": "Offer",
              itemOffered: { "@id": place["@id"] },
              priceSpecification: expect.objectContaining({
                price: amount,
                priceCurrency: "NOK",
                unitText: pricesText[language].units[name === "seasonal" ? "season" : "night"],
              }),
            }),
          ),
      );
    },
  );

  test("shows no price among its facts while there is a price list", async () => {
    expect(await site.read(address(name, "nb"))).not.toContain("Pris fra");
  });
});

test("a new price is on the page at once, and the facts show a price when there is no price list", async () => {
  await using own = await openTestSite();
  const { id, updatedAt: _, ...rates } = (await findActivePriceList(own.context))!;
  const raised = rates.rateGroups.map((group) => ({
    ...group,
    rates: group.rates.map((rate) => ({ ...rate, amount: rate.amount + 7 })),
  }));
  await savePriceList(own.context, priceListKind.input.parse({ ...rates, rateGroups: raised }), { id });
  const html = await own.read("/info/cabins");
  expect(amountsIn(html)).toEqual(["897", "1\u00a0197", "127", "607"]);
  expect(html).toContain(">897\u00a0kr</b>");
  await inTransaction(own.context, ({ db }) => db.deleteFrom("priceList").execute());
  const without = await own.read("/info/cabins");
  expect(amountsIn(without)).toEqual([]);
  expect(without).toContain("Pris fra");
  expect(without).not.toContain("OfferCatalog");
});

test("only day pitches and the cabin can be booked online, and only while online booking is on", async () => {
  await using own = await openTestSite();
  const calls = async () =>
    Promise.all(names.map(async (name) => callOf(await own.read(address(name, "en")))));
  const newTab = ' target="_blank" rel="noopener"';
  expect(await calls()).toEqual([
    ["/en/contactus#write-to-us", ""],
    ["/en/booking", newTab],
    ["/en/booking", newTab],
  ]);
  // Pages with a booking button also say that guests have no right of withdrawal.
  const saysSo = async (name: StayName) =>
    (await own.read(address(name, "nb"))).includes("Angreretten gjelder ikke opphold for bestemte datoer.");
  expect(await Promise.all(names.map(saysSo))).toEqual([false, true, true]);
  expect(await own.read("/aboutus")).toMatch(
    /<a [^>]*href="\/info\/prices#avbestilling"[^>]*>Avbestilling og angrerett<\/a>/,
  );
  const { id } = await own.context.db.selectFrom("websiteSettings").select("id").executeTakeFirstOrThrow();
  await saveWebsiteSettings(
    own.context,
    websiteSettingsKind.input.parse({ enableCPay: true, enableOnlineBooking: false, enableFeedback: true }),
    { id },
  );
  expect(await calls()).toEqual(names.map(() => ["/en/contactus#write-to-us", ""]));
  expect(await own.read("/info/day")).not.toMatch(/angrerett/i);
});

test("the seasonal page offers the waiting list only while the list is turned on, and otherwise a message", async () => {
  await using own = await openTestSite();
  const call = async () =>
    /<a class="button action full" [^>]*>(.*?)<\/a>/.exec(await own.read("/info/seasonal"))?.[1];
  expect(await call()).toBe("Skriv deg på venteliste");
  const { id, version: _, updatedAt: __, ...settings } = await getWebsiteSettings(own.context);
  await saveWebsiteSettings(
    own.context,
    websiteSettingsKind.input.parse({ ...settings, enableWaitingList: false }),
    { id },
  );
  expect(await call()).toBe("Spør om ledig plass");
  await using empty = await openTestSite({ isSeeded: false });
  expect(await empty.read("/info/seasonal")).not.toContain("venteliste");
});
