import { siteNow, today } from "#src/cms/staff/clock.ts";
import { type Consequence, hasEnded, mostShown } from "#src/features/messages/message-view.ts";
import type { Message, TakenDown } from "#src/features/messages/message.ts";
import { formatDate, formatDay } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { dayOf, isMidnight } from "#src/i18n/times/time.ts";
import {
  endMomentInWords,
  longMoment,
  momentInWords,
  shortDay,
  untilInWords,
} from "#src/cms/staff/moments.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { publishState, StateSign } from "#src/cms/staff/state-sign.tsx";
import { messagesAdminText } from "#messages/messages";

interface Props {
  message: Pick<Message, "isActive" | "isImportant" | "announcementDate" | "unpublishDate">;
  /** The notice's position among the current notices, from 1. Guests see the first three notices. */
  number: number | undefined;
  takenDown?: TakenDown | null | undefined;
}

export function MessageState({ message, number, takenDown }: Props) {
  const { isActive, isImportant, announcementDate, unpublishDate } = message;
  const { language } = useStaff();
  const text = messagesAdminText[language];
  const day = dayOf(Temporal.Instant.from(announcementDate));
  if (takenDown || (isActive && hasEnded(message, siteNow()))) {
    const { by = null, at = unpublishDate! } = takenDown ?? {};
    return (
      <StateSign state="draft" label={text.isTakenDown}>
        {by === null
          ? text.byItself({ moment: endMomentInWords(at, language) })
          : text.byPerson({ by, moment: momentInWords(at, language) })}
      </StateSign>
    );
  }
  if (!isActive) return <StateSign state="draft">{text.from({ day: formatDate(day) })}</StateSign>;
  const until = unpublishDate ? untilInWords(unpublishDate, language) : text.untilTakenDown;
  if (publishState(isActive, announcementDate) === "planned")
    return (
      <StateSign state="planned">
        {shortDay(day, language)}
        {unpublishDate && <>, {until}</>}
      </StateSign>
    );
  return number === undefined || number > mostShown ? (
    <StateSign state="planned" label={text.waits({ number: number ?? mostShown + 1 })}>
      {text.waitsNote}
    </StateSign>
  ) : (
    <StateSign state="published" label={isImportant ? text.onAllPages : text.onHomePage}>
      {until}
    </StateSign>
  );
}

/** Returns the day on which a notice appears, in words. The time follows unless the notice appears at midnight. */
export function dayInWords(moment: Temporal.Instant, language: Language): string {
  return isMidnight(moment)
    ? formatDay(dayOf(moment), language, today())
    : longMoment(moment.toString(), language);
}

/** Says when a notice disappears. For an end at midnight, the sentence names the last day. */
function endInSentence(end: Temporal.Instant, language: Language): string {
  const text = messagesAdminText[language];
  const moment = end.toString();
  return isMidnight(end)
    ? text.shownThrough({ until: untilInWords(moment, language) })
    : text.consequence.until({ moment: longMoment(moment, language) });
}

interface MessageConsequenceProps {
  consequence: Consequence;
  until: Temporal.Instant | undefined;
}

/** Says what a save does: whether and when guests see the notice, and which other notice waits or moves up. */
export function MessageConsequence({ consequence, until }: MessageConsequenceProps) {
  const { language } = useStaff();
  const text = messagesAdminText[language].consequence;
  const isSeen = !["draft", "down", "ended"].includes(consequence.kind);
  const [first, ...rest] = [...sentences(), ...(isSeen && until ? [endInSentence(until, language)] : [])];
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
            : text.ended({ until: untilInWords(consequence.at.toString(), language) }),
          ...(consequence.isTakenDown && consequence.next
            ? [text.next({ title: consequence.next.title })]
            : []),
        ];
      case "planned":
        return [
          text.planned({ day: dayInWords(consequence.from, language) }),
          ...(consequence.isTakenDown ? [text.downUntil] : []),
          ...(consequence.pushed ? [text.waitsThen({ title: consequence.pushed.title })] : []),
        ];
      case "shown":
        return [
          text.shown({ number: consequence.number, count: consequence.count }),
          ...(consequence.pushed ? [text.pushed({ title: consequence.pushed.title })] : []),
        ];
      case "kept":
        return Object.values(text.kept);
      case "waits":
        return [text.waits({ number: consequence.number }), text.waitsNote];
    }
  }
}
