import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** TABLE  the reasons why some files may show the stored words of live values. All other files show current values. */
const allowed: Record<string, string> = {
  "src/admin/sign-out-screen.tsx": "outside the shell the API can't be called",
  "src/cms/kind/live-value.ts": "defines the function",
  "src/cms/kind/schemas.ts": "counts characters",
  "src/cms/links/find-by-name.server.ts": "compares the names of targets with the words of a search",
  "src/cms/staff/checks/text-lines.ts":
    "the history shows the words at the time of a save; other texts have current words",
  "src/cms/staff/live-values/use-live-values.ts": "until the values are there",
  "src/cms/staff/live-values/use-value-tokens.ts": "until the values are there",
};

test("only the allowed files use the stored words of live values", () => {
  const using = globSync("src/**/*.{ts,tsx}", { exclude: ["**/*.test.{ts,tsx}"] }).filter((file) => {
    const code = readFileSync(file, "utf8");
    return (
      /import \{[^}]*\bunmarked\b[^}]*\} from "[^"]*live-value.ts"/.test(code) ||
      file === "src/cms/kind/live-value.ts"
    );
  });
  expect(using.map((file) => file.replaceAll("\\", "/")).toSorted()).toEqual(Object.keys(allowed).toSorted());
});
