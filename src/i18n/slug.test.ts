import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { markOf } from "./marks.ts";
import { slugify } from "./slug.ts";

describe("slugify", () => {
  test("transliterates Norwegian and German letters", () => {
    expect(slugify("Nye dusjer på Svaberget – én økt à 15 kr!")).toBe(
      "nye-dusjer-pa-svaberget-en-okt-a-15-kr",
    );
    expect(slugify("ÆRLIG TALT")).toBe("aerlig-talt");
    expect(slugify("Straße")).toBe("strasse");
    expect(slugify("Schöne Grüße aus der Kläranlage")).toBe("schoene-gruesse-aus-der-klaeranlage");
  });

  test("keeps only the text of a live value", () =>
    expect(slugify(`Ring ${markOf("identity.phone", "33 00 12 34")} nå`)).toBe("ring-33-00-12-34-na"));

  test("returns the same for composed and decomposed letters", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        (title) => slugify(title.normalize("NFD")) === slugify(title.normalize("NFC")),
      ),
    );
  });

  test("returns only characters that need no encoding in a URL, and leaves its own output unchanged", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (title) => {
        const slug = slugify(title);
        expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
        expect(slug.length).toBeLessThanOrEqual(80);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });
});
