/** A position in degrees north and east (WGS 84). */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

export function placeOf({
  latitude,
  longitude,
}: {
  [Axis in keyof Coordinates]: number | null;
}): Coordinates | undefined {
  return latitude === null || longitude === null ? undefined : { latitude, longitude };
}
