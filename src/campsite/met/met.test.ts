import { expect, test } from "vitest";
import { placeQuery } from "./met.ts";

test.each([
  [{ latitude: 58.99, longitude: 9.97 }, "lat=58.99&lon=9.97"],
  [{ latitude: 58.987654321, longitude: -0.00001 }, "lat=58.9877&lon=0"],
  [{ latitude: -33, longitude: 0.00000012 }, "lat=-33&lon=0"],
])("a position has at most four decimals", (place, query) => {
  expect(placeQuery(place)).toBe(query);
});
