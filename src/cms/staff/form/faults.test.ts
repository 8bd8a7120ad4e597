import { expect, test } from "vitest";
import { z } from "zod";
import { homePageKind } from "#src/campsite/home-page/home-page.ts";
import { inEveryLanguage, languages } from "#src/i18n/language.ts";
import { day, maybeMoment, moment, startMoment } from "#src/cms/kind/fields.ts";
import { defineKind } from "#src/cms/kind/kind.ts";
import { staffText } from "#messages/staff";
import { faultsIn, refusedFaults } from "./faults.ts";

const label = inEveryLanguage(() => "Når");
const tripKind = defineKind({
  name: "trip",
  about: "Trips",
  one: "a trip",
  many: "trips",
  order: [{ by: "startsAt", direction: "asc" }],
  words: {},
  fields: { startsAt: moment(label), endsAt: moment(label) },
  rules: [
    {
      path: "endsAt",
      holds: ({ startsAt, endsAt }) => String(endsAt) > String(startsAt),
      error: "must be later than startsAt",
      words: label,
    },
  ],
});

test.each(languages)(
  "any field reports an unreadable date with an example of a readable date, in %s",
  (language) => {
    const { notDate } = staffText[language].faults;
    for (const field of [day(label), moment(label), startMoment(label), maybeMoment(label, "")]) {
      expect(faultsIn(z.object({ it: field.input }), { it: "i morgen" }, language)).toEqual([
        { path: "it", message: notDate },
      ]);
    }
    expect(faultsIn(tripKind.input, { startsAt: "", endsAt: "" }, language)).toEqual([
      { path: "startsAt", message: notDate },
      { path: "endsAt", message: notDate },
    ]);
  },
);

test("the fault of a list that is too long states the maximum", () => {
  const cards = Array.from({ length: 5 }, () => ({
    page: "day",
    purpose: "none",
    line: "",
    imageUrl: null,
    translations: {},
  }));
  const values = { cardsNote: "", translations: {}, cards, links: [] };
  const message = staffText.nb.faults.tooMany({ most: "4" });
  expect(faultsIn(homePageKind.input, values, "nb")).toEqual([{ path: "cards", message }]);
});

test("the fault of a refused text says in the user's language that the text is empty or that a picture is gone", () => {
  for (const type of ["empty", "picture-gone"] as const)
    for (const language of languages)
      expect(refusedFaults([{ field: "text", message: "is refused", type }], language)).toEqual([
        { path: "text", message: staffText[language].faults[type] },
      ]);
});
