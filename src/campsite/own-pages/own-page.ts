import { z } from "zod";
import { faultWords } from "#src/cms/kind/fault-words.ts";
import { choice, customJson, html, line, lines, picture, wholeNumber, yesNo } from "#src/cms/kind/fields.ts";
import { defineKind, wordsOf, type AnswerOf, type InputOf, type StoredOf } from "#src/cms/kind/kind.ts";
import { pageFacts } from "#src/campsite/page-texts/page-text.ts";
import { menuGroups } from "#src/campsite/menu/menu-pages.ts";
import { defaultLanguage, inEveryLanguage, languages, type Language } from "#src/i18n/language.ts";
import { replaceMarks } from "#src/i18n/marks.ts";
import { slugify } from "#src/i18n/slug.ts";
import { labelsOf } from "#src/i18n/texts.ts";
import { languagesOf, type OtherLanguage } from "#src/i18n/translation.ts";
import { ownPageFaultsText, ownPageLabelsText, ownPageGroupsText } from "#messages/own-pages";

const labels = labelsOf(ownPageLabelsText);
const faults = labelsOf(ownPageFaultsText);

/** The maximum length of a path, in characters. */
export const longestPath = 120;

/** Turns a written path or address into a stored path: "/en/Info/Boat berths" gives "/info/boat-berths". */
export function toPagePath(written: string): string {
  const path = written
    .trim()
    .replace(/^https?:\/\/[^/]*/i, "")
    .toLowerCase();
  const parts = path.split("/").map(slugify).filter(Boolean);
  while (languages.some((language) => language !== defaultLanguage && language === parts[0])) parts.shift();
  return parts.map((part) => `/${part}`).join("");
}

const pagePath = z
  .string()
  .overwrite(toPagePath)
  .max(longestPath)
  .refine((path) => path.split("/").length <= 5, {
    error: "must have at most four parts",
    params: faultWords(faults.deep),
  })
  .describe("The path without the language's prefix. An empty path is made from the title");

const group = choice(
  menuGroups,
  labels.group,
  "The part of the menu. It has no effect if the stored menu contains the page",
  ownPageGroupsText,
);

const lastPosition = 100;

const position = wholeNumber(labels.position, {
  min: 1,
  max: lastPosition,
  empty: lastPosition,
  about:
    "The place in the part of the menu, from 1. A number that is too high means the last place. " +
    "It has no effect if the stored menu contains the page",
});

const attached = customJson(
  z
    .array(z.string().regex(/^[a-zA-Z]+:[\w-]{1,80}$/))
    .max(50)
    .describe("Resources that the page shows after its text, such as `document:3`"),
  labels.attached,
  [],
);

/** A page that staff create. The path is a translated field, like the title. */
export const ownPageKind = defineKind({
  name: "ownPage",
  about: "Pages that staff create",
  one: "a page",
  many: "pages",
  order: [
    { by: "group", direction: "asc" },
    { by: "position", direction: "asc" },
  ],
  words: {
    title: line(labels.title),
    path: {
      // Our own forms always send the path. API clients can omit it.
      input: pagePath.default("") as unknown as typeof pagePath,
      output: pagePath,
      label: labels.path,
      empty: "",
      written: { hint: labels.pathHint, isOptional: true, isCode: true },
    },
    lead: lines(labels.lead, { max: 500 }),
    text: html(labels.text, { isOptional: true, hasPictures: true }),
  },
  fields: {
    picture: picture(labels.picture),
    facts: { ...pageFacts, input: pageFacts.input.default([]) },
    group: { ...group, input: group.input.default("information") },
    position: { ...position, input: position.input.default(lastPosition) },
    inMenu: yesNo(
      labels.inMenu,
      true,
      "False for a page that isn't in the menu. It has no effect if the stored menu contains the page",
    ),
    attached: { ...attached, input: attached.input.default([]) },
  },
  inList: ["title", "path", "group", "position", "inMenu"],
});
export type OwnPage = StoredOf<typeof ownPageKind>;
export type StaffOwnPage = AnswerOf<typeof ownPageKind>;
export type OwnPageInput = InputOf<typeof ownPageKind>;

/** Returns a path for a title. Live values are left out, because they can change while the path stays. */
export function proposePath(title: string): string {
  const slug = slugify(replaceMarks(title, () => " "));
  return slug && `/info/${slug}`;
}

/** Returns the path in each language, without its prefix. A language without own words has the Norwegian path. */
export function pathsOf(page: Parameters<typeof languagesOfPage>[0]): Record<Language, string> {
  const own = languagesOfPage(page);
  return inEveryLanguage((language) =>
    language === defaultLanguage || !own.includes(language)
      ? page.path
      : page.translations[language as OtherLanguage]?.path || page.path,
  );
}

export const languagesOfPage = (
  page: Pick<OwnPage, "title" | "path" | "lead" | "text" | "translations">,
): Language[] => languagesOf(wordsOf(ownPageKind, page), page.translations);

export const withPrefix = (path: string, language: Language): string =>
  language === defaultLanguage ? path : `/${language}${path}`;
