import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** TABLE  files that may ignore a failure, with the reason. */
const silent: Record<string, string> = {
  "src/admin/plain-screens.tsx": "the screen says already that there is no network",
  "src/admin/routes.tsx": "whoever can’t be signed in silently is led to where one signs in",
  "src/admin/session.ts": "whoever isn't signed in is asked to",
  "src/campsite/look/staff/mark-field.tsx": "the field says that the file can't be read",
  "src/features/feedback/inbox/staff/inbox-changes.ts": "the change before this one tells of its own failure",
  "src/cms/live-values/staff/use-value-check.ts": "the first screen tells of the same",
  "src/cms/photos/staff/upload-list.tsx": "the server says why a picture can't be read",
  "src/cms/staff/conflict/presence-note.tsx": "nobody is told when it isn't known who else writes",
  "src/cms/staff/live-values/use-live-values.ts": "a text is written without today's values too",
};

test("the staff area ignores failures only in the listed files", () => {
  const files = globSync(["src/admin/**/*.{ts,tsx}", "src/**/staff/**/*.{ts,tsx}"]);
  const passedOver = files.filter(
    (file) =>
      !file.includes(".test.") &&
      /catch \{|\.catch\(\(\) =>|\.catch\(\w+ =>/.test(readFileSync(file, "utf8")),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(passedOver.toSorted()).toEqual(Object.keys(silent).toSorted());
});
