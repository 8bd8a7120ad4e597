import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { address, addresses } from "#src/i18n/addresses.ts";
import { languages, type Language } from "#src/i18n/language.ts";
import { columnsHolding } from "#src/cms/kind/kind.ts";
import { kindNames, kinds } from "#src/cms/kinds.ts";
import { anyTable } from "#src/platform/store/any-table.ts";
import { descriptions } from "#test/support/full-resources.ts";
import { makeDerived } from "#src/platform/store/derived.ts";
import { databases } from "#test/support/databases.ts";
import { callAsStaff as call, openStaffSite, type StaffSite, type Values } from "#test/support/staff-site.ts";

const link = (href: string) => `<p>Se <a href="${href}">her</a>.</p>`;
const named = (to: string) => `<p>Se <a data-to="${to}">her</a>.</p>`;

const stored = { sentDate: "2026-07-01T10:00:00Z", updatedAt: "2026-07-01T10:00:00Z", version: 1 };

const question = (nb: string, en = nb, de = nb) => ({
  question: "Hvor?",
  answer: nb,
  translations: { en: { question: "Where?", answer: en }, de: { question: "Wo?", answer: de } },
});

async function storedAnswer({ context }: StaffSite, id: number): Promise<Record<Language, string>> {
  const row = await context.db.selectFrom("faq").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const { en, de } = JSON.parse(row.translations) as Values;
  return { nb: row.answer, en: en.answer, de: de.answer };
}

