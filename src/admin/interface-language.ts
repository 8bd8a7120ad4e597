import { defaultLanguage, languageTag, parseLanguage, type Language } from "#src/i18n/language.ts";

const key = "staffLanguage";

/** The query parameter that passes a choice on to the reloaded page. */
const parameter = "interface";

/** Returns the language of the staff area. It is read from a data attribute, because translating browsers change `lang`. */
export const interfaceLanguage = (): Language =>
  parseLanguage(document.documentElement.dataset["interface"] ?? "")!;

/**
 * Reloads the page in another language, because a page has the texts of one language only. If a form has unsaved text,
 * the browser asks first. If the user then stays, the language doesn't change.
 */
export function chooseInterfaceLanguage(language: Language): void {
  const url = new URL(location.href);
  url.searchParams.set(parameter, language);
  location.replace(url);
}

/** Returns the user's choice on this device and gives it to the page. It is Norwegian until the user chooses another. */
export function chosenLanguage(): Language {
  const url = new URL(location.href);
  const chosen = url.searchParams.get(parameter);
  if (chosen !== null) {
    localStorage.setItem(key, chosen);
    url.searchParams.delete(parameter);
    history.replaceState(null, "", url);
  }
  const language = parseLanguage(localStorage.getItem(key) ?? "") ?? defaultLanguage;
  document.documentElement.lang = languageTag[language];
  document.documentElement.dataset["interface"] = language;
  return language;
}
