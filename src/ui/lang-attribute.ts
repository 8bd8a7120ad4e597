import { languageTag, type Language } from "#src/i18n/language.ts";

/** The `lang` attribute of words inside a page; undefined when they are in the page's own language. */
export function langAttribute(actual: Language, page: Language): string | undefined {
  return actual === page ? undefined : languageTag[actual];
}
