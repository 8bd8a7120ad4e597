import { languageTag, type Language } from "#src/i18n/language.ts";
import { otherLanguages, type OtherLanguage } from "#src/i18n/translation.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { ratesText } from "#src/features/rates/rates.text.ts";
import { webcamText } from "#src/features/webcam/webcam.text.ts";
import { fieldNamesText } from "./field-names.text.ts";
import type { HistoryEntry } from "./history-entry.ts";
import { ownFieldNamesText } from "./own-field-names.text.ts";
import { thingKindsText } from "./thing-kinds.text.ts";

type Kind = HistoryEntry["thing"];
type Named = Pick<HistoryEntry, "thing" | "name">;

/** Things of which there is one: the kind's name is theirs. */
const single: readonly Kind[] = ["websiteSettings", "identity", "contentBlock"];

/** What a thing is called: what staff call it by, or its kind. */
export function thingName({ thing, name }: Named, language: Language): string {
  if (name === "" || single.includes(thing)) return thingKindsText[language][thing];
  if (thing === "camera") return (webcamText[language].names as Record<string, string>)[name] ?? name;
  return thing === "annualRates" ? ratesText[language].heading(Number(name)) : name;
}

/** The language of what a thing is called, where that is its own words and not the interface's: "nb-NO". */
export function thingNameLang({ thing, name }: Named): string | undefined {
  const isOwn = name !== "" && thing !== "annualRates" && thing !== "camera" && !single.includes(thing);
  return isOwn ? languageTag.nb : undefined;
}

/** The language that an entry tells was said to be up to date, by "languages.en" among what changed. */
export const saidLanguage = (path: string): OtherLanguage | undefined =>
  otherLanguages.find((other) => path === `languages.${other}`);

/** What a field is called, by its path: "translations.en.title" is Tittel på engelsk. */
export function fieldName(thing: Kind, path: string, language: Language): string {
  const said = saidLanguage(path);
  if (said) return staffText[language].outdated.confirm[said];
  const own = ownFieldNamesText[language][thing];
  const [, other, rest] = /^translations\.(en|de)\.(.+)$/.exec(path) ?? [];
  if (other && rest)
    return staffText[language].inLanguage[other as "en" | "de"](fieldName(thing, rest, language));
  const name = path.split(".").findLast((part) => !/^\d+$/.test(part)) ?? path;
  return own?.[name] ?? fieldNamesText[language][name] ?? name;
}

/** Paths in the order in which the fields are known, Norwegian first. */
export function inOrder(thing: Kind, paths: readonly string[]): string[] {
  const known = [...Object.keys(ownFieldNamesText.nb[thing] ?? {}), ...Object.keys(fieldNamesText.nb)];
  const place = (path: string) => {
    const [, other, rest] = /^translations\.(en|de)\.(.+)$/.exec(path) ?? [];
    const index = known.indexOf(rest ?? path);
    return (index < 0 ? known.length : index) + (other === "de" ? 2000 : other === "en" ? 1000 : 0);
  };
  return paths.toSorted((a, b) => place(a) - place(b));
}

/** What these fields are called, in their order, each once. */
export function fieldNames(thing: Kind, paths: readonly string[], language: Language): string[] {
  return [...new Set(inOrder(thing, paths).map((path) => fieldName(thing, path, language)))];
}

/** A thing's fields that have a name; the others are of no interest to people. */
export function namedPaths(thing: Kind, fields: Record<string, unknown>): string[] {
  const names = { ...fieldNamesText.nb, ...ownFieldNamesText.nb[thing] };
  const paths = Object.entries(fields).flatMap(([field, value]) => {
    if (field === "translations")
      return Object.entries((value ?? {}) as Record<string, object>).flatMap(([language, words]) =>
        Object.keys(words).map((word) => `translations.${language}.${word}`),
      );
    return names[field] ? [field] : [];
  });
  return inOrder(thing, paths);
}
