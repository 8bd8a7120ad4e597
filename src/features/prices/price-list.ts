import { z } from "zod";
import type { Language } from "#src/i18n/language.ts";
import { slugify } from "#src/i18n/slug.ts";
import { inLanguage } from "#src/i18n/translation.ts";
import { choice, day, line, lines, list, optionalLine, plain, yesNo } from "#src/cms/kind/fields.ts";
import { defineKind, type InputOf, type StoredOf, type ValuesOf } from "#src/cms/kind/kind.ts";
import { day as storedDay, maybe } from "#src/cms/kind/schemas.ts";
import { priceListLabelsText, pricePurposesText, rateKindNamesText } from "#messages/prices";
import { labelsOf } from "#src/i18n/texts.ts";

const labels = labelsOf(priceListLabelsText);

/** The kind of an amount: a price, an extra on top of one, or a deposit that is paid back. */
export const rateKinds = ["price", "extra", "deposit"] as const;
export type RateKind = (typeof rateKinds)[number];

/** The purpose of a group of prices. Pages find the group they show by it. */
export const purposes = ["day", "seasonal", "cabin", "sanitary", "other"] as const;
export type Purpose = (typeof purposes)[number];

const groupPurpose = choice(
  purposes,
  labels.groupPurpose,
  "What the group is for: the home page and the page of that place show its first price",
  pricePurposesText,
);
const rateKind = choice(
  rateKinds,
  labels.rateKind,
  "A price in itself, an extra that comes on top of one, or a deposit that is paid back",
  rateKindNamesText,
);
const amount = z
  .number()
  .min(0)
  .max(10_000_000)
  .default(0)
  .describe("NOK; VAT included, which a deposit has none of");

const rateKey = z
  .string()
  .regex(/^[a-z0-9-]*$/, "must be small letters, digits and hyphens")
  .max(100)
  .default("")
  .describe("The same for this price in every list, so that texts can name it; made when left out");

const rates = list(
  labels.rates,
  {
    words: {
      text: line(labels.text),
      detail: optionalLine(labels.detail),
    },
    fields: {
      amount: plain(amount, labels.amount, 0),
      kind: { ...rateKind, input: rateKind.input.default("price") },
      key: {
        ...plain(rateKey, labels.key, ""),
        control: "none",
      },
    },
  },
  (all) => all.min(1),
);

export const priceListKind = defineKind({
  name: "priceList",
  about: "Price lists; guests see the active one, and one that is made active takes its place",
  one: "a price list",
  many: "price lists",
  order: [{ by: "year", direction: "desc" }],
  words: {
    description: line(labels.description),
    note: lines(labels.note, { most: 1000 }),
  },
  fields: {
    year: plain(z.int().min(2000).max(2200), labels.year, 2000),
    fromDate: {
      ...day(labels.fromDate),
      input: maybe(storedDay).describe("The first day it counts; today without it"),
    },
    isActive: yesNo(labels.isActive, false, "At most one price list is active: the one guests see"),
    startsItself: yesNo(
      labels.startsItself,
      false,
      "Whether it becomes the active list on the day it applies from; only when that day is still to come",
    ),
    rateGroups: list(
      labels.rateGroups,
      {
        words: {
          name: line(labels.groupName),
          subTitle: optionalLine(labels.rateGroupsSubTitle),
        },
        fields: { purpose: { ...groupPurpose, input: groupPurpose.input.default("other") }, rates },
      },
      (groups) => groups.min(1),
    ),
  },
  shown: { isActive: true },
  inList: ["year"],
  states: { current: () => [["isActive", "=", 1]] },
});
export type PriceListInput = InputOf<typeof priceListKind>;
/** The values of a price list's form. An amount or year that isn't a number stays as typed. */
export type PriceListValues = ValuesOf<typeof priceListKind>;

export const priceList = priceListKind.stored.meta({ id: "PriceList" });
export type PriceList = StoredOf<typeof priceListKind>;
export type RateGroup = PriceList["rateGroups"][number];

export function groupFor<Group extends Pick<RateGroup, "purpose">>(
  groups: readonly Group[],
  purpose: Purpose,
): Group | undefined {
  return groups.find((group) => group.purpose === purpose);
}

/** Returns the price that other pages show for a group: the first by the staff's order, except extras. */
export function leadingRate<Rate extends { kind: RateKind }>(group: { rates: readonly Rate[] } | undefined) {
  return group?.rates.find(({ kind }) => kind !== "extra");
}

/** True when "from" may precede a price: no other price of the group is lower. Extras and deposits don't count. */
export const isLeast = (
  { amount: shown }: Pick<RateGroup["rates"][number], "amount">,
  { rates: all }: { rates: readonly Pick<RateGroup["rates"][number], "amount" | "kind">[] },
): boolean => all.every(({ kind, amount: other }) => kind !== "price" || other >= shown);

/** Gives each rate a unique key from the group's purpose and its name, as "day-telt". Unique keys stay. */
export function withRateKeys<Group extends Pick<RateGroup, "purpose" | "rates">>(groups: Group[]): Group[] {
  const taken = new Set(groups.flatMap(({ rates: known }) => known.map(({ key }) => key)));
  const seen = new Set<string>();
  return groups.map((group) => ({
    ...group,
    rates: group.rates.map((rate) => {
      if (rate.key && !seen.has(rate.key)) {
        seen.add(rate.key);
        return rate;
      }
      const name = [group.purpose, slugify(rate.text)].filter(Boolean).join("-");
      const key = [name, ...Array.from(taken, (_, index) => `${name}-${index + 2}`)].find(
        (each) => !taken.has(each),
      )!;
      taken.add(key);
      return { ...rate, key };
    }),
  }));
}

/** Returns a price list in a language, with Norwegian in place of missing translations. */
export function localizePriceList(prices: PriceList, language: Language): PriceList {
  return {
    ...inLanguage(prices, ["description", "note"], language),
    rateGroups: prices.rateGroups.map((group) => ({
      ...inLanguage(group, ["name", "subTitle"], language),
      rates: group.rates.map((each) => inLanguage(each, ["text", "detail"], language)),
    })),
  };
}
