import type { Purpose } from "#src/campsite/price-purposes.ts";
import { languageTag, type Language } from "#src/i18n/language.ts";
import { FreeMark } from "#src/campsite/now/free-mark.tsx";
import { pitchKindsFor, type FreeToday } from "#src/campsite/now/pitch.ts";
import { fullWords } from "./full-words.ts";

interface Props {
  free: FreeToday;
  purpose: Purpose;
  language: Language;
}

export function FullSign({ free, purpose, language }: Props) {
  const words = fullWords(free, pitchKindsFor(purpose), language);
  return (
    words && (
      <p className="heavy size-17 lines-13 as-ink row unprinted" lang={languageTag[language]}>
        <FreeMark amount="full" />
        {words}
      </p>
    )
  );
}
