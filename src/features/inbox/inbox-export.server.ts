import { setImmediate } from "node:timers/promises";
import { dayOf } from "#src/i18n/time.ts";
import type { Context } from "#src/platform/context.ts";
import type { Cursor } from "#src/platform/store/stored.ts";
import { csvHead, csvLines } from "./inbox-csv.ts";
import { listFeedback } from "./inbox.server.ts";
import type { InboxQuery } from "./inbox.ts";

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
