import { z } from "zod";
import { languageNames } from "#src/resource/language-names.text.ts";
import { defaultLanguage, languages, type Language } from "#src/i18n/language.ts";
import { otherLanguages } from "#src/i18n/translation.ts";
import { requiredYesNo, yesNo } from "#src/resource/fields.ts";
import { defineKind, type InputOf, type StoredOf } from "#src/resource/kind.ts";

const offered = z
  .array(z.enum(otherLanguages))
  .describe("The languages besides Norwegian in which guests read the site");

/** The switches that staff turn on and off; the site has one set of them. */
export const websiteSettingsKind = defineKind({
  name: "websiteSettings",
  about: "What is turned on",
  one: "what is turned on",
  order: [{ by: "id", direction: "asc" }],
  words: {},
  fields: {
    enableCPay: requiredYesNo(
      { nb: "Lading av kortet", en: "Card top-up", de: "Aufladen der Karte" },
      "Card top-up on the card-payment provider's site",
    ),
    enableOnlineBooking: requiredYesNo(
      { nb: "Bestilling på nett", en: "Online booking", de: "Online-Buchung" },
      "The booking button",
    ),
    enableWaitingList: yesNo(
      {
        nb: "Venteliste for sesongplass",
        en: "Waiting list for seasonal pitches",
        de: "Warteliste für Saisonplätze",
      },
      false,
      "The button to join the waiting list for seasonal pitches",
    ),
    enableFeedback: requiredYesNo(
      { nb: "Forslagskasse", en: "Suggestion box", de: "Ideenkasten" },
      "The suggestion box",
    ),
    totalFireBan: yesNo(
      { nb: "Totalt bålforbud", en: "Total fire ban", de: "Absolutes Feuerverbot" },
      false,
      "A local ban on all open fire and barbecues, beside the law's own season",
    ),
    offeredLanguages: {
      input: offered.default([...otherLanguages]),
      output: offered,
      label: { nb: "Språk", en: "Languages", de: "Sprachen" },
      empty: [...otherLanguages],
      holds: "json",
      options: languageNames,
    },
  },
});

export type WebsiteSettingsInput = InputOf<typeof websiteSettingsKind>;
/** The settings as the public API gives them. */
export const websiteSettings = websiteSettingsKind.stored.meta({ id: "WebsiteSettings" });
export type WebsiteSettings = StoredOf<typeof websiteSettingsKind>;

/** The languages in which guests read the site, Norwegian first. */
export const offeredIn = ({ offeredLanguages }: Pick<WebsiteSettings, "offeredLanguages">): Language[] =>
  languages.filter(
    (language) => language === defaultLanguage || offeredLanguages.some((each) => each === language),
  );
