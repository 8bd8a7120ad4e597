import {
  type PriceList,
  priceListKind,
  type PriceListValues,
  type RateGroup,
} from "#src/features/prices/price-list.ts";
import { type Language, languages } from "#src/i18n/language.ts";
import { languageAsLabel } from "#src/i18n/names/language-names.ts";
import { inOtherLanguages, mapTranslations } from "#src/i18n/translation.ts";
import { formKindOf } from "#src/cms/form-kind.ts";
import { valuesOf } from "#src/cms/kind/kind.ts";
import type { Purpose } from "#src/campsite/price-purposes.ts";
import type { RaiseChoice } from "./raise/raise.ts";
import type { ResourceForm } from "#src/cms/staff/form/resource-form.ts";
import { priceListsAdminText, proposedPriceListText } from "#messages/prices";
import { staffText } from "#messages/staff";
import type { NamedField } from "#src/cms/staff/fields/named-field.ts";

/** The values of the form: the values of the list, and a raise that is chosen but not applied. */
export type PriceListFormValues = PriceListValues & { raise: RaiseChoice | undefined };
export type PriceListFormState = ResourceForm<PriceListFormValues, PriceList>;

const kindForm = formKindOf(priceListKind);
export const priceListForm = {
  ...kindForm,
  valuesOf: (stored: Parameters<typeof kindForm.valuesOf>[0]): PriceListFormValues => ({
    ...kindForm.valuesOf(stored),
    raise: undefined,
  }),
};

/** Returns the name of a list: its year. The second and later lists of a year have a number, as in "2027 (2)". */
export function yearLabel<Year extends number | string>(
  { id, year }: { id: number; year: Year },
  lists: readonly { id: number; year: Year }[],
): Year | string {
  const earlier = lists.filter((each) => each.year === year && each.id < id).length;
  return earlier === 0 ? year : `${year} (${earlier + 1})`;
}

export interface Removed {
  /** The path of the list that contained the group or the price. */
  path: string;
  index: number;
  resource: RateGroup | RateGroup["rates"][number];
}

/** Moves the focus to the same column of the next row. From the last row the focus moves to the empty row. */
export function focusBelow(input: HTMLElement, column: string): void {
  const sheet = input.closest(".rate-sheet")!;
  const rows = [...sheet.querySelectorAll<HTMLElement>(`li:not(.blank) [name$=".${column}"]`)];
  const shown = rows.filter((each) => each === input || each.checkVisibility());
  const next = shown[shown.indexOf(input) + 1] ?? sheet.querySelector<HTMLElement>("li.blank input");
  next?.focus();
}

export const emptyRate: RateGroup["rates"][number] = {
  text: "",
  detail: "",
  amount: 0,
  kind: "price",
  key: "",
  translations: {},
};

export const emptyGroup: RateGroup = {
  name: "",
  subTitle: "",
  purpose: "other",
  rates: [emptyRate],
  translations: {},
};

/** TABLE  words of a purpose in a group's name, in Norwegian, English and German. The first match counts. */
const purposeWords: [Purpose, RegExp][] = [
  ["sanitary", /sanit|dusj|shower|dusch|vaske?mask|laundry|wäsche|toal|toilet/],
  ["cabin", /hytte|cabin|hütte|lodge|bungalow|ferienh|chalet/],
  ["seasonal", /sesong|season|saison|dauer/],
  [
    "day",
    /døgn|natt|overnatt|night|nacht|tagespl|telt|tent|zelt|bobil|motorhome|wohnmob|caravan|stellpl|touring/,
  ],
];

/** Guesses the purpose of a group from its name. A purpose that another group has isn't guessed. */
export function guessPurpose(name: string, others: readonly Pick<RateGroup, "purpose">[]): Purpose {
  const guess = purposeWords.find(([, words]) => words.test(name.toLowerCase()))?.[0] ?? "other";
  return others.some(({ purpose }) => purpose === guess) ? "other" : guess;
}

/** Renames a group. The purpose of the group follows its name until staff choose a purpose. */
export function renameGroup(groups: readonly RateGroup[], index: number, name: string): RateGroup[] {
  const group = groups[index]!;
  const others = groups.toSpliced(index, 1);
  const isGuessed = group.purpose === guessPurpose(group.name, others);
  return groups.with(index, {
    ...group,
    name,
    purpose: isGuessed ? guessPurpose(name, others) : group.purpose,
  });
}

/** Returns a new list: a copy of the active list for the next year. The first list gets a proposed description. */
export function nextPriceList(active: PriceList | undefined, today: Temporal.PlainDate): PriceListValues {
  if (!active) {
    // A list that is written in October or later is for the season of the next year.
    const { year } = today.add({ months: 3 });
    return {
      description: proposedPriceListText.nb.description,
      note: "",
      year,
      fromDate: today.toString(),
      isActive: false,
      startsItself: false,
      rateGroups: [emptyGroup],
      translations: inOtherLanguages((language) => ({
        description: proposedPriceListText[language].description,
      })),
    };
  }
  const year = active.year + 1;
  const { description, translations, ...values } = valuesOf(priceListKind, active);
  const renamed = (text: string) => text.replaceAll(String(active.year), String(year));
  return {
    ...values,
    description: renamed(description),
    translations: mapTranslations(translations, "description", renamed),
    year,
    fromDate: Temporal.PlainDate.from(active.fromDate).add({ years: 1 }).toString(),
    isActive: false,
    startsItself: false,
  };
}

export function countRates({ rateGroups }: Pick<PriceList, "rateGroups">): number {
  return rateGroups.reduce((sum, { rates }) => sum + rates.length, 0);
}

export function priceListFields(
  { rateGroups }: Pick<PriceListValues, "rateGroups">,
  language: Language,
): NamedField[] {
  const text = priceListsAdminText[language];
  const { faultIn } = staffText[language];
  const words = (path: string, field: string, label: string): NamedField[] =>
    languages.map((each) => ({
      path: `${path}${each === "nb" ? "" : `translations.${each}.`}${field}`,
      label: faultIn({
        field: label,
        language: each === "nb" ? undefined : languageAsLabel(each, language),
      }),
    }));
  return [
    ...words("", "description", text.description),
    { path: "year", label: text.year },
    { path: "fromDate", label: text.fromDate },
    { path: "startsItself", label: text.startsItself },
    // When two versions have different rows, a conflict shows all groups as one field.
    { path: "rateGroups", label: text.groups },
    ...rateGroups.flatMap((group, g) => {
      const groupName = group.name || `${text.groupName} ${g + 1}`;
      return [
        ...words(`rateGroups.${g}.`, "name", `${groupName}, ${text.groupName}`),
        ...words(`rateGroups.${g}.`, "subTitle", `${groupName}, ${text.subTitle}`),
        { path: `rateGroups.${g}.purpose`, label: `${groupName}, ${text.purpose.label}` },
        ...group.rates.flatMap((rate, r) => [
          ...words(`rateGroups.${g}.rates.${r}.`, "text", `${groupName}, ${rate.text || text.noName}`),
          ...words(
            `rateGroups.${g}.rates.${r}.`,
            "detail",
            `${groupName}, ${rate.text || text.noName}, ${text.detail}`,
          ),
          {
            path: `rateGroups.${g}.rates.${r}.amount`,
            label: `${groupName}, ${rate.text || text.noName}, ${text.amount}`,
          },
          {
            path: `rateGroups.${g}.rates.${r}.kind`,
            label: `${groupName}, ${rate.text || text.noName}, ${text.kind}`,
          },
        ]),
      ];
    }),
    ...words("", "note", text.note),
  ];
}
