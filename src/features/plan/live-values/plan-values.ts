import { inEachOf } from "#src/i18n/texts.ts";
import { kinds } from "#src/cms/kinds.ts";
import { pitchesOf } from "#src/features/plan/pitches.ts";
import type { PlanValues } from "#src/features/plan/plan.ts";
import { inEveryLanguage, type Language } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import type { LiveValue } from "#src/cms/kind/live-value.ts";
import { liveValuesText as texts } from "#messages/live-values";

export type PlannedFields = Pick<PlanValues, "areas" | "measures">;

/** TABLE  replacements for letters of areas, because a key can't contain Æ, Ø or Å. */
const inKeys: Record<string, string> = { Æ: "AE", Ø: "OE", Å: "AA" };

const where = { name: inEachOf(kinds.plan.words, ({ label }) => label), screen: staffAddresses.plan };

/** Returns the live values of a plan. A count of zero has no live value. */
export function planValues({ areas, measures }: PlannedFields): LiveValue[] {
  const pitches = areas.flatMap((area) => pitchesOf(area, measures));
  const counted = (["pitches", "season", "day"] as const).map((which) => {
    const count = pitches.filter(({ kind }) => which === "pitches" || kind === which).length;
    const plural = (language: Language) => texts[language].pitches[which];
    return {
      key: which === "pitches" ? "plan.pitches" : `plan.pitches.${which}`,
      count,
      name: inEveryLanguage((language) => texts[language].names.number({ pitches: plural(language) })),
      written: Object.values(inEveryLanguage((language) => `${count} ${plural(language)}`)),
    };
  });
  const inAreas = areas.map(({ name: letter, rows }) => ({
    key: `plan.area.${inKeys[letter] ?? letter}`,
    count: rows.reduce((sum, row) => sum + row.count, 0),
    name: inEveryLanguage((language) => texts[language].names.inArea({ letter })),
    written: [],
  }));
  return [...counted, ...inAreas]
    .filter(({ count }) => count > 0)
    .map(({ count, ...value }) => ({ ...value, where, words: inEveryLanguage(() => String(count)) }));
}
