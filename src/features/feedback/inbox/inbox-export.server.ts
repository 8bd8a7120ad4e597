import { setImmediate } from "node:timers/promises";
import { dayOf } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import type { Cursor } from "#src/platform/store/stored.ts";
import { listFeedback } from "./inbox.server.ts";
import type { InboxQuery, ReceivedFeedback } from "./inbox.ts";
import { formatDate, formatTime } from "#src/i18n/format.ts";
import { defaultLanguage as language } from "#src/i18n/language.ts";
import { inboxExportText } from "#messages/inbox";
import { languageAsLabel } from "#src/i18n/names/language-names.ts";
import { sourceName } from "./source-name.ts";

const text = inboxExportText[language];

/** Other requests wait while a part of the file is made, so each part has few messages. */
const messagesAtOnce = 50;

export function exportInbox(
  context: Context,
  narrowing: InboxQuery = {},
): { filename: string; parts: AsyncGenerator<string> } {
  const day = dayOf(context.now()).toString();
  return { filename: text.filename({ day }), parts: partsOf(context, narrowing) };
}

async function* partsOf(context: Context, narrowing: InboxQuery): AsyncGenerator<string> {
  yield csvHead;
  let after: Cursor | undefined;
  do {
    const { items, next } = await listFeedback(context, { limit: messagesAtOnce, after }, narrowing);
    yield csvLines(items);
    after = next;
    // SQLite blocks the process during a query. The pause lets other requests run between two parts.
    if (after) await setImmediate();
  } while (after);
}

/* CSV (RFC 4180) with semicolons as separators, because the Norwegian version of Excel expects semicolons. */

const yesOrNo = (value: boolean) => (value ? text.yes : text.no);
const formatInOslo = (instant: string | null) => {
  if (instant === null) return "";
  const moment = Temporal.Instant.from(instant);
  return `${formatDate(moment)} ${formatTime(moment, language)}`;
};

/** TABLE  the columns of the file. The IP address and the times of reading and answering are left out. */
const columns: [heading: keyof typeof text.headings, value: (message: ReceivedFeedback) => string][] = [
  ["id", ({ id }) => String(id)],
  ["sentDate", ({ sentDate }) => formatInOslo(sentDate)],
  ["source", ({ source }) => sourceName(source, language)],
  ["language", (message) => languageAsLabel(message.language, language)],
  ["name", ({ name }) => name],
  ["email", ({ email }) => email],
  ["mobile", ({ mobile }) => mobile],
  ["message", ({ message }) => message],
  ["note", ({ note }) => note],
  ["isStarred", ({ isStarred }) => yesOrNo(isStarred)],
  ["isArchived", ({ isArchived }) => yesOrNo(isArchived)],
  ["archivedDate", ({ archivedDate }) => formatInOslo(archivedDate)],
  ["deletedDate", ({ deletedDate }) => formatInOslo(deletedDate)],
  ["isSpam", ({ isSpam }) => yesOrNo(isSpam)],
  ["updatedAt", ({ updatedAt }) => formatInOslo(updatedAt)],
  ["version", ({ version }) => String(version)],
];

/** Excel recognises UTF-8 by the byte order mark. */
const byteOrderMark = "\uFEFF";

export const csvHead = byteOrderMark + line(columns.map(([heading]) => text.headings[heading]));

export function csvLines(messages: readonly ReceivedFeedback[]): string {
  return messages.map((message) => line(columns.map(([, value]) => value(message)))).join("");
}

function line(values: readonly string[]): string {
  return `${values.map((value) => `"${safe(value).replaceAll('"', '""')}"`).join(";")}\r\n`;
}

/** Puts an apostrophe before text that a spreadsheet would run as a formula (OWASP, CSV injection). */
function safe(value: string): string {
  return /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) ? `'${value}` : value;
}
