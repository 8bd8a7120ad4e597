import { homePageLabelsText, homePageText } from "#messages/home-page";
import { pageNamesText } from "#messages/page-texts";
import { pricePurposesText } from "#messages/prices";
import type { TextPageName } from "#src/i18n/names/page-names.ts";
import { purposes, type Purpose } from "#src/campsite/price-purposes.ts";
import { placeAddress, placePicture } from "#src/cms/photos/place-picture.ts";
import { address, partAddress } from "#src/i18n/addresses.ts";
import { type Language } from "#src/i18n/language.ts";
import { inOtherLanguages, localize, type Localized } from "#src/i18n/translation.ts";
import { choice, iconChoice, line, list, optionalLine } from "#src/cms/kind/fields.ts";
import { inEachOf, labelsOf } from "#src/i18n/texts.ts";
import { defineKind, type AnswerOf, type InputOf, type StoredOf, type ValuesOf } from "#src/cms/kind/kind.ts";

const labels = labelsOf(homePageLabelsText);

export const maxCards = 4;
export const maxLinks = 5;

type LinkedPage = Exclude<TextPageName, "home" | "login">;

const pages = (Object.keys(pageNamesText.nb) as TextPageName[]).filter(
  (name): name is LinkedPage => name !== "home" && name !== "login",
) as [LinkedPage, ...LinkedPage[]];

/** The picture of a card. Unlike in `placePicture`, the field is required: clients always send complete items. */
const cardPicture = {
  ...placePicture(labels.cardPicture, "the card shows"),
  input: placeAddress.nullable(),
};

export const homePageKind = defineKind({
  name: "homePage",
  about: "The cards and quick links of the home page",
  one: "the home page",
  order: [{ by: "id", direction: "asc" }],
  words: {
    cardsNote: optionalLine(labels.cardsNote, { max: 120 }),
  },
  fields: {
    cards: list(
      labels.cards,
      {
        words: {
          line: optionalLine(labels.cardsLine, { max: 60 }),
        },
        fields: {
          page: choice(
            pages,
            labels.cardsPage,
            "The page that the card links to. The card shows the page's name and facts",
            pageNamesText,
          ),
          purpose: choice(
            ["none", ...purposes],
            labels.cardsPurpose,
            "The purpose of a price group. The card shows the first price of this group that isn't an extra",
            inEachOf(pricePurposesText, (names, language) => ({
              none: homePageText[language].noPrice,
              ...names,
            })),
          ),
          imageUrl: cardPicture,
        },
        inForm: { hint: labels.cardsHint, add: labels.addCard, namedBy: "page", empty: { page: "day" } },
      },
      (cards) => cards.max(maxCards),
    ),
    links: list(
      labels.links,
      {
        words: {
          label: line(labels.linkLabel),
          value: optionalLine(labels.linksValue),
        },
        fields: {
          to: choice(
            [...pages, "directions"],
            labels.linksTo,
            "The page that the link leads to, or the way to the campsite",
            inEachOf(homePageText, ({ directions }, language) => ({
              ...pageNamesText[language],
              directions,
            })),
          ),
          icon: iconChoice(),
        },
        inForm: {
          hint: labels.linksHint,
          add: labels.addLink,
          namedBy: "label",
          unnamed: labels.link,
          empty: { to: "guests", icon: "pin" },
        },
      },
      (links) => links.max(maxLinks),
    ),
  },
});
export type HomePageInput = InputOf<typeof homePageKind>;
export type HomePageValues = ValuesOf<typeof homePageKind>;
export type StaffHomePage = AnswerOf<typeof homePageKind>;
type StoredHomePage = StoredOf<typeof homePageKind>;
export type HomeCard = HomePageValues["cards"][number];
export type HomeLink = HomePageValues["links"][number];

export const linkAddress = ({ to }: Pick<HomeLink, "to">, language: Language): string =>
  to === "directions" ? partAddress("contactUs", "directions", language) : address(to, language);

const card = (page: HomeCard["page"], purpose: Purpose): HomeCard => ({
  page,
  purpose,
  line: "",
  imageUrl: null,
  translations: {},
});

/** Returns the cards and links that the home page has before staff save it. */
export function unwrittenHomePage(): HomePageValues {
  const webcam = (language: Language) => ({
    label: pageNamesText[language].webcam,
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
    cards: cards.map(({ line: cardLine, translations: others, ...rest }) => ({
      ...rest,
      ...localize({ line: cardLine }, others, language),
    })),
    links: links.map(({ label, value, translations: others, ...rest }) => ({
      ...rest,
      ...localize({ label, value }, others, language),
    })),
  };
}
