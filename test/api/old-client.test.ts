import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PriceList } from "#src/features/prices/price-list.ts";
import { openStaffSite, type StaffSite } from "#test/support/staff-site.ts";

/* The customer's old client knows only the original fields. A save by this client must keep all newer fields. */

let site: StaffSite;
beforeAll(async () => {
  site = await openStaffSite();
});
afterAll(() => site[Symbol.asyncDispose]());

async function answered<Answer = Record<string, any>>(
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const response = await site.call(method, path, body);
  const answer = response.status === 204 ? {} : await response.json();
  expect([response.status, response.status < 300 || answer]).toEqual([response.status, true]);
  return answer as Answer;
}

const pick = (resource: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(resource).filter(([name]) => names.includes(name)));

/** Returns a price list with only the old client's fields. */
const oldPrices = ({ id, description, year, fromDate, isActive, rateGroups }: PriceList) => ({
  id,
  description,
  year,
  fromDate,
  isActive,
  rateGroups: rateGroups.map(({ name, subTitle, rates }) => ({
    name,
    subTitle,
    rates: rates.map(({ text, amount }) => ({ text, amount })),
  })),
});

describe("a price list", () => {
  let path: string;
  beforeAll(async () => {
    const { id } = await answered<PriceList>("GET", "/annualrates/active");
    path = `/annualrates/${id}`;
  });
  const read = () => answered<PriceList>("GET", path);
  const put = (body: object) => answered<PriceList>("PUT", path, body);

  test("is unchanged after a save by the old client", async () => {
    const { version: _, updatedAt: __, ...before } = await read();
    expect(await put(oldPrices(await read()))).toMatchObject(before);
    expect(await put({})).toMatchObject(before);
  });

  test("keeps all newer fields when the old client deletes, renames and reorders rates", async () => {
    const before = await read();
    const body = oldPrices(before);
    const day = body.rateGroups[0]!;
    const [first, second, third, ...rest] = day.rates;
    day.rates = [...rest.toReversed(), { ...third!, text: "Vogn med strøm" }, { ...first!, amount: 333 }];
    body.rateGroups = [...body.rateGroups.slice(1), day];
    body.rateGroups[0]!.name = "Sesong hele året";
    const after = await put(body);

    const [dayBefore, ...others] = before.rateGroups;
    const rates = dayBefore!.rates.slice(3).toReversed();
    expect(after.rateGroups.at(-1)).toEqual({
      ...dayBefore,
      rates: [
        ...rates,
        expect.objectContaining({ text: "Vogn med strøm", amount: third!.amount }),
        { ...dayBefore!.rates[0]!, amount: 333 },
      ],
    });
    expect(after.rateGroups.at(-1)!.rates.map(({ text }) => text)).not.toContain(second!.text);
    expect(after.rateGroups.slice(1, -1)).toEqual(others.slice(1));
    expect(after.rateGroups[0]).toMatchObject({ name: "Sesong hele året", purpose: "other" });
    await put({ rateGroups: before.rateGroups });
  });

  test("after the old client's save, a changed price is on the price page and the home page", async () => {
    const body = oldPrices(await read());
    body.rateGroups[0]!.rates[0]!.amount = 333;
    await put(body);
    for (const page of ["/info/prices", "/", "/en", "/de/info/prices"])
      expect((await site.read(page)).replaceAll(/<[^>]*>|&nbsp;/g, " "), page).toMatch(/333\s+(kr|NOK)/);
  });

  test("marks translations as outdated when a text changes", async () => {
    const body = oldPrices(await read());
    body.rateGroups[0]!.rates[0]!.text = "Lite telt";
    const { languages, rateGroups } = (await put(body)) as PriceList & { languages: Record<string, object> };
    expect(rateGroups[0]!.rates[0]).toMatchObject({ text: "Lite telt", key: "day-telt", kind: "price" });
    expect(languages).toMatchObject({ en: { outdated: ["rateGroups.0.rates.0.translations.en.text"] } });
  });
});

test("null removes a translation", async () => {
  const { translations } = await answered("PUT", "/faq/1", {
    translations: { en: null, de: { question: "" } },
  });
  expect(translations["en"] ?? {}).toEqual({});
  expect(translations["de"]).not.toHaveProperty("question");
  expect(translations["de"]).toHaveProperty("answer");
});

test("two simultaneous saves of different fields both persist", async () => {
  await Promise.all([
    answered("PUT", "/links/1", { description: "Fra den ene" }),
    answered("PUT", "/links/1", { category: "Fra den andre" }),
  ]);
  expect(await answered("GET", "/links/1")).toMatchObject({
    description: "Fra den ene",
    category: "Fra den andre",
  });
});

