import { expect, test } from "vitest";
import { setSiteTime } from "#src/cms/staff/clock.ts";
import type { MovedInReport } from "#src/features/moving-in/moved-in.ts";
import { movedInStart } from "./moved-in-start.ts";

const report: MovedInReport = {
  source: "old.example",
  at: "2026-07-15T10:00:00Z",
  counts: [],
  lines: [],
  lineCount: 3,
  ready: 1,
  removableUntil: "2026-08-14T10:00:00Z",
};
const notesAt = (now: string, values: Partial<MovedInReport> = {}) => {
  setSiteTime(now);
  return movedInStart.listWaiting!({ ...report, ...values }, "nb").map(({ note }) => note);
};

test("the start screen links to the import's report for 30 days, while there is something to check", () => {
  const now = "2026-08-14T09:00:00Z";
  expect(notesAt(now)).toEqual(["3 merknader. Ett utkast venter."]);
  expect(notesAt(now, { lineCount: 0 })).toEqual(["Ett utkast venter."]);
  expect(notesAt(now, { lineCount: 0, ready: 0 })).toEqual([]);
  expect(notesAt(now, { removableUntil: null })).toEqual([]);
  expect(notesAt("2026-08-14T10:00:00Z")).toEqual([]);
});
