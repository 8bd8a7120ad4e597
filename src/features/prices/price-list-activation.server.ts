import type { Context } from "#src/platform/context.ts";
import { timeZone } from "#src/i18n/format.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import { activateDueList } from "./price-lists.server.ts";

/** The time between a failed check and the next check, in milliseconds. */
const retryPause = 5_000;

/**
 * Activates a price list on its first day. The check runs before the first response after the start and after each
 * midnight, so that no cached page shows last year's prices.
 * @returns a function to call before each response. The response must await the promise of this function. While no
 *   check is due, the function returns undefined.
 */
export function createPriceListActivation(context: Context): () => Promise<void> | undefined {
  /** The time of the next check, in milliseconds since 1970. */
  let nextCheck = 0;
  let activating: Promise<void> | undefined;

  async function activateDue(): Promise<void> {
    const now = context.now();
    try {
      if (await activateDueList(context)) context.log.info("a scheduled price list became current");
      // When another process activates the list first, this process must drop its cached pages.
      else if (nextCheck > 0) await context.contentVersion.poll();
      nextCheck = dayOf(now).add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds;
    } catch (error) {
      context.log.error({ err: error }, "a scheduled price list could not become current");
      nextCheck = now.epochMilliseconds + retryPause;
    } finally {
      activating = undefined;
    }
  }
  return () => {
    if (activating || context.now().epochMilliseconds < nextCheck) return activating;
    return (activating = activateDue());
  };
}
