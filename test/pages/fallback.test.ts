import { Parser } from "htmlparser2";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { collections } from "#src/site.server.ts";
import { kindNames } from "#src/cms/kinds.ts";
import { address, addresses, localPath, type PageName } from "#src/i18n/addresses.ts";
import { languageTag } from "#src/i18n/language.ts";
import { otherLanguages, type Translatable } from "#src/i18n/translation.ts";
import { articleAddressParts } from "#src/features/articles/article.ts";
import { openTestSite, type TestSite } from "#test/support/site.ts";
import { publicPages } from "./public-pages.ts";

/** The test puts this letter at the start of every Norwegian text that staff write. */
const rune = "ᚾ";

const marked = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, marked(inner)]));
  if (typeof value !== "string" || value === "") return value;
  return value.startsWith("<") ? value.replaceAll(/>(?=[^<])/g, `>${rune}`) : rune + value;
};

/** Returns a resource with marked Norwegian texts and without translations. */
function untranslated(collection: object, { words, lists = {} }: Translatable): object {
  const fields = collection as Record<string, unknown>;
  return {
    ...fields,
    translations: {},
    ...Object.fromEntries(words.map((word) => [word, marked(fields[word])])),
    ...Object.fromEntries(
      Object.entries(lists).map(([list, what]) => [
        list,
        ((fields[list] as object[] | undefined) ?? []).map((part) => untranslated(part, what)),
      ]),
    ),
  };
}

/** Returns the Norwegian texts in a page's body that aren't marked as Norwegian, each with its elements. */
function unmarkedIn(html: string): string[] {
  const found: string[] = [];
  const within: { name: string; lang: string | undefined }[] = [];
  const lang = () => within.findLast((each) => each.lang !== undefined)?.lang;
  const isRead = () =>
    within.some(({ name }) => name === "body") && !within.some(({ name }) => name === "script");
  const look = (text: string) => {
    if (!text.includes(rune) || !isRead() || lang() === languageTag.nb) return;
    found.push(
      `${within
        .slice(-4)
        .map(({ name }) => name)
        .join(" > ")}: ${text.slice(0, 60)}`,
    );
  };
  const parser = new Parser({
    onopentag(name, { lang: own, ...attributes }) {
      within.push({ name, lang: own });
      for (const words of ["alt", "title", "aria-label", "placeholder"]) look(attributes[words] ?? "");
    },
    ontext: look,
    onclosetag: () => void within.pop(),
  });
  parser.end(html);
  return [...new Set(found)];
}

let site: TestSite;
const varying: Partial<Record<PageName, string>> = {};
beforeAll(async () => {
  site = await openTestSite();
  for (const name of kindNames) {
    // The names of places on the plan aren't translated.
    if (name === "plan") continue;
    const { collection } = collections[name];
    const { items } = await collection.list(site.context, { limit: 1000 });
    for (const each of items) {
      const saved = await collection.save(
        site.context,
        collection.input.parse(untranslated(each, collection.kind.translatable)),
        {
          id: each.id,
        },
      );
      if (name === "ownPage") varying.ownPage ??= address("ownPage", "nb", { id: String(saved.id) });
      if (name === "article" && saved.isActive)
        varying.article ??= address("article", "nb", articleAddressParts(saved.url, saved.title));
      if (name === "photo" && saved.showInGallery)
        varying.photo ??= address("photo", "nb", { id: String(saved.id) });
    }
  }
});
afterAll(() => site[Symbol.asyncDispose]());

describe.each(otherLanguages)("without a translation, in %s", (language) => {
  test.each(publicPages)("all Norwegian text on the page %s has lang=nb-NO", async (name) => {
    const path = varying[name] ? localPath(varying[name], language) : localPath(addresses[name][0], language);
    let response = await site.get(path);
    // An article redirects to the address with its title, and an own page redirects to its path.
    const location = response.headers.get("location");
    if (location) response = await site.get(new URL(location, "http://localhost:3000").pathname);
    expect(response.status).toBe(200);
    expect(unmarkedIn(await response.text())).toEqual([]);
  });
});

test("unmarkedIn() finds Norwegian text without a lang attribute", () => {
  const page = (inner: string) => `<html lang="en-GB"><body>${inner}</body></html>`;
  expect(unmarkedIn(page(`<p>${rune}Hei</p>`))).toEqual([`html > body > p: ${rune}Hei`]);
  expect(unmarkedIn(page(`<p lang="nb-NO">${rune}Hei <b lang="en-GB">${rune}</b></p>`))).toHaveLength(1);
  expect(unmarkedIn(page(`<div lang="nb-NO"><img alt="${rune}Hei"></div>`))).toEqual([]);
});
