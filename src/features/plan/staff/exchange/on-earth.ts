import type { PlanValues, Point } from "#src/features/plan/plan.ts";

/** Longitude and latitude in degrees (WGS 84), in the order of RFC 7946. */
export type Position = readonly [longitude: number, latitude: number];

/** Converts between points of a plan and positions. */
export interface OnEarth {
  positionOf(point: Point): [number, number];
  /** Rounds to a tenth of a plan unit. */
  pointAt(position: Position): [number, number];
}

/** WGS 84's larger radius. On a campsite, a flat earth is off by only a centimetre in ten metres. */
const radius = 6_378_137;
const metresPerDegree = (Math.PI * radius) / 180;

/** Returns a converter for a plan whose middle is the campsite's position. */
export function onEarth(
  { width, height, metresPerUnit, north }: PlanValues["measures"],
  { latitude, longitude }: { latitude: number; longitude: number },
): OnEarth {
  const turn = (north * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const metresPerLongitude = metresPerDegree * Math.cos((latitude * Math.PI) / 180);
  const near = (value: number, parts: number) => Math.round(value * parts) / parts;
  return {
    positionOf([x, y]) {
      const [right, down] = [(x - width / 2) * metresPerUnit, (y - height / 2) * metresPerUnit];
      const [toEast, toNorth] = [right * cos + down * sin, right * sin - down * cos];
      return [
        near(longitude + toEast / metresPerLongitude, 1e8),
        near(latitude + toNorth / metresPerDegree, 1e8),
      ];
    },
    pointAt([east, upwards]) {
      const [toEast, toNorth] = [
        (east - longitude) * metresPerLongitude,
        (upwards - latitude) * metresPerDegree,
      ];
      const [right, down] = [toEast * cos + toNorth * sin, toEast * sin - toNorth * cos];
      return [near(right / metresPerUnit + width / 2, 10), near(down / metresPerUnit + height / 2, 10)];
    },
  };
}
