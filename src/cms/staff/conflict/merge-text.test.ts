import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeParts, mergeTexts } from "./merge-text.ts";

const parts = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 8 });

test("takes the changed text when one side has changed it or both have made the same change", () => {
  fc.assert(
    fc.property(parts, parts, (base, changed) => {
      expect(mergeParts({ base, mine: changed, theirs: base })).toEqual(changed);
      expect(mergeParts({ base, mine: base, theirs: changed })).toEqual(changed);
      expect(mergeParts({ base, mine: changed, theirs: changed })).toEqual(changed);
    }),
  );
});

test("contains everything that either side has added", () => {
  fc.assert(
    fc.property(parts, parts, parts, (base, mine, theirs) => {
      const joined = mergeParts({ base, mine, theirs });
      const isNew = (part: string) => !base.some((each) => each === part);
      for (const part of [...mine, ...theirs].filter(isNew)) expect(joined).toContain(part);
    }),
  );
});

test("keeps both versions of a paragraph that both sides changed, and takes a change by one side", () => {
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
