import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openTestContext } from "#test/support/context.ts";
import { messageKind } from "./message.ts";
import {
  consequenceOf,
  hidingAt,
  mostShown,
  nextAt,
  rankedAt,
  shownAt,
  type Draft,
  type Ranked,
} from "./message-view.ts";
import { listShownMessages, messageCollection } from "./messages.server.ts";

const now = Temporal.Instant.from("2026-11-20T12:00:00Z");

const ranked = (fields: Partial<Ranked>): Ranked => ({
  id: 1,
  title: "Vannet er stengt",
  isActive: true,
  isImportant: false,
  sortorder: 1,
  announcementDate: "2026-11-02T08:00:00Z",
  unpublishDate: null,
  ...fields,
});
const draft = (fields: Partial<Draft> = {}): Draft => ({
  ...ranked({ title: "Storm i kveld", announcementDate: "2026-11-20", sortorder: 0 }),
  id: undefined,
  ...fields,
});

const starts = ["2026-11-01", "2026-11-20", "2026-11-20T11:00:00Z", "2026-11-20T12:00:00Z", "2026-11-21"];
const fields = {
  isActive: fc.boolean(),
  isImportant: fc.boolean(),
  sortorder: fc.integer({ min: -2, max: 2 }),
  announcementDate: fc.constantFrom(...starts),
  unpublishDate: fc.constantFrom(null, "2026-11-20T12:00:00Z", "2026-11-20T12:00:01Z", "2026-12-01"),
};
const notices = fc
  .array(fc.record(fields), { maxLength: 8 })
  .map((all) => all.map((each, index) => ranked({ ...each, id: index + 1 })));

describe("the notices that guests see", () => {
  const holds = ({ isActive, announcementDate, unpublishDate }: Ranked) =>
    isActive &&
    announcementDate <= now.toString() &&
    announcementDate !== "2026-11-21" &&
    (unpublishDate === null || unpublishDate > now.toString());

  test("are at most three of the current notices, alerts first, then by position", () => {
    fc.assert(
      fc.property(notices, (all) => {
        const shown = shownAt(all, now);
        const holding = all.filter(holds);
        expect(shown).toHaveLength(Math.min(holding.length, mostShown));
        const key = ({ isImportant, sortorder, id }: Ranked) =>
          [isImportant ? 0 : 1, sortorder + 10, id].map((part) => String(part).padStart(3, "0")).join();
        expect(shown.map(key)).toEqual(holding.map(key).toSorted().slice(0, mostShown));
      }),
    );
  });

  test("don't depend on the order in which the notices are read", () => {
    fc.assert(
      fc.property(notices, (all) => {
        expect(shownAt(all.toReversed(), now)).toEqual(shownAt(all, now));
      }),
    );
  });

  test("stay when another notice is taken down, and the fourth notice moves up", () => {
    fc.assert(
      fc.property(notices, fc.nat(mostShown - 1), (all, index) => {
        const [gone] = shownAt(all, now).slice(index);
        fc.pre(gone !== undefined);
        const others = all.filter((each) => each !== gone);
        const next = rankedAt(all, now)[mostShown];
        expect(nextAt(others, now)).toBe(next);
        expect(shownAt(others, now)).toEqual([
          ...shownAt(all, now).filter((each) => each !== gone),
          ...(next ? [next] : []),
        ]);
      }),
    );
  });

  test("are also the notices that the server lists", async () => {
    const words = { pageTitle: "a", title: "b", message: "<p>c</p>" };
    await fc.assert(
      fc.asyncProperty(notices, async (all) => {
        await using context = await openTestContext({ now: now.toString() });
        for (const { id: _, ...each } of all) {
          const parsed = messageKind.input.safeParse({ ...each, ...words });
          if (parsed.success) await messageCollection.save(context, parsed.data);
        }
        const { items } = await messageCollection.list(context, { limit: 10 });
        const ids = (shown: readonly { id: number }[]) => shown.map(({ id }) => id);
        expect(ids(await listShownMessages(context))).toEqual(ids(shownAt(items, now)));
      }),
      { numRuns: 10 },
    );
  });
});

