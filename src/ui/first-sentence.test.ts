import { expect, test } from "vitest";
import { splitFirstSentence } from "./first-sentence.ts";

test("a line is parted after its first sentence", () => {
  expect(
    splitFirstSentence("Vannet er stengt i felt C til kl. 18. Sanitærbygg 1 er åpent som vanlig."),
  ).toEqual(["Vannet er stengt i felt C til kl. 18.", " Sanitærbygg 1 er åpent som vanlig."]);
});

test("a line that is one sentence stays whole", () => {
  expect(splitFirstSentence("Åpent fra 24. april")).toEqual(["Åpent fra 24. april", ""]);
});
