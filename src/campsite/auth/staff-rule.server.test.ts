import { describe, expect, test } from "vitest";
import { isStaff } from "./guard.server.ts";

const permissions = { name: "permissions", value: "staff" };
const verified = (email: string) => ({ sub: "1", email, email_verified: true });

describe("a staff rule with a claim", () => {
  test.each([
    ["the value", "staff"],
    ["a list that contains the value", ["guest", "staff"]],
  ])("accepts %s", (_, value) => {
    expect(isStaff({ permissions: value }, { claim: permissions, emails: [] })).toBe(true);
  });

  test.each([
    ["nothing", undefined],
    ["another value", "guest"],
    ["words that contain the value", "staffing non-staff"],
    ["several words, one of which is the value", "former staff"],
    ["the value in upper case", "STAFF"],
    ["an empty list", []],
    ["a list with a text of several words", ["guest staff"]],
    ["an object", { staff: true }],
    ["a boolean", true],
  ])("refuses %s", (_, value) => {
    expect(isStaff({ permissions: value }, { claim: permissions, emails: [] })).toBe(false);
  });

  test("compares each word of a scope, but no parts of words", () => {
    const isInScope = (scope: unknown, value = "staff") =>
      isStaff({ scope }, { claim: { name: "scope", value }, emails: [] });
    expect(["staff", "openid staff", ["staff"]].map((scope) => isInScope(scope))).toEqual([true, true, true]);
    expect(["openid", "staffing non-staff", ["openid staff"]].map((scope) => isInScope(scope))).toEqual([
      false,
      false,
      false,
    ]);
  });

  test("accepts a URL as the claim's name, and a value that contains spaces", () => {
    const claim = { name: "https://camping.example/roles", value: "front desk" };
    expect(isStaff({ "https://camping.example/roles": "front desk" }, { claim, emails: [] })).toBe(true);
    expect(
      isStaff({ "https://camping.example/roles": "front desk" }, { claim: permissions, emails: [] }),
    ).toBe(false);
  });

  test("ignores inherited properties", () => {
    const claim = { name: "toString", value: "staff" };
    expect(isStaff({}, { claim, emails: [] })).toBe(false);
  });
});

describe("a staff rule with a list", () => {
  const rule = { claim: undefined, emails: ["Kari@Camping.example", "auth0|1234"] };

  test("accepts a verified e-mail address in upper or lower case", () => {
    expect(isStaff(verified("kari@camping.example"), rule)).toBe(true);
    expect(isStaff(verified("KARI@CAMPING.EXAMPLE"), rule)).toBe(true);
  });

  test.each([
    ["without a verification", { sub: "1", email: "kari@camping.example" }],
    [
      "with a verification that is a text",
      { sub: "1", email: "kari@camping.example", email_verified: "true" },
    ],
    ["with a verification of false", { sub: "1", email: "kari@camping.example", email_verified: false }],
    ["of somebody else", verified("ola@camping.example")],
    ["that only starts with a listed address", verified("kari@camping.example.evil.example")],
    ["with a letter that only looks the same (Kelvin sign)", verified("\u212Aari@camping.example")],
    ["that is a list", { sub: "1", email: ["kari@camping.example"], email_verified: true }],
    ["in the place of a subject", { sub: "Kari@Camping.example" }],
  ])("refuses an address %s", (_, claims) => {
    expect(isStaff(claims, rule)).toBe(false);
  });

  test("accepts a subject only with identical letters", () => {
    expect(isStaff({ sub: "auth0|1234" }, rule)).toBe(true);
    expect(isStaff({ sub: "AUTH0|1234" }, rule)).toBe(false);
    expect(isStaff({ sub: "auth0|123" }, rule)).toBe(false);
  });
});

test("nobody is staff without a rule", () => {
  expect(isStaff({ sub: "1", permissions: ["staff"] }, { claim: undefined, emails: [] })).toBe(false);
});
