import { pageNames, type TextPageName } from "#src/features/page-texts/page-names.text.ts";
import { purposes, type Purpose } from "#src/features/prices/price-list.ts";
import { purposeNames } from "#src/features/prices/rate-names.text.ts";
import { placeAddress, placePicture } from "#src/features/view/place-picture.ts";
import { address, partAddress } from "#src/i18n/addresses.ts";
import { inEveryLanguage, type Language } from "#src/i18n/language.ts";
import { inOtherLanguages, localize, type Localized } from "#src/i18n/translation.ts";
import { choice, iconChoice, line, list, optionalLine } from "#src/resource/fields.ts";
import { defineKind, type AnswerOf, type InputOf, type StoredOf, type ValuesOf } from "#src/resource/kind.ts";
import { homePageText } from "./home-page.text.ts";

/** As many stand beside each other on a large screen. */
export const mostCards = 4;
export const mostLinks = 5;

type LinkedPage = Exclude<TextPageName, "home" | "login">;

/** The pages that the home page can lead to. */
const pages = (Object.keys(pageNames.nb) as TextPageName[]).filter(
  (name): name is LinkedPage => name !== "home" && name !== "login",
) as [LinkedPage, ...LinkedPage[]];

/** A part of a list is sent as it is got, so that it can't be left out. */
const cardPicture = {
  ...placePicture({ nb: "Bilde", en: "Picture", de: "Bild" }, "the card shows"),
  input: placeAddress.nullable(),
};

/** What the home page leads to: cards with a price each, and quick links. One row. */
export const homePageKind = defineKind({
  name: "homePage",
  about: "What the home page leads to: its cards and quick links",
  one: "the home page",
  order: [{ by: "id", direction: "asc" }],
  words: {
    cardsNote: optionalLine(
      { nb: "Setning over kortene", en: "Sentence above the cards", de: "Satz über den Karten" },
      { most: 120 },
    ),
  },
  fields: {
    cards: list(
      { nb: "Kort", en: "Cards", de: "Karten" },
      {
        words: {
          line: optionalLine({ nb: "Linje", en: "Line", de: "Zeile" }, { most: 60 }),
        },
        fields: {
          page: choice(
            pages,
            { nb: "Leder til", en: "Leads to", de: "Führt zu" },
            "The page that it leads to, whose name and facts it shows",
            pageNames,
          ),
          purpose: choice(
            ["none", ...purposes],
            { nb: "Pris fra", en: "Price from", de: "Preis aus" },
            "The purpose of the price group whose first price it shows",
            inEveryLanguage((language) => ({
              none: homePageText[language].noPrice,
              ...purposeNames[language],
            })),
          ),
          imageUrl: cardPicture,
        },
      },
      (cards) => cards.max(mostCards),
    ),
    links: list(
      { nb: "Snarveier", en: "Quick links", de: "Schnellzugriff" },
      {
        words: {
          label: line({ nb: "Hva", en: "What", de: "Was" }),
          value: optionalLine({ nb: "Linjen under", en: "The line below", de: "Zeile darunter" }),
        },
        fields: {
          to: choice(
            [...pages, "directions"],
            { nb: "Leder til", en: "Leads to", de: "Führt zu" },
            "The page that it leads to, or the way to the campsite",
            inEveryLanguage((language) => ({
              ...pageNames[language],
              directions: homePageText[language].directions,
            })),
          ),
          icon: iconChoice(),
        },
      },
      (links) => links.max(mostLinks),
    ),
  },
});
export type HomePageInput = InputOf<typeof homePageKind>;
export type HomePageValues = ValuesOf<typeof homePageKind>;
export type StaffHomePage = AnswerOf<typeof homePageKind>;
type StoredHomePage = StoredOf<typeof homePageKind>;
export type HomeCard = HomePageValues["cards"][number];
export type HomeLink = HomePageValues["links"][number];

/** The address that a quick link leads to. */
export const linkAddress = ({ to }: Pick<HomeLink, "to">, language: Language): string =>
  to === "directions" ? partAddress("contactUs", "directions", language) : address(to, language);

const card = (page: HomeCard["page"], purpose: Purpose): HomeCard => ({
  page,
  purpose,
  line: "",
  imageUrl: null,
  translations: {},
});

/** What a home page leads to until staff have chosen: the ways to stay, and the webcam. */
export function unwrittenHomePage(): HomePageValues {
  const webcam = (language: Language) => ({
    label: pageNames[language].webcam,
    value: homePageText[language].webcamNow,
  });
  return {
    cardsNote: "",
    translations: {},
    cards: [
      card("seasonal", "seasonal"),
      card("day", "day"),
      card("sanitary", "sanitary"),
      card("cabins", "cabin"),
    ],
    links: [{ to: "webcam", icon: "camera", ...webcam("nb"), translations: inOtherLanguages(webcam) }],
  };
}

/** A card's and a link's words, each with the language that they are really in. */
export interface LocalizedHomePage {
  note: Localized<{ cardsNote: string }>;
  cards: (Pick<HomeCard, "page" | "purpose" | "imageUrl"> & Localized<{ line: string }>)[];
  links: (Pick<HomeLink, "to" | "icon"> & Localized<{ label: string; value: string }>)[];
}

export function localizeHomePage(
  { cardsNote, translations, cards, links }: HomePageValues | StoredHomePage,
  language: Language,
): LocalizedHomePage {
  return {
    note: localize({ cardsNote }, translations, language),
    cards: cards.map(({ line: said, translations: others, ...rest }) => ({
      ...rest,
      ...localize({ line: said }, others, language),
    })),
    links: links.map(({ label, value, translations: others, ...rest }) => ({
      ...rest,
      ...localize({ label, value }, others, language),
    })),
  };
}
