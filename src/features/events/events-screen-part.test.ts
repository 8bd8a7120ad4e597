import { expect, test } from "vitest";
import { openTestContext } from "#test/support/context.ts";
import { readScreenPart } from "#test/support/site.ts";
import { eventKind } from "./event.ts";
import { eventsScreenPart } from "./events-screen-part.tsx";
import { eventCollection } from "./events.server.ts";

test("the wall screen shows today's events, or the events of the next two weeks if there are none today", async () => {
  await using context = await openTestContext({ now: "2026-07-15T10:02:40Z", isSeeded: true });
  const read = () => readScreenPart(context, eventsScreenPart, "nb");
  const addEvent = (title: string, startsAt: string, endsAt: string) =>
    eventCollection.save(context, eventKind.input.parse({ title, place: "Brygga", startsAt, endsAt }));
  expect(await read()).toBe("");
  await addEvent("Padlekurs", "2026-07-20T08:00:00Z", "2026-07-20T10:00:00Z");
  await addEvent("Høstfest", "2026-09-20T08:00:00Z", "2026-09-20T10:00:00Z");
  const ahead = await read();
  expect(ahead).toMatch(/Det som skjer.*20\. juli.*Padlekurs.*10\.00–12\.00, Brygga/);
  expect(ahead).not.toContain("Høstfest");
  await addEvent("Krabbefiske", "2026-07-15T15:00:00Z", "2026-07-15T16:00:00Z");
  const today = await read();
  expect(today).toMatch(/I dag.*17\.00.*Krabbefiske/);
  expect(today).toContain(`data-until="${Temporal.Instant.from("2026-07-15T16:00:00Z").epochMilliseconds}"`);
  expect(today).not.toContain("Padlekurs");
});
