import { type Consequence, hasEnded } from "#src/features/messages/message-view.ts";
import type { Message } from "#src/features/messages/message.ts";
import { formatDate, formatDay } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { dayOf, startOfDay, today } from "#src/i18n/times/time.ts";
import { longMoment, shortDay } from "#src/cms/staff/moments.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { publishState, StateSign } from "#src/cms/staff/state-sign.tsx";
import { messagesAdminText } from "#messages/messages";

interface Props {
  message: Pick<Message, "isActive" | "announcementDate" | "unpublishDate">;
  /** Guests see only the first of several published messages. */
  isInView: boolean;
}

export function MessageState({ message: { isActive, announcementDate, unpublishDate }, isInView }: Props) {
  const { language } = useStaff();
  const text = messagesAdminText[language];
  const state = publishState(isActive, announcementDate);
  const day = formatDate(dayOf(Temporal.Instant.from(announcementDate)));
  if (state === "draft") return <StateSign state="draft">{text.from({ day })}</StateSign>;
  const end = unpublishDate && longMoment(unpublishDate, language);
  if (end && hasEnded({ unpublishDate }))
    return (
      <StateSign state="draft" label={text.ended}>
        {text.wentAt({ moment: end })}
      </StateSign>
    );
  if (state === "planned")
    return (
      <StateSign state="planned">
        {shortDay(dayOf(Temporal.Instant.from(announcementDate)), language)}
        {end && <>, {text.goesAt({ moment: end })}</>}
      </StateSign>
    );
  return isInView ? (
    <StateSign state="published">{end ? text.goesAt({ moment: end }) : text.since({ day })}</StateSign>
  ) : (
    <StateSign state="planned" label={text.waits}>
      {text.waitsNote}
      {end && <>, {text.goesAt({ moment: end })}</>}
    </StateSign>
  );
}

/** Returns the day on which a message appears, in words. The time follows unless it is the start of the day. */
export function dayInWords(moment: Temporal.Instant, language: Language): string {
  const day = dayOf(moment);
  const start = startOfDay(day);
  return Temporal.Instant.compare(moment, start) === 0
    ? formatDay(day, language, today())
    : longMoment(moment.toString(), language);
}

interface MessageConsequenceProps {
  consequence: Consequence;
  until: Temporal.Instant | undefined;
}

/** Says what saving does: whether and when guests see the message, and which message it replaces. */
export function MessageConsequence({ consequence, until }: MessageConsequenceProps) {
  const { language } = useStaff();
  const text = messagesAdminText[language].consequence;
  const isSeen = !["draft", "down", "ended"].includes(consequence.kind);
  const [first, ...rest] = [
    ...sentences(),
    ...(isSeen && until ? [text.until({ moment: longMoment(until.toString(), language) })] : []),
  ];
  return (
    <>
      <strong>{first}</strong> {rest.join(" ")}
    </>
  );

  function sentences(): string[] {
    switch (consequence.kind) {
      case "draft":
        return Object.values(text.draft);
      case "down":
        return [text.down, ...(consequence.next ? [text.next({ title: consequence.next.title })] : [])];
      case "ended":
        return [
          consequence.isTakenDown
            ? text.down
            : text.ended({ moment: longMoment(consequence.at.toString(), language) }),
          ...(consequence.isTakenDown && consequence.next
            ? [text.next({ title: consequence.next.title })]
            : []),
        ];
      case "planned":
        return [
          text.planned({ day: dayInWords(consequence.from, language) }),
          ...(consequence.isTakenDown ? [text.downUntil] : []),
          ...(consequence.instead ? [text.plannedInstead({ title: consequence.instead.title })] : []),
          ...(consequence.behind ? [text.behind({ title: consequence.behind.title })] : []),
        ];
      case "shown":
        return [
          text.shown,
          ...(consequence.instead ? [text.instead({ title: consequence.instead.title })] : []),
        ];
      case "kept":
        return Object.values(text.kept);
      case "waits":
        return [text.waits, text.behind({ title: consequence.behind.title })];
    }
  }
}
