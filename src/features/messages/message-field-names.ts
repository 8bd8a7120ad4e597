import { formatDate } from "#src/i18n/format.ts";
import { languages, type Language } from "#src/i18n/language.ts";
import { parseMoment } from "#src/i18n/time.ts";
import { longMoment } from "#src/ui/staff/moments.ts";
import type { NamedField } from "#src/ui/staff/named-field.ts";
import { labelIn, pathIn } from "#src/ui/staff/text-language.tsx";
import { messagesAdminText } from "./messages-admin.text.ts";

/** A message's fields by their paths, in the order of the form. */
export function messageFieldNames(language: Language): NamedField[] {
  const text = messagesAdminText[language];
  const labels = { pageTitle: text.pageTitle, title: text.heading, message: text.message };
  const words = languages.flatMap((each) =>
    Object.entries(labels).map(([field, label]) => ({
      path: pathIn(field, each),
      label: labelIn(label, each, language),
    })),
  );
  const yesOrNo = (isOn: unknown) => (isOn ? text.yes : text.no);
  return [
    ...words,
    { path: "isActive", label: text.isActive, show: yesOrNo },
    { path: "isImportant", label: text.isImportant, show: yesOrNo },
    { path: "announcementDate", label: text.date, show: day },
    {
      path: "unpublishDate",
      label: text.end,
      show: (end) => (typeof end === "string" && end ? longMoment(end, language) : "–"),
    },
  ];
}

function day(moment: unknown): string {
  const instant = parseMoment(String(moment));
  return instant ? formatDate(instant) : "–";
}
