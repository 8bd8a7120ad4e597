import type { Language } from "#src/i18n/language.ts";
import {
  distance,
  getPlanPlace,
  middleOf,
  nearest,
  pitchesOf,
  type Field,
  type Pitch,
  type PlanPlace,
  type Plan,
} from "./plan.ts";
import { planText } from "./plan.text.ts";

/** The distances from a pitch to the places that guests walk to, in metres. */
export interface Walks {
  /** The number of the nearest sanitary building. */
  sanitary: number;
  toSanitary: number;
  toJetty: number;
}

export function walksFrom(pitch: Pitch, plan: Plan): Walks {
  const here = middleOf(pitch);
  const buildings = plan.sanitary.map((id) => getPlanPlace(plan, id)) as [PlanPlace, ...PlanPlace[]];
  const building = nearest(here, buildings);
  const metres = (place: PlanPlace) => distance(here, place.at[0]!, plan.metresPerUnit);
  return {
    sanitary: buildings.indexOf(building) + 1,
    toSanitary: metres(building),
    toJetty: metres(getPlanPlace(plan, plan.jetty)),
  };
}

/** Everything about a pitch in one line: "Felt C · sesongplass, strøm 16 A · 120 m til sanitærbygg 1 · …". */
export function pitchFacts(pitch: Pitch, plan: Plan, language: Language): string {
  const text = planText[language];
  const { name, kind, ampere, size } = pitch.field;
  const { sanitary, toSanitary, toJetty } = walksFrom(pitch, plan);
  return [
    text.field(name),
    `${text[kind]}, ${text.size(...size)}, ${text.power(ampere)}`,
    text.toSanitary(toSanitary, sanitary),
    text.toJetty(toJetty),
  ].join(" · ");
}

/** Everything that a field's pitches have in common: "24 sesongplasser · 9 × 10 m · strøm 16 A". */
export function fieldFacts(field: Field, plan: Plan, language: Language): string {
  const text = planText[language];
  const count = pitchesOf(field, plan).length;
  const pitches = field.kind === "season" ? text.seasonPitches(count) : text.dayPitches(count);
  return [pitches, text.size(...field.size), text.power(field.ampere)].join(" · ");
}

/** The names of all pitches: "A1 til A24, B1 til B20 og C1 til C24". */
export function pitchRanges(plan: Plan, language: Language): string {
  const text = planText[language];
  const ranges = plan.fields.map((field) => {
    const pitches = pitchesOf(field, plan);
    return text.range(pitches[0]!.id, pitches.at(-1)!.id);
  });
  return ranges.length < 2
    ? ranges.join("")
    : `${ranges.slice(0, -1).join(", ")} ${text.and} ${ranges.at(-1)}`;
}
