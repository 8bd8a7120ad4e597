import { describe, expect, test } from "vitest";
import { brokenJpegs, noisyJpeg, unusualJpegs } from "#test/support/uploads/odd-pictures.ts";
import { checkPicture } from "./picture-check.server.ts";

describe.each([false, true])("the check of all rows of a JPEG (progressive: %s)", (progressive) => {
  test.each(unusualJpegs)("accepts %s", async (_, change) => {
    await expect(checkPicture(change(await noisyJpeg({ progressive })))).resolves.toBe("jpeg");
  });

  test.each(brokenJpegs)("refuses %s", async (_, change) => {
    await expect(checkPicture(change(await noisyJpeg({ progressive })))).rejects.toMatchObject({
      kind: "unreadable-picture",
    });
  });
});
