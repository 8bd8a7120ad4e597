import { pageNameIn } from "#src/i18n/names/page-names.ts";
import type { ListScreens } from "#src/cms/staff/described/described-screens.ts";
import { formatShortTime } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { inEachOf } from "#src/i18n/texts.ts";
import { emptyValues, type AnswerOf } from "#src/cms/kind/kind.ts";
import { namedWords } from "#src/cms/staff/fields/text-language.tsx";
import type { ResourceForm } from "#src/cms/staff/form/resource-form.ts";
import { sanitaryAdminText } from "#messages/sanitary";
import {
  sanitaryBuildingKind,
  type SanitaryBuildingValues,
} from "#src/features/sanitary/sanitary-building.ts";
import type { NamedField } from "#src/cms/staff/fields/named-field.ts";

export type StaffBuilding = AnswerOf<typeof sanitaryBuildingKind>;

export type BuildingFormState = ResourceForm<SanitaryBuildingValues, StaffBuilding>;
export type Attribute = SanitaryBuildingValues["attributes"][number];

export function newBuilding(): Omit<SanitaryBuildingValues, "sortorder"> {
  const { sortorder: _, ...empty } = emptyValues(sanitaryBuildingKind);
  return empty;
}

/** Returns an attribute's label, or its number when the label is blank. */
export function attributeName({ label }: Attribute, index: number, language: Language): string {
  return label || sanitaryAdminText[language].attribute({ number: index + 1 });
}

export function buildingFields({ attributes }: SanitaryBuildingValues, language: Language): NamedField[] {
  const text = sanitaryAdminText[language];
  return [
    ...namedWords("name", text.fields.name, language),
    ...namedWords("place", text.fields.place, language),
    {
      path: "cleaning",
      label: text.cleaning,
      show: (value) => {
        const cleaning = value as SanitaryBuildingValues["cleaning"];
        return cleaning ? text.cleaned({ from: cleaning.from, to: cleaning.to }) : text.notCleaned;
      },
    },
    { path: "cleaning.from", label: `${text.cleaning}, ${text.from}` },
    { path: "cleaning.to", label: `${text.cleaning}, ${text.to}` },
    {
      path: "attributes",
      label: text.attributes,
      show: (value) => (value as Attribute[]).map((each) => `${each.label}: ${each.value}`).join("\n"),
    },
    ...attributes.flatMap((each, index) => {
      const name = attributeName(each, index, language);
      const parent = `attributes.${index}.`;
      return [
        ...namedWords("label", `${name}, ${text.attributeFields.label}`, language, parent),
        ...namedWords("value", `${name}, ${text.attributeFields.value}`, language, parent),
        { path: `${parent}icon`, label: `${name}, ${text.icon}` },
        {
          path: `${parent}isHere`,
          label: `${name}, ${text.isHere}`,
          show: (isHere: unknown) => (isHere ? text.here : text.notHere),
        },
      ];
    }),
  ];
}

/** The list of buildings, with the place and the time of cleaning below each name. */
export const sanitaryList = {
  kind: sanitaryBuildingKind,
  words: inEachOf(sanitaryAdminText, ({ empty, ...text }, language) => {
    const page = pageNameIn(language, "sanitary");
    return { ...text, empty: { ...empty, explanation: empty.explanation({ page }) } };
  }),
  list: {
    own: "title",
    line({ cleaning, place }, language) {
      const text = sanitaryAdminText[language];
      const when = cleaning
        ? text.cleaned({
            from: formatShortTime(cleaning.from, language),
            to: formatShortTime(cleaning.to, language),
          })
        : text.notCleaned;
      return `${place} · ${when}`;
    },
  },
} satisfies ListScreens<typeof sanitaryBuildingKind>;
