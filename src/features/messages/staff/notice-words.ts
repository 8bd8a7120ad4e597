import { noticePartsText, noticeWordsText } from "#messages/notice-templates";
import { formatDay, formatTime } from "#src/i18n/format.ts";
import { inEveryLanguage, type Translated } from "#src/i18n/language.ts";
import { formatMessage } from "#src/i18n/phrases.ts";
import { dayOf, startOfDay } from "#src/i18n/times/time.ts";
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

/** The words that a template fills in. */
export type MadeWords = Pick<MessageWords, "pageTitle" | "title" | "message">;

export type Template = Exclude<Purpose, "general">;

const isMidnight = (instant: Temporal.Instant) => startOfDay(dayOf(instant)).equals(instant);

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Makes a notice's words in each language from its purpose and details. The words name only days other than today. */
export function noticeWords(
  template: Template,
  { where, from, until }: NoticeSlots,
  now: Temporal.Instant,
): Translated<MadeWords> {
  return inEveryLanguage((language) => {
    const part = noticePartsText[language];
    const today = dayOf(now);
    const named = (day: Temporal.PlainDate) =>
      day.equals(today) ? undefined : formatDay(day, language, today);
    const moment = (instant: Temporal.Instant) =>
      part.at({ time: formatTime(instant, language), day: named(dayOf(instant)) });
    const ends = (end: Temporal.Instant) =>
      isMidnight(end)
        ? part.throughout({ day: named(dayOf(end).subtract({ days: 1 })) })
        : part.until({ moment: moment(end) });
    const start = from ? part.from({ moment: moment(from) }) : "";
    const end = until ? ends(until) : "";
    const words = noticeWordsText[language][template];
    const { advice } = words;
    const titleWith = (when: string) => formatMessage(words.title, { when });
    const title = titleWith(start + end);
    const places = where.map((each) => each[language]).join(", ");
    const concerns =
      template === "full" || template === "fireBan" ? "" : part.where({ places: places || part.everywhere });
    const lead = template === "lostAndFound" ? places && `${places}.` : concerns;
    // The alert line leaves out details until it fits the banner. The heading and the text keep all details.
    const lines = [
      [`${title}.`, lead].filter(Boolean).join(" "),
      ...[start + end, start || end, ""].map((when) => `${titleWith(when)}.`),
    ];
    return {
      pageTitle: lines.find(({ length }) => length <= pageTitleLength)!,
      title,
      message: `<p>${escapeHtml([lead, advice].filter(Boolean).join(" "))}</p>`,
    };
  });
}
