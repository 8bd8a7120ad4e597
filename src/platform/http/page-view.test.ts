import { describe, expect, test } from "vitest";
import { clientHintsOf, isView } from "./page-view.ts";

const phone =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36";
const isCounted = (fields: Record<string, string>, method = "GET") => {
  const asker = clientHintsOf(method, (name) => ({ "user-agent": phone, ...fields })[name]);
  return !!asker && isView(asker);
};

describe("a page view", () => {
  test.each([
    phone,
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1",
    "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
    "Mozilla/5.0 (Linux; Android 13; CUBOT KINGKONG 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36",
  ])("is counted for a browser: %s", (userAgent) => {
    expect(isCounted({ "user-agent": userAgent })).toBe(true);
  });

  test.each([
    "",
    "curl/8.14.1",
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36",
    "Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse",
    "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/143.0.0.0 Safari/537.36",
  ])("isn't counted for a crawler, a script or an empty user agent: %s", (userAgent) => {
    expect(isCounted({ "user-agent": userAgent })).toBe(false);
  });

  test("is counted for an opened page, but not for a prefetch or a script's request", () => {
    expect(isCounted({ "sec-fetch-mode": "navigate" })).toBe(true);
    expect(isCounted({ "sec-fetch-mode": "cors" })).toBe(false);
    expect(isCounted({ "sec-fetch-mode": "navigate", "sec-purpose": "prefetch;prerender" })).toBe(false);
    expect(isCounted({ "sec-fetch-mode": "navigate" }, "HEAD")).toBe(false);
  });
});
