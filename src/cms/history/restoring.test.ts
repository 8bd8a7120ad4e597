import { beforeAll, expect, test } from "vitest";
import { loadDescriptions } from "#src/cms/descriptions.ts";
import type { HistoryDetails } from "./history-entry.ts";
import { readHistoryOf, toHistoryQuery } from "#src/cms/history/staff/history-query.ts";
import { restoringOf } from "./restoring.ts";

beforeAll(loadDescriptions);

const entry = (changed: Partial<HistoryDetails>): HistoryDetails => ({
  id: 1,
  kind: "article",
  resourceId: 5,
  version: 1,
  action: "changed",
  name: "",
  changed: [],
  userName: null,
  at: "2026-07-15T10:00:00Z",
  restoredFrom: null,
  fields: {},
  before: null,
  now: null,
  previous: null,
  ...changed,
});
const fields = { title: "A", isActive: true, publishedDate: "2026-07-01T00:00:00Z", translations: {} };

test("restoring changes the differing fields, but not the visibility", () => {
  const now = { ...fields, version: 2, title: "B", isActive: false, publishedDate: "2027-07-01T00:00:00Z" };
  const translated = { ...now, translations: { en: { title: "B" } } };
  expect(restoringOf(entry({ fields, now }))).toMatchObject({ kind: "version", paths: ["title"] });
  expect(restoringOf(entry({ fields, now: translated }))).toMatchObject({
    paths: ["title", "translations.en.title"],
  });
  expect(restoringOf(entry({ fields, now: { ...now, title: "A" } }))).toEqual({ kind: "isNow" });
  expect(restoringOf(entry({ fields }))).toEqual({ kind: "removed", isShowable: true });
  expect(restoringOf(entry({ kind: "faq", fields: { question: "A" } }))).toEqual({
    kind: "removed",
    isShowable: false,
  });
});

test("the only change to a guest's message that can be undone is its deletion, until the message is permanently deleted", () => {
  const deleted = { kind: "feedback", action: "removed" } as const;
  const now = { version: 2, isStarred: false, isArchived: false, deletedDate: "2026-07-15T10:00:00Z" };
  expect(restoringOf(entry({ ...deleted, now })).kind).toBe("message");
  expect(restoringOf(entry({ ...deleted, now: { ...now, deletedDate: null } })).kind).toBe("isNow");
  expect(restoringOf(entry(deleted)).kind).toBe("isGone");
  expect(restoringOf(entry({ ...deleted, action: "changed", now })).kind).toBe("none");
});

test("the history's URL parameters filter by kind, resource and removals, and invalid values are ignored", () => {
  const read = (query: string) => toHistoryQuery(readHistoryOf(new URLSearchParams(query)));
  expect(read("kind=faq&resourceId=3&action=removed")).toBe("&kind=faq&resourceId=3&action=removed");
  expect(read("kind=feedback")).toBe("&kind=feedback");
  for (const nonsense of [
    "kind=user",
    "resourceId=3",
    "kind=&resourceId=x",
    "action=added",
    "kind=__proto__",
  ])
    expect([nonsense, read(nonsense)]).toEqual([nonsense, ""]);
  expect(read("kind=faq&resourceId=-1")).toBe("&kind=faq");
});
