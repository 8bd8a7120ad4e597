import { writeFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import type { Context } from "./context.ts";
import { isMigrated } from "#src/platform/database/upgrades/migrate.ts";
import { withIncomingFile } from "#src/platform/files/incoming.ts";

/** Milliseconds: the time-out of each check, and how long a result is cached. */
const [maxMilliseconds, cachedMilliseconds] = [2000, 1000];

/** About the size of a write: SQLite's log grows by pages. */
const probeBytes = 64 * 1024;

type UnreadyReason = "database" | "disk";

/**
 * Creates the check for /readyz. It renders a page from the database and writes a file to the data folder. At most one
 * check starts in a second.
 * @param makePage renders a page that needs everything a page can need
 */
export function createReadiness(
  context: Context,
  makePage: () => Promise<unknown>,
): () => Promise<UnreadyReason | undefined> {
  const now = () => context.now().epochMilliseconds;
  let last: { at: number; found: Promise<UnreadyReason | undefined> } | undefined;

  async function findHindrance(): Promise<UnreadyReason | undefined> {
    const checks = [
      check("database", async () => {
        if (!(await isMigrated(context.db)))
          throw new Error("The database's schema doesn't match this version.");
        await makePage();
      }),
      check("disk", () => tryToWrite(context)),
    ];
    return (await Promise.all(checks)).find((reason) => reason !== undefined);
  }

  async function check(
    reason: UnreadyReason,
    attempt: () => Promise<void>,
  ): Promise<UnreadyReason | undefined> {
    const ended = new AbortController();
    try {
      await Promise.race([attempt(), expiry(ended.signal)]);
      return undefined;
    } catch (error) {
      context.log.error({ err: error, hindrance: reason }, "not ready");
      return reason;
    } finally {
      ended.abort();
    }
  }

  return () => {
    // The absolute difference, so that setting the clock back doesn't keep an old result.
    if (!last || Math.abs(now() - last.at) >= cachedMilliseconds)
      last = { at: now(), found: findHindrance() };
    return last.found;
  };
}

async function tryToWrite(context: Context): Promise<void> {
  await withIncomingFile(context, (file) => writeFile(file, Buffer.alloc(probeBytes), { flag: "wx" }));
}

async function expiry(signal: AbortSignal): Promise<never> {
  await setTimeout(maxMilliseconds, undefined, { signal });
  throw new Error("The check timed out.");
}
