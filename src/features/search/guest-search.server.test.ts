import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publishDue } from "#src/cms/next-versions/next-publication.server.ts";
import { languages, type Language } from "#src/i18n/language.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import { databases } from "#test/support/databases.ts";
import { openStaffSite, type StaffSite } from "#test/support/staff-site.ts";
import { searchForGuests } from "./guest-search.server.ts";

const now = "2026-07-15T10:00:00Z";

describe.each(databases)("the guests' search on %s", (database) => {
  let site: StaffSite;
  beforeAll(async () => {
    site = await openStaffSite({ database, now });
  });
  afterAll(() => site[Symbol.asyncDispose]());

  const search = (typed: string, language: Language = "nb") =>
    searchForGuests({ ...site.context, language, changesAt: () => {} }, typed);
  const found = async (typed: string, language?: Language) =>
    (await search(typed, language)).groups.flatMap(({ group, items }) =>
      items.map(({ title }) => `${group}: ${title}`),
    );

  async function call(method: string, path: string, body?: object): Promise<{ id: number }> {
    // Tokens are valid at this time only.
    site.context.setNow(now);
    const response = await site.call(method, path, body);
    expect([path, response.ok, response.ok || (await response.text())]).toEqual([path, true, true]);
    return response.status === 204 ? { id: 0 } : ((await response.json()) as { id: number });
  }

  test("finds pages, questions, news, prices, places and documents in each language", async () => {
    expect((await search("hund")).groups.map(({ group }) => group)).toEqual([
      "answers",
      "pages",
      "news",
      "places",
      "documents",
    ]);
    expect(await found("hund")).toContain("answers: Kan jeg ha med hund?");
    expect(await found("dogs", "en")).toContain("answers: May I bring my dog?");
    expect((await found("Hunde", "de")).length).toBeGreaterThan(2);
    expect(await found("hundre")).not.toContain("answers: Kan jeg ha med hund?");
    expect(await found("B12")).toEqual(["places: Plass B12"]);
    expect((await search("voksen")).groups.map(({ group }) => group)).toContain("prices");
  });

  test("finds own pages by their texts, and the accessibility page by the names of its measurements", async () => {
    const { id } = await call("POST", "/pages", {
      title: "Trampolineparken",
      text: "<p>Hopp i badehette.</p>",
    });
    expect(await found("badehetter")).toEqual(["pages: Trampolineparken"]);
    await call("DELETE", `/pages/${id}`);
    expect(await found("badehetter")).toEqual([]);
    expect(await found("snuplass")).toContain("pages: Tilgjengelighet");
  });

  test("finds a phone number with spaces when somebody searches for its digits", async () => {
    await call("POST", "/faq", {
      question: "Hvem tømmer tanken?",
      answer: "<p>Ring +47&nbsp;33 19 72 68.</p>",
    });
    for (const typed of ["33197268", "+4733197268", "33 19 72 68"])
      expect([typed, await found(typed)]).toEqual([typed, ["answers: Hvem tømmer tanken?"]]);
  });

  test("finds Norwegian words in other languages where a translation is missing", async () => {
    await call("POST", "/faq", { question: "Finnes det sykkelpumpe?", answer: "<p>Ja.</p>" });
    for (const language of languages) {
      const [group] = (await search("sykkelpumper", language)).groups;
      expect(group!.items).toMatchObject([{ title: "Finnes det sykkelpumpe?", language: "nb" }]);
    }
  });

  test("finds a text at once after a save, and at the moment when planned content begins or ends", async () => {
    const article = (title: string, publishedDate: string) => ({
      title,
      subTitle: "Nytt",
      text: "<p>Tekst.</p>",
      isActive: true,
      publishedDate,
    });
    expect(await found("flaggstang")).toEqual([]);
    const { id } = await call("POST", "/article", article("Ny flaggstang", "2026-07-15T12:00:00Z"));
    expect(await found("flaggstang")).toEqual([]);
    site.context.setNow("2026-07-15T12:00:00Z");
    expect(await found("flaggstang")).toEqual(["news: Ny flaggstang"]);
    await call("PUT", `/article/${id}`, article("Ny vimpel", "2026-07-15T12:00:00Z"));
    site.context.setNow("2026-07-15T12:00:00Z");
    expect([await found("flaggstang"), await found("vimpel")]).toEqual([[], ["news: Ny vimpel"]]);
    await call("POST", "/events", {
      title: "Rebusløp",
      place: "Stranda",
      description: "For alle.",
      startsAt: "2026-07-15T13:00:00Z",
      endsAt: "2026-07-15T14:00:00Z",
    });
    site.context.setNow("2026-07-15T13:59:59Z");
    expect(await found("rebusløp")).toEqual(["events: Rebusløp"]);
    site.context.setNow("2026-07-15T14:00:00Z");
    expect(await found("rebusløp")).toEqual([]);
    const question = {
      question: "Har dere slackline?",
      answer: "<p>Ja.</p>",
      publishAt: "2026-07-15T16:00:00Z",
    };
    await call("POST", "/faq/next", question);
    expect(await found("slackline")).toEqual([]);
    site.context.setNow("2026-07-15T16:00:00Z");
    await publishDue(site.context);
    expect(await found("slackline")).toEqual(["answers: Har dere slackline?"]);
    site.context.setNow(now);
  });

  test("finds a text by the current values of its live values", async () => {
    const identity = await call("GET", "/identity/1");
    expect(await found("Fjordgløtt")).toEqual([]);
    await call("PUT", "/identity/1", { ...identity, legalName: "Fjordgløtt Camping AS" });
    expect((await found("fjordglott")).length).toBeGreaterThan(0);
    await call("PUT", "/identity/1", identity);
    expect(await found("Fjordgløtt")).toEqual([]);
  });

  /** Each function stores a word in a place that guests can't read. */
  const hiding: Record<string, (word: string) => Promise<unknown>> = {
    "an inactive article": (word) =>
      call("POST", "/article", { title: word, subTitle: word, text: `<p>${word}</p>`, isActive: false }),
    "a future article": (word) =>
      call("POST", "/article", {
        title: word,
        subTitle: word,
        text: `<p>${word}</p>`,
        isActive: true,
        publishedDate: "2026-07-16T10:00:00Z",
      }),
    "a next version": async (word) => {
      const { id } = await call("POST", "/faq", { question: "Åpent?", answer: "<p>Ja.</p>" });
      return call("PUT", `/faq/${id}/next`, { question: word, answer: `<p>${word}</p>` });
    },
    "the next version of a page text": (word) => call("PUT", "/pagetexts/1/next", { body: `<p>${word}</p>` }),
    "an inactive notice": (word) =>
      call("POST", "/messages", {
        pageTitle: word,
        title: word,
        message: `<p>${word}</p>`,
        announcementDate: "2026-07-10",
        isActive: false,
      }),
    "a guest's message": (word) =>
      call("POST", "/feedback", { name: word, message: word, source: "feedback" }),
    "a note of staff": async (word) => {
      const { id } = await call("POST", "/feedback", { name: "Gjest", message: "Hei", source: "feedback" });
      await site.context.db.updateTable("feedback").set({ note: word }).where("id", "=", id).execute();
    },
    "a past event": (word) =>
      call("POST", "/events", {
        title: word,
        place: word,
        description: word,
        startsAt: "2026-07-14T10:00:00Z",
        endsAt: "2026-07-14T12:00:00Z",
      }),
    "an inactive price list": (word) =>
      call("POST", "/annualrates", {
        year: 2031,
        isActive: false,
        description: word,
        rateGroups: [{ name: word, rates: [{ text: word, amount: 1 }] }],
      }),
    "a removed question": async (word) => {
      const { id } = await call("POST", "/faq", { question: word, answer: `<p>${word}</p>` });
      expect((await search(word)).count).toBe(1);
      return call("DELETE", `/faq/${id}`);
    },
    "an earlier version": async (word) => {
      const { id } = await call("POST", "/faq", { question: word, answer: `<p>${word}</p>` });
      expect((await search(word)).count).toBe(1);
      return call("PUT", `/faq/${id}`, { question: "Noe annet?", answer: "<p>Ja.</p>" });
    },
    "an answer template": (word) => call("POST", "/answertemplates", { title: word, text: word }),
  };

  test.each(Object.keys(hiding))("never finds a word that is only in %s", async (place) => {
    // Most words of these letters are in no dictionary, and none is in the demo.
    const word = fc.stringMatching(
      /^[bdfgk][aeiouy][vxz][aeiouyæøå][bdfgkxz]{2}[aeiou][xz]{2}[a-zæøå]{0,6}$/,
    );
    await fc.assert(
      fc.asyncProperty(word, fc.constantFrom(...languages), async (secret, language) => {
        await hiding[place]!(secret);
        const { count, near } = await search(secret, language);
        expect({ count, isProposed: near.includes(secret.toLowerCase()) }).toEqual({
          count: 0,
          isProposed: false,
        });
        // A search with one letter too many doesn't propose the word either.
        expect((await search(`${secret}q`, language)).near).not.toContain(secret.toLowerCase());
      }),
      { numRuns: 5 },
    );
  });

  test("doesn't find a future article any more when the clock moves back", async () => {
    await call("POST", "/article", {
      title: "Svevebane",
      subTitle: "Nytt",
      text: "<p>Tekst.</p>",
      isActive: true,
      publishedDate: toStoredInstant(Temporal.Instant.from("2026-07-20T10:00:00Z")),
    });
    site.context.setNow("2026-07-20T10:00:00Z");
    expect(await found("svevebane")).toEqual(["news: Svevebane"]);
    site.context.setNow(now);
    expect(await found("svevebane")).toEqual([]);
  });
});
