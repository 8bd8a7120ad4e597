import type { Language } from "#src/i18n/language.ts";
import type { Field, Parts } from "#src/cms/kind/field.ts";
import { emptyFields, fieldsOf, type ResourceKind } from "#src/cms/kind/kind.ts";
import { longMoment } from "#src/cms/staff/moments.ts";
import { staffText } from "#messages/staff";
import { namedWords } from "#src/cms/staff/fields/text-language.ts";
import { valueAt } from "#src/cms/kind/value-at.ts";
import type { WordField } from "./word-fields.tsx";
import type { NamedField } from "#src/cms/staff/fields/named-field.ts";

export function wordFieldsOf(
  { words }: Pick<ResourceKind, "words">,
  language: Language,
  options: Readonly<Record<string, Partial<WordField>>> = {},
): WordField[] {
  return Object.entries(words).map(
    ([name, { label, isNeeded = false, written: { hint, ...written } = {} }]) => ({
      name,
      label: label[language],
      hint: hint?.[language],
      isNeeded,
      ...written,
      ...options[name],
    }),
  );
}

type Shown = Readonly<Record<string, NamedField["show"]>>;

/** Returns the fields of a list item, with labels such as "Ro, Svar". @param path such as "facts.0" */
export function namedPartOf(
  list: Pick<ResourceKind, "words" | "fields">,
  path: string,
  called: string,
  language: Language,
  shown: Shown = {},
): NamedField[] {
  return Object.entries(fieldsOf(list)).flatMap(([name, field]) => {
    const label = `${called}, ${field.label[language]}`;
    return name in list.words
      ? namedWords(name, label, language, `${path}.`)
      : { path: `${path}.${name}`, label, ...shownBy(shown[name] ?? inWords(field, language)) };
  });
}

/** Returns the fields of a kind with their labels, also those of the list items in `values`. */
export function namedFieldsOf(
  kind: Pick<ResourceKind, "words" | "fields">,
  language: Language,
  shown: Shown = {},
  values: object = {},
): NamedField[] {
  return Object.entries(fieldsOf(kind)).flatMap(([path, field]) => {
    const label = field.label[language];
    const named = path in kind.words ? namedWords(path, label, language) : [{ path, label }];
    const parts = field.parts?.inForm ? (valueAt(values, path) as Part[] | undefined) : undefined;
    return [
      ...named.map((each) => ({ ...each, ...shownBy(shown[path] ?? inWords(field, language)) })),
      ...(parts ?? []).flatMap((part, index) =>
        namedPartOf(
          field.parts!,
          `${path}.${index}`,
          partName(field.parts!, part, index, language),
          language,
        ),
      ),
    ];
  });
}

export type Part = Readonly<Record<string, unknown>>;

export const emptyPart = ({ words, fields, inForm }: Parts): Part => ({
  ...emptyFields({ ...words, ...fields }),
  translations: {},
  ...inForm?.empty,
});

/** Returns the name of a list item: the text or option of its `namedBy` field, or the item's number. */
export function partName({ words, fields, inForm }: Parts, part: Part, index: number, language: Language) {
  const { namedBy, unnamed } = inForm!;
  const value = String(part[namedBy]);
  const name = fieldsOf({ words, fields })[namedBy]!.options?.[language][value] ?? value;
  return name || (unnamed?.[language]({ number: index + 1 }) ?? "");
}

/** Returns a function that shows a value in words. A value that isn't an option is shown as it is. */
function inWords({ holds, control, options, parts }: Field, language: Language): NamedField["show"] {
  const { yes, no } = staffText[language];
  if (holds === "boolean") return (isOn) => (isOn ? yes : no);
  if (control === "moment")
    return (moment) => (typeof moment === "string" && moment ? longMoment(moment, language) : "–");
  if (options) return (value) => options[language][String(value)] ?? (value as string | null);
  if (!parts?.inForm) return undefined;
  const line = (part: Part, index: number) =>
    parts.inForm!.isPairs
      ? Object.keys(parts.words)
          .map((word) => part[word])
          .join(": ")
      : partName(parts, part, index, language);
  return (value) => (value as Part[]).map(line).join("\n");
}

const shownBy = (show: NamedField["show"]) => show && { show };
