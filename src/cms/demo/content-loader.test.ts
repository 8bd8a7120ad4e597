import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { readContent } from "#content/read-content.ts";
import { loadContent, type ContentKind } from "./content-loader.ts";
import { demo, demoContent } from "#test/content/demo.ts";
import { articleKind } from "#src/features/articles/article.ts";
import { identityKind } from "#src/campsite/identity/identity.ts";
import { pageTextKind } from "#src/campsite/page-texts/page-text.ts";
import { planKind } from "#src/features/plan/plan.ts";
import { priceListKind } from "#src/features/prices/price-list.ts";
import { languages } from "#src/i18n/language.ts";

const files = demoContent.files() as Record<string, any>;

/** Returns the file's data with one value changed. Removes the value if `value` is undefined. */
function changed(file: string, at: string, value: unknown) {
  const data = structuredClone(files[file]);
  const steps = at.split(".");
  const last = steps.pop()!;
  const part = steps.reduce((inner, step) => inner[step], data);
  if (value === undefined) delete part[last];
  else part[last] = value;
  return { [file]: data };
}

const jetty = "articles/new-jetty.md";
const day = "standard.rateGroups.day";

test.each<[what: string, kind: ContentKind, name: string, broken: object, expected: string]>([
  [
    "an unknown field of front matter",
    articleKind,
    "articles",
    changed(`de/${jetty}`, "untertitel", "Neu"),
    "content/de/articles/new-jetty.md: untertitel: is no field here",
  ],
  [
    "a field that one language lacks",
    articleKind,
    "articles",
    changed(`en/${jetty}`, "subTitle", undefined),
    "content/en/articles/new-jetty.md: subTitle: is missing",
  ],
  [
    "a missing required field",
    articleKind,
    "articles",
    changed(`nb/${jetty}`, "title", undefined),
    "content/nb/articles/new-jetty.md: title: Invalid input: expected string, received undefined",
  ],
  [
    "a title that is too long",
    articleKind,
    "articles",
    changed(`de/${jetty}`, "title", "Steg ".repeat(100)),
    "content/de/articles/new-jetty.md: title: Too big",
  ],
  [
    "a file that one language lacks",
    articleKind,
    "articles",
    { [`de/${jetty}`]: undefined },
    "content/de/articles: new-jetty: is missing",
  ],
  [
    "a file without an entry in the list",
    articleKind,
    "articles",
    { "nb/articles/new-pier.md": files[`nb/${jetty}`] },
    "content/nb/articles/new-pier.md: has no entry in content/shared/articles.json",
  ],
  [
    "an invalid day",
    articleKind,
    "articles",
    changed("shared/articles.json", "3.publishedDate", "31.02.2026"),
    "content/shared/articles.json: 3.publishedDate: must be a date",
  ],
  [
    "an unknown field in the shared data",
    articleKind,
    "articles",
    changed("shared/articles.json", "3.author", "Kari"),
    "content/shared/articles.json: 3.author: is no field here",
  ],
  [
    "a missing drawing",
    articleKind,
    "articles",
    changed("shared/articles.json", "3.imageUrl", "jetty-midnight"),
    'content/shared/articles.json: 3.imageUrl: there is no drawing "jetty-midnight"',
  ],
  [
    "a missing drawing in a text",
    pageTextKind,
    "pages",
    changed("en/pages/guests.md", "", '<p><img src="/jetty.png" alt=""></p>'),
    'content/en/pages/guests.md: body: there is no drawing "/jetty.png"',
  ],
  [
    "an unknown live value in a text",
    articleKind,
    "articles",
    changed(`nb/${jetty}`, "", "<p>Ring {identity.telefon}.</p>"),
    "content/nb/articles/new-jetty.md: text: {identity.telefon} is no live value",
  ],
  [
    "an unknown live value in a list item",
    priceListKind,
    "prices",
    changed("de/prices.json", `${day}.subTitle`, "Für {price}"),
    "content/de/prices.json: standard.rateGroups.day.subTitle: {price} is no live value",
  ],
  [
    "an amount that isn't a number",
    priceListKind,
    "prices",
    changed("shared/prices.json", "1.rateGroups.0.rates.2.amount", "435"),
    "content/shared/prices.json: 1.rateGroups.0.rates.2.amount: Invalid input: expected number, received string",
  ],
  [
    "a price without texts in one language",
    priceListKind,
    "prices",
    changed("en/prices.json", `${day}.rates.day-telt`, undefined),
    "content/en/prices.json: standard.rateGroups.day.rates.day-telt: is missing",
  ],
  [
    "texts of a price that isn't in the list",
    priceListKind,
    "prices",
    changed("de/prices.json", `${day}.rates.day-hund`, { text: "Hund", detail: "" }),
    "content/de/prices.json: standard.rateGroups.day.rates.day-hund: has no entry in content/shared/prices.json",
  ],
  [
    "a text of a wrong type in a list item",
    priceListKind,
    "prices",
    changed("de/prices.json", `${day}.rates.day-telt.text`, 4),
    "content/de/prices.json: standard.rateGroups.day.rates.day-telt.text: Invalid input: expected string, received number",
  ],
  [
    "a field that breaks a rule",
    identityKind,
    "identity",
    changed("shared/identity.json", "longitude", null),
    "content/shared/identity.json: longitude: must be given, because the other coordinate is given",
  ],
  [
    "a single resource without a text in one language",
    identityKind,
    "identity",
    changed("en/identity.json", "tagline", undefined),
    "content/en/identity.json: tagline: is missing",
  ],
  [
    "an unknown nested field",
    planKind,
    "plan",
    changed("shared/plan.json", "places.0.labelAt.colour", "red"),
    "content/shared/plan.json: places.0.labelAt.colour: is no field here",
  ],
])("the loader's error names the file and the field of %s", (_, kind, name, broken, expected) => {
  const given = Object.entries({ ...files, ...broken }).filter(([, data]) => data !== undefined);
  const load = () => loadContent({ ...demoContent, files: () => Object.fromEntries(given) }, kind, name);
  expect(load).toThrow(expected);
});

