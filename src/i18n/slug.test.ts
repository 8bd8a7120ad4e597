import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { markOf } from "./marks.ts";
import { slugify } from "./slug.ts";

describe("slugify", () => {
  test("writes Norwegian letters as others can type them", () => {
    expect(slugify("Nye dusjer på Svaberget – én økt à 15 kr!")).toBe(
      "nye-dusjer-pa-svaberget-en-okt-a-15-kr",
    );
    expect(slugify("ÆRLIG TALT")).toBe("aerlig-talt");
    expect(slugify("Straße")).toBe("strasse");
    expect(slugify("Schöne Grüße aus der Kläranlage")).toBe("schoene-gruesse-aus-der-klaeranlage");
  });

  test("of a live value in a title it has the words alone", () =>
    expect(slugify(`Ring ${markOf("identity.phone", "33 00 12 34")} nå`)).toBe("ring-33-00-12-34-na"));

  test("composed and decomposed letters give the same", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        (title) => slugify(title.normalize("NFD")) === slugify(title.normalize("NFC")),
      ),
    );
  });

  test("gives only what an address needs no escape for, and is stable", () => {
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
