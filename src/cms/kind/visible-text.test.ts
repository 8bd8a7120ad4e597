import fc from "fast-check";
import { expect, test } from "vitest";
import type { z } from "zod";
import { identityKind } from "#src/campsite/identity/identity.ts";
import { linkKind } from "#src/features/links/link.ts";
import { descriptions } from "#test/support/full-resources.ts";
import { feedbackInput } from "#src/features/feedback/feedback.ts";
import type { Field, Fields } from "#src/cms/kind/field.ts";
import { bareAddress, visibleText } from "./visible-text.ts";

const ranges: [number, number][] = [
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0xad, 0xad],
  [0x115f, 0x1160],
  [0x200b, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0x2800, 0x2800],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xe0001, 0xe007f],
];
const invisibleCharacter = fc
  .constantFrom(...ranges)
  .chain(([from, to]) => fc.integer({ min: from, max: to }))
  .map((point) => String.fromCodePoint(point));
const invisible = fc
  .array(invisibleCharacter, { minLength: 1, maxLength: 20 })
  .map((characters) => characters.join(""));

/** Returns every field of a kind with its path, including nested fields. */
function fieldsOf(fields: Fields, path: string): [string, Field][] {
  return Object.entries(fields).flatMap(([name, field]): [string, Field][] => [
    [`${path}.${name}`, field],
    ...(field.parts
      ? [
          ...fieldsOf(field.parts.words, `${path}.${name}`),
          ...fieldsOf(field.parts.fields, `${path}.${name}`),
        ]
      : []),
  ]);
}

const htmlNotations = (text: string) => [
  text,
  `<p>${text}</p>`,
  `<h2>&nbsp;${text}</h2>`,
  `<p>${text.replaceAll(/./gu, (each) => `&#${each.codePointAt(0)};`)}</p>`,
  `<p>${text.replaceAll(/./gu, (each) => `&#x${each.codePointAt(0)!.toString(16).toUpperCase()};`)}</p>`,
];

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

test("no required field accepts a text without visible characters", () => {
  const required = Object.entries(descriptions)
    .flatMap(([name, kind]) => fieldsOf({ ...kind.words, ...kind.fields }, name))
    // A picture field accepts only an address from the library.
    .filter(
      ([, { input, holds }]) => holds !== "picture" && accepts(input, "some text") && !accepts(input, ""),
    );
  expect(required.length).toBeGreaterThan(20);
  const taken = new Set<string>();
  fc.assert(
    fc.property(invisible, (text) => {
      for (const [path, { input, holds }] of required) {
        const values = holds === "html" ? htmlNotations(text) : [text];
        if (values.some((value) => accepts(input, value))) taken.add(path);
      }
    }),
    { numRuns: 30 },
  );
  expect([...taken]).toEqual([]);
});

test("a guest's message, name and phone number need visible characters", () => {
  const letter = { name: "Ola", email: "ola@sol.example", mobilePhone: "912 34 567", message: "Hei" };
  fc.assert(
    fc.property(fc.constantFrom("name", "mobilePhone", "message"), invisible, (field, text) => {
      expect(accepts(feedbackInput, { ...letter, source: "contact", [field]: text })).toBe(false);
    }),
  );
});

test("invisible characters around an address or a phone number are removed, but not characters inside an address", () => {
  const identity = identityKind.fields;
  fc.assert(
    fc.property(invisible, invisible, (before, after) => {
      const around = (text: string) => before + text + after;
      const letter = { name: "Ola", email: around("ola@sol.example"), mobilePhone: around("912 34 567") };
      expect(feedbackInput.parse({ ...letter, message: "Hei", source: "contact" })).toMatchObject({
        email: "ola@sol.example",
        mobilePhone: "912 34 567",
      });
      expect(identity.email.input.parse(around("a@sol.example"))).toBe("a@sol.example");
      expect(identity.phone.input.parse(around("+4791234567"))).toBe("+4791234567");
      expect(linkKind.fields.url.input.parse(around("https://sol.example"))).toBe("https://sol.example");
      expect(bareAddress(`x${before}y`)).toBe(`x${before}y`);
    }),
  );
});

test("a visible text keeps its invisible characters, such as joiners in emoji and soft hyphens", () => {
  for (const text of ["👩‍👩‍👧‍👦", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "Camping\u00adplatz", "نمی\u200cخواهم", "Ola\u200b"])
    expect(visibleText(text)).toBe(text);
  fc.assert(
    fc.property(invisible, invisible, (before, after) => {
      expect(visibleText(`${before}a${after}`)).toBe(`${before}a${after}`);
    }),
  );
});
