import { distance, pitchesOf, type Pitch } from "#src/features/plan/pitches.ts";
import { cornersOf, middleOf, rotate } from "#src/features/plan/drawing/spots.ts";
import type { Plan } from "#src/features/plan/plan.ts";
import type { Point } from "#src/features/plan/plan-schemas.ts";
import type { Sign } from "#src/features/plan/signs.ts";
import type { Unit } from "./unit.ts";

/** A pitch, or two pitches beside each other, with the room for a unit in centimetres. */
export interface Site {
  pitches: readonly [Pitch, ...Pitch[]];
  width: number;
  depth: number;
  /** The distance from the front of the pitch to the room, in centimetres. */
  front: number;
}

/** Rounds down, so that a pitch never counts as larger. The addend corrects products such as 8.2 × 100. */
const toCentimetres = (metres: number) => Math.floor(metres * 100 + 1e-6);

interface Row {
  pitches: readonly Pitch[];
  /** True for each side on which another row is within the plan's `unitDistance`. */
  isNear: { front: boolean; back: boolean };
}

function rowsOf(plan: Plan): Row[] {
  const all = plan.areas.flatMap((area) => {
    const pitches = pitchesOf(area, plan);
    let start = 0;
    return area.rows.map(({ count }) => pitches.slice(start, (start += count)));
  });
  const outlines = all.map(outlineOf);
  const corners = outlines.map(cornersOf);
  return all.map((pitches, index): Row => {
    const others = corners.filter((_, other) => other !== index);
    return { pitches, isNear: findNear(outlines[index]!, others, plan.unitDistance / plan.metresPerUnit) };
  });
}

/** Returns the rectangle around the pitches of a row. */
function outlineOf(pitches: readonly Pitch[]): Pick<Pitch, "corner" | "angle"> & { size: Point } {
  const { corner, angle } = pitches[0]!;
  const length = pitches.reduce((sum, { size }) => sum + size[0], 0);
  return { corner, angle, size: [length, Math.max(...pitches.map(({ size }) => size[1]))] };
}

/** Says whether another row is near the front or the back of a row. @param near in plan units */
function findNear(
  { corner, angle, size: [length, depth] }: ReturnType<typeof outlineOf>,
  others: readonly Point[][],
  near: number,
): Row["isNear"] {
  const bounds = others.map((points) => {
    const turned = points.map(([x, y]) => rotate([x - corner[0], y - corner[1]], -angle));
    const [xs, ys] = [turned.map(([x]) => x), turned.map(([, y]) => y)];
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  });
  const isBetween = (from: number, to: number) =>
    bounds.some(
      ({ left, right, top, bottom }) => left < length + near && right > -near && top < to && bottom > from,
    );
  return { front: isBetween(-near, 0), back: isBetween(depth, depth + near) };
}

/**
 * Returns the room on pitches that are side by side in a row. A unit keeps half of the plan's `unitDistance` from the
 * left and the right side of its site. A unit keeps the same distance from the front or the back if another row is near
 * that side.
 */
function siteOf(pitches: Site["pitches"], { isNear }: Row, { unitDistance }: Plan): Site {
  const half = Math.ceil(unitDistance * 50 - 1e-6);
  const width = pitches.reduce((sum, { metres }) => sum + toCentimetres(metres[0]), 0);
  const depth = Math.min(...pitches.map(({ metres }) => toCentimetres(metres[1])));
  const front = isNear.front ? half : 0;
  return { pitches, width: width - 2 * half, depth: depth - front - (isNear.back ? half : 0), front };
}

/** Returns the room on each open pitch whose size is known. */
export const measuredSites = (plan: Plan): Site[] =>
  rowsOf(plan).flatMap((row) =>
    row.pitches
      .filter(({ isMeasured, isClosed }) => isMeasured && !isClosed)
      .map((pitch) => siteOf([pitch], row, plan)),
  );

type Size = Pick<Unit, "length" | "width">;

/** True when the unit is too long or too wide for the site unless it stands with its side to the road. */
export const isAcross = ({ length, width }: Size, site: Pick<Site, "width" | "depth">): boolean =>
  length > site.depth || width > site.width;

/**
 * Returns the maximum length of a unit with this width, or the maximum width of a unit with this length. The unit may
 * be turned on the site. Returns 0 when no such unit fits.
 * @param side the given width or length
 */
export const maxSideOf = (side: number, site: Pick<Site, "width" | "depth">): number =>
  Math.max(side <= site.width ? site.depth : 0, side <= site.depth ? site.width : 0);

export const hasRoom = ({ length, width }: Size, site: Site): boolean => length <= maxSideOf(width, site);
export const hasPower = ({ ampere }: Unit, pitch: Pitch): boolean =>
  ampere === 0 || (pitch.ampere ?? 0) >= ampere;
export const hasGround = ({ ground }: Unit, { surface }: Pitch): boolean =>
  ground === undefined || surface === ground;

export const isFitting = (unit: Unit, site: Site): boolean =>
  hasRoom(unit, site) && hasPower(unit, site.pitches[0]) && hasGround(unit, site.pitches[0]);

export const openPitchesOf = (plan: Plan): Pitch[] =>
  plan.areas.flatMap((area) => pitchesOf(area, plan)).filter(({ isClosed }) => !isClosed);

export const isMeasured = (plan: Plan): boolean => openPitchesOf(plan).some((pitch) => pitch.isMeasured);

export const findSites = (plan: Plan, unit: Unit): Site[] =>
  measuredSites(plan).filter((site) => isFitting(unit, site));

/**
 * Returns the sites of two neighbouring pitches that are open, measured and of the same kind, have the ground that the
 * unit needs, and are large enough together. At least one of the two pitches has the power that the unit needs.
 */
export const findPairs = (plan: Plan, unit: Unit): Site[] =>
  rowsOf(plan).flatMap((row) =>
    row.pitches.slice(1).flatMap((right, index) => {
      const both = [row.pitches[index]!, right] as const;
      const isPossible =
        both[0].kind === right.kind &&
        both.every((pitch) => pitch.isMeasured && !pitch.isClosed && hasGround(unit, pitch)) &&
        both.some((pitch) => hasPower(unit, pitch));
      const site = siteOf(both, row, plan);
      return isPossible && hasRoom(unit, site) ? [site] : [];
    }),
  );

/** Returns the metres in a straight line to the nearest place with this sign, or undefined without one. */
export function metresTo(sign: Sign, pitch: Pitch, plan: Plan): number | undefined {
  const here = middleOf(pitch);
  const all = plan.places.filter((place) => place.sign === sign).flatMap(({ at }) => at);
  return all.length > 0
    ? Math.min(...all.map((there) => distance(here, there, plan.metresPerUnit)))
    : undefined;
}
