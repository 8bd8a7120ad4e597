import { useState, useCallback, useSyncExternalStore } from "react";
import { languages, type Language } from "#src/i18n/language.ts";
import type { FormLanguages } from "#src/ui/staff/form/form-languages.tsx";
import type { LanguageState } from "#src/i18n/translation.ts";
import { languageOf } from "./language-states.ts";
import { LanguageSign, LanguageTabs } from "./languages.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#messages/staff";
import type { NamedField } from "#src/ui/staff/form/described-fields.ts";

/** Which languages of a text are on the screen. */
export interface TextLanguage {
  /**
   * On a narrow screen only one; on a wide one Norwegian and the chosen language beside it, unless Norwegian alone is
   * chosen.
   */
  shown: readonly Language[];
  isWide: boolean;
  choose(language: Language): void;
  isAlone: boolean;
  setAlone(isAlone: boolean): void;
  /** Shows the language of a field, by the field's path. */
  reveal(path: string): void;
}

/** From this width on, two languages fit side by side. */
const wide = "(width >= 68.75rem)";

/** The languages that are shown: two side by side where there is room, unless Norwegian alone is chosen. */
export function useTextLanguage({ chosen, choose }: Pick<FormLanguages, "chosen" | "choose">): TextLanguage {
  const isWide = useMedia(wide);
  const [isAlone, setAlone] = useState(false);
  const { offered } = useStaff();
  const beside = chosen === "nb" ? offered[1] : chosen;
  return {
    shown: !isWide ? [chosen] : isAlone || !beside ? ["nb"] : ["nb", beside],
    isWide,
    choose,
    isAlone,
    setAlone,
    reveal(path) {
      const language = languageOf(path);
      if (language !== "nb") setAlone(false);
      // A wide screen shows Norwegian anyway.
      if (language !== "nb" || !isWide) choose(language);
    },
  };
}

/** The languages in which a text's fields are shown. */
export type ShownLanguages = Pick<TextLanguage, "shown" | "isWide">;

/**
 * The same for a form with Norwegian as one of three tabs: it has the whole width until another language is chosen,
 * which is then shown beside it.
 */
export function useTranslationBeside({ chosen }: Pick<FormLanguages, "chosen">): ShownLanguages {
  const hasRoom = useMedia(wide);
  const isWide = hasRoom && chosen !== "nb";
  return { shown: isWide ? ["nb", chosen] : [chosen], isWide };
}

/**
 * The path of a word in a resource's values.
 * @param parent the path of the part that it is a word of, with a dot at its end: "facts.0."
 */
export const pathIn = (word: string, language: Language, parent = "") =>
  language === "nb" ? parent + word : `${parent}translations.${language}.${word}`;

/** A field's label, with the language unless it is Norwegian: Tittel på engelsk. */
export const labelIn = (label: string, language: Language, interfaceLanguage: Language) =>
  language === "nb" ? label : staffText[interfaceLanguage].inLanguage[language]({ label });

/** The same word in each language, for a form's list of fields. */
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

interface HeadProps {
  textLanguage: TextLanguage;
  states: Record<Language, LanguageState>;
}

/** The heads of the columns of a text in two languages: the language of each, and the choice of the second one. */
export function LanguageHeads({
  textLanguage: { shown, isWide, choose, isAlone, setAlone },
  states,
}: HeadProps) {
  const { language, offered } = useStaff();
  const words = staffText[language];
  const chosen = shown.at(-1)!;
  if (offered.length === 1) return null;
  if (!isWide) return <LanguageTabs chosen={chosen} onChoose={choose} states={states} />;
  return (
    <>
      <div className="language-norwegian">
        <strong>{words.textLanguages.nb}</strong>
        <LanguageSign state={states.nb} />
        <button type="button" className="link-button" onClick={() => setAlone(!isAlone)}>
          {isAlone ? words.besides : words.norwegianOnly}
        </button>
      </div>
      {!isAlone && (
        <LanguageTabs chosen={chosen} onChoose={choose} states={states} among={offered.slice(1)} />
      )}
    </>
  );
}

/** Whether a media query matches; renders again when that changes. */
function useMedia(query: string): boolean {
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
