import type { Coordinates } from "./place.ts";

/** Returns an address that opens the map app of a phone (RFC 5870), except on iPhones. */
export function geoLink({ latitude, longitude }: Coordinates, name: string): string {
  const at = `${latitude},${longitude}`;
  // encodeURIComponent doesn't encode parentheses, and the label would end at the first closing parenthesis.
  const label = encodeURIComponent(name).replaceAll("(", "%28").replaceAll(")", "%29");
  return `geo:${at}?q=${at}(${label})`;
}

/** Returns links to a route in Google Maps and Apple Maps, and to a marker on OpenStreetMap. */
export function routeLinks({
  latitude,
  longitude,
}: Coordinates): Record<"google" | "apple" | "openStreetMap", string> {
  const at = `${latitude},${longitude}`;
  return {
    google: `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(at)}`,
    apple: `https://maps.apple.com/?daddr=${at}`,
    openStreetMap: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`,
  };
}

export function norgeskartLink(place: Coordinates): string {
  const { north, east } = toUtm33(place);
  const [lat, lon] = [north.toFixed(0), east.toFixed(0)];
  return `https://norgeskart.no/#!?project=norgeskart&layers=1002&zoom=12&lat=${lat}&lon=${lon}&markerLat=${lat}&markerLon=${lon}`;
}

/**
 * Converts a position to metres in UTM zone 33 (EPSG:25833). Kartverket uses this zone for the whole country.
 * The result is accurate to about a metre (J. P. Snyder, Map Projections: A Working Manual, 1987, page 61).
 */
export function toUtm33({ latitude, longitude }: Coordinates): { north: number; east: number } {
  const [radius, e2, scale] = [6_378_137, 0.006_694_380_022_9, 0.9996];
  const phi = (latitude * Math.PI) / 180;
  const ep2 = e2 / (1 - e2);
  const n = radius / Math.sqrt(1 - e2 * Math.sin(phi) ** 2);
  const t = Math.tan(phi) ** 2;
  const c = ep2 * Math.cos(phi) ** 2;
  const a = (((longitude - 15) * Math.PI) / 180) * Math.cos(phi);
  const m =
    radius *
    ((1 - e2 / 4 - (3 * e2 ** 2) / 64 - (5 * e2 ** 3) / 256) * phi -
      ((3 * e2) / 8 + (3 * e2 ** 2) / 32 + (45 * e2 ** 3) / 1024) * Math.sin(2 * phi) +
      ((15 * e2 ** 2) / 256 + (45 * e2 ** 3) / 1024) * Math.sin(4 * phi) -
      ((35 * e2 ** 3) / 3072) * Math.sin(6 * phi));
  const east = a + ((1 - t + c) * a ** 3) / 6 + ((5 - 18 * t + t ** 2 + 72 * c - 58 * ep2) * a ** 5) / 120;
  const north =
    a ** 2 / 2 +
    ((5 - t + 9 * c + 4 * c ** 2) * a ** 4) / 24 +
    ((61 - 58 * t + t ** 2 + 600 * c - 330 * ep2) * a ** 6) / 720;
  return { north: scale * (m + n * Math.tan(phi) * north), east: 500_000 + scale * n * east };
}
