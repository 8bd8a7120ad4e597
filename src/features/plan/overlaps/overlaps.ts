import { boundsOf, cornersOf, type Spot } from "#src/features/plan/drawing/spots.ts";
import type { Area, Plan } from "#src/features/plan/plan.ts";
import { pitchesOf, type Pitch } from "#src/features/plan/pitches.ts";

/** An overlap up to this number of metres counts as an inaccurate drawing. */
const tolerance = 0.3;

export interface Overlap {
  one: Pitch;
  other: Pitch;
  /** The number of further pairs of pitches that overlap in the same two rows. */
  others: number;
}

/** Returns, for each pair of rows with overlapping pitches, the first two pitches that overlap. */
export function findOverlaps(areas: readonly Area[], scale: Pick<Plan, "metresPerUnit">): Overlap[] {
  const within = tolerance / scale.metresPerUnit;
  const rows = areas.flatMap((area) => {
    const pitches = pitchesOf(area, scale);
    let start = 0;
    return area.rows.map(({ count }) => pitches.slice(start, (start += count)));
  });
  const bounds = rows.map(boundsOf);
  return rows.flatMap((row, index) =>
    rows.slice(0, index).flatMap((before, beforeIndex) => {
      const [a, b] = [bounds[index]!, bounds[beforeIndex]!];
      const isNear =
        a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
      if (!isNear) return [];
      const pairs = before.flatMap((one) =>
        row.filter((other) => doOverlap(one, other, within)).map((other) => ({ one, other })),
      );
      return pairs.slice(0, 1).map((pair) => ({ ...pair, others: pairs.length - 1 }));
    }),
  );
}

/** Two rectangles overlap if their projections on each of their sides overlap (separating axis theorem). */
function doOverlap(one: Spot, other: Spot, within: number): boolean {
  const [corners, otherCorners] = [cornersOf(one), cornersOf(other)];
  return [one.angle, one.angle + 90, other.angle, other.angle + 90].every((angle) => {
    const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    const [shadow, otherShadow] = [corners, otherCorners].map((each) =>
      each.map(([x, y]) => x * cos + y * sin),
    );
    const end = Math.min(Math.max(...shadow!), Math.max(...otherShadow!));
    return end - Math.max(Math.min(...shadow!), Math.min(...otherShadow!)) > within;
  });
}
