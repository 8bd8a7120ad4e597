import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** TABLE  files that may ignore a failure, each with the reason. */
const allowed: Record<string, string> = {
  "src/admin/plain-screens.tsx": "the screen already says that there is no network",
  "src/admin/routes.tsx": "a visitor whose silent sign-in fails is sent to the sign-in page",
  "src/admin/session.ts": "a visitor without a session is asked to sign in",
  "src/campsite/look/staff/mark-field.tsx": "the field says that the file can't be read",
  "src/features/feedback/inbox/staff/inbox-changes.ts": "the previous change reports its own failure",
  "src/cms/links/staff/linking-texts.tsx": "staff can remove a resource without the list",
  "src/cms/live-values/staff/use-count-to-check.ts": "the screen of changed values reports the same failure",
  "src/cms/live-values/staff/use-value-check.ts": "the screen of changed values reports the same failure",
  "src/cms/photos/staff/upload-list.tsx": "the server says why a picture can't be read",
  "src/features/redirects/staff/redirect-fields.tsx": "staff can choose a page or write an address",
  "src/cms/staff/conflict/presence-note.tsx":
    "the note is left out when the server can't say who else writes",
  "src/cms/staff/live-values/use-live-values.ts": "staff can write a text without today's values",
};

test("the staff area ignores failures only in the listed files", () => {
  const files = globSync(["src/admin/**/*.{ts,tsx}", "src/**/staff/**/*.{ts,tsx}"]);
  const ignoring = files.filter(
    (file) =>
      !file.includes(".test.") &&
      /catch \{|\.catch\(\(\) =>|\.catch\(\w+ =>|, \(\) => \{\}\)|^\s*\(\) => \{\},$/m.test(
        readFileSync(file, "utf8"),
      ),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(ignoring.toSorted()).toEqual(Object.keys(allowed).toSorted());
});