test("the loader reports all faults of a kind at once", () => {
  const broken = {
    ...changed(`de/${jetty}`, "untertitel", "Neu"),
    ...changed("shared/articles.json", "3.publishedDate", "soon"),
  };
  const load = () =>
    loadContent({ ...demoContent, files: () => ({ ...files, ...broken }) }, articleKind, "articles");
  expect(load).toThrow(/de\/articles\/new-jetty\.md.*\n.*shared\/articles\.json/);
});

test.each<[what: string, file: string, text: string, expected: RegExp]>([
  ["invalid JSON", "shared/prices.json", "[{]", /^content\/shared\/prices\.json: .*JSON/],
  ["a text without front matter", "nb/faq/dogs.md", "Ja.", /^content\/nb\/faq\/dogs\.md: must begin with/],
  [
    "front matter that is invalid YAML",
    "nb/faq/dogs.md",
    '---\nquestion: "Hund\n---\n\nJa.\n',
    /^content\/nb\/faq\/dogs\.md: /,
  ],
])("the reader's error names the file with %s", (_, file, text, expected) => {
  const folder = mkdtempSync(path.join(tmpdir(), "content-"));
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
  expect(() => readContent(folder)).toThrow(expected);
});

test.each(Object.entries(demo))("content/ has the demo's %s in every language", (_, load) => {
  expect(load()).toBeTruthy();
});

test("every file in content/ is loaded, and all languages have the same files", () => {
  const below = (folder: string) =>
    Object.keys(files).flatMap((file) => (file.startsWith(folder) ? [file.slice(folder.length)] : []));
  const names = below("shared/");
  expect(names).toHaveLength(Object.keys(demo).length);
  for (const language of languages) expect(below(`${language}/`)).toEqual(below("nb/"));
  for (const file of below("nb/")) expect(names).toContain(`${file.split(/[/.]/)[0]}.json`);
});
