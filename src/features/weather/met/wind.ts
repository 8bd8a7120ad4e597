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

/** The nearest of the eight points of the compass. @param degrees clockwise from north */
export function compassPoint(degrees: number): CompassPoint {
  return compass[Math.round(degrees / 45) % 8]!;
}
