import { expect, test } from "vitest";
import { withPlace } from "./document.tsx";

const camping = {
  version: 1,
  name: "Havna Camping",
  address: { street: "Vei 1", postalCode: "3290", city: "Stavern" },
};

test("a description without a place gets the campsite's name and town if there is room", () => {
  expect(withPlace("Priser på telt.", camping)).toBe("Priser på telt. Havna Camping, Stavern.");
  expect(withPlace("Ny brygge", { ...camping, name: "Stavern Camping" })).toBe("Ny brygge. Stavern Camping.");
  for (const whole of ["Telt ved Stavern.", "Havna Camping har telt.", "", "a".repeat(140)])
    expect(withPlace(whole, camping)).toBe(whole);
  expect(withPlace("Priser.", { ...camping, version: 0 })).toBe("Priser.");
});
