import { useState, useCallback, useSyncExternalStore } from "react";
import { languages, type Language } from "#src/i18n/language.ts";
import { languageInSentence } from "#src/i18n/names/language-names.ts";
import type { FormLanguages } from "#src/cms/staff/form/form-languages.tsx";
import { languageOf } from "./language-states.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { staffText } from "#messages/staff";
import type { NamedField } from "#src/cms/staff/fields/named-field.ts";

export interface TextLanguage {
  /** The visible languages: one on a narrow screen, otherwise Norwegian and, unless `isNorwegianOnly`, another. */
  shown: readonly Language[];
  isWide: boolean;
  choose(language: Language): void;
  isNorwegianOnly: boolean;
  setAlone(isNorwegianOnly: boolean): void;
  reveal(path: string): void;
}

/** The minimum width at which two languages fit side by side. */
export const wideScreen = "(width >= 70rem)";

/** Returns the visible languages. A wide screen shows two languages, or only Norwegian if the user chooses so. */
export function useTextLanguage({ chosen, choose }: Pick<FormLanguages, "chosen" | "choose">): TextLanguage {
  const isWide = useMedia(wideScreen);
  const [isNorwegianOnly, setAlone] = useState(false);
  const { offered } = useStaff();
  const beside = chosen === "nb" ? offered[1] : chosen;
  return {
    shown: !isWide ? [chosen] : isNorwegianOnly || !beside ? ["nb"] : ["nb", beside],
    isWide,
    choose,
    isNorwegianOnly,
    setAlone,
    reveal(path) {
      const language = languageOf(path);
      if (language !== "nb") setAlone(false);
      // A wide screen always shows Norwegian.
      if (language !== "nb" || !isWide) choose(language);
    },
  };
}

export type ShownLanguages = Pick<TextLanguage, "shown" | "isWide">;

/** Returns the visible languages of a form with tabs: Norwegian alone, or another language beside Norwegian. */
export function useTranslationBeside({ chosen }: Pick<FormLanguages, "chosen">): ShownLanguages {
  const hasRoom = useMedia(wideScreen);
  const isWide = hasRoom && chosen !== "nb";
  return { shown: isWide ? ["nb", chosen] : [chosen], isWide };
}

/** Returns the path of a word in a resource. @param parent the path of its list item, such as "facts.0." */
export const pathIn = (word: string, language: Language, parent = "") =>
  language === "nb" ? parent + word : `${parent}translations.${language}.${word}`;

/** Adds the language to a field's label, as in «Tittel på engelsk». The label of a Norwegian field stays unchanged. */
export const labelIn = (label: string, language: Language, interfaceLanguage: Language) =>
  language === "nb"
    ? label
    : staffText[interfaceLanguage].inLanguage({
        label,
        language: languageInSentence(language, interfaceLanguage),
      });

export const namedWords = (
  word: string,
  label: string,
  interfaceLanguage: Language,
  parent?: string,
): NamedField[] =>
  languages.map((each) => ({
    path: pathIn(word, each, parent),
    label: labelIn(label, each, interfaceLanguage),
  }));

/** Returns true while a media query matches. The component renders again when the result changes. */
export function useMedia(query: string): boolean {
  const listen = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query);
      media.addEventListener("change", onChange);
      return () => media.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(listen, () => matchMedia(query).matches);
}
