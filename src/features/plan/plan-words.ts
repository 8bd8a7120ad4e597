import { languageTag, type Language } from "#src/i18n/language.ts";
import { distance, nearest, pitchesOf, type Pitch } from "./pitches.ts";
import { middleOf } from "./drawing/spots.ts";
import type { Area, PlanPlace, Plan } from "./plan.ts";
import type { Point } from "./plan-schemas.ts";
import { planText } from "#messages/plan";

export interface Walk {
  to: PlanPlace;
  metres: number;
}

const destinations = new WeakMap<Plan["places"], [PlanPlace, ...PlanPlace[]][]>();

/** Returns the places with a walking distance, grouped by sign. The result is cached, because each pitch needs it. */
export function destinationsOf({ places }: Plan): [PlanPlace, ...PlanPlace[]][] {
  const known = destinations.get(places);
  if (known) return known;
  const alike = Map.groupBy(
    places.filter(({ words }) => words.nb.walk),
    ({ sign }) => sign,
  );
  const found = [...alike.values()] as [PlanPlace, ...PlanPlace[]][];
  destinations.set(places, found);
  return found;
}

/** Returns the distances from a pitch. Several places with the same sign give one distance, to the nearest place. */
export function walksFrom(pitch: Pitch, plan: Plan): Walk[] {
  const here = middleOf(pitch);
  return destinationsOf(plan).map((alike) => {
    const to = nearest(here, alike);
    return { to, metres: distance(here, to.at[0]!, plan.metresPerUnit) };
  });
}

export function walkInWords({ to, metres }: Walk, language: Language): string {
  return `${metres}\u00a0m ${to.words[language].walk}`;
}

/** Returns words such as "Felt C · sesongplass, 9 × 10 m, strøm 16 A · 120 m til sanitærbygg 1". */
export function pitchFacts(pitch: Pitch, plan: Plan, language: Language): string {
  const text = planText[language];
  return [
    text.field({ name: pitch.area.name }),
    ...(pitch.isClosed ? [text.closed] : []),
    aboutPitch(pitch, language),
    ...walksFrom(pitch, plan).map((walk) => walkInWords(walk, language)),
  ].join(" · ");
}

/** Returns words such as "sesongplass, 9 × 10 m, strøm 16 A, gress". */
export function aboutPitch({ kind, metres, isMeasured, ampere, surface }: Pitch, language: Language): string {
  const text = planText[language];
  return [
    text[kind],
    ...(isMeasured ? [sizeInWords(metres, language)] : []),
    ...powerFacts(ampere, language),
    ...surfaceFacts(surface, language),
  ].join(", ");
}

/** Returns a size such as "9 × 10 m" or "13,8 × 15 m". */
export function sizeInWords(metres: Point, language: Language): string {
  const [width, depth] = metres.map((each) => each.toLocaleString(languageTag[language]));
  return planText[language].size({ width: width!, depth: depth! });
}

const powerFacts = (ampere: Area["ampere"], language: Language) =>
  ampere === null ? [] : [planText[language].power({ ampere })];

const surfaceFacts = (surface: Area["surface"], language: Language) =>
  surface === "unsaid" ? [] : [planText[language].lyingOn[surface]];

/** Returns words such as "24 sesongplasser · 9 × 10 m · strøm 16 A". */
export function areaFacts(area: Area, plan: Plan, language: Language): string {
  const text = planText[language];
  const pitches = pitchesOf(area, plan);
  const { unsaid = [], season = [], day = [] } = Object.groupBy(pitches, ({ kind }) => kind);
  const closed = pitches.filter(({ isClosed }) => isClosed).length;
  return [
    ...(unsaid.length > 0 ? [text.pitches({ count: unsaid.length })] : []),
    ...(season.length > 0 ? [text.seasonPitches({ count: season.length })] : []),
    ...(day.length > 0 ? [text.dayPitches({ count: day.length })] : []),
    ...(area.isEstimated ? [] : [sizeInWords(area.size, language)]),
    ...powerFacts(area.ampere, language),
    ...surfaceFacts(area.surface, language),
    ...(closed > 0 ? [text.closedPitches({ count: closed })] : []),
  ].join(" · ");
}

/** Returns words such as "A1 til A24, B1 til B20 og C1 til C24". */
export function pitchRanges(plan: Plan, language: Language): string {
  const text = planText[language];
  const ranges = plan.areas.map((area) => {
    // The order of the rows can differ from the order of their numbers.
    const pitches = pitchesOf(area, plan).toSorted((one, other) => one.number - other.number);
    return text.range({ first: pitches[0]!.id, last: pitches.at(-1)!.id });
  });
  return ranges.length < 2
    ? ranges.join("")
    : `${ranges.slice(0, -1).join(", ")} ${text.and} ${ranges.at(-1)}`;
}
