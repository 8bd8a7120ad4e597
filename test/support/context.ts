import { derived } from "#src/derived.ts";
import { readConfig } from "#src/platform/config.ts";
import { openContext, type Context } from "#src/platform/context.ts";
import { makeDerived } from "#src/platform/store/derived.ts";
import { seed } from "#src/seed.ts";
import { createDatabase, type DatabaseName, type EmptyDatabase } from "./databases.ts";

export interface TestContext extends Context, AsyncDisposable {
  /** Sets the clock, which otherwise stands still. */
  setNow(now: string): void;
}

interface Options {
  /** What the clock shows: an instant in ISO 8601, a summer's noon at the campsite unless said. */
  now?: string;
  database?: DatabaseName;
  /** Whether the demo's content is there; without it the database has its tables and nothing in them. */
  isSeeded?: boolean;
  /** Other settings than those of a test. */
  environment?: Record<string, string>;
  /** What is put into the database before the program opens it. */
  prepare?: (place: EmptyDatabase) => Promise<void>;
}

/**
 * Opens a real context on a database of its own, for one test or a whole file:
 * `await using context = await openTestContext();`
 */
export async function openTestContext({
  now = "2026-07-15T10:00:00Z",
  database = "SQLite",
  isSeeded = false,
  environment,
  prepare,
}: Options = {}): Promise<TestContext> {
  await using opened = new AsyncDisposableStack();
  const place = opened.use(await createDatabase(database));
  await prepare?.(place);
  const { dataDir, databaseUrl } = place;
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: "silent",
    SEED_DEMO: String(isSeeded),
    ...environment,
  });
  let clock = Temporal.Instant.from(now);
  const context = { ...(await openContext(config)), now: () => clock };
  opened.defer(() => context.db.destroy());
  await makeDerived(context, derived);
  if (isSeeded) await seed(context);
  const closing = opened.move();
  return {
    ...context,
    setNow: (later) => {
      clock = Temporal.Instant.from(later);
    },
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}
