import { readPitchId } from "./drawing/pitch-id.ts";
import type { Area, Plan, PlanPlace, Point } from "./plan.ts";

export interface Pitch {
  /** The name on its post: "C14". */
  id: string;
  number: number;
  area: Area;
  /** In plan units. */
  corner: Point;
  size: Point;
}

/** An area's pitches in the order of their numbers. */
export function pitchesOf(area: Area, { metresPerUnit }: Pick<Plan, "metresPerUnit">): Pitch[] {
  const size: Point = [area.size[0] / metresPerUnit, area.size[1] / metresPerUnit];
  return area.rows.flatMap(({ from, count, corner: [x, y] }) =>
    Array.from({ length: count }, (_, index) => ({
      id: `${area.name}${from + index}`,
      number: from + index,
      area,
      corner: [x + index * size[0], y] as const,
      size,
    })),
  );
}

export function middleOf({ corner, size }: Pick<Pitch, "corner" | "size">): Point {
  return [corner[0] + size[0] / 2, corner[1] + size[1] / 2];
}

/** The pitch that a link names as people write it, "B12" or "b 12"; undefined when the plan has no such pitch. */
export function findPitch(plan: Plan, written: string): Pitch | undefined {
  const id = readPitchId(written);
  return id === undefined
    ? undefined
    : plan.areas.flatMap((area) => pitchesOf(area, plan)).find((pitch) => pitch.id === id);
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

/** The rectangle around all of an area's pitches. */
export function boundsOf(pitches: Pitch[]): { x: number; y: number; width: number; height: number } {
  const x = Math.min(...pitches.map(({ corner }) => corner[0]));
  const y = Math.min(...pitches.map(({ corner }) => corner[1]));
  const right = Math.max(...pitches.map(({ corner, size }) => corner[0] + size[0]));
  const bottom = Math.max(...pitches.map(({ corner, size }) => corner[1] + size[1]));
  return { x, y, width: right - x, height: bottom - y };
}
