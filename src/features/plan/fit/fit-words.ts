import { languageTag, type Language } from "#src/i18n/language.ts";
import { fitText } from "#messages/fit";
import { planText } from "#messages/plan";
import { aboutPitch, sizeInWords } from "#src/features/plan/plan-words.ts";
import type { Pitch } from "#src/features/plan/pitches.ts";
import { kindOrder, type Answer } from "./answers.ts";
import type { Reason } from "./fit-reason.ts";
import type { Site } from "./fit.ts";
import { awningWidths, vehicleWidth, type Need, type Unit } from "./unit.ts";
import type { WayOut } from "./ways-out.ts";

/** Formats centimetres as metres: 750 gives "7,5" in Norwegian. */
export const formatMetres = (centimetres: number, language: Language): string =>
  (centimetres / 100).toLocaleString(languageTag[language]);

/** Returns the whole size of one pitch, or of neighbours together, such as "16 × 10 m". */
export const siteSize = (site: Site, language: Language): string =>
  sizeInWords([wholeWidth(site) / 100, Math.min(...site.pitches.map(({ metres }) => metres[1]))], language);

/** Returns the whole width of a site's pitches in centimetres, including the distance to the neighbours. */
export const wholeWidth = ({ pitches }: Site): number =>
  Math.round(pitches.reduce((sum, { metres }) => sum + metres[0], 0) * 100);

/** Returns words such as "14 døgnplasser og 68 sesongplasser". */
export function countByKind(sites: readonly Site[], language: Language): string {
  const text = planText[language];
  const words = { day: text.dayPitches, unsaid: text.pitches, season: text.seasonPitches };
  return kindOrder
    .map((kind) => ({ kind, count: sites.filter(({ pitches: [pitch] }) => pitch.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => words[kind]({ count }))
    .join(` ${text.and} `);
}

export const fitsInWords = (sites: readonly Site[], language: Language): string =>
  fitText[language].fits({ count: sites.length, pitches: countByKind(sites, language) });

export const namesOf = (pitches: readonly Pitch[], language: Language): string =>
  pitches.map(({ id }) => id).join(` ${planText[language].and} `);

/** Returns words such as "Ingen døgnplass er bred nok", and a note with the figures. */
export function reasonInWords(
  { kind, reason: { need, site, most, isMoreElsewhere } }: { kind: Answer["kind"]; reason: Reason },
  unit: Unit,
  language: Language,
): { title: string; note: string } {
  const { reasons, notes, none } = fitText[language];
  const no = none({ kind, others: isMoreElsewhere ? "yes" : "no" });
  const { ampere } = unit;
  const apart = wholeWidth(site) - site.width;
  const distance = apart > 0 ? "yes" : "no";
  const metres = (centimetres: number) => formatMetres(centimetres, language);
  switch (need) {
    case "width": {
      const isWidest = most === site.width && unit.length <= site.depth;
      const note = isWidest
        ? notes.width({ need: metres(unit.width + apart), most: metres(most + apart), distance })
        : notes.size({ need: metres(unit.width), most: metres(most) });
      return { title: reasons.width({ no }), note };
    }
    case "length":
      return {
        title: reasons.length({ no }),
        note: notes.size({ need: metres(unit.length), most: metres(most) }),
      };
    case "ampere":
      return { title: reasons.ampere({ no, ampere }), note: most > 0 ? notes.ampere({ most }) : "" };
    case "ground":
      return {
        title: reasons.ground({ no }),
        note: notes.ground({ ground: planText[language].lyingOn[unit.ground!] }),
      };
    case undefined: {
      const size = sizeInWords([(unit.width + apart) / 100, unit.length / 100], language);
      const needed = ampere > 0 ? `${size}, ${planText[language].power({ ampere })}` : size;
      const [pitch] = site.pitches;
      const about = aboutPitch(pitch, language);
      return {
        title: reasons.several({ no }),
        note: notes.several({ needed, distance, pitch: pitch.id, about }),
      };
    }
  }
}

/** Returns words such as "Uten markise og med 10 A". */
export function changesInWords({ needs, unit: less }: WayOut, unit: Unit, language: Language): string {
  const { awnings, less: text } = fitText[language];
  const awningOf = ({ width }: Unit) =>
    (Object.keys(awningWidths) as (keyof typeof awningWidths)[]).find(
      (awning) => vehicleWidth + awningWidths[awning] === width,
    );
  const awning = awningOf(less)!;
  const words: Record<Need, () => string> = {
    width: () => text.width({ awning, name: awnings[awning], from: awningOf(unit) ?? "other" }),
    length: () => text.length({ longest: formatMetres(less.length, language) }),
    ampere: () => text.ampere({ ampere: less.ampere }),
    ground: () => text.ground,
  };
  return new Intl.ListFormat(languageTag[language], { type: "conjunction" }).format(
    needs.map((need, index) => (index === 0 ? words[need]() : inSentence(words[need]()))),
  );
}

const inSentence = (words: string) => words.charAt(0).toLocaleLowerCase() + words.slice(1);
