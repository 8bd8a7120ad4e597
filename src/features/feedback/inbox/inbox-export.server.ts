import { setImmediate } from "node:timers/promises";
import { dayOf } from "#src/i18n/time.ts";
import type { Context } from "#src/platform/context.ts";
import type { Cursor } from "#src/platform/store/stored.ts";
import { listFeedback } from "./inbox.server.ts";
import type { InboxQuery, ReceivedFeedback } from "./inbox.ts";
import { formatDate, formatTime } from "#src/i18n/format.ts";
import { languageAsLabel } from "#src/i18n/language-names.ts";
import { sourceName } from "./source-name.ts";

/** Other requests wait while a part is made, so a part takes only a few milliseconds. */
const messagesAtOnce = 50;

/** Creates a CSV file of the inbox: its name and its content in parts. */
export function exportInbox(
  context: Context,
  narrowing: InboxQuery = {},
): { filename: string; parts: AsyncGenerator<string> } {
  const day = dayOf(context.now()).toString();
  return { filename: `innboks-${day}.csv`, parts: partsOf(context, narrowing) };
}

async function* partsOf(context: Context, narrowing: InboxQuery): AsyncGenerator<string> {
  yield csvHead;
  let after: Cursor | undefined;
  do {
    const { items, next } = await listFeedback(context, { limit: messagesAtOnce, after }, narrowing);
    yield csvLines(items);
    after = next;
    // SQLite answers synchronously, so without a pause guests would wait for the whole file.
    if (after) await setImmediate();
  } while (after);
}

/* The inbox as CSV (RFC 4180), with semicolons so that a Norwegian Excel opens it with a double click. */

const yesOrNo = (value: boolean) => (value ? "ja" : "nei");
const inOslo = (instant: string | null) => {
  if (instant === null) return "";
  const moment = Temporal.Instant.from(instant);
  return `${formatDate(moment)} ${formatTime(moment, "nb")}`;
};

/** TABLE  the columns: all stored fields of a message except the sender's block of addresses. */
const columns: [heading: string, value: (message: ReceivedFeedback) => string][] = [
  ["Nr.", ({ id }) => String(id)],
  ["Sendt", ({ sentDate }) => inOslo(sentDate)],
  ["Skjema", ({ source }) => sourceName(source, "nb")],
  ["Språk", ({ language }) => languageAsLabel(language, "nb")],
  ["Navn", ({ name }) => name],
  ["E-post", ({ email }) => email],
  ["Mobil", ({ mobile }) => mobile],
  ["Melding", ({ message }) => message],
  ["Notat", ({ note }) => note],
  ["Stjernemerket", ({ isStarred }) => yesOrNo(isStarred)],
  ["Arkivert", ({ isArchived }) => yesOrNo(isArchived)],
  ["Arkivert dato", ({ archivedDate }) => inOslo(archivedDate)],
  ["Slettet dato", ({ deletedDate }) => inOslo(deletedDate)],
  ["Søppelpost", ({ isSpam }) => yesOrNo(isSpam)],
  ["Endret", ({ updatedAt }) => inOslo(updatedAt)],
  ["Versjon", ({ version }) => String(version)],
];

/** Excel recognises UTF-8 by it. */
const byteOrderMark = "\uFEFF";

export const csvHead = byteOrderMark + line(columns.map(([heading]) => heading));

export function csvLines(messages: readonly ReceivedFeedback[]): string {
  return messages.map((message) => line(columns.map(([, value]) => value(message)))).join("");
}

function line(values: readonly string[]): string {
  return `${values.map((value) => `"${safe(value).replaceAll('"', '""')}"`).join(";")}\r\n`;
}

/** Prefixes an apostrophe to text that a spreadsheet would run as a formula (OWASP, CSV injection). */
function safe(value: string): string {
  return /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) ? `'${value}` : value;
}
