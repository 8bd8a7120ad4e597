import { site } from "#src/site.server.ts";
import { describe, expect, test } from "vitest";
import { openContext } from "#src/platform/context.ts";
import { openTestContext } from "#test/support/context.ts";
import { databases } from "#test/support/databases.ts";
import { pageNamesText } from "#messages/page-texts";
import { pageTextKind, unwrittenPage } from "./page-text.ts";
import {
  addMissingPageTexts,
  getPageText,
  listPageLanguages,
  pageTextCollection,
} from "./page-texts.server.ts";
import { languages } from "#src/i18n/language.ts";

const norwegian = {
  title: "Gjester",
  lead: "Velkommen.",
  description: "For gjester.",
  body: `<p><a href="/info/prices">Priser</a></p>`,
};
const english = {
  title: "Guests",
  lead: "Welcome.",
  description: "For guests.",
  body: `<p><a href="/info/prices">Prices</a></p>`,
};
const input = (fields: object = {}) =>
  pageTextKind.input.parse({ page: "guests", facts: [], ...norwegian, ...fields });

test("several processes that start together add each missing page text only once", async () => {
  // The test skips SQLite, because there the processes wait too long for each other's lock.
  await using first = await openTestContext({ database: "PostgreSQL" });
  const others = await Promise.all([1, 2, 3].map(() => openContext(first.config, site)));
  await Promise.all([first, ...others].map((context) => addMissingPageTexts(context)));
  const { length } = await first.db.selectFrom("pageText").select("id").execute();
  expect(length).toBe(Object.keys(pageNamesText.nb).length);
  await Promise.all(others.map(({ db }) => db.destroy()));
});

describe.each(databases)("page texts on %s", (database) => {
  test("a page that shows no picture refuses a drawing, and a page that shows a picture accepts a drawing", async () => {
    await using context = await openTestContext({ database });
    const imageUrl = "drawing:lake";
    const save = (page: string) => pageTextCollection.save(context, input({ page, imageUrl }));
    for (const page of ["emergency", "guests", "home"])
      await expect(save(page), page).rejects.toMatchObject({
        kind: "invalid-fields",
        errors: [{ field: "imageUrl" }],
      });
    expect(await save("prices")).toMatchObject({ imageUrl });
  });

  test("an unwritten page has its name as its text, in the requested language", async () => {
    await using context = await openTestContext({ database });
    for (const [language, name] of [
      ["nb", "For gjester"],
      ["en", "For guests"],
      ["de", "Für Gäste"],
    ] as const)
      expect(await getPageText(context, "guests", language)).toMatchObject({
        title: name,
        description: name,
        body: "",
        facts: [],
        language,
        languages: [...languages],
        isUnwritten: true,
      });
    const unwritten = input(unwrittenPage("guests"));
    const { id } = await pageTextCollection.save(context, unwritten);
    expect(await listPageLanguages(context)).toEqual(new Map([["guests", []]]));
    await pageTextCollection.save(context, { ...unwritten, description: "Alt på ett sted." }, { id });
    expect(await getPageText(context, "guests", "nb")).toMatchObject({ isUnwritten: false });
    expect(await listPageLanguages(context)).toEqual(new Map([["guests", [...languages]]]));
  });

  test("a text is in the requested language, and its links lead to pages in that language", async () => {
    await using context = await openTestContext({ database });
    await pageTextCollection.save(context, input({ translations: { en: english } }));
    expect(await getPageText(context, "guests", "nb")).toMatchObject({
      ...norwegian,
      language: "nb",
      languages: ["nb", "en"],
    });
    const body = `<p><a href="/en/info/prices">Prices</a></p>`;
    expect(await getPageText(context, "guests", "en")).toMatchObject({
      ...english,
      body,
      language: "en",
      languages: ["nb", "en"],
    });
  });

  test.each([
    ["a field is missing", { ...english, body: undefined }],
    ["a field is empty", { ...english, lead: "" }],
    ["a field is blank", { ...english, lead: " \n" }],
    ["there is no translation", undefined],
  ])("a text is shown in Norwegian as a whole when %s", async (_, en) => {
    await using context = await openTestContext({ database });
    await pageTextCollection.save(
      context,
      input({ translations: { en, de: { title: "Gäste", lead: "x", description: "x", body: "x" } } }),
    );
    expect(await getPageText(context, "guests", "en")).toMatchObject({
      title: "Gjester",
      lead: "Velkommen.",
      language: "nb",
      languages: ["nb", "de"],
    });
  });

  test("a field that is empty in Norwegian isn't required in a translation", async () => {
    await using context = await openTestContext({ database });
    await pageTextCollection.save(
      context,
      input({ lead: "", translations: { en: { ...english, lead: "" } } }),
    );
    expect(await getPageText(context, "guests", "en")).toMatchObject({
      title: "Guests",
      lead: "",
      language: "en",
    });
  });

  test("each fact is translated separately", async () => {
    await using context = await openTestContext({ database });
    const facts = [
      {
        icon: "quiet",
        label: "Ro",
        value: "23–07",
        translations: { en: { label: "Quiet", value: "23:00–07:00" } },
      },
      { icon: "dog", label: "Hund", value: "i bånd", translations: { en: { label: "Dogs" } } },
    ];
    await pageTextCollection.save(context, input({ facts }));
    expect((await getPageText(context, "guests", "en")).facts).toEqual([
      { icon: "quiet", words: { language: "en", words: { label: "Quiet", value: "23:00–07:00" } } },
      { icon: "dog", words: { language: "nb", words: { label: "Hund", value: "i bånd" } } },
    ]);
  });

  test("a text is stored without unsafe HTML, in every language", async () => {
    await using context = await openTestContext({ database });
    const body = `<p>Hei<iframe src="//evil.example"></iframe></p>`;
    const saved = await pageTextCollection.save(context, input({ body, translations: { de: { body } } }));
    expect([saved.body, saved.translations.de?.body]).toEqual(["<p>Hei</p>", "<p>Hei</p>"]);
  });

  test("each page has only one text", async () => {
    await using context = await openTestContext({ database });
    const { id } = await pageTextCollection.save(context, input());
    await expect(pageTextCollection.save(context, input())).rejects.toThrow(/unique/i);
    await pageTextCollection.save(context, input({ title: "Ny" }), { id });
    expect((await getPageText(context, "guests", "nb")).title).toBe("Ny");
  });

  test("a text can't be moved to another page", async () => {
    await using context = await openTestContext({ database });
    const { id } = await pageTextCollection.save(context, input());
    await pageTextCollection.save(context, input({ page: "aboutUs" }));
    for (const page of ["aboutUs", "prices"])
      await expect(pageTextCollection.save(context, input({ page }), { id })).rejects.toMatchObject({
        kind: "conflict",
      });
    expect((await getPageText(context, "guests", "nb")).title).toBe("Gjester");
  });
});
