import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  applyChange,
  byLatest,
  byUnanswered,
  changes,
  isIn,
  isSameState,
  mergeParts,
  withMessage,
  type InboxAction,
  type Messages,
} from "./inbox-changes.ts";
import type { ReceivedFeedback } from "#src/features/feedback/inbox/inbox.ts";
import { boxes } from "#src/features/feedback/inbox/box.ts";

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

test("an undo restores the state and the box of the message", () => {
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

test("undoing the restoration of a spam message marks the message as spam again", () => {
  const spam = applyChange(message(1), "spam");
  expect(applyChange(applyChange(spam, "restore"), changes.restore.undo(spam)).isSpam).toBe(true);
});

test("a message is inserted in the list's order, or replaces its earlier version", () => {
  const two = { items: [message(5), message(2)], next: undefined };
  expect(ids(withMessage(two, message(3), byLatest))).toEqual([5, 3, 2]);
  expect(withMessage(two, message(2, { isStarred: true }), byLatest).items[1]?.isStarred).toBe(true);
  const answered = message(5, { answeredDate: "2026-11-21T12:00:00Z" });
  expect(ids(withMessage(two, answered, byUnanswered))).toEqual([2, 5]);
});

describe("a refetched first page", () => {
  const before = { items: [6, 5, 4, 3].map((id) => message(id)), next: "after-3" };
  const merged = (fresh: Messages) => mergeParts(before, fresh, byLatest);
  test("keeps the rows of later pages, even if a new message has moved a row to a later page", () => {
    const kept = merged({ items: [message(7), message(6)], next: "after-6" });
    expect(ids(kept)).toEqual([7, 6, 5, 4, 3]);
    expect(kept.next).toBe("after-3");
  });
  test("drops messages that are gone", () => {
    expect(ids(merged({ items: [message(6), message(4)], next: "after-4" }))).toEqual([6, 4, 3]);
    expect(ids(merged({ items: [message(6)], next: undefined }))).toEqual([6]);
  });
});
