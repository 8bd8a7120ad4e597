import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "#test/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

/** The home page's words at a moment. */
async function wordsAt(moment: string, path = "/"): Promise<string> {
  site.context.setNow(moment);
  return (await site.read(path)).replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
}

test("showers are open day and night in the season, and closed until it begins again outside it", async () => {
  expect(await wordsAt("2026-09-20T21:59:00Z")).toContain("Dusj og wc hele døgnet");
  expect(await wordsAt("2026-09-20T22:00:00Z")).toContain("Dusj og wc stengt til 24. april");
  expect(await wordsAt("2026-11-22T12:00:00Z", "/de")).toContain("Dusche und WC geschlossen bis 24. April");
  expect(await wordsAt("2027-04-23T21:59:00Z", "/en")).toContain("Showers and toilets closed until 24 April");
  expect(await wordsAt("2027-04-23T22:00:00Z", "/en")).toContain("Showers and toilets day and night");
});
