import { describe, expect, test } from "vitest";
import { articleKind } from "#src/features/articles/article.ts";
import { articleCollection } from "#src/features/articles/articles.server.ts";
import { faqKind } from "#src/features/faq/faq.ts";
import { faqCollection } from "#src/features/faq/faqs.server.ts";
import { identityKind } from "#src/campsite/identity/identity.ts";
import { identityCollection } from "#src/campsite/identity/identity.server.ts";
import { priceListKind } from "#src/features/prices/price-list.ts";
import { findActivePriceList, priceListCollection } from "#src/features/prices/price-lists.server.ts";
import { databases } from "#test/support/databases.ts";
import { openStaffSite } from "#test/support/staff-site.ts";
import { openTestSite } from "#test/support/site.ts";
import { markOf } from "#src/i18n/marks.ts";
import { valuesOf } from "#src/cms/kind/kind.ts";
import { readLiveValues } from "./live-values.server.ts";

const [phone, tent] = [markOf("identity.phone"), markOf("price.day-telt")];
const inBoth = (words: object) => ({ en: words, de: words });

describe.each(databases)("a live value in texts, on %s", (database) => {
  test("is current on every page and in the API in each language, and keeps its last text after its removal", async () => {
    await using site = await openTestSite({ database, isSeeded: false });
    const { context } = site;
    const written = identityKind.input.parse({
      ...(await identityCollection.get(context, 1)),
      phone: "+4733001234",
      email: "post@camping.example",
      name: "Camping",
      shortIntro: "Ved sjøen",
      textMessageNote: "Ring.",
      organisationNumber: "999999999",
      address: { street: "Veien 1", postalCode: "3290", city: "Stavern" },
      bookingUrl: "https://a.example",
      cardPaymentUrl: "https://a.example",
      socialPageUrl: "https://a.example",
    });
    await identityCollection.save(context, written, { id: 1 });
    const list = priceListKind.input.parse({
      description: "Priser",
      year: 2026,
      isActive: true,
      rateGroups: [{ name: "Døgnplass", purpose: "day", rates: [{ text: "Telt", amount: 290 }] }],
    });
    await priceListCollection.save(context, list);
    const words = { question: `Når er ${phone} på?`, answer: `<p>Ring ${phone}: ${tent}.</p>` };
    await faqCollection.save(
      context,
      faqKind.input.parse({ ...words, sortorder: 0, translations: inBoth(words) }),
    );
    const news = { title: `Telt ${tent}`, subTitle: `Ring ${phone}`, text: `<p>${phone}</p>` };
    await articleCollection.save(
      context,
      articleKind.input.parse({ ...news, isActive: true, translations: inBoth(news) }),
    );

    const paths = ["/info/questions", "/faq_nb.json", "/info/nyheter", "/feed.xml", "/api/v1/article/active"];
    const readAll = () =>
      Promise.all(paths.map(async (path) => (await site.read(path)).replaceAll("\u00a0", " ")));
    for (const text of await readAll()) {
      expect(text).toContain("33 00 12 34");
      expect(text).not.toMatch(/value=.?"[^"]+"><.?\/data>/);
    }
    expect(await site.read("/de/info/questions")).toContain(
      `<data value="identity.phone"><a href="tel:+4733001234">+47\u00a033\u00a000\u00a012\u00a034</a></data>`,
    );

    await identityCollection.save(context, { ...written, phone: "+4733009999" }, { id: 1 });
    for (const text of await readAll()) {
      expect(text).toContain("33 00 99 99");
      expect(text).not.toContain("33 00 12 34");
    }

    // The new price list has a rate with the same key, but another name and amount.
    const active = (await findActivePriceList(context))!;
    const next = structuredClone(valuesOf(priceListKind, active));
    const rate = next.rateGroups[0]!.rates[0]!;
    Object.assign(rate, { text: "Lite telt", amount: 333 });
    await priceListCollection.save(context, priceListKind.input.parse({ ...next, isActive: true }));
    expect((await readAll()).join("")).toContain("333 kr");
    Object.assign(rate, { key: "" });
    await priceListCollection.save(context, priceListKind.input.parse({ ...next, isActive: true }));
    expect((await readLiveValues(context)).get("price.day-telt")).toBeUndefined();
    expect(await site.read("/info/questions")).toContain(tent.replace("><", ">290\u00a0kr<"));
  });

  test("changes neither the history nor the translations of its texts", async () => {
    await using site = await openTestSite({ database, isSeeded: false });
    const { context } = site;
    const list = (amount: number) =>
      priceListCollection.save(
        context,
        priceListKind.input.parse({
          description: "Priser",
          year: 2026,
          isActive: true,
          rateGroups: [{ name: "Døgnplass", purpose: "day", rates: [{ text: "Telt", amount }] }],
        }),
      );
    await list(290);
    // The German translation also contains the value, and is outdated. The English translation doesn't contain the
    // value, and is up to date.
    const written = faqKind.input.parse({
      question: "Hva koster telt?",
      answer: `<p>Fra ${tent}.</p>`,
      sortorder: 0,
      translations: {
        en: { question: "What does a tent cost?", answer: "<p>See the prices.</p>" },
        de: { question: "Was kostet ein Zelt?", answer: `<p>Ab ${tent}.</p>` },
      },
    });
    const { id } = await faqCollection.save(context, written);
    const asked = { ...written, question: "Hva koster et telt?" };
    const { languages } = await faqCollection.save(context, asked, { id, confirmed: ["en"] });
    expect(languages).toMatchObject({ en: { outdated: [] }, de: { outdated: ["translations.de.question"] } });
    const entries = () =>
      context.db
        .selectFrom("historyEntry")
        .select("changed")
        .where("kind", "=", "faq")
        .orderBy("id")
        .execute()
        .then((rows) => rows.map(({ changed }) => JSON.parse(changed) as string[]));
    const before = await entries();

    await list(333);
    const renewed = await faqCollection.save(context, asked, { id });
    expect(renewed.answer.replaceAll("\u00a0", " ")).toContain(">333 kr<");
    expect(renewed.languages).toEqual(languages);
    expect(await entries()).toEqual(before);

    await list(350);
    await faqCollection.save(context, { ...asked, sortorder: 5 }, { id });
    expect(await entries()).toEqual([...before, ["sortorder"]]);
    expect((await faqCollection.get(context, id)).languages).toEqual(languages);

    // Replacing the live value with another live value is a change.
    const other = { ...asked, answer: `<p>Ring ${phone}.</p>`, sortorder: 5 };
    const { languages: then } = await faqCollection.save(context, other, { id });
    expect((await entries()).at(-1)).toEqual(["answer"]);
    expect(then?.en.outdated).toEqual(["translations.en.answer"]);
  });

  test("can make a text longer than the limit, and the page shows all of it", async () => {
    await using site = await openStaffSite({ database });
    const ask = {
      question: "Hvem er dere?",
      answer: `<p>${markOf("identity.name", "Vi")} ${"x".repeat(65_450)}</p>`,
    };
    const { id } = (await (await site.call("POST", "/faq", ask)).json()) as { id: number };
    const identity = (await (await site.call("GET", "/identity/1")).json()) as object;
    const name = "Familiecampingen ved det lange vannet under fjellet";
    expect((await site.call("PUT", "/identity/1", { ...identity, name })).status).toBe(200);
    const page = await site.get("/info/questions");
    expect(page.status).toBe(200);
    expect((await page.text()).includes(`${name}</data> ${"x".repeat(65_450)}</p>`)).toBe(true);
    // The editor sends the text back with the longer live value.
    const grown = { ...ask, answer: ask.answer.replace("Vi<", `${name}<`) };
    expect(grown.answer.length).toBeGreaterThan(65_536);
    expect((await site.call("PUT", `/faq/${id}`, grown)).status).toBe(200);
  });

  test("is allowed a hundred times in one text, and the tags of its mark don't count towards a title's length", async () => {
    await using site = await openStaffSite({ database });
    const put = async (question: string, answer: string) => {
      const response = await site.call("POST", "/faq", { question, answer });
      return [response.status, await response.json()];
    };
    const fault = (field: string) => [
      422,
      expect.objectContaining({ errors: [{ field, message: "must have at most 100 live values" }] }),
    ];
    expect(await put(`Hvem? ${phone.repeat(100)}`, `<p>${phone.repeat(100)}</p>`)).toMatchObject([201, {}]);
    expect(await put("Hvem?", `<p>${phone.repeat(101)}</p>`)).toEqual(fault("answer"));
    expect(await put(`Hvem? ${phone.repeat(101)}`, "<p>Vi.</p>")).toEqual(fault("question"));
  });

  test.each([
    '<data value="">8</data>',
    '<data value="Price Tent">8</data>',
    "<data value='price.tent'>8</data>",
    '<data value="price.tent">8',
    '<DATA value="price.tent">8</DATA>',
  ])("is refused in a title when its mark is invalid, in every language: %s", async (broken) => {
    await using site = await openStaffSite({ database });
    const news = { subTitle: "Ingress", text: "<p>Tekst</p>", isActive: true };
    const title = `Telt ${broken}`;
    const response = await site.call("POST", "/article", {
      ...news,
      title,
      translations: { de: { ...news, title } },
    });
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: object[] };
    const message = "must not contain <data> tags other than marks of live values";
    expect(errors).toEqual([
      { field: "title", message },
      { field: "translations.de.title", message },
    ]);
    // The mark of a removed value keeps its last words.
    const kept = { ...news, title: 'Telt <data value="price.gone">8 kr</data>' };
    expect((await site.call("POST", "/article", kept)).status).toBe(201);
  });
});
