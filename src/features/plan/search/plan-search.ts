import type { Language } from "#src/i18n/language.ts";
import { beginsIn, foldedWords } from "#src/i18n/search-words.ts";
import { findPitch, pitchesOf, type Pitch } from "#src/features/plan/pitches.ts";
import type { Area, Plan, PlanPlace } from "#src/features/plan/plan.ts";
import { aboutPitch } from "#src/features/plan/plan-words.ts";
import { planText, searchWordsText, signNamesText } from "#messages/plan";
import { type Sign } from "#src/features/plan/signs.ts";

/** The matches of a search. If all pitches of an area match, the matches have the area instead of its pitches. */
export interface PlanMatches {
  areas: Area[];
  places: PlanPlace[];
  pitches: Pitch[];
}

/** Finds what matches all words. @param typed a pitch, or words such as "dusj" or "sesongplass strøm 16" */
export function searchPlan(plan: Plan, typed: string, language: Language): PlanMatches {
  const pitches = plan.areas.flatMap((area) => pitchesOf(area, plan));
  const one = findPitch(plan, typed);
  const number = /^\s*\d+\s*$/.test(typed) ? Number(typed) : undefined;
  const numbered = one ? [one] : pitches.filter((pitch) => pitch.number === number);
  if (numbered.length > 0) return { places: [], areas: [], pitches: numbered };

  const words = foldedWords(typed);
  const isFound = (text: string) => {
    const textWords = foldedWords(text);
    return words.length > 0 && words.every((word) => textWords.some((each) => matchesWord(word, each)));
  };
  const known = new Map<string, boolean>();
  const found = pitches.filter((pitch) => {
    const text = searchTextOf(pitch, language);
    if (!known.has(text)) known.set(text, isFound(text));
    return known.get(text);
  });
  const areas = plan.areas.filter(
    (area) => found.filter((pitch) => pitch.area === area).length === pitchesOf(area, plan).length,
  );
  return {
    places: plan.places.filter((place) => isFound(searchTextOfPlace(place, language))),
    areas,
    pitches: found.filter(({ area }) => !areas.includes(area)),
  };
}

/** Returns true when the search word matches. A letter or number must match exactly: "1" doesn't match "16". */
const matchesWord = (word: string, textWord: string) =>
  word.length === 1 || /^\d+$/.test(word) ? word === textWord : beginsIn(textWord, word);

function searchTextOf(pitch: Pitch, language: Language): string {
  const { field, closed, legend } = planText[language];
  const { area, ampere, kind, isClosed } = pitch;
  const words = [field({ name: area.name }), legend[kind], aboutPitch(pitch, language)];
  const power = ampere === null ? [] : [`${ampere} ampere`];
  return [...words, ...power, ...(isClosed ? [closed] : [])].join(" ");
}

export function searchTextOfPlace({ sign, group, words }: PlanPlace, language: Language): string {
  const { name, note, label } = words[language];
  const also: Partial<Record<Sign, string>> = searchWordsText[language];
  return [name, note, label, signNamesText[language][sign], also[sign], planText[language].lists[group]].join(
    " ",
  );
}

/** Returns the ids of the matches. Searches with the same matches have the same list. */
export const idsOf = ({ places, areas, pitches }: PlanMatches): string[] => [
  ...areas.map(areaId),
  ...places.map(({ id }) => id),
  ...pitches.map(({ id }) => id),
];

export function matchesOf(plan: Plan, ids: readonly string[]): PlanMatches {
  const found = new Set(ids);
  return {
    places: plan.places.filter(({ id }) => found.has(id)),
    areas: plan.areas.filter((area) => found.has(areaId(area))),
    pitches: plan.areas.flatMap((area) => pitchesOf(area, plan)).filter(({ id }) => found.has(id)),
  };
}

export const areaId = ({ name }: Pick<Area, "name">) => `field-${name}`;
