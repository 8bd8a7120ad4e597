import { longMoment } from "#src/ui/staff/moments.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { dayInWords } from "./message-state.tsx";
import type { Consequence } from "#src/features/messages/message-view.ts";
import { messagesAdminText } from "./messages-admin.text.ts";

interface Props {
  consequence: Consequence;
  /** When it goes by itself. */
  until: Temporal.Instant | undefined;
}

/** What follows from saving, in words: whether guests see it, from when and until when, and what gives way. */
export function MessageConsequence({ consequence, until }: Props) {
  const { language } = useStaff();
  const text = messagesAdminText[language].consequence;
  const isSeen = !["draft", "down", "ended"].includes(consequence.kind);
  const [first, ...rest] = [
    ...sentences(),
    ...(isSeen && until ? [text.until(longMoment(until.toString(), language))] : []),
  ];
  return (
    <>
      <strong>{first}</strong> {rest.join(" ")}
    </>
  );

  function sentences(): string[] {
    switch (consequence.kind) {
      case "draft":
        return text.draft;
      case "down":
        return [text.down, ...(consequence.next ? [text.next(consequence.next.title)] : [])];
      case "ended":
        return [
          consequence.isTakenDown ? text.down : text.ended(longMoment(consequence.at.toString(), language)),
          ...(consequence.isTakenDown && consequence.next ? [text.next(consequence.next.title)] : []),
        ];
      case "planned":
        return [
          text.planned(dayInWords(consequence.from, language)),
          ...(consequence.isTakenDown ? [text.downUntil] : []),
          ...(consequence.instead ? [text.plannedInstead(consequence.instead.title)] : []),
          ...(consequence.behind ? [text.behind(consequence.behind.title)] : []),
        ];
      case "shown":
        return [text.shown, ...(consequence.instead ? [text.instead(consequence.instead.title)] : [])];
      case "kept":
        return text.kept;
      case "waits":
        return [text.waits, text.behind(consequence.behind.title)];
    }
  }
}
