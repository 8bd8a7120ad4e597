import { formatDate, formatTime } from "#src/i18n/format.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import type { ReceivedFeedback } from "./inbox.ts";
import { inboxText } from "#src/features/inbox/list/inbox-admin.text.ts";

/*
 * The inbox as a table for a spreadsheet: RFC 4180 with semicolons, which is what a Norwegian Excel opens with a
 * double-click.
 */

const { sources } = inboxText.nb;
const { textLanguages } = staffText.nb;
const yesOrNo = (value: boolean) => (value ? "ja" : "nei");
const inOslo = (instant: string | null) => {
  if (instant === null) return "";
  const moment = Temporal.Instant.from(instant);
  return `${formatDate(moment)} ${formatTime(moment, "nb")}`;
};

/** TABLE  the columns: all that is kept of a message but where on the net it came from. */
const columns: [heading: string, value: (message: ReceivedFeedback) => string][] = [
  ["Nr.", ({ id }) => String(id)],
  ["Sendt", ({ sentDate }) => inOslo(sentDate)],
  ["Skjema", ({ source }) => sources[source]],
  ["Språk", ({ language }) => textLanguages[language]],
  ["Navn", ({ name }) => name],
  ["E-post", ({ email }) => email],
  ["Mobil", ({ mobile }) => mobile],
  ["Melding", ({ message }) => message],
  ["Notat", ({ note }) => note],
  ["Stjernemerket", ({ isStarred }) => yesOrNo(isStarred)],
  ["Arkivert", ({ isArchived }) => yesOrNo(isArchived)],
  ["Arkivert dato", ({ archivedDate }) => inOslo(archivedDate)],
  ["Slettet dato", ({ deletedDate }) => inOslo(deletedDate)],
  ["Endret", ({ updatedAt }) => inOslo(updatedAt)],
  ["Versjon", ({ version }) => String(version)],
];

/** What a file begins with, so that Excel reads it as UTF-8. */
const byteOrderMark = "\uFEFF";

/** The first lines of a file: its encoding and its headings. */
export const csvHead = byteOrderMark + line(columns.map(([heading]) => heading));

/** Messages as lines of a file, each ended. */
export function csvLines(messages: readonly ReceivedFeedback[]): string {
  return messages.map((message) => line(columns.map(([, value]) => value(message)))).join("");
}

function line(values: readonly string[]): string {
  return `${values.map((value) => `"${safe(value).replaceAll('"', '""')}"`).join(";")}\r\n`;
}

/** A spreadsheet takes what begins like this for a formula; an apostrophe ahead makes it text (OWASP, CSV injection). */
function safe(value: string): string {
  return /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) ? `'${value}` : value;
}
