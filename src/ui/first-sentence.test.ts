import { expect, test } from "vitest";
import { splitFirstSentence } from "./first-sentence.ts";

test("splits a line after its first sentence", () => {
  expect(
    splitFirstSentence("Vannet er stengt i felt C til kl. 18. Sanitærbygg 1 er åpent som vanlig."),
  ).toEqual(["Vannet er stengt i felt C til kl. 18.", " Sanitærbygg 1 er åpent som vanlig."]);
});

test("doesn't split a line of one sentence", () => {
  expect(splitFirstSentence("Åpent fra 24. april")).toEqual(["Åpent fra 24. april", ""]);
});
