import type { Purpose } from "#src/features/prices/price-list.ts";
import { languageTag, type Language } from "#src/i18n/language.ts";
import { FreeMark } from "./free-mark.tsx";
import { pitchKindsFor, type FreeToday } from "./pitch.ts";
import { fullWords } from "./full-words.ts";

interface Props {
  free: FreeToday;
  /** Of the group whose price stands beside it. */
  purpose: Purpose;
  language: Language;
}

/** That there is no room today, to stand before a price; nothing while there is, or nobody has said. */
export function FullSign({ free, purpose, language }: Props) {
  const words = fullWords(free, pitchKindsFor(purpose), language);
  return (
    words && (
      <p className="full-sign" lang={languageTag[language]}>
        <FreeMark amount="full" />
        {words}
      </p>
    )
  );
}
