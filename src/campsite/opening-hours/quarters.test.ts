import fc from "fast-check";
import { expect, test } from "vitest";
import { timeZone } from "#src/i18n/format.ts";
import { receptionExceptions } from "./opening-hours.ts";
import { offeredTimes, quartersIn } from "./quarters.ts";
import { closingOn, openingAt, receptionState } from "./reception.ts";

const bar = {
  season: { opens: "01-01", closes: "12-31" },
  reception: [{ from: "01-01", to: "12-31", opens: "17:00", closes: "01:00" }],
  exceptions: [],
};
const at = (moment: string) => Temporal.PlainDateTime.from(moment).toZonedDateTime(timeZone).toInstant();
const offered = (moment: string) => quartersIn(openingAt(bar, at(moment))!, at(moment));

test("staff can close the reception at any coming quarter of an hour before its closing time, also after midnight", () => {
  expect(offered("2026-07-15T23:20")).toEqual(["23:30", "23:45", "24:00", "00:15", "00:30", "00:45"]);
  expect(offered("2026-07-16T00:30")).toEqual(["00:45"]);
  expect(offered("2026-07-16T00:45")).toEqual([]);
  expect(offered("2026-07-15T12:00")[0]).toBe("17:15");
});

test("each offered closing time can be saved, and the reception is then closed from that time on", () => {
  const moment = fc
    .integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 11, 31) })
    .map((milliseconds) => Temporal.Instant.fromEpochMilliseconds(milliseconds));
  fc.assert(
    fc.property(moment, (now) => {
      const opening = openingAt(bar, now);
      if (!opening) return;
      const { date, opens } = opening;
      for (const closes of quartersIn(opening, now)) {
        const exceptions = [{ day: date.toString(), opens, closes }];
        expect(receptionExceptions.safeParse(exceptions).success).toBe(true);
        const end = closingOn(date, { opens, closes });
        expect(Temporal.Instant.compare(now, end)).toBeLessThan(0);
        expect(receptionState({ ...bar, exceptions }, end).state).not.toBe("open");
      }
    }),
  );
});

test("staff are offered at most eight closing times: if more are possible, three quarters of an hour, then full hours", () => {
  const opening = { ...bar, reception: [{ from: "01-01", to: "12-31", opens: "09:00", closes: "21:00" }] };
  const offeredAt = (moment: string) => offeredTimes(quartersIn(openingAt(opening, at(moment))!, at(moment)));
  expect(offeredAt("2026-07-15T13:07")).toEqual([
    "13:15",
    "13:30",
    "13:45",
    "14:00",
    "15:00",
    "16:00",
    "17:00",
    "18:00",
  ]);
  expect(offeredAt("2026-07-15T19:07")).toHaveLength(7);
});