describe("the consequence of saving", () => {
  const [a, b, c, d] = [1, 2, 3, 4].map((id) => ranked({ id, sortorder: id, title: `Nummer ${id}` })) as [
    Ranked,
    Ranked,
    Ranked,
    Ranked,
  ];
  const alert = ranked({ id: 9, title: "Bålforbud", isImportant: true });
  const full = { id: 5, sortorder: 5 };

  test("a draft isn't shown; a shown notice that becomes a draft is taken down, and the next notice moves up", () => {
    expect(consequenceOf(draft({ isActive: false }), [a], false, now)).toEqual({ kind: "draft" });
    const down = draft({ id: 5, isActive: false });
    expect(consequenceOf(down, [a, b, c], true, now)).toEqual({ kind: "down", next: c });
    expect(consequenceOf(down, [a, b], true, now)).toEqual({ kind: "down", next: undefined });
  });

  test("a new notice comes first in its group, and the fourth notice waits", () => {
    const shown = { kind: "shown", number: 1, count: 1, pushed: undefined };
    expect(consequenceOf(draft(), [], false, now)).toEqual(shown);
    expect(consequenceOf(draft(), [a, b], false, now)).toEqual({ ...shown, count: 3 });
    expect(consequenceOf(draft(), [a, b, c], false, now)).toEqual({ ...shown, count: 3, pushed: c });
    expect(consequenceOf(draft(), [alert, a], false, now)).toEqual({ ...shown, number: 2, count: 3 });
    expect(consequenceOf(draft({ isImportant: true }), [a, b, c, d], false, now)).toEqual({
      ...shown,
      count: 3,
      pushed: c,
    });
  });

  test("a notice that comes after three other notices waits", () => {
    expect(consequenceOf(draft(full), [a, b, c], false, now)).toEqual({ kind: "waits", number: 4 });
    expect(consequenceOf(draft(full), [a, b, c, d], true, now)).toEqual({ kind: "waits", number: 5 });
  });

  test("a shown notice stays shown", () => {
    expect(consequenceOf(draft(full), [a, b], true, now)).toEqual({ kind: "kept" });
  });

  test("a notice with a later start is planned, and the result names the notice that waits after the start", () => {
    const ahead = { announcementDate: "2026-12-01" };
    const from = Temporal.Instant.from("2026-11-30T23:00:00Z");
    const planned = { kind: "planned", from, isTakenDown: false, pushed: undefined };
    expect(consequenceOf(draft(ahead), [a], false, now)).toEqual(planned);
    expect(consequenceOf(draft(ahead), [a, b, c], false, now)).toEqual({ ...planned, pushed: c });
    expect(consequenceOf(draft({ ...ahead, ...full }), [a, b, c], false, now)).toEqual(planned);
    expect(consequenceOf(draft({ ...ahead, id: 3 }), [a], true, now)).toEqual({
      ...planned,
      isTakenDown: true,
    });
  });

  test("an ended notice isn't shown, and a shown notice that ends is taken down", () => {
    const over = { unpublishDate: "2026-11-20T12:00:00Z" };
    const ended = { kind: "ended", at: now, isTakenDown: false, next: c };
    expect(consequenceOf(draft(over), [a, b, c], false, now)).toEqual(ended);
    expect(consequenceOf(draft({ ...over, id: 5 }), [a, b, c], true, now)).toEqual({
      ...ended,
      isTakenDown: true,
    });
    expect(consequenceOf(draft({ unpublishDate: "2026-11-20T12:00:01Z" }), [], false, now).kind).toBe(
      "shown",
    );
  });

  test("a notice without a start isn't shown", () => {
    expect(consequenceOf(draft({ announcementDate: "" }), [a], false, now)).toEqual({ kind: "draft" });
  });
});

test("a current notice about water gets an end when it is taken down, and other notices are deactivated", () => {
  const water = { ...ranked({}), purpose: "water" as const };
  expect(hidingAt(water, now)).toEqual({ unpublishDate: "2026-11-20T12:00:00Z" });
  for (const other of [
    { ...water, purpose: "general" as const },
    { ...water, announcementDate: "2026-11-21" },
    { ...water, unpublishDate: "2026-11-20T11:00:00Z" },
  ])
    expect(hidingAt(other, now)).toEqual({ isActive: false });
});
