import { formatDate, formatDay } from "#src/i18n/format.ts";
import { dayOf, startOfDay } from "#src/i18n/time.ts";
import type { Language } from "#src/i18n/language.ts";
import { longMoment, shortDay } from "#src/ui/staff/moments.ts";
import { publishState, StateSign } from "#src/ui/staff/state-sign.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { hasEnded } from "#src/features/messages/message-view.ts";
import type { Message } from "#src/features/messages/message.ts";
import { messagesAdminText } from "./messages-admin.text.ts";

interface Props {
  message: Pick<Message, "isActive" | "announcementDate" | "unpublishDate">;
  /** Whether guests see it now: of several published ones they see the first. */
  isInView: boolean;
}

/** Where a message stands, from which day, and when it goes. */
export function MessageState({ message: { isActive, announcementDate, unpublishDate }, isInView }: Props) {
  const { language } = useStaff();
  const text = messagesAdminText[language];
  const state = publishState(isActive, announcementDate);
  const day = formatDate(dayOf(Temporal.Instant.from(announcementDate)));
  if (state === "draft") return <StateSign state="draft">{text.from(day)}</StateSign>;
  const end = unpublishDate && longMoment(unpublishDate, language);
  if (end && hasEnded({ unpublishDate }))
    return (
      <StateSign state="draft" label={text.ended}>
        {text.wentAt(end)}
      </StateSign>
    );
  if (state === "planned")
    return (
      <StateSign state="planned">
        {shortDay(dayOf(Temporal.Instant.from(announcementDate)), language)}
        {end && <>, {text.goesAt(end)}</>}
      </StateSign>
    );
  return isInView ? (
    <StateSign state="published">{end ? text.goesAt(end) : text.since(day)}</StateSign>
  ) : (
    <StateSign state="planned" label={text.waits}>
      {text.waitsNote}
      {end && <>, {text.goesAt(end)}</>}
    </StateSign>
  );
}

/** The day a message appears, in words; with the time where it isn't the day's first moment. */
export function dayInWords(moment: Temporal.Instant, language: Language): string {
  const day = dayOf(moment);
  const start = startOfDay(day);
  return Temporal.Instant.compare(moment, start) === 0
    ? formatDay(day, language)
    : longMoment(moment.toString(), language);
}
