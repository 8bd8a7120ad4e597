import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { refresh } from "#src/campsite/sources/sources.server.ts";
import { getWebsiteSettings, saveWebsiteSettings } from "#src/campsite/settings/website-settings.server.ts";
import { websiteSettingsKind } from "#src/campsite/settings/website-settings.ts";
import { openSourcesContext, type SourcesContext } from "#test/support/services/sources.ts";
import { siteOn, type TestSite } from "#test/support/site.ts";
import { readWarnings } from "./warning.ts";
import { listWarnings } from "./warnings.server.ts";

const begin = Temporal.Instant.from("2026-08-12T08:20:00Z");
const place = { latitude: 58.99, longitude: 9.97 };

let context: SourcesContext;
let site: Pick<TestSite, "read">;
beforeAll(async () => {
  const opened = await openSourcesContext({ now: begin.toString(), isSeeded: true });
  context = { ...opened, config: { ...opened.config, seaPoint: { latitude: 58.97, longitude: 9.95 } } };
  await context.db.updateTable("message").set({ isActive: 0 }).execute();
  site = siteOn(context);
});
afterAll(() => context[Symbol.asyncDispose]());
beforeEach(async () => {
  await context.db.deleteFrom("sourceAnswer").execute();
  context.standIn.fault = undefined;
  context.standIn.day = "usual";
});

async function at(minutes: number): Promise<void> {
  context.setNow(begin.add({ seconds: minutes * 60 }).toString());
  await refresh(context, "warnings", { random: () => 0.5 });
}

/** Returns the text after the header of a page; on the home page, only the text above the weather. */
async function top(path: string): Promise<string> {
  const page = await site.read(path);
  return page
    .slice(page.indexOf("</header>"), page.indexOf('class="hero-board'))
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");
}

