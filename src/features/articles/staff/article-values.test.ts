import { describe, expect, test } from "vitest";
import { faultsIn } from "#src/cms/staff/form/faults.ts";
import { emptyValues } from "#src/cms/kind/kind.ts";
import { articleKind } from "#src/features/articles/article.ts";
import { articleSchema, stateOnceSaved, tomorrowMorning } from "./article-values.ts";

const past = "2020-01-01T07:00:00Z";
const future = "2999-01-01T07:00:00Z";

describe("an article's state after the save", () => {
  test.each([
    ["a draft, whatever its date", false, future, undefined, "draft"],
    ["published without a date", true, "", undefined, "published"],
    ["published when its date has passed", true, past, undefined, "published"],
    ["planned when its date is in the future", true, future, undefined, "planned"],
    ["planned while its date is being written", true, "", "", "planned"],
    ["planned although its planned date has passed", true, past, past, "planned"],
    ["published when its past date isn't the planned date", true, past, future, "published"],
  ] as const)("is %s", (_name, isActive, publishedDate, plannedFor, state) =>
    expect(stateOnceSaved({ isActive, publishedDate }, plannedFor)).toBe(state),
  );
});

describe("a planned article", () => {
  const faults = (isActive: boolean, publishedDate: string, plannedFor: string | undefined) =>
    faultsIn(
      articleSchema(plannedFor),
      { ...emptyValues(articleKind), isActive, publishedDate },
      "nb",
    ).filter(({ path }) => path === "publishedDate");
  const fault = [{ path: "publishedDate", message: "Velg et tidspunkt fram i tid." }];

  test("needs a date in the future", () => {
    expect(faults(true, past, past)).toEqual(fault);
    expect(faults(true, "", "")).toEqual(fault);
    expect(faults(true, future, future)).toEqual([]);
  });
  test("can always be saved as a draft", () => expect(faults(false, past, past)).toEqual([]));
  test("needs no future date any more when its planned time is removed", () => {
    expect(faults(true, past, undefined)).toEqual([]);
    expect(faults(true, "", undefined)).toEqual([]);
  });
});

test.each([
  ["in winter", "2026-11-20T23:30:00Z", "2026-11-22T07:00:00Z"],
  ["in summer", "2026-07-01T21:59:59Z", "2026-07-02T06:00:00Z"],
  ["on the night that summer time ends", "2026-10-24T12:00:00Z", "2026-10-25T07:00:00Z"],
])("`tomorrowMorning()` returns 08:00 of the next day in Oslo, %s", (_name, now, morning) =>
  expect(tomorrowMorning(Temporal.Instant.from(now))).toBe(morning),
);
