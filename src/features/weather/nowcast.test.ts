import { expect, test } from "vitest";
import { madeUpNowcast, madeUpStep } from "#dev/made-up-weather.ts";
import { refresh } from "#src/campsite/sources/sources.server.ts";
import { openSourcesContext } from "#test/support/services/sources.ts";
import { siteOn } from "#test/support/site.ts";
import { outlookFrom, readNowcast } from "./met/nowcast.ts";

const place = { latitude: 58.99, longitude: 9.97 };
const at = (time: string) => Temporal.Instant.from(`2026-07-15T${time}:00Z`);

/** Returns MET's response with these rates of rain, from ten o'clock on. */
const answer = (rates: (number | undefined)[], coordinates = [9.97, 58.99]) =>
  JSON.stringify({
    geometry: { type: "Point", coordinates },
    properties: {
      timeseries: rates.map((rate, index) => ({
        time: at("10:00")
          .add({ minutes: 5 * index })
          .toString(),
        data: { instant: { details: { precipitation_rate: rate } } },
      })),
    },
  });

test.each([
  ["dry", [0, 0.05, 0], { isWet: false, turnsAt: undefined }],
  ["wet", [1, 2, 0.1], { isWet: true, turnsAt: undefined }],
  ["first dry, then wet", [0, 0, 3, 0], { isWet: false, turnsAt: "2026-07-15T10:10:00Z" }],
  ["first wet, then dry", [1, 0, 3, 0], { isWet: true, turnsAt: "2026-07-15T10:05:00Z" }],
  ["unknown outside the radar's range", [undefined, undefined], undefined],
])("the next two hours are %s", (_, rates, expected) => {
  const outlook = outlookFrom(readNowcast(answer(rates), place)!, at("10:02"));
  expect(outlook && { ...outlook, turnsAt: outlook.turnsAt?.toString() }).toEqual(expected);
});

test("the made-up nowcast is wet in the hours in which the made-up forecast has rain", () => {
  const made = { seed: 1, day: "usual" } as const;
  for (let hours = 0; hours < 1000; hours++) {
    const now = at("00:00").add({ hours });
    const step = madeUpStep(now.epochMilliseconds, made, place, { isHourly: true, isLast: false });
    const amount = step.data.next_1_hours!.details.precipitation_amount;
    const nowcast = JSON.stringify(madeUpNowcast(now.add({ minutes: 31 }), made, [9.97, 58.99]));
    const outlook = outlookFrom(readNowcast(nowcast, place)!, now.add({ minutes: 31 }));
    expect([now.toString(), outlook?.isWet]).toEqual([now.toString(), amount >= 0.1]);
  }
});

test("readNowcast ignores an incomplete answer and an answer for another place", () => {
  expect(readNowcast(answer([0]).slice(0, 50), place)).toBeUndefined();
  expect(readNowcast(answer([0], [5, 60]), place)).toBeUndefined();
});

test("the site requests the nowcast only while somebody looks at the weather, and drops old values", async () => {
  await using context = await openSourcesContext({ now: "2026-07-15T10:02:00Z", isSeeded: true });
  const site = siteOn(context);
  const says = async () => /class="weather-ahead fine">([^<]*)</.exec(await site.read("/"))?.[1];
  const asked = () => context.standIn.received.filter(({ target }) => target.includes("nowcast")).length;
  context.standIn.day = "storm";
  await refresh(context, "forecast");
  await refresh(context, "nowcast");
  expect(asked()).toBe(0);
  expect(await says()).toBeUndefined();
  await refresh(context, "nowcast", { random: () => 0 });
  expect(asked()).toBe(1);
  expect(await says()).toBe("Nedbør fra kl. 12.25.");
  context.setNow("2026-07-15T10:11:59Z");
  await refresh(context, "nowcast", { random: () => 0 });
  expect(asked()).toBe(2);
  // This check runs before the clock moves, because a page shows the state at the beginning of its rendering.
  expect(await says()).toBe("Nedbør fra kl. 12.35.");
  context.setNow("2026-07-15T10:30:00Z");
  await refresh(context, "nowcast");
  expect(asked()).toBe(2);
  expect(await says()).toBeUndefined();
});