describe.each(databases)("links in texts on %s", (database) => {
  let site: StaffSite;
  let page: Values;
  let targets: string[];
  beforeAll(async () => {
    site = await openStaffSite({ database });
    page = await call(site, "POST", "/pages", {
      title: "Kaiplass",
      text: "<p>Bommer.</p>",
      translations: {
        en: { title: "Quay berths", path: "/info/quay-berths", text: "<p>Booms.</p>" },
        de: { title: "Kaiplatz", path: "/info/kaiplatz", text: "<p>Bäume.</p>" },
      },
    });
    const one = async (kind: "article" | "document" | "photo") =>
      (await site.context.db.selectFrom(kind).select("id").orderBy("id").executeTakeFirstOrThrow()).id;
    targets = [
      `page:${page["id"]}`,
      `article:${await one("article")}`,
      `document:${await one("document")}`,
      `photo:${await one("photo")}`,
      "place:reception",
      "place:A1",
      ...Object.entries(addresses).flatMap(([name, [path]]) => (path.includes("{") ? [] : [`page:${name}`])),
    ];
  });
  afterAll(() => site[Symbol.asyncDispose]());

  test("are stored with the target's name, for an address in any language or spelling and for an earlier address", async () => {
    const saved = await call(
      site,
      "POST",
      "/faq",
      question(
        link("/info/prices#avbestilling"),
        link("/de/notfall"),
        link("http://localhost:3000/en/Info/Quay-Berths/?a=1&b=2"),
      ),
    );
    expect(await storedAnswer(site, saved["id"])).toEqual({
      nb: named("page:prices#avbestilling"),
      en: named("page:emergency"),
      de: named(`page:${page["id"]}?a=1&amp;b=2`),
    });
    expect([saved["answer"], saved["translations"].en.answer]).toEqual([
      link("/info/prices#avbestilling"),
      link("/en/emergency"),
    ]);
    const foreign = link("https://example.com/info/prices").replace('">', '" rel="noopener">');
    const other = await call(site, "POST", "/faq", question(foreign, link("/no/such/page"), link("tel:112")));
    expect(await storedAnswer(site, other["id"])).toEqual({
      nb: foreign,
      en: link("/no/such/page"),
      de: link("tel:112"),
    });
  });

  test("are stored with the target's name, for an article's former address and for the address of a redirect", async () => {
    const written = { title: "Brygga", subTitle: "Ny", text: "<p>Ja.</p>", isActive: true, url: "brygga" };
    const article = await call(site, "POST", "/article", written);
    await call(site, "PUT", `/article/${article["id"]}`, { url: "nye-brygga" });
    await call(site, "POST", "/redirects", { from: "/gamle-priser", to: "/info/prices", status: 301 });
    const saved = await call(
      site,
      "POST",
      "/faq",
      question(link("/info/nyheter/brygga"), link("/gamle-priser"), link("/feed.xml")),
    );
    expect(await storedAnswer(site, saved["id"])).toEqual({
      nb: named(`article:${article["id"]}`),
      en: named("page:prices"),
      de: link("/feed.xml"),
    });
  });

  test("follow an own page to its new address in three languages", async () => {
    const at = (path: string) => `<a href="${path}">her</a>`;
    await call(site, "POST", "/faq", question(named(`page:${page["id"]}`)));
    const shown = () => Promise.all(languages.map((language) => site.read(address("questions", language))));
    const [nb, en, de] = await shown();
    expect(nb).toContain(at("/info/kaiplass"));
    expect(en).toContain(at("/en/info/quay-berths"));
    expect(de).toContain(at("/de/info/kaiplatz"));
    await call(site, "PUT", `/pages/${page["id"]}`, {
      path: "/info/havn",
      translations: { en: { path: "/info/harbour" }, de: { path: "/info/hafen" } },
    });
    const [nbNow, enNow, deNow] = await shown();
    expect(nbNow).toContain(at("/info/havn"));
    expect(enNow).toContain(at("/en/info/harbour"));
    expect(deNow).toContain(at("/de/info/hafen"));
    expect(nbNow! + enNow! + deNow!).not.toContain("data-to");
  });

  test("are only words while guests can't open the target, and lead to the target as soon as guests can open it", async () => {
    const written = { title: "Utkast", subTitle: "Senere", text: "<p>Ja.</p>", isActive: false };
    const draft = await call(site, "POST", "/article", written);
    const saved = await call(
      site,
      "POST",
      "/faq",
      question(`<p>Les <a data-to="article:${draft["id"]}">utkastet</a>.</p>`),
    );
    expect(saved["answer"]).toContain(`<a data-to="article:${draft["id"]}">utkastet</a>`);
    expect(await site.read("/info/questions")).toContain("<p>Les utkastet.</p>");
    expect(await site.read("/faq_nb.json")).not.toContain("data-to");
    await call(site, "PUT", `/article/${draft["id"]}`, { isActive: true });
    expect(await site.read("/info/questions")).toContain(
      '<a href="/info/nyheter/utkast/utkast">utkastet</a>',
    );
  });

  test("lead to a planned article from its publication on, even in cached responses of the API", async () => {
    const moment = site.context.now().add({ hours: 1 }).toString({ smallestUnit: "second" });
    const planned = { title: "Snart", subTitle: "Nytt", text: "<p>Ja.</p>", isActive: true };
    const { id } = await call(site, "POST", "/article", { ...planned, publishedDate: moment });
    const text = named(`article:${id}`);
    await call(site, "POST", "/faq", question(text));
    await call(site, "POST", "/article", { ...planned, title: "Nå", text });
    const paths = ["/faq_nb.json", "/api/v1/article/active"];
    const read = async () => (await Promise.all(paths.map((path) => site.read(path)))).join("");
    expect(await read()).not.toContain("/snart");
    site.context.setNow(moment);
    for (const path of paths) expect(await site.read(path)).toContain("/info/nyheter/snart/");
  });

  test("stay the same when a client reads and saves them, even in a next version", async () => {
    const target = fc.constantFrom(...targets);
    const rest = fc.constantFrom("", "#avbestilling", "?a=1&amp;b=%C3%A5#x");
    const text = fc
      .array(fc.tuple(target, rest), { minLength: 1, maxLength: 4 })
      .map((links) => links.map(([to, end]) => named(to.startsWith("place") ? to : to + end)).join(""));
    const { id } = await call(site, "POST", "/faq", question("<p>Ja.</p>"));
    await fc.assert(
      fc.asyncProperty(text, text, text, async (...texts) => {
        await call(site, "PUT", `/faq/${id}`, question(...texts));
        const before = await storedAnswer(site, id);
        const { version } = await call(site, "PUT", `/faq/${id}`, await call(site, "GET", `/faq/${id}`));
        expect([before.nb, before.en, before.de]).toEqual(texts);
        expect(await storedAnswer(site, id)).toEqual(before);
        const next = await call(site, "PUT", `/faq/${id}/next`, await call(site, "GET", `/faq/${id}`));
        expect(next["version"]).toBe(version);
      }),
      { numRuns: 15 },
    );
  });

  test.each(
    kindNames.flatMap((kind) =>
      columnsHolding(descriptions[kind], "html").map((field) => [kind, field] as const),
    ),
  )("name their targets in %s.%s, and a round trip changes nothing", async (kind, field) => {
    const { path } = kinds[kind];
    const { id } = ((await call(site, "GET", path)) as Values[])[0]!;
    const text = targets.map(named).join("");
    const { translations } = await call(site, "GET", `${path}/${id}`);
    const inEach = { en: { ...translations.en, [field]: text }, de: { ...translations.de, [field]: text } };
    await call(site, "PUT", `${path}/${id}`, { [field]: text, translations: inEach });
    const read = await call(site, "GET", `${path}/${id}`);
    expect(read[field]).toContain('<a href="/info/prices">');
    expect(read["translations"].en[field]).toContain('<a href="/en/emergency">');
    await call(site, "PUT", `${path}/${id}`, read);
    const row = await anyTable(site.context.db)
      .selectFrom(kind)
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirst();
    const { en, de } = JSON.parse(row.translations) as Values;
    expect([row[field], en[field], de[field]]).toEqual([text, text, text]);
  });

  test("in a guest's message stay as the guest typed them", async () => {
    const message = named("page:prices");
    const [{ id }] = (await site.context.db
      .insertInto("feedback")
      .values({ name: "", email: "", mobile: "", message, ip: "", source: "contact", ...stored })
      .returning("id")
      .execute()) as [{ id: number }];
    const shown = await call(site, "GET", `/feedback/${id}`);
    const list = (await call(site, "GET", "/feedback")) as unknown as Values[];
    expect([shown["message"], list.find((each) => each["id"] === id)!["message"]]).toEqual([
      message,
      message,
    ]);
  });

  test("have addresses in the response to a conflicting save, in the history, and in the public API", async () => {
    const { id } = await call(site, "POST", "/faq", question(named("page:prices")));
    const stale = await site.call("PUT", `/faq/${id}`, question("<p>Nei.</p>"), {
      Authorization: `Bearer ${await site.issuer.token({ exp: site.context.now().epochMilliseconds / 1000 + 60 })}`,
      "If-Match": '"99"',
    });
    expect(((await stale.json()) as Values)["current"].answer).toBe(link("/info/prices"));
    const [entry] = (await call(site, "GET", `/history?kind=faq&resourceId=${id}`)) as unknown as Values[];
    const details = await call(site, "GET", `/history/${entry!["id"]}`);
    expect(JSON.stringify(details)).toContain("/en/info/prices");
    expect(JSON.stringify(details)).not.toContain("data-to");
    const news = { title: "Priser", subTitle: "Nye", text: named("page:prices"), isActive: true };
    await call(site, "POST", "/article", { ...news, translations: { en: news, de: news } });
    expect(await site.read("/api/v1/article/active?lang=de")).toContain("/de/info/prices");
    expect(await site.read("/en/feed.xml")).toContain("http://localhost:3000/en/info/prices");
  });

  test("are converted once after an upgrade, and when history is restored; translations stay up to date", async () => {
    const { db } = site.context;
    const later = question(link("/info/senere"), link("/en/info/senere"), link("/de/info/senere"));
    const { id, version } = await call(site, "POST", "/faq", later);
    await call(site, "PUT", `/faq/${id}/next`, { answer: link("/info/senere#x") });
    const [entry] = (await call(site, "GET", `/history?kind=faq&resourceId=${id}&action=added`)) as Values[];
    const added = await call(site, "POST", "/pages", { title: "Senere", text: "<p>Ja.</p>" });
    const [to] = [`page:${added["id"]}`];

    await db.deleteFrom("derived").where("name", "=", "links").execute();
    await makeDerived(site.context);
    expect(await storedAnswer(site, id)).toEqual({ nb: named(to), en: named(to), de: named(to) });
    const next = await db
      .selectFrom("nextVersion")
      .select(["fields", "base"])
      .where("resourceId", "=", id)
      .execute();
    expect(next.map(({ fields, base }) => [JSON.parse(fields).answer, JSON.parse(base).answer])).toEqual([
      [named(`${to}#x`), named(to)],
    ]);
    const now = await call(site, "GET", `/faq/${id}`);
    expect(now["version"]).toBe(version);
    expect(now["languages"].en.outdated).toEqual([]);

    await call(site, "DELETE", `/faq/${id}/next`);
    await call(site, "PUT", `/faq/${id}`, question("<p>Nei.</p>", "<p>No.</p>", "<p>Nein.</p>"));
    const restored = await call(site, "PUT", `/history/${entry!["id"]}/restore`);
    expect(restored["languages"].en.outdated).toEqual([]);
    expect(await storedAnswer(site, id)).toEqual({ nb: named(to), en: named(to), de: named(to) });
  });
});
