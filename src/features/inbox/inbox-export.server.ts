import { setImmediate } from "node:timers/promises";
import { dayOf } from "#src/i18n/time.ts";
import type { Context } from "#src/platform/context.ts";
import type { Cursor } from "#src/platform/store/stored.ts";
import { listFeedback } from "./inbox.server.ts";
import type { InboxQuery, ReceivedFeedback } from "./inbox.ts";
import { formatDate, formatTime } from "#src/i18n/format.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { inboxText } from "./list/inbox-admin.text.ts";

const messagesAtOnce = 1000;

/** What the inbox has, as a file for a spreadsheet in parts, and what to call it. */
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
    // Guests are served between the parts, since SQLite answers at once.
    if (after) await setImmediate();
  } while (after);
}

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
