import { formatDate } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { parseMoment } from "#src/i18n/time.ts";
import { namedFieldsOf } from "#src/ui/staff/form/described-fields.ts";
import { longMoment } from "#src/ui/staff/moments.ts";
import type { NamedField } from "#src/ui/staff/form/named-field.ts";
import { messageKind } from "#src/features/messages/message.ts";
import { messagesAdminText } from "./messages-admin.text.ts";

/** A message's fields by their paths, in the order of the form. */
export function messageFieldNames(language: Language): NamedField[] {
  const text = messagesAdminText[language];
  const yesOrNo = (isOn: unknown) => (isOn ? text.yes : text.no);
  return namedFieldsOf(messageKind, language, {
    isActive: yesOrNo,
    isImportant: yesOrNo,
    announcementDate: day,
    unpublishDate: (end) => (typeof end === "string" && end ? longMoment(end, language) : "–"),
  });
}

function day(moment: unknown): string {
  const instant = parseMoment(String(moment));
  return instant ? formatDate(instant) : "–";
}
