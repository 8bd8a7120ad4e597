import { today } from "#src/cms/staff/clock.ts";
import { type Message, messageKind, type MessageValues } from "#src/features/messages/message.ts";
import { formatDate, timeZone } from "#src/i18n/format.ts";
import { type Language, languageTag } from "#src/i18n/language.ts";
import { dayOf, isMidnight, parseMoment, startOfDay, toStoredInstant } from "#src/i18n/times/time.ts";
import { emptyValues, valuesOf } from "#src/cms/kind/kind.ts";
import { namedFieldsOf } from "#src/cms/staff/form/described-fields.ts";
import type { NamedField } from "#src/cms/staff/fields/named-field.ts";
import { dayDistance, endMomentInWords, longMoment, untilInWords } from "#src/cms/staff/moments.ts";
import { messagesAdminText, noticeTemplatesText } from "#messages/messages";

const startOfToday = () => toStoredInstant(startOfDay(today()));

/** Returns a new notice's values, empty or copied from `source`, from today on and without an end. */
export function newValues(source: Message | undefined, sortorder: number): MessageValues {
  const initialValues = { isActive: true, announcementDate: startOfToday(), unpublishDate: null, sortorder };
  return { ...(source ? valuesOf(messageKind, source) : emptyValues(messageKind)), ...initialValues };
}

export function startHint(from: Temporal.Instant | undefined, language: Language): string | undefined {
  if (!from) return undefined;
  const day = dayOf(from);
  if (!day.equals(today())) return longMoment(from.toString(), language);
  const weekday = new Intl.DateTimeFormat(languageTag[language], {
    weekday: "long",
    timeZone,
  });
  return messagesAdminText[language].today({ weekday: weekday.format(from.epochMilliseconds) });
}

export function endHint(end: Temporal.Instant, language: Language): string {
  const moment = end.toString();
  const text = messagesAdminText[language];
  if (isMidnight(end)) return text.shownThrough({ until: untilInWords(moment, language) });
  return text.endHint({
    moment: longMoment(moment, language),
    distance: dayDistance(moment, language),
  });
}

/** Returns the fields with their paths and labels. @param hasClock true with the field of `NoticeEnd` */
export function messageFieldNames(language: Language, hasClock: boolean): NamedField[] {
  const text = messagesAdminText[language];
  const yesOrNo = (isOn: unknown) => (isOn ? text.yes : text.no);
  const fields = namedFieldsOf(messageKind, language, {
    isActive: yesOrNo,
    isImportant: yesOrNo,
    announcementDate: writtenDay,
    unpublishDate: (end) => (typeof end === "string" && end ? endMomentInWords(end, language) : "–"),
  });
  const { clock } = noticeTemplatesText[language];
  return fields.map((field) =>
    hasClock && field.path === "unpublishDate" ? { ...field, label: clock } : field,
  );
}

function writtenDay(moment: unknown): string {
  const instant = parseMoment(String(moment));
  return instant ? formatDate(instant) : "–";
}
