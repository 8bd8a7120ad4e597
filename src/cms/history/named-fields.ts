import type { Language } from "#src/i18n/language.ts";
import { languageAsLabel, languageInSentence } from "#src/i18n/names/language-names.ts";
import { otherLanguages, type OtherLanguage } from "#src/i18n/translation.ts";
import { wordsInAnyLanguage } from "#src/i18n/texts.ts";
import type { Label } from "#src/cms/kind/field.ts";
import type { Field } from "#src/cms/kind/field.ts";
import { fieldAt, fieldsOf, type ResourceKind } from "#src/cms/kind/kind.ts";
import { fieldNamesText, innerNamesText } from "#messages/history";
import { staffText } from "#messages/staff";

/* The functions in this file work on the fields of one kind. `field-names.ts` has functions for all kinds. */

export type Described = Pick<ResourceKind, "words" | "fields" | "given"> | undefined;

export function knownFields(described: Described): string[] {
  const own: Record<string, { label?: Label }> = described
    ? { ...fieldsOf(described), ...described.given }
    : {};
  return [
    ...Object.keys(own).filter((name) => own[name]!.label),
    ...Object.keys(wordsInAnyLanguage(fieldNamesText)),
  ];
}

/** Returns the language of a path such as "languages.en". History entries use this path for a confirmed translation. */
export const confirmedLanguage = (path: string): OtherLanguage | undefined =>
  otherLanguages.find((other) => path === `languages.${other}`);

/** Splits "translations.en.title" into its word and language. A Norwegian path has no `other`. */
export function splitPath(path: string): { word: string; other?: OtherLanguage } {
  const other = otherLanguages.find((each) => path.startsWith(`translations.${each}.`));
  return other ? { word: path.slice(`translations.${other}.`.length), other } : { word: path };
}

/** Returns the field at a path. For a path inside a single pitch, returns the field of the pitch's area. */
export const fieldNear = (described: Described, path: string): Field | undefined =>
  described && (fieldAt(described, path) ?? fieldAt(described, path.replace(/\.pitches(?:\.\d+)?\./, ".")));

type Names = Partial<Record<string, string>>;

/** Returns the label of the field at a path, such as "Tittel på engelsk" for "translations.en.title". */
export function nameOfField(described: Described, path: string, language: Language): string {
  const confirmed = confirmedLanguage(path);
  if (confirmed)
    return staffText[language].outdated.confirm({ language: languageAsLabel(confirmed, language) });
  const { other, word } = splitPath(path);
  if (other)
    return staffText[language].inLanguage({
      label: nameOfField(described, word, language),
      language: languageInSentence(other, language),
    });
  const name = path.split(".").findLast((part) => !/^\d+$/.test(part)) ?? path;
  const { label } = fieldNear(described, path) ?? described?.given[path] ?? {};
  const inner = path.includes(".") ? (innerNamesText[language] as Names)[name] : undefined;
  return label?.[language] ?? inner ?? (fieldNamesText[language] as Names)[name] ?? name;
}

/** Sorts paths by the order of the kind's fields, with Norwegian first. */
export function inOrderOf(described: Described, paths: readonly string[]): string[] {
  const known = knownFields(described);
  const place = (path: string) => {
    const { other, word } = splitPath(path);
    const index = known.indexOf(word);
    return (index < 0 ? known.length : index) + (other ? 1000 * (otherLanguages.indexOf(other) + 1) : 0);
  };
  return paths.toSorted((a, b) => place(a) - place(b));
}

export function namesOfFields(described: Described, paths: readonly string[], language: Language): string[] {
  return [...new Set(inOrderOf(described, paths).map((path) => nameOfField(described, path, language)))];
}
