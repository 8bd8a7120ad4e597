import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  applyChange,
  changes,
  isIn,
  isSameState,
  mergeParts,
  withMessage,
  type InboxAction,
} from "./inbox-changes.ts";
import { boxes, type ReceivedFeedback } from "#src/features/feedback/inbox/inbox.ts";

const message = (id: number, more: Partial<ReceivedFeedback> = {}): ReceivedFeedback => ({
  id,
  version: 1,
  updatedAt: "2026-11-20T12:00:00Z",
  sentDate: `2026-11-${String(id).padStart(2, "0")}T12:00:00Z`,
  name: "",
  email: "",
  mobile: "",
  message: "Hei",
  ip: "",
  source: "contact",
  language: "nb",
  isStarred: false,
  isArchived: false,
  archivedDate: null,
  deletedDate: null,
  isSpam: false,
  readDate: null,
  note: "",
  answeredDate: null,
  ...more,
});
const ids = ({ items }: { items: ReceivedFeedback[] }) => items.map(({ id }) => id);

test("an undone change leaves the message where it was", () => {
  const state = fc.record({ isStarred: fc.boolean(), isArchived: fc.boolean() });
  fc.assert(
    fc.property(
      state,
      fc.constantFrom<InboxAction>("star", "archive", "answered", "remove", "spam"),
      (marks, change) => {
        const before = message(1, marks);
        const after = applyChange(applyChange(before, change), changes[change].undo(before));
        expect(isSameState(after, before)).toBe(true);
        expect(boxes.filter((box) => isIn(box, after))).toHaveLength(1);
      },
    ),
  );
});

test("a message is in exactly one box", () => {
  expect(boxes.filter((box) => isIn(box, applyChange(message(1), "remove")))).toEqual(["deleted"]);
  expect(boxes.filter((box) => isIn(box, applyChange(message(1), "spam")))).toEqual(["spam"]);
  expect(boxes.filter((box) => isIn(box, applyChange(message(1), "star")))).toEqual(["starred"]);
  expect(boxes.filter((box) => isIn(box, applyChange(message(1, { isStarred: true }), "archive")))).toEqual([
    "archived",
  ]);
});

test("undoing the restoration of spam marks it as spam again", () => {
  const spam = applyChange(message(1), "spam");
  expect(applyChange(applyChange(spam, "restore"), changes.restore.undo(spam)).isSpam).toBe(true);
});

test("a message is inserted by time, or replaces its earlier version", () => {
  expect(withMessage([message(5), message(2)], message(3)).map(({ id }) => id)).toEqual([5, 3, 2]);
  expect(withMessage([message(5), message(2)], message(2, { isStarred: true }))[1]?.isStarred).toBe(true);
});

describe("a refetched first page", () => {
  const before = { items: [6, 5, 4, 3].map((id) => message(id)), next: "after-3" };
  test("keeps later pages, also a message that a new one has moved there", () => {
    const merged = mergeParts(before, { items: [message(7), message(6)], next: "after-6" });
    expect(ids(merged)).toEqual([7, 6, 5, 4, 3]);
    expect(merged.next).toBe("after-3");
  });
  test("drops messages that are gone", () => {
    expect(ids(mergeParts(before, { items: [message(6), message(4)], next: "after-4" }))).toEqual([6, 4, 3]);
    expect(ids(mergeParts(before, { items: [message(6)], next: undefined }))).toEqual([6]);
  });
});
