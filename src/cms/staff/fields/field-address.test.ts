import { expect, test } from "vitest";
import { fieldAddress, fieldIn } from "./field-address.ts";

test("fieldIn() returns the path of the field that an address names, and no path for a malformed address", () => {
  const { hash } = new URL(fieldAddress("https://camping.example/admin/faq/3", "rows.0.100 %"));
  expect(fieldIn(hash)).toBe("rows.0.100 %");
  for (const broken of ["", "#", "#%", "#translations.%zz", "#%E0%A4%A"]) expect(fieldIn(broken)).toBe("");
});
