import { defaultLanguage, languageTag, parseLanguage, type Language } from "#src/i18n/language.ts";

const key = "staffLanguage";

const parameter = "interface";

/** Returns the language of the staff area from a data attribute, because browsers that translate change `lang`. */
export const interfaceLanguage = (): Language =>
  parseLanguage(document.documentElement.dataset["interface"] ?? "")!;

/** Reloads the page in another language. If a form has unsaved text, the browser first asks the user. */
export function chooseInterfaceLanguage(language: Language): void {
  const url = new URL(location.href);
  url.searchParams.set(parameter, language);
  location.replace(url);
}

/** Returns the language chosen on this device, or Norwegian. A language in the URL is stored as the choice. */
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
