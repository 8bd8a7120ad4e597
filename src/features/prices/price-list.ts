import { z } from "zod";
import {
  maybe,
  requiredText,
  resourceFields,
  resourceTranslationsOf,
  translationsOf,
} from "#src/resource/schemas.ts";
import type { Language } from "#src/i18n/language.ts";
import { inLanguage, type Translatable } from "#src/i18n/translation.ts";

const rateWords = z.object({ text: requiredText, detail: z.string().trim().max(300).default("") });

/** What an amount is: a price in itself, what comes on top of one, or what is handed back. */
export const rateKinds = ["price", "extra", "deposit"] as const;
export type RateKind = (typeof rateKinds)[number];

const rate = rateWords.extend({
  amount: z
    .number()
    .min(0)
    .max(10_000_000)
    .default(0)
    .describe("NOK; VAT included, which a deposit has none of"),
  kind: z
    .enum(rateKinds)
    .default("price")
    .describe("A price in itself, an extra that comes on top of one, or a deposit that is paid back"),
  translations: translationsOf(rateWords),
});

/** What a group of prices is for: the pages that tell a price find theirs by it. */
export const purposes = ["day", "seasonal", "cabin", "sanitary", "other"] as const;
export type Purpose = (typeof purposes)[number];

const rateGroupWords = z.object({ name: requiredText, subTitle: z.string().trim().max(300).default("") });

const rateGroup = rateGroupWords.extend({
  purpose: z
    .enum(purposes)
    .default("other")
    .describe("What the group is for: the home page and the page of that place show its first price"),
  rates: z.array(rate).min(1),
  translations: translationsOf(rateGroupWords),
});
export type RateGroup = z.infer<typeof rateGroup>;

const priceListWords = z.object({
  description: requiredText,
  note: z.string().trim().max(1000).default(""),
});

export const priceListTranslatable: Translatable = {
  words: Object.keys(priceListWords.shape),
  lists: {
    rateGroups: {
      words: Object.keys(rateGroupWords.shape),
      lists: { rates: { words: Object.keys(rateWords.shape) } },
    },
  },
};

/** What staff write. */
export const priceListInput = priceListWords.extend({
  year: z.int().min(2000).max(2200),
  fromDate: maybe(z.iso.date()).describe("The first day it counts; today without it"),
  isActive: z.boolean().default(false).describe("At most one price list is active: the one guests see"),
  rateGroups: z.array(rateGroup).min(1),
  translations: resourceTranslationsOf(priceListWords),
});
export type PriceListInput = z.infer<typeof priceListInput>;

/** A price list. */
export const priceList = priceListInput
  .extend({ fromDate: z.iso.date(), translations: translationsOf(priceListWords), ...resourceFields })
  .meta({ id: "PriceList" });
export type PriceList = z.infer<typeof priceList>;

/** The group that says what one thing costs: the first, where several do. */
export function groupFor<Group extends Pick<RateGroup, "purpose">>(
  groups: readonly Group[],
  purpose: Purpose,
): Group | undefined {
  return groups.find((group) => group.purpose === purpose);
}

/** What a group is told by on other pages: staff put first what guests ask for first; an extra alone says nothing. */
export function leadingRate<Rate extends { kind: RateKind }>(group: { rates: readonly Rate[] } | undefined) {
  return group?.rates.find(({ kind }) => kind !== "extra");
}

/** The price list with its words in a language, or in Norwegian where a part isn't translated. */
export function localizePriceList(list: PriceList, language: Language): PriceList {
  return {
    ...inLanguage(list, ["description", "note"], language),
    rateGroups: list.rateGroups.map((group) => ({
      ...inLanguage(group, ["name", "subTitle"], language),
      rates: group.rates.map((each) => inLanguage(each, ["text", "detail"], language)),
    })),
  };
}