describe("MET's warnings", () => {
  test("are on every page after the next request to MET, and disappear when they are withdrawn", async () => {
    await at(0);
    expect(await top("/guests")).not.toContain("Kuling");
    context.setNow(begin.add({ seconds: 1 }).toString());
    context.standIn.day = "storm";
    for (let minute = 1; minute < 10; minute++) await at(minute);
    expect(await top("/guests")).not.toContain("Kuling");
    await at(10);
    expect(await top("/guests")).toMatch(
      /For båt: Kuling, oransje nivå til i morgen kl. 06 Prøvedata, ikke et varsel Se mer/,
    );
    const home = await top("/");
    expect(home).toMatch(
      /For båt: Kuling, oransje nivå til i morgen kl. 06. Vurder å la båten bli liggende i havn/,
    );
    // The home page names the warning once. It leaves out the introduction, so that the warning has room.
    expect(home.match(/Kuling/g)).toHaveLength(1);
    expect(home).not.toContain("mellom furu og svaberg");
    expect(home).toContain("Regn, gult nivå fra kl. 18 til i morgen kl. 16. Rydd avløp");
    expect(await top("/guests")).toContain("Nå Regn, gult nivå");
    context.standIn.day = "usual";
    await at(20);
    expect(await top("/")).not.toContain("Kuling");
  });

  test("are requested at most every ten minutes, for land and sea and in MET's two languages", async () => {
    const before = context.standIn.received.length;
    for (let minute = 0; minute < 60; minute++) await at(minute);
    const asked = context.standIn.received.slice(before).map(({ target }) => target);
    expect(asked).toHaveLength(6 * 4);
    expect(new Set(asked)).toEqual(
      new Set(
        ["no", "en"].flatMap((lang) =>
          ["lat=58.99&lon=9.97", "lat=58.97&lon=9.95"].map(
            (query) => `/weatherapi/metalerts/2.0/current.json?${query}&lang=${lang}`,
          ),
        ),
      ),
    );
  });

  test("are shown on German pages in MET's English, marked as English", async () => {
    context.standIn.day = "storm";
    await at(0);
    const german = await site.read("/de");
    expect(german).toMatch(
      /<section class="banner orange" lang="en-GB"[^]*Gale, orange level[^]*Consider leaving boats/,
    );
    expect(german).not.toContain("Kuling");
  });

  test("aren't shown if they are tests, for another place or unreadable", async () => {
    context.standIn.day = "storm";
    await at(0);
    expect(await site.read("/")).not.toContain("rødt nivå");
    const { warnings } = await listWarnings(context, "nb");
    expect(warnings.map(({ level }) => level)).toEqual(["yellow", "orange"]);
    for (const fault of ["wrong-place", "truncated", "nonsense", "holes"] as const) {
      await context.db.deleteFrom("sourceAnswer").execute();
      context.standIn.fault = fault;
      await at(1);
      expect((await listWarnings(context, "nb")).warnings).toEqual([]);
    }
  });

  test("disappear when MET hasn't confirmed them for three hours", async () => {
    context.standIn.day = "storm";
    await at(0);
    context.standIn.fault = "hang";
    context.setNow(begin.add({ minutes: 179 }).toString());
    expect(await site.read("/")).toContain("Kuling");
    context.setNow(begin.add({ minutes: 180 }).toString());
    const silent = await site.read("/");
    expect(silent).not.toContain("Kuling");
    expect(silent).not.toMatch(/trygt|ingen farevars/i);
  });

  test("are left out without a known level or time, and link only to MET's site", () => {
    const warning = (
      properties: object,
      interval = ["2026-08-12T00:00:00+00:00", "2026-08-14T00:00:00+00:00"],
    ) => ({
      type: "Feature",
      when: { interval },
      properties: { status: "Actual", event: "volcano", title: "Vulkan, gult nivå, …", ...properties },
    });
    const read = (...features: object[]) =>
      readWarnings(JSON.stringify({ type: "FeatureCollection", features }), place, "land");
    expect(read()).toEqual([]);
    expect(read(warning({ awareness_level: "1; green; Minor" }), { type: "Feature" })).toEqual([]);
    expect(read(warning({ riskMatrixColor: "Yellow", web: "https://met.no.evil.example/" }))).toMatchObject([
      {
        level: "yellow",
        name: "Vulkan",
        isOpenEnded: false,
        href: expect.stringMatching(/^https:\/\/www\.met\.no\//),
      },
    ]);
    expect(read(warning({ awareness_level: "4; red; Extreme" }, ["soon", "later"]))).toEqual([]);
    expect(readWarnings("[]", place, "land")).toBeUndefined();
  });
});

describe("the fire rules", () => {
  const topAt = async (now: string, path = "/") => {
    context.setNow(now);
    return top(path);
  };

  test("follow the legal season exactly, by the date in Oslo", async () => {
    expect(await topAt("2026-04-24T10:00:00Z")).toContain("Bål i og nær skog er forbudt.");
    expect(await topAt("2026-09-15T21:59:00Z")).toContain("Bål i og nær skog er forbudt.");
    expect(await topAt("2026-09-15T22:00:00Z")).not.toContain("bål");
  });

  test("are stricter while MET warns of forest fires", async () => {
    context.standIn.day = "fire-ban";
    await at(0);
    const strip = await top("/");
    expect(strip).toContain("Skogbrannfare, oransje nivå inntil videre. Vær svært forsiktig");
    expect(strip).toContain("Grill bare på de merkede plassene, og ha vann klart.");
    // The warning is for a later day, so it doesn't change today's rule.
    expect(await topAt("2026-08-10T08:20:00Z")).toContain("Bål i og nær skog er forbudt.");
  });

  test("announce a total fire ban on every page", async () => {
    const { id } = await getWebsiteSettings(context);
    const known = websiteSettingsKind.input.parse({
      enableCPay: true,
      enableOnlineBooking: true,
      enableFeedback: true,
    });
    await saveWebsiteSettings(context, { ...known, totalFireBan: true }, { id });
    expect(await topAt("2026-12-01T10:00:00Z", "/de")).toContain("Absolutes Feuerverbot.");
    const inner = await site.read("/guests");
    expect(inner).toMatch(/class="now-line [^]*Totalt bålforbud\./);
    await saveWebsiteSettings(context, { ...known, totalFireBan: false }, { id });
    expect(await site.read("/")).not.toContain("Totalt bålforbud");
  });
});
