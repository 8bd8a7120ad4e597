import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeParts, mergeTexts } from "./merge-text.ts";

const parts = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 8 });

test("the merged text has a change that only one version has, and a change that both versions have", () => {
  fc.assert(
    fc.property(parts, parts, (base, changed) => {
      expect(mergeParts({ base, mine: changed, theirs: base })).toEqual(changed);
      expect(mergeParts({ base, mine: base, theirs: changed })).toEqual(changed);
      expect(mergeParts({ base, mine: changed, theirs: changed })).toEqual(changed);
    }),
  );
});

test("the merged text has all additions of both versions", () => {
  fc.assert(
    fc.property(parts, parts, parts, (base, mine, theirs) => {
      const joined = mergeParts({ base, mine, theirs });
      const isNew = (part: string) => !base.some((each) => each === part);
      for (const part of [...mine, ...theirs].filter(isNew)) expect(joined).toContain(part);
    }),
  );
});

test("the merged text has both forms of a paragraph that both versions changed differently", () => {
  expect(
    mergeTexts({
      base: "Velkommen.\nDet skjer lørdag.\nTa med vann.",
      mine: "Velkommen.\nDet skjer søndag.\nTa med vann.",
      theirs: "Velkommen!\nDet skjer lørdag kl. 12.\nTa med vann.\nOg kaffe.",
    }),
  ).toBe("Velkommen!\nDet skjer lørdag kl. 12.\nVelkommen.\nDet skjer søndag.\nTa med vann.\nOg kaffe.");
  expect(mergeTexts({ base: "Vann", mine: "Vannet er stengt", theirs: "Vann kl. 12" })).toBe(
    "Vann kl. 12 Vannet er stengt",
  );
});
