import { expect, test } from "vitest";
import { reportText } from "./report-text.ts";

test("the counts and the notes name the kinds in words", () => {
  const line = { thing: "contentBlock", sourceId: "1", resourceId: 1, state: "draft" as const };
  const notes = [{ code: "incomplete" as const, detail: "images" }];
  const text = reportText([{ ...line, name: "home", notes }]);
  expect(text).toContain("1  Picture carousel: draft");
  expect(text).toContain("Picture carousel “home”: Something required is missing");
});

test("control characters in words of the old system don't reach the terminal", () => {
  const line = { thing: "article", sourceId: "1", resourceId: 1, state: "published" as const };
  const notes = [{ code: "date" as const, detail: "\u001b[2J" }];
  const text = reportText([{ ...line, name: "\u001b]0;x\u0007Fest\u009b1m", notes }]);
  expect(text).not.toMatch(/[^\P{Cc}\n]/u);
  expect(text).toContain("Fest");
});
