import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { consentCookie, consentKey, parseConsent } from "./consent.ts";

const consents = fc.record({ forms: fc.boolean(), social: fc.boolean(), maps: fc.boolean() });

describe("`parseConsent()`", () => {
  test("reads the cookie's consent among other cookies", () => {
    fc.assert(
      fc.property(consents, (consent) => {
        const [pair] = consentCookie(consent, true).split(";");
        expect(parseConsent(pair)).toEqual(consent);
        expect(parseConsent(`a=b; ${pair!.replaceAll("|", "%7C")}; c=d`)).toEqual(consent);
        expect(parseConsent(`a=b;${pair!.replaceAll("|", "%7c")}`)).toEqual(consent);
      }),
    );
  });

  test.each([
    undefined,
    null,
    "",
    "cookiepolicy=",
    "cookiepolicy=true",
    "cookiepolicy=true|false",
    "cookiepolicy=true|false|true|true",
    "cookiepolicy=true|false|yes",
    "cookiepolicy=TRUE|false|true",
    'cookiepolicy="true|false|true"',
    "xcookiepolicy=true|false|true",
    "cookiepolicyx=true|false|true",
    "cookiepolicy=true,false,true",
  ])("ignores %j", (header) => {
    expect(parseConsent(header)).toBeUndefined();
  });

  test("never throws and never reads consent from an invalid value", () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const consent = parseConsent(`cookiepolicy=${value}`);
        if (consent)
          expect(value.replaceAll(/%7c/gi, "|").trim()).toMatch(
            /^(true|false)\|(true|false)\|(true|false)\s*(;|$)/,
          );
      }),
    );
  });
});

test("the cookie lasts 30 days on the whole site and is Secure on an https site", () => {
  const consent = { forms: true, social: false, maps: true };
  expect(consentCookie(consent, false)).toBe(
    "cookiepolicy=true|false|true; Max-Age=2592000; Path=/; SameSite=Lax",
  );
  expect(consentCookie(consent, true)).toMatch(/; Secure$/);
});

test("`consentKey()` returns a different key for each choice, and an empty key without a choice", () => {
  const all = [true, false].flatMap((forms) =>
    [true, false].flatMap((social) => [true, false].map((maps) => ({ forms, social, maps }))),
  );
  expect(new Set([undefined, ...all].map(consentKey)).size).toBe(9);
  expect(consentKey(undefined)).toBe("");
});
