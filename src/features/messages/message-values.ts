import { languageTag, type Language } from "#src/i18n/language.ts";
import { dayOf, startOfDay, today, toStoredInstant } from "#src/i18n/time.ts";
import { dayDistance, longMoment } from "#src/ui/staff/moments.ts";
import type { Message, MessageInput } from "./message.ts";
import { messagesAdminText } from "./messages-admin.text.ts";
import { timeZone } from "#src/i18n/format.ts";

/*
 * A message as its form holds it.
 */

/** What the form holds, and sends: the moment it appears is always written. */
export type MessageValues = MessageInput & Pick<Message, "announcementDate">;

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
}: Message): MessageValues {
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

const startOfToday = () => toStoredInstant(startOfDay(today()));

/** A new one, to be seen today; of a copy the words are there already. */
export function newValues(source: Message | undefined): MessageValues {
  const isNew = { isActive: true, announcementDate: startOfToday(), unpublishDate: null };
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

/** The moment it appears, in words. */
export function startHint(from: Temporal.Instant | undefined, language: Language): string | undefined {
  if (!from) return undefined;
  const day = dayOf(from);
  if (!day.equals(today())) return longMoment(from.toString(), language);
  const weekday = new Intl.DateTimeFormat(languageTag[language], {
    weekday: "long",
    timeZone,
  });
  return messagesAdminText[language].today(weekday.format(from.epochMilliseconds));
}

/** The moment it goes by itself, in words. */
export function endHint(end: Temporal.Instant, language: Language): string {
  const moment = end.toString();
  return messagesAdminText[language].endHint(longMoment(moment, language), dayDistance(moment, language));
}
