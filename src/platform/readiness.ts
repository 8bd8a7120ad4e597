import { writeFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import type { Context } from "./context.ts";
import { isMigrated } from "#src/platform/database/upgrades/migrate.ts";
import { withIncomingFile } from "#src/platform/files/incoming.ts";

/** Milliseconds within which every question is answered, and for which an answer is reused (`cachedMilliseconds`). */
const [mostMilliseconds, cachedMilliseconds] = [2000, 1000];

/** About as much as a write needs: SQLite's log grows by pages. */
const probeBytes = 64 * 1024;

/** What keeps the site from working. */
type Hindrance = "database" | "disk";

/**
 * Makes the check behind /readyz. It really tries: it makes a page from the data and writes a file into the data
 * folder. However often it is asked, only one check runs at a time.
 * @param makePage makes a page that needs everything a page can need
 */
export function createReadiness(
  context: Context,
  makePage: () => Promise<unknown>,
): () => Promise<Hindrance | undefined> {
  const now = () => context.now().epochMilliseconds;
  let last: { at: number; found: Promise<Hindrance | undefined> } | undefined;

  async function look(): Promise<Hindrance | undefined> {
    const checks = [
      check("database", async () => {
        if (!(await isMigrated(context.db))) throw new Error("The schema isn't this program's.");
        await makePage();
      }),
      check("disk", () => tryToWrite(context)),
    ];
    return (await Promise.all(checks)).find((hindrance) => hindrance !== undefined);
  }

  async function check(hindrance: Hindrance, attempt: () => Promise<void>): Promise<Hindrance | undefined> {
    const ended = new AbortController();
    try {
      await Promise.race([attempt(), expiry(ended.signal)]);
      return undefined;
    } catch (error) {
      context.log.error({ err: error, hindrance }, "not ready");
      return hindrance;
    } finally {
      ended.abort();
    }
  }

  return () => {
    // The absolute difference, so that a clock that is set back doesn't keep an old answer.
    if (!last || Math.abs(now() - last.at) >= cachedMilliseconds) last = { at: now(), found: look() };
    return last.found;
  };
}

async function tryToWrite(context: Context): Promise<void> {
  await withIncomingFile(context, (file) => writeFile(file, Buffer.alloc(probeBytes), { flag: "wx" }));
}

async function expiry(signal: AbortSignal): Promise<never> {
  await setTimeout(mostMilliseconds, undefined, { signal });
  throw new Error("It took too long.");
}
