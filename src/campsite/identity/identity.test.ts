import { describe, expect, test } from "vitest";
import { timeZone } from "#src/i18n/format.ts";
import { identityKind } from "./identity.ts";
import { receptionState } from "#src/campsite/opening-hours/reception.ts";

const hours = {
  season: { opens: "04-24", closes: "09-20" },
  exceptions: [],
  reception: [
    { from: "04-24", to: "06-18", opens: "09:00", closes: "19:00" },
    { from: "06-19", to: "08-16", opens: "09:00", closes: "21:00" },
    { from: "08-20", to: "09-20", opens: "09:00", closes: "19:00" },
  ],
};

/** Returns the state at a time in Oslo, such as "open until 2026-07-15T21:00". */
function at(time: string, opening: Parameters<typeof receptionState>[0] = hours): string {
  const { state, changesAt } = receptionState(
    opening,
    Temporal.PlainDateTime.from(time).toZonedDateTime(timeZone).toInstant(),
  );
  return `${state} until ${changesAt.toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: "minute" })}`;
}

describe("`receptionState()`", () => {
  test.each([
    ["2026-07-15T00:00", "opens-later-today until 2026-07-15T09:00"],
    ["2026-07-15T08:59:59.999", "opens-later-today until 2026-07-15T09:00"],
    ["2026-07-15T09:00", "open until 2026-07-15T21:00"],
    ["2026-07-15T20:59:59.999", "open until 2026-07-15T21:00"],
    ["2026-07-15T21:00", "closed-for-today until 2026-07-16T00:00"],
    ["2026-06-18T20:00", "closed-for-today until 2026-06-19T00:00"],
    ["2026-06-19T20:00", "open until 2026-06-19T21:00"],
    ["2026-08-18T12:00", "closed-for-today until 2026-08-19T00:00"],
    ["2026-04-23T23:59", "closed-for-season until 2026-04-24T00:00"],
    ["2026-04-24T00:00", "opens-later-today until 2026-04-24T09:00"],
    ["2026-09-20T19:00", "closed-for-today until 2026-09-21T00:00"],
    ["2026-09-21T00:00", "closed-for-season until 2026-09-22T00:00"],
    ["2026-12-31T23:59", "closed-for-season until 2027-01-01T00:00"],
  ])("at %s is %s", (time, expected) => {
    expect(at(time)).toBe(expected);
  });

  test("follows Oslo's clock on the days when the clock changes", () => {
    const allYear = {
      season: { opens: "01-01", closes: "12-31" },
      exceptions: [],
      reception: [{ from: "01-01", to: "12-31", opens: "09:00", closes: "17:00" }],
    };
    const spring = receptionState(allYear, Temporal.Instant.from("2027-03-28T06:59:59Z"));
    expect([spring.state, spring.changesAt.toString()]).toEqual([
      "opens-later-today",
      "2027-03-28T07:00:00Z",
    ]);
    const autumn = receptionState(allYear, Temporal.Instant.from("2026-10-25T07:59:59Z"));
    expect([autumn.state, autumn.changesAt.toString()]).toEqual([
      "opens-later-today",
      "2026-10-25T08:00:00Z",
    ]);
    expect(at("2026-10-25T18:00", allYear)).toBe("closed-for-today until 2026-10-26T00:00");
  });

  test("returns the day when the next season begins", () => {
    const reopens = (time: string, opens = "04-24") => {
      const state = receptionState(
        { ...hours, season: { opens, closes: "09-20" } },
        Temporal.Instant.from(time),
      );
      return state.state === "closed-for-season" && state.reopens.toString();
    };
    expect(reopens("2026-09-21T10:00:00Z")).toBe("2027-04-24");
    expect(reopens("2026-12-31T23:30:00Z")).toBe("2027-04-24");
    expect(reopens("2027-02-01T10:00:00Z")).toBe("2027-04-24");
    expect(reopens("2026-12-01T10:00:00Z", "02-29")).toBe("2027-02-28");
  });
});

test.each(["00-10", "13-01", "04-31", "02-30", "4-1", "04-1", "", "04-01-01"])(
  "%j is refused as a day of the year",
  (opens) => {
    expect(identityKind.input.shape.season.safeParse({ opens, closes: "12-31" }).success).toBe(false);
  },
);

test.each(["https://campingen.example@annet.example/", "https://a:b@annet.example", "booking"])(
  "the booking page's address can't be %s: it must be a URL without user information",
  (bookingUrl) => {
    const { error } = identityKind.input.safeParse({ bookingUrl });
    const fault = error!.issues.find(({ path }) => path[0] === "bookingUrl");
    expect(fault?.message).toBe("must be an address, as https://example.no, or blank");
  },
);
