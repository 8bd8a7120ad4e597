import type { Language } from "#src/i18n/language.ts";
import { inOtherLanguages } from "#src/i18n/translation.ts";
import { choice, html, iconChoice, line, lines, list, yesNo } from "#src/cms/kind/fields.ts";
import {
  emptyValues,
  defineKind,
  wordNamesOf,
  type AnswerOf,
  type StoredOf,
  type ValuesOf,
  type WordsOf,
} from "#src/cms/kind/kind.ts";
import { withMaxLength, requiredText } from "#src/cms/kind/schemas.ts";
import { placePicture } from "#src/cms/photos/place-picture.ts";
import { pageNamesText, pageTextLabelsText } from "#messages/page-texts";
import { labelsOf } from "#src/i18n/texts.ts";
import type { TextPageName } from "#src/i18n/names/page-names.ts";

const labels = labelsOf(pageTextLabelsText);

export const descriptionLength = 155;

const described = withMaxLength(200, requiredText).describe(
  `For search engines, about ${descriptionLength} characters at most`,
);

/** Short facts that guests look for, such as "Ro: 23–07". */
export const pageFacts = list(labels.facts, {
  words: {
    label: line(labels.factLabel),
    value: line(labels.factsValue),
  },
  fields: { icon: iconChoice() },
  inForm: {
    hint: labels.factsHint,
    add: labels.addFact,
    namedBy: "label",
    unnamed: labels.fact,
    empty: { icon: "pin" },
    isPairs: true,
  },
});

export const pageTextKind = defineKind({
  name: "pageText",
  about: "The texts of the pages",
  one: "a page's text",
  many: "pages' texts",
  order: [{ by: "page", direction: "asc" }],
  words: {
    title: line(labels.title),
    lead: lines(labels.lead, { max: 500 }),
    description: {
      ...lines(labels.description, {
        max: descriptionLength,
        isRequired: true,
        hint: labels.descriptionHint,
      }),
      input: described,
      output: described,
    },
    body: html(labels.body, { isOptional: true, hasPictures: true }),
  },
  fields: {
    page: choice(
      Object.keys(pageNamesText.nb) as [TextPageName, ...TextPageName[]],
      labels.page,
      "The name of the page that the text belongs to. It can't be changed",
      pageNamesText,
    ),
    imageUrl: placePicture(
      labels.imageUrl,
      "the page shows",
      ". A page that shows no picture accepts no new address",
    ),
    facts: pageFacts,
    isLeftOut: yesNo(
      labels.isLeftOut,
      false,
      "True if staff have decided not to write this page, such as the page about cabins on a site without cabins. Always false for a written page",
    ),
  },
});

/** TABLE  the pages with a drawing that staff can replace by a photo. */
export const picturedPages: ReadonlySet<TextPageName> = new Set([
  "seasonal",
  "day",
  "cabins",
  "prices",
  "contactUs",
  "aboutUs",
  "activities",
  "events",
  "webcam",
]);

/** TABLE  the pages without a lead paragraph. They show another text below the heading. */
export const leadlessPages: ReadonlySet<TextPageName> = new Set(["home", "prices"]);

/** Returns the page text that a page has before staff save one. It contains only the page's name. */
export function unwrittenPage(page: TextPageName): PageTextValues {
  const named = (language: Language) => {
    const name = pageNamesText[language][page];
    return { title: name, lead: "", description: name, body: "" };
  };
  const nothing = emptyValues(pageTextKind);
  return { ...nothing, page, ...named("nb"), translations: inOtherLanguages(named) };
}

export function isUnwritten({
  page,
  ...text
}: Pick<PageText, "page" | "facts" | keyof WordsOf<typeof pageTextKind>>) {
  const unwritten = unwrittenPage(page);
  return text.facts.length === 0 && wordNamesOf(pageTextKind).every((name) => text[name] === unwritten[name]);
}

export type PageTextValues = ValuesOf<typeof pageTextKind>;
export type StaffPageText = AnswerOf<typeof pageTextKind>;
export type Fact = PageTextValues["facts"][number];
export type PageText = StoredOf<typeof pageTextKind>;
