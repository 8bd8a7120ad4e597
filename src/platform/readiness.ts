import { writeFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import type { Context } from "./context.ts";
import { isMigrated } from "#src/platform/database/upgrades/migrate.ts";
import { withIncomingFile } from "#src/platform/files/incoming.ts";

const [maxMilliseconds, cachedMilliseconds] = [2000, 1000];

const probeBytes = 64 * 1024;

type UnreadyReason = "database" | "disk";

/** Returns a function that tries to render a page and write a file, and returns a failure's reason, for a second. */
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
    // The difference may be negative, because the clock may have been set back.
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
