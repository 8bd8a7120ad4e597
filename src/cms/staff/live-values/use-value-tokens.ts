import { useMemo } from "react";
import { parseLanguage, type Language } from "#src/i18n/language.ts";
import { fillText, hasMarks, unmarked } from "#src/cms/kind/live-value.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { useLiveValues } from "./use-live-values.ts";
import { fromTokens, tokenNames, withTokens } from "./value-tokens.ts";

export interface ValueTokens {
  shown: string;
  /** The text as guests read it. Undefined when the field shows the same text. */
  read: string | undefined;
  written: Language;
  /** True while the text has marks and the values aren't loaded. Without names, the marks would be lost. */
  isReadOnly: boolean;
  names: ReadonlyMap<string, string>;
  saved(typed: string): string;
}

/** Returns a text with tokens instead of marks. @param lang such as "nb-NO" @param isNeeded loads the values at once */
export function useValueTokens(value: string, lang: string, isNeeded = false): ValueTokens {
  const { language } = useStaff();
  const isMarked = hasMarks(value);
  const values = useLiveValues(isMarked || isNeeded);
  const names = useMemo(() => tokenNames(values ?? new Map(), language), [values, language]);
  const written = parseLanguage(lang)!;
  const read = values ? fillText(value, values, written) : unmarked(value);
  return {
    shown: isMarked ? withTokens(value, names) : value,
    read: isMarked ? read : undefined,
    written,
    isReadOnly: isMarked && !values,
    names,
    saved: (typed) => fromTokens(typed, names),
  };
}
