import { useStaff } from "#src/ui/staff/staff.ts";
import { dayInWords } from "./message-state.tsx";
import type { Consequence } from "./message-view.ts";
import { messagesAdminText } from "./messages-admin.text.ts";

/** What follows from saving, in words: whether guests see it, from when, and what gives way. */
export function MessageConsequence({ consequence }: { consequence: Consequence }) {
  const { language } = useStaff();
  const text = messagesAdminText[language].consequence;
  const [first, ...rest] = sentences();
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
