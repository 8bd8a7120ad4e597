import fc from "fast-check";
import { expect, test } from "vitest";
import { slugify } from "#src/i18n/slug.ts";
import { isNameOfFile, nameOfFile, titleFromName } from "./title-from-name.ts";

test.each([
  ["blabaer-pa-oya", "Blabaer pa oya"],
  ["Blåbær på øya", "Blåbær på øya"],
  ["IMG_2034", "IMG 2034"],
  ["ærfugl ved brygga", "Ærfugl ved brygga"],
  ["Sankthans 23-24 juni", "Sankthans 23-24 juni"],
  ["---", "---"],
])("the name %s becomes the title %s", (name, title) => expect(titleFromName(name)).toBe(title));

test.each([
  ["IMG_2034.JPG", "IMG_2034"],
  ["kveld 1.7.jpeg", "kveld 1.7"],
  ["a\u0000b.png", "a b"],
  [".jpg", "bilde"],
  ["", "bilde"],
])("an unnamed photo from the file %j is called %j", (filename, name) =>
  expect(nameOfFile(filename)).toBe(name),
);

test("a title that is made from a name results in the same address as the name", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (name) => {
      fc.pre(name.trim() !== "");
      const title = titleFromName(name);
      expect(title.trim()).not.toBe("");
      expect(slugify(title)).toBe(slugify(name));
    }),
  );
});

test.each([
  ["Blabaer pa oya", "blabaer-pa-oya-3f9ac2.jpg", true],
  ["IMG 2034", "img-2034-3f9ac2.jpg", true],
  ["20260704", "20260704-3f9ac2.jpg", true],
  ["Grillplassen på Øya", "grillplassen-pa-oya-3f9ac2.jpg", false],
  ["Måke", "make-3f9ac2.jpg", false],
  ["Brygga", "brygga-3f9ac2.jpg", false],
  ["Blåbær på øya", "img-2034-3f9ac2.jpg", false],
])("for the title %s and the file %s, `isNameOfFile()` returns %s", (title, filename, isSo) =>
  expect(isNameOfFile(title, filename)).toBe(isSo),
);