describe("saves with the old client's fields alone", () => {
  /** TABLE  the added resource, the changes to it, and the fields of the answer. */
  const table = [
    {
      path: "/messages",
      added: { pageTitle: "Vann", title: "Vann", message: "<p>Av</p>", isActive: true, isImportant: false },
      changed: { announcementDate: "2026-07-15T12:00:00" },
      fields: ["id", "pageTitle", "title", "message", "isActive", "isImportant", "announcementDate"],
    },
    {
      path: "/article",
      added: {
        title: "Ny sak",
        subTitle: "Under",
        text: "<p>Hei</p>",
        imageUrl: null,
        url: null,
        isActive: true,
      },
      changed: { url: "Min Sak", publishedDate: "2026-07-15T00:00:00.0000000" },
      fields: ["id", "title", "subTitle", "text", "imageUrl", "url", "isActive", "publishedDate"],
    },
    {
      path: "/annualrates",
      added: {
        description: "Priser 2028",
        year: "2028",
        fromDate: "2028-01-01T00:00:00",
        isActive: false,
        rateGroups: [{ name: "Døgn", subTitle: null, rates: [{ text: "Telt", amount: "300" }] }],
      },
      changed: { rateGroups: [{ name: "Døgn", subTitle: "", rates: [{ text: "Telt", amount: 310 }] }] },
      fields: ["id", "description", "year", "fromDate", "isActive", "rateGroups"],
    },
  ];

  test.each(table)("are accepted at $path", async ({ path, added, changed, fields }) => {
    const posted = await answered("POST", path, { id: 0, ...added });
    expect(Object.keys(posted)).toEqual(expect.arrayContaining(fields));
    const at = `${path}/${posted["id"]}`;
    const put = await answered("PUT", at, { ...pick(posted, fields), ...changed });
    expect(Object.keys(put)).toEqual(expect.arrayContaining(fields));
    expect(await answered("GET", at)).toEqual(put);
    const listed = await answered<object[]>("GET", `${path}/`);
    expect(Object.keys(listed[0]!)).toEqual(expect.arrayContaining(fields));
  });

  test("are accepted at /article without `unpublishDate`, and keep the stored value", async () => {
    const article = { title: "Slutter", subTitle: "Snart", text: "<p>Hei</p>", isActive: true };
    const unpublishDate = "2090-08-01T10:00:00Z";
    const { id } = await answered("POST", "/article", { ...article, unpublishDate });
    expect(await answered("PUT", `/article/${id}`, { ...article, title: "Ny" })).toMatchObject({
      title: "Ny",
      unpublishDate,
    });
  });

  test("are accepted at /photos and keep the newer fields", async () => {
    const fields = ["id", "filename", "description", "title", "sortorder", "createdDate", "showInGallery"];
    const before = await answered("GET", "/photos/1");
    const own = pick(before, fields);
    expect(Object.keys(own).toSorted()).toEqual(fields.toSorted());
    const after = await answered("PUT", "/photos/1", { ...own, description: null, sortorder: "3" });
    expect(after).toMatchObject({
      ...pick(before, ["alternativeText", "focusX", "focusY", "galleryId", "filename", "createdDate"]),
      description: "",
      sortorder: 3,
    });
  });

  test("are accepted at /websitesettings and keep the newer fields", async () => {
    const { id, enableCPay, enableOnlineBooking, enableFeedback } = await answered("GET", "/websitesettings");
    await answered("PUT", `/websitesettings/${id}`, { totalFireBan: true, offeredLanguages: ["en"] });
    const saved = await answered("PUT", `/websitesettings/${id}`, {
      id,
      enableCPay: !enableCPay,
      enableOnlineBooking,
      enableFeedback,
    });
    expect(saved).toMatchObject({ enableCPay: !enableCPay, totalFireBan: true, offeredLanguages: ["en"] });
  });
});

test("If-Match accepts a list of ETags that contains the current one", async () => {
  const { version } = await answered("GET", "/faq/2");
  const put = async (tags: string) => (await site.call("PUT", "/faq/2", {}, { "If-Match": tags })).status;
  expect(await put(`"x,y", "77" ,, W/"${version}"`)).toBe(200);
  expect(await put(`"77", "x"`)).toBe(412);
  expect(await put(`"77", x`)).toBe(400);
  expect(await put(" , ")).toBe(400);
});
