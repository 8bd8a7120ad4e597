import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { siteCode, unusedMessages, withoutComments } from "./unused-messages.ts";

const code = (lines: Record<string, string>) => new Map(Object.entries(lines));
const catalogue = { faq: { none: "Ingen", more: "Mer", steps: { one: "Én", two: "To" } } };

test("every message is used in the code", () => {
  const files = siteCode();
  const unused = globSync("messages/nb/*.json").flatMap((file) =>
    unusedMessages(JSON.parse(readFileSync(file, "utf8")) as typeof catalogue, files).map(
      (name) => `${path.basename(file)}: ${name}`,
    ),
  );
  expect(unused).toEqual([]);
});

test("a message that no code reads is unused, even if an import has the same name", () => {
  const files = code({
    "src/faq.tsx":
      'import { more } from "./more.ts";\nconst text = faqText[language];\ntext.none + text.steps.one;',
  });
  expect(unusedMessages(catalogue, files)).toEqual(["faq.more", "faq.steps.two"]);
});

test("a message that is named only in a comment is unused", () => {
  const text = withoutComments(
    "const text = faqText[language];\n/** The steps: more, one,\n * two */\n// none\ntext.more;",
  );
  expect(unusedMessages(catalogue, code({ "src/faq.tsx": text }))).toEqual([
    "faq.none",
    "faq.steps.one",
    "faq.steps.two",
  ]);
});

test("a group of messages is used when a variable selects a message of the group", () => {
  const files = code({
    "src/faq.tsx": "const text = faqText[language];\ntext.none + text.more + text.steps[step];",
  });
  expect(unusedMessages(catalogue, files)).toEqual([]);
  const byVariable = code({ "src/faq.tsx": "const text = faqText[language];\ntext[step];" });
  expect(unusedMessages(catalogue, byVariable)).toEqual([]);
});

test("a message is used when an imported component receives the message's group as a prop and reads the message", () => {
  const shared = { "src/a.tsx": 'import { B } from "./b.tsx";\n<B text={faqText[language]} />;' };
  const parts = "text.none + text.more + text.steps.one + text.steps.two;";
  expect(unusedMessages(catalogue, code({ ...shared, "src/b.tsx": parts }))).toEqual([]);
});

test("a group of messages is used when code passes on the whole group", () => {
  expect(
    unusedMessages(catalogue, code({ "src/a.ts": "export const screens = { words: faqText, list };" })),
  ).toEqual([]);
});
