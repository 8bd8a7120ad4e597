import type { Context } from "#src/platform/context.ts";
import { timeZone } from "#src/i18n/format.ts";
import { activateDueList, findNextStart } from "./price-lists.server.ts";

/** How long after a failure it is tried again; guests get what there is meanwhile. */
const patience = 5_000;

/**
 * Makes price lists current on their day: at the first request from midnight on, before it is answered, so that no
 * page, ready or not, has last year's prices then. Nothing else has to run at that moment.
 * @returns what a request has to wait for; undefined when no list is due
 */
export function createPriceListTurn(context: Context): () => Promise<void> | undefined {
  /** When the next list is due, in milliseconds; undefined until it is looked up. */
  let dueAt: number | undefined;
  let turning: Promise<void> | undefined;
  let changes = 0;
  context.contentVersion.onChange((written) => {
    if (!written.has("priceList") && !written.has("*")) return;
    changes++;
    dueAt = undefined;
  });

  async function startOfNext(): Promise<number> {
    const day = await findNextStart(context);
    return day?.toZonedDateTime(timeZone).epochMilliseconds ?? Infinity;
  }

  async function turn(): Promise<void> {
    try {
      const wasAwaited = dueAt !== undefined;
      let before = changes;
      let next = await startOfNext();
      const isDue = next <= context.now().epochMilliseconds;
      if (isDue && (await activateDueList(context)))
        context.log.info("a price list became current by itself");
      // Another process may have been first: then its pages are new, and these must go.
      else if (isDue || wasAwaited) await context.contentVersion.poll();
      if (isDue) {
        before = changes;
        next = await startOfNext();
      }
      // What was saved meanwhile may start sooner.
      if (before === changes) dueAt = next;
    } catch (error) {
      context.log.error({ err: error }, "a price list could not become current by itself");
      dueAt = context.now().epochMilliseconds + patience;
    } finally {
      turning = undefined;
    }
  }
  return () => {
    if (turning) return turning;
    if (dueAt !== undefined && context.now().epochMilliseconds < dueAt) return undefined;
    return (turning = turn());
  };
}
