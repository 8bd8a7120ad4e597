import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isAllowedHref, parseLinkAddress, showLinkAddress } from "./link-address.ts";

describe("`parseLinkAddress()`", () => {
  test.each([
    ["https://www.yr.no/nb", "https://www.yr.no/nb"],
    ["  http://entur.no ", "http://entur.no"],
    ["/info/prices", "/info/prices"],
    ["/info/prices?year=2027#tent", "/info/prices?year=2027#tent"],
    ["/", "/"],
    ["post@familiecamping.example", "mailto:post@familiecamping.example"],
    ["mailto:post@camp.no", "mailto:post@camp.no"],
    ["33 00 12 34", "tel:33001234"],
    ["+47 33 00 12 34", "tel:+4733001234"],
    ["tel:+4733001234", "tel:+4733001234"],
    ["112", "tel:112"],
  ])("understands %s", (written, href) => expect(parseLinkAddress(written)).toBe(href));

  test.each([
    "",
    "yr.no",
    "her",
    "javascript:alert(1)",
    "JaVaScRiPt://yr.no/%0aalert(1)",
    "data:text/html,x",
    "//evil.example",
    "/\\evil.example",
    "https://",
    "https://yr",
    "https://yr.no/a b",
    "ftp://yr.no",
    "post@camp",
    "a b@camp.no",
    "mailto:",
    "12",
    "33 00 12 34 eller 35",
  ])("refuses %j", (written) => expect(parseLinkAddress(written)).toBeUndefined());

  test("returns only allowed addresses, and reads each shown address as the same address", () => {
    const written = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.emailAddress(),
      fc
        .tuple(fc.constantFrom("/", "//", "javascript:", "tel:", "mailto:", "https://"), fc.string())
        .map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(written, (text) => {
        const href = parseLinkAddress(text);
        if (href === undefined) return;
        expect(isAllowedHref(href)).toBe(true);
        expect(parseLinkAddress(showLinkAddress(href))).toBe(href);
      }),
    );
  });
});

describe("`isAllowedHref()`", () => {
  test.each(["/info", "#top", "https://yr.no", "mailto:a@b.no", "tel:1", "page?a=b:c"])("allows %s", (href) =>
    expect(isAllowedHref(href)).toBe(true),
  );
  test.each([
    "javascript:alert(1)",
    " JAVASCRIPT:alert(1)",
    "java\nscript:alert(1)",
    "data:x",
    "//evil",
    "/\\evil",
  ])("refuses %j", (href) => expect(isAllowedHref(href)).toBe(false));
});
