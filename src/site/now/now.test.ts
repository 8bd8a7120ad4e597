import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestSite, type TestSite } from "#test/support/site.ts";
import { identityKind } from "#src/campsite/identity/identity.ts";
import { identityCollection } from "#src/campsite/identity/identity.server.ts";
import { localPath } from "#src/i18n/addresses.ts";
import type { NowPart } from "#src/campsite/now/now-part.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

type Answered = NowPart & { changesAt: string | null };

async function partsAt(now: string, language = "nb"): Promise<Answered[]> {
  site.context.setNow(now);
  return JSON.parse(await site.read(`/api/v1/now?lang=${language}`)).parts;
}

describe("right now", () => {
  test.each([
    ["2026-07-15T06:30:00Z", "Åpner 09", "2026-07-15T07:00:00Z"],
    ["2026-07-15T10:00:00Z", "Åpen til 21", "2026-07-15T19:00:00Z"],
    ["2026-07-15T20:00:00Z", "Åpner i morgen 09", "2026-07-15T22:00:00Z"],
  ])("at %s the reception shows %s, until %s", async (now, value, changesAt) => {
    const parts = await partsAt(now);
    expect(parts.find(({ name }) => name === "reception")).toMatchObject({
      value,
      changesAt,
      title: "Resepsjonen",
      link: { href: expect.stringContaining("tel:") },
    });
    const home = await site.read("/");
    expect(home).toContain(`${value}</dd>`);
  });

  test("shows the quiet hours exactly while they last", async () => {
    const says = async (now: string) => {
      site.context.setNow(now);
      return (await site.read("/en")).includes("Quiet hours until");
    };
    expect(await says("2026-07-15T20:59:00Z")).toBe(false);
    expect(await says("2026-07-15T21:00:00Z")).toBe(true);
    expect(await says("2026-07-16T04:59:00Z")).toBe(true);
    expect(await says("2026-07-16T05:00:00Z")).toBe(false);
  });

  test("in winter shows the first day of the season and that the water is off, but no reception hours and no quiet hours", async () => {
    const parts = await partsAt("2026-12-01T22:30:00Z", "de");
    expect(parts.map(({ name, title, value }) => [name, title, value])).toEqual([
      ["water", "Das Wasser im Freien ist abgestellt. Bitte vor dem Besuch anrufen.", null],
      ["season", "Wir öffnen wieder am", "24. April"],
    ]);
  });

  test("shows today's exceptional hours on every page, in each language", async () => {
    await using own = await openTestSite({ now: "2026-07-15T10:00:00Z" });
    const { version: _, id: __, ...written } = await identityCollection.get(own.context, 1);
    const exceptions = [{ day: "2026-07-15", opens: "09:00", closes: "16:00" }];
    await identityCollection.save(own.context, identityKind.input.parse({ ...written, exceptions }), {
      id: 1,
    });
    for (const [language, words] of [
      ["nb", "Resepsjonen: åpen til 16"],
      ["en", "Reception: open until 16:00"],
      ["de", "Rezeption: bis 16 Uhr"],
    ] as const)
      expect(await own.read(localPath("/guests", language))).toContain(words);
  });

  test("shows nothing on an empty site", async () => {
    await using empty = await openTestSite({ isSeeded: false, now: "2026-07-15T21:30:00Z" });
    expect(await empty.read("/")).not.toContain('id="now"');
    expect(JSON.parse(await empty.read("/api/v1/now"))).toEqual({ parts: [] });
  });

  test("shows nothing on other pages when everything is as usual", async () => {
    site.context.setNow("2026-07-15T10:00:00Z");
    expect(await site.read("/guests")).not.toMatch(/now-line|banner (yellow|orange|red)/);
  });
});
