import { noticePartsText, noticeWordsText } from "#messages/notice-templates";
import { formatDay, formatDayOfYear, formatShortTime, formatTime, timeZone } from "#src/i18n/format.ts";
import { inEveryLanguage, type Language, type Translated } from "#src/i18n/language.ts";
import { formatMessage } from "#src/i18n/phrases.ts";
import { dayOf, isMidnight } from "#src/i18n/times/time.ts";
import { pageTitleLength, type MessageWords } from "#src/features/messages/message.ts";
import type { Purpose } from "#src/features/messages/purpose.ts";

export interface NoticeSlots {
  /** The names of places in each language; an empty list means the whole site. */
  where: readonly Translated<string>[];
  /** The start; undefined means now. */
  from: Temporal.Instant | undefined;
  /** The end; undefined when the end is unknown. */
  until: Temporal.Instant | undefined;
}

export const madeWords = ["pageTitle", "title", "message"] as const satisfies (keyof MessageWords)[];

export interface MadeNotice extends Pick<MessageWords, (typeof madeWords)[number]> {
  /** The details that the alert line leaves out, because the line would be too long. */
  omitted: readonly (keyof NoticeSlots)[];
}

export type Template = Exclude<Purpose, "general">;

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Returns a notice in each language, from its purpose and details. The words name days other than today. */
export function noticeWords(
  template: Template,
  slots: NoticeSlots,
  now: Temporal.Instant,
): Translated<MadeNotice> {
  return inEveryLanguage((language) => {
    const words = noticeWordsText[language][template];
    const [long, short] = [false, true].map((isShort) => timesInWords(slots, language, dayOf(now), isShort));
    const places = placesInWords(template, slots, language);
    return {
      ...alertLine({ words, long: long!, short: short!, places }),
      title: formatMessage(words.title, { when: long!.start + long!.end }),
      message: `<p>${escapeHtml([places.whole, words.advice].filter(Boolean).join(" "))}</p>`,
    };
  });
}

/**
 * Finds the places from which a template made the words of a notice, such as a notice that the browser stored. Tries
 * the whole site, each place and each pair of places, for a notice that starts now.
 * @param isFilled returns true when the form contains these words
 * @returns undefined when the form's words match no places
 */
export function findPlaces(
  template: Template,
  { places, until }: { places: readonly Translated<string>[] } & Pick<NoticeSlots, "until">,
  now: Temporal.Instant,
  isFilled: (words: Translated<MadeNotice>) => boolean,
): { where: NoticeSlots["where"]; words: Translated<MadeNotice> } | undefined {
  const pairs = places.flatMap((one, index) => places.slice(index + 1).map((other) => [one, other]));
  for (const where of [[], ...places.map((place) => [place]), ...pairs]) {
    const words = noticeWords(template, { where, from: undefined, until }, now);
    if (isFilled(words)) return { where, words };
  }
  return undefined;
}

interface Times {
  start: string;
  end: string;
}

interface Places {
  /** A sentence about the places. */
  whole: string;
  /** The names of the places alone. Empty for the whole site. */
  names: string;
  /** The first place, and the number of other places. Empty for a single place. */
  first: string;
}

interface LineParts {
  words: Record<"title" | "short", string | ((values: { when: string }) => string)>;
  long: Times;
  short: Times;
  places: Places;
}

/** Makes the alert line. If it is too long for the banner, it gets shorter words, and then loses details. */
function alertLine({ words, long, short, places }: LineParts): Pick<MadeNotice, "pageTitle" | "omitted"> {
  const line = (name: "title" | "short", when: string, place: string) =>
    [`${formatMessage(words[name], { when })}.`, place].filter(Boolean).join(" ");
  const { whole, names, first } = places;
  const [times, shortTimes] = [long.start + long.end, short.start + short.end];
  const oneTime = short.end || short.start;
  const from = short.start && short.end ? (["from"] as const) : [];
  const where = names ? (["where"] as const) : [];
  const lines: [string, MadeNotice["omitted"]][] = [
    [line("title", times, whole), []],
    [line("title", times, names), []],
    [line("title", shortTimes, whole), []],
    [line("title", shortTimes, names), []],
    [line("short", shortTimes, names), []],
    [line("short", oneTime, names), from],
    ...(first
      ? ([
          [line("short", shortTimes, first), where],
          [line("short", oneTime, first), [...from, ...where]],
        ] as [string, MadeNotice["omitted"]][])
      : []),
    [line("title", times, ""), where],
    [line("title", shortTimes, ""), where],
    [line("short", shortTimes, ""), where],
    [line("short", oneTime, ""), [...from, ...where]],
  ];
  const [pageTitle, omitted] = lines.find(([{ length }]) => length <= pageTitleLength)!;
  return { pageTitle, omitted };
}

const clockOf = (instant: Temporal.Instant) =>
  instant.toZonedDateTimeISO(timeZone).toPlainTime().toString({ smallestUnit: "minute" });

/** @param isShort true for times such as «kl. 15» and days without their weekday */
function timesInWords(
  { from, until }: NoticeSlots,
  language: Language,
  today: Temporal.PlainDate,
  isShort: boolean,
): Times {
  const part = noticePartsText[language];
  const dayInWords = (day: Temporal.PlainDate, known: Temporal.PlainDate) => {
    if (day.equals(known)) return undefined;
    return isShort ? formatDayOfYear(day.toPlainMonthDay(), language) : formatDay(day, language, today);
  };
  const momentInWords = (instant: Temporal.Instant, known: Temporal.PlainDate) =>
    part.at({
      time: isShort ? formatShortTime(clockOf(instant), language) : formatTime(instant, language),
      day: dayInWords(dayOf(instant), known),
    });
  const endInWords = (end: Temporal.Instant, known: Temporal.PlainDate) =>
    isMidnight(end)
      ? part.throughout({ day: dayInWords(dayOf(end).subtract({ days: 1 }), known) })
      : part.until({ moment: momentInWords(end, known) });
  return {
    start: from ? part.from({ moment: momentInWords(from, today) }) : "",
    // The start names its day, so an end on this day doesn't repeat the day.
    end: until ? endInWords(until, from ? dayOf(from) : today) : "",
  };
}

function placesInWords(template: Template, { where }: NoticeSlots, language: Language): Places {
  if (template === "full" || template === "fireBan") return { whole: "", names: "", first: "" };
  const part = noticePartsText[language];
  const all = where.map((each) => each[language]);
  const names = all.length > 0 ? `${all.join(", ")}.` : "";
  return {
    whole: template === "lostAndFound" ? names : part.where({ places: all.join(", ") || part.everywhere }),
    names,
    first: all.length > 1 ? `${part.someOf({ place: all[0]!, count: all.length - 1 })}.` : "",
  };
}
