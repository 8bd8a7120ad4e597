import { warningsText } from "#messages/warnings";
import { findPlace } from "#src/campsite/identity/identity.server.ts";
import { partOf, type NowReader } from "#src/campsite/now/now-part.ts";
import { metSource, placeQuery, sourceName } from "#src/campsite/met/met.ts";
import { formatDay, formatShortTime, timeZone } from "#src/i18n/format.ts";
import { languages, type Language } from "#src/i18n/language.ts";
import { dayOf, startOfDay } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import { readSource, type Source } from "#src/platform/sources/source.ts";
import { readWarnings, type Warning } from "./warning.ts";

/** Returns the language in which guests read warnings. MET writes in two languages, and the site doesn't translate. */
const languageOfWarnings = (language: Language): Language =>
  languages.find((each) => warningsText[each].metLanguage === warningsText[language].metLanguage) ?? language;

/** The maximum number of hours without confirmation. After this time MET may have withdrawn the warning. */
const maxAgeHours = 3;

/** The source of the warnings in one domain. Land warnings are for the campsite. Marine warnings are for boats. */
interface DomainSource {
  domain: "land" | "marine";
  source: Source<Warning[]>;
}

/** MET's terms allow a request every ten minutes (https://api.met.no/doc/TermsOfService). */
async function sourcesIn(context: Context, language: Language): Promise<DomainSource[]> {
  const { config } = context;
  const campsite = await findPlace(context);
  const points = [
    ...(campsite ? [{ domain: "land", place: campsite } as const] : []),
    ...(config.seaPoint ? [{ domain: "marine", place: config.seaPoint } as const] : []),
  ];
  return points.map(({ domain, place }) => ({
    domain,
    source: metSource(
      config,
      `metalerts/2.0/current.json?${placeQuery(place)}&lang=${warningsText[language].metLanguage}`,
      {
        read: (body) => readWarnings(body, place, domain),
        minMinutes: 10,
      },
    ),
  }));
}

export async function warningSources(context: Context): Promise<Source<unknown>[]> {
  const metLanguages = [...new Set(languages.map(languageOfWarnings))];
  const sources = (await Promise.all(metLanguages.map((language) => sourcesIn(context, language)))).flat();
  return sources.map(({ source }) => source);
}

interface StandingWarnings {
  warnings: (Warning & { isForBoats: boolean })[];
  changesAt: Temporal.Instant | undefined;
}

/** Lists land warnings, then marine warnings. An empty list doesn't mean that there is no danger. */
export async function listWarnings(context: Context, language: Language): Promise<StandingWarnings> {
  const now = context.now();
  const sources = await sourcesIn(context, language);
  const answers = await Promise.all(sources.map(({ source }) => readSource(context, source, maxAgeHours)));
  const warnings = sources.flatMap(({ domain }, index) =>
    (answers[index]?.reading ?? [])
      .filter(({ until }) => Temporal.Instant.compare(until, now) > 0)
      .map((warning) => ({ ...warning, isForBoats: domain === "marine" })),
  );
  const moments = [
    ...answers.flatMap((answer) => (answer && answer.reading.length > 0 ? [answer.expiresAt] : [])),
    ...warnings.flatMap(({ from, until }) => [from, until]),
    // The words of a warning contain days, so the words change at midnight.
    ...(warnings.length > 0 ? [startOfDay(dayOf(now).add({ days: 1 }))] : []),
  ];
  const later = moments.filter((moment) => Temporal.Instant.compare(moment, now) > 0);
  return { warnings, changesAt: later.toSorted(Temporal.Instant.compare)[0] };
}

/** Shows the warnings as parts of "right now". Orange and red warnings are in the banner of every page. */
export const warningsNow: NowReader = async (context, language) => {
  const text = warningsText[language];
  const inLanguage = languageOfWarnings(language);
  const { warnings, changesAt } = await listWarnings(context, inLanguage);
  const source = sourceName(context.config);
  const parts = warnings.map((warning) => {
    const title = `${warning.name}, ${text.levels[warning.level]}`;
    return partOf({
      name: "warning",
      place: "lines",
      level: warning.level,
      icon: "warning",
      title: warning.isForBoats ? text.forBoats({ title }) : title,
      text: period(warning, context.now(), language),
      quote: warning.advice ?? null,
      language: inLanguage,
      link: source === "met" ? { href: warning.href, words: text.atMet } : null,
      isInBanner: warning.level !== "yellow",
      source,
    });
  });
  return { parts, changesAt };
};

/** Returns words such as "til i morgen kl. 06". For a future warning, the words also contain the beginning. */
function period({ from, until, isOpenEnded }: Warning, now: Temporal.Instant, language: Language): string {
  const text = warningsText[language];
  const inLanguage = languageOfWarnings(language);
  const at = (moment: Temporal.Instant) => {
    const days = dayOf(now).until(dayOf(moment)).days;
    const time = formatShortTime(moment.toZonedDateTimeISO(timeZone).toPlainTime().toString(), inLanguage);
    if (days === 0) return text.today({ time });
    return days === 1
      ? text.tomorrow({ time })
      : text.on({ day: formatDay(dayOf(moment), inLanguage, dayOf(now)), time });
  };
  const end = isOpenEnded ? text.untilFurtherNotice : text.until({ moment: at(until) });
  return Temporal.Instant.compare(from, now) > 0 ? `${text.from({ moment: at(from) })} ${end}` : end;
}
