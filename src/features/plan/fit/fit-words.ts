import { languageTag, type Language } from "#src/i18n/language.ts";
import { fitText } from "#messages/fit";
import { planText } from "#messages/plan";
import { sizeInWords } from "#src/features/plan/plan-words.ts";
import type { Pitch } from "#src/features/plan/pitches.ts";
import type { pitchKinds } from "#src/features/plan/plan-schemas.ts";
import type { Site } from "./fit.ts";

/** Formats centimetres as metres: 750 gives "7,5" in Norwegian. */
export const formatMetres = (centimetres: number, language: Language): string =>
  (centimetres / 100).toLocaleString(languageTag[language]);

/** Returns the whole size of one pitch, or of neighbours together, such as "16 × 10 m". */
export function siteSize({ pitches }: Site, language: Language): string {
  const width = pitches.reduce((sum, { metres }) => sum + metres[0], 0);
  return sizeInWords([width, Math.min(...pitches.map(({ metres }) => metres[1]))], language);
}

/** TABLE  the kinds of pitches in the order of the answer. Day pitches come first. */
const order = ["day", "unsaid", "season"] as const satisfies (typeof pitchKinds)[number][];

/** Returns the sites by the kind of their pitches, with words such as "14 døgnplasser". */
export function byKind(sites: readonly Site[], language: Language): { words: string; sites: Site[] }[] {
  const text = planText[language];
  const count = { day: text.dayPitches, unsaid: text.pitches, season: text.seasonPitches };
  const kinds = Map.groupBy(sites, ({ pitches: [{ kind }] }) => kind);
  return order.flatMap((kind) => {
    const own = kinds.get(kind);
    return own ? [{ words: count[kind]({ count: own.length }), sites: own }] : [];
  });
}

/** Returns words such as "14 døgnplasser og 68 sesongplasser passer". */
export function countInWords(groups: ReturnType<typeof byKind>, language: Language): string {
  const pitches = groups.map(({ words }) => words).join(` ${planText[language].and} `);
  const count = groups.reduce((sum, { sites }) => sum + sites.length, 0);
  return fitText[language].fits({ count, pitches });
}

/** Returns words such as "D8 og D9". */
export const namesOf = (pitches: readonly Pitch[], language: Language): string =>
  pitches.map(({ id }) => id).join(` ${planText[language].and} `);
