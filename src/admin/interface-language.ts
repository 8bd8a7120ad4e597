import { useSyncExternalStore } from "react";
import { defaultLanguage, languages, type Language } from "#src/i18n/language.ts";

const key = "staffLanguage";
const listeners = new Set<() => void>();

/** The language of the staff area on this device. It is Norwegian until the user chooses another. */
export function interfaceLanguage(): Language {
  const stored = localStorage.getItem(key);
  return languages.find((language) => language === stored) ?? defaultLanguage;
}

export function chooseInterfaceLanguage(language: Language): void {
  localStorage.setItem(key, language);
  listeners.forEach((listener) => listener());
}

/** Returns the interface language. Renders again when the choice changes. */
export function useInterfaceLanguage(): Language {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, interfaceLanguage);
}
