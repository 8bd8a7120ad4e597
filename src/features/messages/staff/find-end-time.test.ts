import fc from "fast-check";
import { expect, test } from "vitest";
import { endInWords } from "./find-end-time.ts";

const day = Temporal.PlainDate.from("2026-07-15");
const end = (words: string) => endInWords(words, day)?.toString();

test.each([
  ["Vannet er borte til kl. 15", "2026-07-15T13:00:00Z"],
  ["Vannet er borte fra kl 12 til kl 14.30.", "2026-07-15T12:30:00Z"],
  ["Stengt til KL. 23:59", "2026-07-15T21:59:00Z"],
  ["Stengt kl. 12–15", "2026-07-15T13:00:00Z"],
  ["Stengt kl 12.30 til 15.15 i dag", "2026-07-15T13:15:00Z"],
  ["Åpent til klokka 23", "2026-07-15T21:00:00Z"],
  ["Vannet er stengt fra 12 til 15", "2026-07-15T13:00:00Z"],
  ["Stengt til 14.30. Vi beklager", "2026-07-15T12:30:00Z"],
  ["Dusjene er stengt til 16 i dag", "2026-07-15T14:00:00Z"],
  ["Stengt til kl.\u00a012.00.", "2026-07-15T10:00:00Z"],
  ["Til kl. 09", "2026-07-15T07:00:00Z"],
])("endInWords finds the end in “%s”", (words, moment) => {
  expect(end(words)).toBe(moment);
});

test.each([
  "Vannet er borte",
  "Til kl. 25",
  "Til kl. 15.75",
  "Til kl. 1500",
  "Ring kl",
  "okl. 15",
  "Plass til 15 telt",
  "Plass til 15.000 gjester",
  "Stengt i morgen til kl. 15",
  "Stengt til fredag kl. 12",
  "Stengt 5. desember til kl. 15",
])("endInWords finds no end in “%s”", (words) => {
  expect(end(words)).toBeUndefined();
});

test("endInWords finds no end on another day than the given day", () => {
  const clock = fc.tuple(fc.nat(30), fc.nat(70), fc.constantFrom(".", ":", " og "));
  fc.assert(
    fc.property(fc.string(), clock, (words, [hour, minute, between]) => {
      const found = endInWords(`${words} kl. ${hour}${between}${minute}`, day);
      if (!found) return;
      expect(found.toZonedDateTimeISO("Europe/Oslo").toPlainDate().toString()).toBe("2026-07-15");
    }),
  );
});
