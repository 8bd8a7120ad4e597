import type { Language } from "#src/i18n/language.ts";

/** A point of the plan, in plan units from the upper left corner. */
export type Point = readonly [x: number, y: number];

/** A row of a field's pitches, numbered from left to right. */
interface Row {
  /** The number of its first pitch. */
  from: number;
  count: number;
  /** The upper left corner of its first pitch. */
  corner: Point;
}

export interface Field {
  name: string;
  kind: "season" | "day";
  ampere: number;
  /** Width and depth of each pitch in metres. */
  size: Point;
  rows: Row[];
  /** Where the sign with its letter stands. */
  sign: Point;
}

interface PlaceWords {
  name: string;
  /** A remark beside the name in the list. */
  note: string;
  /** A shorter name for the plan, where the name is too long for it. */
  label?: string;
}

export interface PlanPlace {
  /** Its fragment in the page's address: "/info/sitemap#jetty". */
  id: string;
  /** The name of its sign in the ground's drawing. */
  sign: string;
  look: "building" | "sign" | "small" | "fire" | "safety";
  /** Its middle; several where the plan has several of it. */
  at: Point[];
  /** A building's width and depth in plan units. */
  size?: Point;
  /** The position of its label; left out when its sign says enough. */
  label?: { at: Point; anchor: "start" | "middle"; inWater?: true };
  list: "buildings" | "services" | "safety" | "outside";
  words: Record<Language, PlaceWords>;
}

export interface Plan {
  width: number;
  height: number;
  metresPerUnit: number;
  fields: Field[];
  places: PlanPlace[];
  /** The places to which each pitch names its distance: the nearest sanitary building, and the jetty. */
  sanitary: string[];
  jetty: string;
  /** Land, sea, roads and the signs: an asset that is larger than the plan by `bleed` on each side. */
  ground: { drawing: string; bleed: { x: number; y: number } };
  /** Words on the ground that are the same in all languages. */
  captions: { at: Point; text: string }[];
  /** The depth at a point, in metres. */
  soundings: [x: number, y: number, depth: number][];
}

export interface Pitch {
  /** The name on its post: "C14". */
  id: string;
  number: number;
  field: Field;
  /** In plan units. */
  corner: Point;
  size: Point;
}

/** A field's pitches in the order of their numbers. */
export function pitchesOf(field: Field, { metresPerUnit }: Pick<Plan, "metresPerUnit">): Pitch[] {
  const size: Point = [field.size[0] / metresPerUnit, field.size[1] / metresPerUnit];
  return field.rows.flatMap(({ from, count, corner: [x, y] }) =>
    Array.from({ length: count }, (_, index) => ({
      id: `${field.name}${from + index}`,
      number: from + index,
      field,
      corner: [x + index * size[0], y] as const,
      size,
    })),
  );
}

export function middleOf({ corner, size }: Pick<Pitch, "corner" | "size">): Point {
  return [corner[0] + size[0] / 2, corner[1] + size[1] / 2];
}

/** The distance in a straight line, in metres to the nearest ten: guests need no more. */
export function distance(from: Point, to: Point, metresPerUnit: number): number {
  const metres = Math.hypot(to[0] - from[0], to[1] - from[1]) * metresPerUnit;
  return Math.max(10, Math.round(metres / 10) * 10);
}

/** The nearest of these places to a point. */
export function nearest<P extends Pick<PlanPlace, "at">>(point: Point, places: [P, ...P[]]): P {
  const far = ({ at: [there] }: P) => Math.hypot(there![0] - point[0], there![1] - point[1]);
  return places.reduce((best, place) => (far(place) < far(best) ? place : best));
}

export function getPlanPlace(plan: Plan, id: string): PlanPlace {
  const place = plan.places.find((each) => each.id === id);
  if (!place) throw new Error(`The plan has no place "${id}".`);
  return place;
}

/** The rectangle around all of a field's pitches. */
export function boundsOf(pitches: Pitch[]): { x: number; y: number; width: number; height: number } {
  const x = Math.min(...pitches.map(({ corner }) => corner[0]));
  const y = Math.min(...pitches.map(({ corner }) => corner[1]));
  const right = Math.max(...pitches.map(({ corner, size }) => corner[0] + size[0]));
  const bottom = Math.max(...pitches.map(({ corner, size }) => corner[1] + size[1]));
  return { x, y, width: right - x, height: bottom - y };
}
