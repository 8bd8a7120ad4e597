import { setImmediate } from "node:timers/promises";
import { dayOf } from "#src/i18n/time.ts";
import type { Context } from "#src/platform/context.ts";
import type { Cursor } from "#src/platform/store/stored.ts";
import { listFeedback } from "./inbox.server.ts";
import type { InboxQuery, ReceivedFeedback } from "./inbox.ts";
import { formatDate, formatTime } from "#src/i18n/format.ts";
import { staffText } from "#messages/staff";
import { sourceName } from "./source-name.ts";

/** As many as are read and written in a few milliseconds, since requests wait for it. */
const messagesAtOnce = 50;

/** Makes a spreadsheet file of the inbox, in parts, and its name. */
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
    // SQLite answers at once, so without a pause guests would wait until the file is complete.
    if (after) await setImmediate();
  } while (after);
}

/*
 * The inbox as CSV: RFC 4180 with semicolons, which a Norwegian Excel opens on a double-click.
 */

const { textLanguages } = staffText.nb;
const yesOrNo = (value: boolean) => (value ? "ja" : "nei");
const inOslo = (instant: string | null) => {
  if (instant === null) return "";
  const moment = Temporal.Instant.from(instant);
  return `${formatDate(moment)} ${formatTime(moment, "nb")}`;
};

/** TABLE  the columns: everything that is stored of a message, except the block of addresses that it came from. */
const columns: [heading: string, value: (message: ReceivedFeedback) => string][] = [
  ["Nr.", ({ id }) => String(id)],
  ["Sendt", ({ sentDate }) => inOslo(sentDate)],
  ["Skjema", ({ source }) => sourceName(source, "nb")],
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
  ["Søppelpost", ({ isSpam }) => yesOrNo(isSpam)],
  ["Endret", ({ updatedAt }) => inOslo(updatedAt)],
  ["Versjon", ({ version }) => String(version)],
];

/** The start of the file, by which Excel knows that it is UTF-8. */
const byteOrderMark = "\uFEFF";

/** The start of the file: the byte order mark and the headings. */
export const csvHead = byteOrderMark + line(columns.map(([heading]) => heading));

/** Messages as lines of a file, each ended. */
export function csvLines(messages: readonly ReceivedFeedback[]): string {
  return messages.map((message) => line(columns.map(([, value]) => value(message)))).join("");
}

function line(values: readonly string[]): string {
  return `${values.map((value) => `"${safe(value).replaceAll('"', '""')}"`).join(";")}\r\n`;
}

/**
 * A spreadsheet would run a text that starts like this as a formula; an apostrophe prevents it (OWASP, CSV
 * injection).
 */
function safe(value: string): string {
  return /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) ? `'${value}` : value;
}
