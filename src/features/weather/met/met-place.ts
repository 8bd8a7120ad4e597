/** A place on earth in degrees, north and east positive. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** The query for a place. MET refuses (403) more than four decimals, which are about eleven metres. */
export function placeQuery({ latitude, longitude }: Coordinates): string {
  return `lat=${rounded(latitude)}&lon=${rounded(longitude)}`;
}

/** Writes degrees as short as possible and without an exponent: 58.99, 0. */
function rounded(degrees: number): string {
  return String(Number(degrees.toFixed(4)) || 0);
}
