import { languages, type Language } from "#src/i18n/language.ts";
import type { NamedField } from "#src/ui/staff/form/named-field.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import type { PriceListValues } from "#src/features/prices/price-list.ts";
import { priceListsAdminText } from "./price-lists-admin.text.ts";

/** Every field of a price list with its name, in the order of the form. */
export function priceListFields(
  { rateGroups }: Pick<PriceListValues, "rateGroups">,
  language: Language,
): NamedField[] {
  const text = priceListsAdminText[language];
  const { faultIn, textLanguages } = staffText[language];
  /** The words in Norwegian, and below the same path in the other languages. */
  const words = (path: string, field: string, label: string): NamedField[] =>
    languages.map((each) => ({
      path: `${path}${each === "nb" ? "" : `translations.${each}.`}${field}`,
      label: faultIn(label, each === "nb" ? undefined : textLanguages[each]),
    }));
  return [
    ...words("", "description", text.description),
    { path: "year", label: text.year },
    { path: "fromDate", label: text.fromDate },
    // As one, where two versions of it have different rows.
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
