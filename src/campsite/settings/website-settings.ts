import { z } from "zod";
import { inEveryLanguage } from "#src/i18n/language.ts";
import { languageAsLabel } from "#src/i18n/names/language-names.ts";
import { otherLanguages } from "#src/i18n/translation.ts";
import { requiredYesNo, yesNo } from "#src/cms/kind/fields.ts";
import { websiteSettingsLabelsText } from "#messages/settings";
import { labelsOf } from "#src/i18n/texts.ts";
import { defineKind, type InputOf, type StoredOf } from "#src/cms/kind/kind.ts";

const offered = z
  .array(z.enum(otherLanguages))
  .describe("The languages besides Norwegian in which guests read the site");

const labels = labelsOf(websiteSettingsLabelsText);

export const websiteSettingsKind = defineKind({
  name: "websiteSettings",
  about: "The settings",
  one: "the settings",
  order: [{ by: "id", direction: "asc" }],
  words: {},
  fields: {
    enableCPay: requiredYesNo(
      labels.enableCPay,
      "True when guests can top up their card on the card-payment provider's site",
    ),
    enableOnlineBooking: requiredYesNo(labels.enableOnlineBooking, "True when pages show the booking button"),
    enableWaitingList: yesNo(
      labels.enableWaitingList,
      false,
      "True when guests can join the waiting list for seasonal pitches",
    ),
    enableFeedback: requiredYesNo(labels.enableFeedback, "True when the suggestion box is open"),
    enableReceipts: yesNo(
      labels.enableReceipts,
      true,
      "True when guests get a receipt by e-mail after their message has arrived",
    ),
    checkLinks: yesNo(
      labels.checkLinks,
      false,
      "True when the site checks the links to other sites each month",
    ),
    totalFireBan: yesNo(
      labels.totalFireBan,
      false,
      "True while a local ban on all open fire and barbecues applies, besides the season in the law",
    ),
    offeredLanguages: {
      input: offered.default([...otherLanguages]),
      output: offered,
      label: labels.offeredLanguages,
      empty: [...otherLanguages],
      holds: "json",
      // `Intl` takes milliseconds to return the names of languages, so the names are made when they are first read.
      get options() {
        return inEveryLanguage((shownIn) => inEveryLanguage((each) => languageAsLabel(each, shownIn)));
      },
    },
  },
});

export type WebsiteSettingsInput = InputOf<typeof websiteSettingsKind>;
export const websiteSettings = websiteSettingsKind.stored.meta({ id: "WebsiteSettings" });
export type WebsiteSettings = StoredOf<typeof websiteSettingsKind>;
