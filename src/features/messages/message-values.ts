import { formatDay } from "#src/i18n/format.ts";
import { languageTag, type Language } from "#src/i18n/language.ts";
import { dayOf, parseMoment } from "#src/i18n/time.ts";
import { dayDistance, longMoment } from "#src/ui/staff/moments.ts";
import type { Message, MessageInput } from "./message.ts";
import { messagesAdminText } from "./messages-admin.text.ts";

/*
 * A message as its form holds it.
 */

const today = () => Temporal.Now.plainDateISO("Europe/Oslo");

/** What of a message is sent. */
export function messageFields({
  pageTitle,
  title,
  message,
  isActive,
  isImportant,
  announcementDate,
  unpublishDate,
  translations,
}: Message): MessageInput {
  return {
    pageTitle,
    title,
    message,
    isActive,
    isImportant,
    announcementDate,
    unpublishDate,
    translations,
  };
}

/** A new one, to be seen today; of a copy the words are there already. */
export function newValues(source: Message | undefined): MessageInput {
  const isNew = { isActive: true, announcementDate: today().toString(), unpublishDate: null };
  if (source) return { ...messageFields(source), ...isNew };
  return {
    ...isNew,
    pageTitle: "",
    title: "",
    message: "",
    isImportant: false,
    translations: {},
  };
}

/** A message's own day as the date field has it, or "" for none. */
export function toDay(moment: string): string {
  const instant = parseMoment(moment);
  return instant ? dayOf(instant).toString() : "";
}

/** A chosen day in words. */
export function dayHint(from: Temporal.Instant | undefined, language: Language): string | undefined {
  if (!from) return undefined;
  const day = dayOf(from);
  if (!day.equals(today())) return formatDay(day, language);
  const weekday = new Intl.DateTimeFormat(languageTag[language], {
    weekday: "long",
    timeZone: "Europe/Oslo",
  });
  return messagesAdminText[language].today(weekday.format(from.epochMilliseconds));
}

/** The moment it goes by itself, in words. */
export function endHint(end: Temporal.Instant, language: Language): string {
  const moment = end.toString();
  return messagesAdminText[language].endHint(longMoment(moment, language), dayDistance(moment, language));
}
