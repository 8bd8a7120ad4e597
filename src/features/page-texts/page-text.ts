import type { Language } from "#src/i18n/language.ts";
import { inOtherLanguages } from "#src/i18n/translation.ts";
import { choice, html, iconChoice, line, lines, list, yesNo } from "#src/resource/fields.ts";
import {
  emptyValues,
  defineKind,
  wordNamesOf,
  type AnswerOf,
  type StoredOf,
  type ValuesOf,
  type WordsOf,
} from "#src/resource/kind.ts";
import { atMost, requiredText } from "#src/resource/schemas.ts";
import { placePicture } from "#src/features/view/place-picture.ts";
import { pageNames, type TextPageName } from "./page-names.text.ts";

/** As much of a description as search engines show. */
export const descriptionLength = 155;

const described = atMost(200, requiredText).describe(
  `For search engines, at most ${descriptionLength} characters or so`,
);

/** A page's own text. */
export const pageTextKind = defineKind({
  name: "pageText",
  about: "The texts of the pages",
  one: "a page's text",
  many: "pages' texts",
  order: [{ by: "page", direction: "asc" }],
  words: {
    title: line({ nb: "Tittel", en: "Title", de: "Titel" }),
    lead: lines({ nb: "Ingress", en: "Introduction", de: "Einleitung" }, { most: 500 }),
    description: {
      ...lines(
        { nb: "Beskrivelse", en: "Description", de: "Beschreibung" },
        {
          most: descriptionLength,
          isRequired: true,
          hint: {
            nb: "For søkemotorer: vises under tittelen i søketreff. Inntil 155 tegn blir med.",
            en: "For search engines: shown below the title in search results. Up to 155 characters fit.",
            de: "Für Suchmaschinen: steht in Suchergebnissen unter dem Titel. Bis zu 155 Zeichen passen hinein.",
          },
        },
      ),
      input: described,
      output: described,
    },
    body: html({ nb: "Tekst", en: "Text", de: "Text" }, { isOptional: true }),
  },
  fields: {
    page: choice(
      Object.keys(pageNames.nb) as [TextPageName, ...TextPageName[]],
      { nb: "Side", en: "Page", de: "Seite" },
      "The page's name; it stays the one that the text was made for",
      pageNames,
    ),
    imageUrl: placePicture(
      { nb: "Bilde på siden", en: "The page’s picture", de: "Bild der Seite" },
      "the page shows where it has a drawing; always null for a page without one",
    ),
    /** What guests look for, to be found at a glance: "Ro" "23–07". */
    facts: list(
      { nb: "Fakta", en: "Facts", de: "Fakten" },
      {
        words: {
          label: line({ nb: "Hva", en: "What", de: "Was" }),
          value: line({ nb: "Svar", en: "Answer", de: "Antwort" }),
        },
        fields: { icon: iconChoice() },
      },
    ),
    isLeftOut: yesNo(
      { nb: "Uten egen tekst", en: "Without a text of its own", de: "Ohne eigenen Text" },
      false,
      "Nobody is to write it, as of a cabin that the campsite hasn't; false for a page that has been written",
    ),
  },
});

/** TABLE  the pages that have a drawing, which a photo can stand in for; the home page's is its view. */
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

/** A page that staff haven't written yet says only its name. */
export function unwrittenPage(page: TextPageName): PageTextValues {
  const named = (language: Language) => {
    const name = pageNames[language][page];
    return { title: name, lead: "", description: name, body: "" };
  };
  const nothing = emptyValues(pageTextKind);
  return { ...nothing, page, ...named("nb"), translations: inOtherLanguages(named) };
}

/** Whether a page says no more than its name: nobody has written it. */
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
