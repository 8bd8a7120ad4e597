import { defaultLanguage, languageTag, parseLanguage, type Language } from "#src/i18n/language.ts";

const key = "staffLanguage";

/** The parameter that takes a choice to the newly loaded page. */
const parameter = "interface";

/** The language of the staff area. A translation in the browser changes the page's `lang`, but no data attribute. */
export const interfaceLanguage = (): Language =>
  parseLanguage(document.documentElement.dataset["interface"] ?? "")!;

/**
 * Reloads the page in another language, because a page has the words of one. The browser asks first if a form has
 * unsaved text, and nothing has changed if the user then stays.
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
