import fc from "fast-check";
import { expect, test } from "vitest";
import { parseDegrees, parsePair, phone, tidyPhone, unusualPhone } from "./contact-details.ts";

test.each([
  ["33 00 12 34", "+4733001234"],
  ["33001234", "+4733001234"],
  ["+47 33 00 12 34", "+4733001234"],
  ["0047 33001234", "+4733001234"],
  ["+49 (30) 123-456", "+4930123456"],
  ["ring oss", "ringoss"],
])("tidyPhone() reads %j as the number %s", (typed, number) => expect(tidyPhone(typed)).toBe(number));

test("tidyPhone() reads a Norwegian number with any grouping of the digits, and doesn't change its own output", () => {
  // Norwegian numbers don't begin with 0 or 1.
  const digits = fc.tuple(
    fc.integer({ min: 2, max: 9 }),
    fc.array(fc.nat(9), { minLength: 7, maxLength: 7 }),
  );
  const blanks = fc.array(fc.constantFrom("", " ", "\u00a0", "-"), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(digits, blanks, ([first, rest], between) => {
      const number = [first, ...rest];
      const typed = number.map((digit, index) => `${digit}${between[index]}`).join("");
      expect(tidyPhone(typed)).toBe(`+47${number.join("")}`);
      expect(phone.safeParse(tidyPhone(typed)).success).toBe(true);
      expect(tidyPhone(tidyPhone(typed))).toBe(tidyPhone(typed));
    }),
  );
});

test.each([
  ["58,99", 58.99],
  [" 9.97° ", 9.97],
  ["−12", -12],
  ["nord", undefined],
  ["", undefined],
  ["58.99.1", undefined],
])("parseDegrees() reads %j as %s", (typed, degrees) => expect(parseDegrees(typed)).toBe(degrees));

test.each([
  ["61.1150, 10.4662", { latitude: 61.115, longitude: 10.4662 }],
  [" -33.86 151.21 ", { latitude: -33.86, longitude: 151.21 }],
  ["61,115", undefined],
  ["61.115", undefined],
  ["61, 10", undefined],
])("parsePair() reads %j as the position %j", (typed, place) => expect(parsePair(typed)).toEqual(place));

test("a foreign number and a Norwegian number with too few digits are unusual", () => {
  expect(unusualPhone("+33612345678")).toBe("foreign");
  expect(unusualPhone("+473300123")).toBe("length");
  expect(["+4733001234", "+4702800", "33001234"].map(unusualPhone)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
