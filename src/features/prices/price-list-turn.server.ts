import type { Context } from "#src/platform/context.ts";
import { timeZone } from "#src/i18n/format.ts";
import { dayOf } from "#src/i18n/time.ts";
import { activateDueList } from "./price-lists.server.ts";

/** How long after a failure it is tried again; guests get what there is meanwhile. */
const patience = 5_000;

/**
 * Makes price lists current on their day: at the first request after the start, and at the first one from each midnight on,
 * before it is answered, so that no page, ready or not, has last year's prices then. A list that is saved starts on a later
 * day, so there is nothing to look for in between, and nothing else has to run at that moment.
 * @returns what a request has to wait for; undefined until the next midnight
 */
export function createPriceListTurn(context: Context): () => Promise<void> | undefined {
  /** In milliseconds. */
  let nextLook = 0;
  let turning: Promise<void> | undefined;

  async function turn(): Promise<void> {
    const now = context.now();
    try {
      if (await activateDueList(context)) context.log.info("a price list became current by itself");
      // Another process may have been first: then its pages are new, and these must go.
      else if (nextLook > 0) await context.contentVersion.poll();
      nextLook = dayOf(now).add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds;
    } catch (error) {
      context.log.error({ err: error }, "a price list could not become current by itself");
      nextLook = now.epochMilliseconds + patience;
    } finally {
      turning = undefined;
    }
  }
  return () => {
    if (turning || context.now().epochMilliseconds < nextLook) return turning;
    return (turning = turn());
  };
}
