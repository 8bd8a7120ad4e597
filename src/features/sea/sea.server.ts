import { partOf, type NowReader } from "#src/features/now/now-part.ts";
import { isRealMet, metSource, placeQuery } from "#src/features/weather/met/met.ts";
import { formatTime } from "#src/i18n/format.ts";
import { languageTag, type Language } from "#src/i18n/language.ts";
import type { Context } from "#src/platform/context.ts";
import { readSource, type Source } from "#src/platform/sources/source.ts";
import { nextTides, readSea, readWaterLevels, type SeaStep } from "./sea.ts";
import { seaText } from "./sea.text.ts";

/** A forecast of the sea or the water that is older than this isn't shown. */
const mostHours = 12;

/** Temperature and waves at the point in the sea that is configured. */
export async function seaSources({ config }: Context): Promise<Source<SeaStep[]>[]> {
  const place = config.seaPoint;
  if (!place) return [];
  const read = (body: string) => readSea(body, place);
  return [metSource(config, `oceanforecast/2.0/complete?${placeQuery(place)}`, { read })];
}

/**
 * The water level at the harbour that is configured. MET's, and not Kartverket's: it has the weather's part, which moves
 * the water more than the tide on this coast, and the same terms and client as all else.
 */
export async function waterLevelSources({
  config,
}: Context): Promise<Source<NonNullable<ReturnType<typeof readWaterLevels>>>[]> {
  const harbour = config.seaHarbour;
  if (!harbour) return [];
  const read = (body: string) => readWaterLevels(body, harbour);
  return [metSource(config, `tidalwater/1.1/?harbor=${harbour}`, { read, accept: "text/plain" })];
}

const sourceName = ({ config }: Context) => (isRealMet(config) ? "met" : "demo");

/** The sea's temperature and waves this hour, as forecast. */
export const seaNow: NowReader = async (context, language) => {
  const [source] = await seaSources(context);
  const answer = source && (await readSource(context, source, mostHours));
  if (!answer) return { parts: [], changesAt: undefined };
  const now = context.now();
  const step = answer.reading.findLast(({ time }) => Temporal.Instant.compare(time, now) <= 0);
  const next = answer.reading.find(({ time }) => Temporal.Instant.compare(time, now) > 0);
  const text = seaText[language];
  const figure = { place: "figures", text: text.forecast, language, source: sourceName(context) } as const;
  const changesAt = [answer.expiresAt, ...(next ? [next.time] : [])].toSorted(Temporal.Instant.compare)[0];
  // The last step of a forecast that has ended says nothing of now.
  if (!step || !next) return { parts: [], changesAt };
  const { temperature, waves } = step;
  const parts = [
    ...(temperature === undefined
      ? []
      : [partOf({ name: "sea", title: text.sea, value: `${decimal(temperature, language)}°`, ...figure })]),
    ...(waves === undefined
      ? []
      : [
          partOf({
            name: "waves",
            title: text.waves,
            value: `${decimal(waves, language)}\u00a0m`,
            ...figure,
          }),
        ]),
  ];
  return { parts, changesAt };
};

/** When the water is next high, and when low. */
export const waterLevelNow: NowReader = async (context, language) => {
  const [source] = await waterLevelSources(context);
  const answer = source && (await readSource(context, source, mostHours));
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
    text: low ? text.lowWater(formatTime(low, language)) : null,
    language,
    source: sourceName(context),
  });
  return { parts: [part], changesAt };
};

/** 17,4, with a real minus sign. */
function decimal(value: number, language: Language): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return value
    .toLocaleString(languageTag[language], { ...digits, signDisplay: "negative" })
    .replace("-", "−");
}
