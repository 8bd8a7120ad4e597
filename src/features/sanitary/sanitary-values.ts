import type { Language } from "#src/i18n/language.ts";
import type { LanguagesProgress } from "#src/i18n/translation.ts";
import type { NamedField } from "#src/ui/staff/named-field.ts";
import { namedWords } from "#src/ui/staff/text-language.tsx";
import type { ThingForm } from "#src/ui/staff/thing-form.ts";
import { sanitaryAdminText } from "./sanitary-admin.text.ts";
import type { SanitaryBuilding, SanitaryBuildingInput } from "./sanitary-building.ts";

/** A building as staff get it. */
export type StaffBuilding = SanitaryBuilding & { languages?: LanguagesProgress | undefined };

export type BuildingFormState = ThingForm<SanitaryBuildingInput, StaffBuilding>;
export type Attribute = SanitaryBuildingInput["attributes"][number];

/** What is saved of a building. */
export function buildingValues({
  name,
  place,
  sortorder,
  cleaning,
  attributes,
  translations,
}: SanitaryBuildingInput): SanitaryBuildingInput {
  return { name, place, sortorder, cleaning, attributes, translations };
}

/** A building that nobody has written about. */
export const newBuilding = (sortorder: number): SanitaryBuildingInput => ({
  name: "",
  place: "",
  sortorder,
  cleaning: null,
  attributes: [],
  translations: {},
});

/** What an attribute is called, also when nothing is written in it yet. */
export function attributeName({ label }: Attribute, index: number, language: Language): string {
  return label || sanitaryAdminText[language].attribute(index + 1);
}

/** Every field of the form with its name. */
export function buildingFields({ attributes }: SanitaryBuildingInput, language: Language): NamedField[] {
  const text = sanitaryAdminText[language];
  return [
    ...namedWords("name", text.fields.name, language),
    ...namedWords("place", text.fields.place, language),
    {
      path: "cleaning",
      label: text.cleaning,
      show: (value) => {
        const cleaning = value as SanitaryBuildingInput["cleaning"];
        return cleaning ? text.cleaned(cleaning.from, cleaning.to) : text.notCleaned;
      },
    },
    { path: "cleaning.from", label: `${text.cleaning}, ${text.from}` },
    { path: "cleaning.to", label: `${text.cleaning}, ${text.to}` },
    {
      path: "attributes",
      label: text.attributes,
      show: (value) => (value as Attribute[]).map(({ label, value: said }) => `${label}: ${said}`).join("\n"),
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
