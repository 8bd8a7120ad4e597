const compass = [
  "north",
  "northeast",
  "east",
  "southeast",
  "south",
  "southwest",
  "west",
  "northwest",
] as const;
export type CompassPoint = (typeof compass)[number];

/** @param degrees clockwise from north */
export function compassPoint(degrees: number): CompassPoint {
  return compass[Math.round(degrees / 45) % 8]!;
}
