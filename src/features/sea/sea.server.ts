import { partOf, type NowReader } from "#src/campsite/now/now-part.ts";
import { metSource, placeQuery, sourceName } from "#src/campsite/met/met.ts";
import { formatTime } from "#src/i18n/format.ts";
import { dayOf, startOfDay } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import { readSource, type Source } from "#src/platform/sources/source.ts";
import { getLandscape } from "#src/campsite/view/view.server.ts";
import { oneDecimal } from "./degrees.ts";
import { measuredWords } from "./reading-visibility.ts";
import { findReading } from "./sea-reading.server.ts";
import { nextTides, readSea, readWaterLevels, type SeaStep } from "./sea.ts";
import { seaText } from "#messages/sea";

const maxAgeHours = 12;

export async function seaSources({ config }: Context): Promise<Source<SeaStep[]>[]> {
  const place = config.seaPoint;
  if (!place) return [];
  const read = (body: string) => readSea(body, place);
  return [metSource(config, `oceanforecast/2.0/complete?${placeQuery(place)}`, { read })];
}

/** Returns the source of the water level. MET includes the weather, which moves the water more than the tide here. */
export async function waterLevelSources({
  config,
}: Context): Promise<Source<NonNullable<ReturnType<typeof readWaterLevels>>>[]> {
  const harbour = config.seaHarbour;
  if (!harbour) return [];
  const read = (body: string) => readWaterLevels(body, harbour);
  return [metSource(config, `tidalwater/1.1/?harbor=${harbour}`, { read, accept: "text/plain" })];
}

export const seaNow: NowReader = async (context, language) => {
  const [{ step, changesAt }, { reading, changesAt: readingChangesAt }, landscape] = await Promise.all([
    readStep(context),
    findReading(context),
    getLandscape(context),
  ]);
  const now = context.now();
  const text = seaText[language];
  const forecast = { text: text.forecast, source: sourceName(context.config) } as const;
  const figure = { place: "figures", language } as const;
  const temperature = reading?.temperature ?? step?.temperature;
  const parts = [
    ...(temperature === undefined
      ? []
      : [
          partOf({
            name: "sea",
            // Inland, staff measure the temperature of a lake or a river.
            title: landscape === "sea" || context.config.seaPoint ? text.sea : text.water,
            value: `${oneDecimal(temperature, language)}°`,
            ...(reading ? { text: measuredWords(reading, now, language) } : forecast),
            ...figure,
          }),
        ]),
    ...(step?.waves === undefined
      ? []
      : [
          partOf({
            name: "waves",
            title: text.waves,
            value: `${oneDecimal(step.waves, language)}\u00a0m`,
            ...forecast,
            ...figure,
          }),
        ]),
  ];
  // The words of the sea reading depend on the day, so they change at midnight.
  const midnight = reading && startOfDay(dayOf(now).add({ days: 1 }));
  const [first] = [changesAt, readingChangesAt, midnight]
    .filter((moment) => moment !== undefined)
    .toSorted(Temporal.Instant.compare);
  return { parts, changesAt: first };
};

/** Returns the current step of the forecast. The last step isn't used, because its end is unknown. */
async function readStep(
  context: Context,
): Promise<{ step: SeaStep | undefined; changesAt: Temporal.Instant | undefined }> {
  const [source] = await seaSources(context);
  const answer = source && (await readSource(context, source, maxAgeHours));
  if (!answer) return { step: undefined, changesAt: undefined };
  const now = context.now();
  const index = answer.reading.findIndex(({ time }) => time.epochMilliseconds > now.epochMilliseconds);
  const next = answer.reading[index];
  const [changesAt] = [answer.expiresAt, ...(next ? [next.time] : [])].toSorted(Temporal.Instant.compare);
  return { step: next && answer.reading[index - 1], changesAt };
}

export const waterLevelNow: NowReader = async (context, language) => {
  const [source] = await waterLevelSources(context);
  const answer = source && (await readSource(context, source, maxAgeHours));
  if (!answer) return { parts: [], changesAt: undefined };
  const { high, low } = nextTides(answer.reading, context.now());
  const [changesAt] = [answer.expiresAt, high, low]
    .filter((moment) => moment !== undefined)
    .toSorted(Temporal.Instant.compare);
  if (!high) return { parts: [], changesAt };
  const text = seaText[language];
  const part = partOf({
    name: "water-level",
    place: "figures",
    title: text.highWater,
    value: formatTime(high, language),
    text: low ? text.lowWater({ time: formatTime(low, language) }) : null,
    language,
    source: sourceName(context.config),
  });
  return { parts: [part], changesAt };
};
