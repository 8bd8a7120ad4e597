import type { Context } from "#src/platform/context.ts";
import { repeat } from "./repeat.ts";

/** The interval between two writes. A crash loses the counts since the last write. */
const writeMilliseconds = 60_000;

/**
 * Writes counts from memory once a minute. An outage is logged once.
 * @param what the name of the counts in the log, such as "page views"
 * @param writeCounts keeps the counts for the next write when it rejects
 * @returns a function that writes the counts a last time and stops
 */
export function startWritingCounts(
  { log }: Pick<Context, "log">,
  what: string,
  writeCounts: () => Promise<void>,
): () => Promise<void> {
  let isGoingWell = true;
  const write = async () => {
    try {
      await writeCounts();
      if (!isGoingWell) log.info(`${what} can be written again`);
      isGoingWell = true;
    } catch (error) {
      if (isGoingWell) log.error({ err: error }, `${what} could not be written`);
      isGoingWell = false;
    }
  };
  const stop = repeat(writeMilliseconds, write);
  return async () => {
    await stop();
    await write();
  };
}
