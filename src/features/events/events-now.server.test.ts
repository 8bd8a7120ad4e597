import { expect, test } from "vitest";
import type { NowPart } from "#src/campsite/now/now-part.ts";
import { openTestSite } from "#test/support/site.ts";
import { eventKind } from "./event.ts";
import { eventCollection } from "./events.server.ts";

test("“right now” shows today's events from midnight in Oslo until each has ended", async () => {
  await using own = await openTestSite();
  const event = { title: "Krabbefiske", description: "For alle", place: "Brygga", imageUrl: null };
  const times = { startsAt: "2026-07-15T16:00:00Z", endsAt: "2026-07-15T19:00:00Z" };
  await eventCollection.save(own.context, eventKind.input.parse({ ...event, ...times }));
  const titleAt = async (now: string) => {
    own.context.setNow(now);
    const { parts } = JSON.parse(await own.read("/api/v1/now")) as { parts: NowPart[] };
    const part = parts.find(({ text }) => text === "Krabbefiske, Brygga");
    expect((await own.read("/")).includes("Krabbefiske, Brygga")).toBe(part !== undefined);
    return part?.title;
  };
  expect(await titleAt("2026-07-14T21:59:59Z")).toBeUndefined();
  expect(await titleAt("2026-07-14T22:00:00Z")).toBe("I dag 18.00");
  expect(await titleAt("2026-07-15T16:00:00Z")).toBe("Nå, til 21.00");
  expect(await titleAt("2026-07-15T19:00:00Z")).toBeUndefined();
});
