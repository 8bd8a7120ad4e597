import { expect, test } from "vitest";
import { geoLink, norgeskartLink, routeLinks, toUtm33 } from "./map-links.ts";

test.each([
  { latitude: 60, longitude: 15, north: 6_651_411, east: 500_000 },
  { latitude: 60, longitude: 12, north: 6_655_205, east: 332_705 },
  { latitude: 60, longitude: 18, north: 6_655_205, east: 667_295 },
])(
  "toUtm33() converts $latitude° N, $longitude° E to the coordinates in the projection's tables",
  ({ north, east, ...place }) => {
    const found = toUtm33(place);
    expect([Math.round(found.north), Math.round(found.east)]).toEqual([north, east]);
  },
);

test("links to maps contain the exact position", () => {
  const place = { latitude: 58.99, longitude: 9.97 };
  expect(geoLink(place, "Plassen vår")).toBe("geo:58.99,9.97?q=58.99,9.97(Plassen%20v%C3%A5r)");
  expect(geoLink(place, "Plassen (sjø)")).toBe("geo:58.99,9.97?q=58.99,9.97(Plassen%20%28sj%C3%B8%29)");
  const { north, east } = toUtm33(place);
  expect(norgeskartLink(place)).toContain(`markerLat=${north.toFixed(0)}&markerLon=${east.toFixed(0)}`);
  expect(routeLinks(place)).toEqual({
    google: "https://www.google.com/maps/dir/?api=1&destination=58.99%2C9.97",
    apple: "https://maps.apple.com/?daddr=58.99,9.97",
    openStreetMap: "https://www.openstreetmap.org/?mlat=58.99&mlon=9.97#map=15/58.99/9.97",
  });
});
