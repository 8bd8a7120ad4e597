import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openTestContext } from "#test/support/context.ts";
import { messageKind } from "./message.ts";
import { consequenceOf, messageInView, type Draft, type Ranked } from "./message-view.ts";
import { findActiveMessage, messageCollection } from "./messages.server.ts";

const now = Temporal.Instant.from("2026-11-20T12:00:00Z");

const ranked = (fields: Partial<Ranked>): Ranked => ({
  id: 1,
  title: "Vannet er stengt",
  isActive: true,
  isImportant: false,
  announcementDate: "2026-11-02T08:00:00Z",
  unpublishDate: null,
  ...fields,
});
const draft = (fields: Partial<Draft> = {}): Draft => ({
  ...ranked({ title: "Storm i kveld", announcementDate: "2026-11-20" }),
  id: undefined,
  ...fields,
});

const words = { pageTitle: "a", title: "b", message: "<p>c</p>" };
const message = fc.record({
  isActive: fc.boolean(),
  isImportant: fc.boolean(),
  announcementDate: fc.constantFrom("2026-11-01", "2026-11-20", "2026-11-20T11:00:00Z", "2026-11-21"),
  unpublishDate: fc.constantFrom(null, "2026-11-20T12:00:00Z", "2026-11-20T12:00:01Z", "2026-12-01"),
});

test("messageInView finds the same message as the database", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(message, { maxLength: 5 }), async (fields) => {
      await using context = await openTestContext({ now: now.toString() });
      const real = fields.filter((each) => messageKind.input.safeParse({ ...words, ...each }).success);
      for (const each of real)
        await messageCollection.save(context, messageKind.input.parse({ ...words, ...each }));
      const { items } = await messageCollection.list(context, { limit: 10 });
      expect(messageInView(items, now)?.id).toBe((await findActiveMessage(context))?.id);
    }),
    { numRuns: 20 },
  );
});

describe("the consequence of saving", () => {
  const water = ranked({});
  const alert = ranked({ id: 2, title: "Bålforbud", isImportant: true });

  test("a draft isn't shown; a shown message is taken down and the next one follows", () => {
    expect(consequenceOf(draft({ isActive: false }), [water], false, now)).toEqual({ kind: "draft" });
    expect(consequenceOf(draft({ id: 3, isActive: false }), [water], true, now)).toEqual({
      kind: "down",
      next: water,
    });
  });

  test("a new message replaces the shown one unless that is an alert", () => {
    expect(consequenceOf(draft(), [water], false, now)).toEqual({ kind: "shown", instead: water });
    expect(consequenceOf(draft(), [], false, now)).toEqual({ kind: "shown", instead: undefined });
    expect(consequenceOf(draft(), [water, alert], false, now)).toEqual({ kind: "waits", behind: alert });
    expect(consequenceOf(draft({ isImportant: true }), [water, alert], false, now)).toEqual({
      kind: "shown",
      instead: alert,
    });
  });

  test("the new one of two messages for the same day is shown", () => {
    const sameDay = ranked({ id: 7, announcementDate: "2026-11-19T23:00:00Z" });
    expect(consequenceOf(draft(), [sameDay], false, now)).toEqual({ kind: "shown", instead: sameDay });
    expect(consequenceOf(draft({ id: 3 }), [sameDay], false, now)).toEqual({
      kind: "waits",
      behind: sameDay,
    });
  });

  test("a shown message stays, but one that is no longer an alert gives way to another alert", () => {
    expect(consequenceOf(draft({ id: 3 }), [water], true, now)).toEqual({ kind: "kept" });
    expect(consequenceOf(draft({ id: 3 }), [alert], true, now)).toEqual({ kind: "waits", behind: alert });
  });

  test("a later day plans the message, before or after the one shown then", () => {
    const ahead = { announcementDate: "2026-12-01" };
    const from = Temporal.Instant.from("2026-11-30T23:00:00Z");
    const planned = { kind: "planned", from, isTakenDown: false };
    expect(consequenceOf(draft(ahead), [], false, now)).toEqual(planned);
    expect(consequenceOf(draft(ahead), [water], false, now)).toEqual({ ...planned, instead: water });
    expect(consequenceOf(draft(ahead), [alert], false, now)).toEqual({ ...planned, behind: alert });
    expect(consequenceOf(draft({ ...ahead, id: 3 }), [water], true, now)).toEqual({
      ...planned,
      isTakenDown: true,
      instead: water,
    });
  });

  test("an expired message isn't shown, or is taken down", () => {
    const over = { unpublishDate: "2026-11-20T12:00:00Z" };
    const ended = { kind: "ended", at: now, isTakenDown: false, next: water };
    expect(consequenceOf(draft(over), [water], false, now)).toEqual(ended);
    expect(consequenceOf(draft({ ...over, id: 3 }), [water], true, now)).toEqual({
      ...ended,
      isTakenDown: true,
    });
    expect(consequenceOf(draft({ unpublishDate: "2026-11-20T12:00:01Z" }), [water], false, now)).toEqual({
      kind: "shown",
      instead: water,
    });
    expect(consequenceOf(draft(), [ranked({ ...over, isImportant: true })], false, now)).toEqual({
      kind: "shown",
      instead: undefined,
    });
  });

  test("a message without a day isn't shown", () => {
    expect(consequenceOf(draft({ announcementDate: "" }), [water], false, now)).toEqual({ kind: "draft" });
  });
});
