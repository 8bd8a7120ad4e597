/** A place on earth in degrees, north and east positive. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** A place as MET's services take it: at most four decimals (some eleven metres), or they refuse (403). */
export function placeQuery({ latitude, longitude }: Coordinates): string {
  return `lat=${rounded(latitude)}&lon=${rounded(longitude)}`;
}

/** The shortest form without an exponent: 58.99, 0. */
function rounded(degrees: number): string {
  return String(Number(degrees.toFixed(4)) || 0);
}
