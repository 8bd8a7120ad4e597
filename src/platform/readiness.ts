import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Context } from "./context.ts";
import { isMigrated } from "#src/platform/database/migrate.ts";

/** Whoever asks is answered within this time, in milliseconds, and is answered the same for `cachedMilliseconds`. */
const [mostMilliseconds, cachedMilliseconds] = [2000, 1000];

/** About what a write needs to be kept: SQLite's log grows by its pages. */
const probeBytes = 64 * 1024;

/** What keeps the site from doing its work. */
type Hindrance = "database" | "disk";

/**
 * Makes the question that /readyz asks. It is tried out, not believed: a page is made from the data anew, and a file
 * written where the site keeps its own. However often it is asked, it is looked into once at a time.
 * @param makePage makes a page of everything that it takes
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
      check("disk", () => tryToWrite(context.config.dataDir)),
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
    // A clock that is set back makes nothing last longer.
    if (!last || Math.abs(now() - last.at) >= cachedMilliseconds) last = { at: now(), found: look() };
    return last.found;
  };
}

async function tryToWrite(folder: string): Promise<void> {
  const file = path.join(folder, `readyz-${randomUUID()}`);
  try {
    await writeFile(file, Buffer.alloc(probeBytes), { flag: "wx" });
  } finally {
    await rm(file, { force: true });
  }
}

async function expiry(signal: AbortSignal): Promise<never> {
  await setTimeout(mostMilliseconds, undefined, { signal });
  throw new Error("It took too long.");
}
