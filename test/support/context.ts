import { site } from "#src/site.server.ts";
import { readConfig } from "#src/platform/config.ts";
import { openContext, type Context } from "#src/platform/context.ts";
import { makeDerived } from "#src/platform/store/derived.ts";
import { seed } from "#src/seed.ts";
import { createDatabase, type DatabaseName, type TestDatabase } from "./databases.ts";

export interface TestContext extends Context, AsyncDisposable {
  /** Sets the clock. The clock doesn't advance by itself. */
  setNow(now: string): void;
}

interface Content {
  /** The time of the clock in ISO 8601; by default noon on a summer day at the campsite. */
  now?: string;
  database?: DatabaseName;
  /** True for a database with the demo's content, false for the database of an empty site. */
  isSeeded?: boolean;
}

interface Options extends Content {
  /** Settings that differ from the defaults of tests. */
  environment?: Record<string, string>;
  /** Fills the database before the program opens it. */
  prepare?: (place: TestDatabase) => Promise<void>;
}

/**
 * Opens a real context with its own database, for one test or a whole file:
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
  const template = !prepare ? await findTemplate({ now, database, isSeeded }) : undefined;
  const place = opened.use(await createDatabase(database, template));
  await prepare?.(place);
  let clock = Temporal.Instant.from(now);
  const context = await openFilled(place, { isSeeded, environment, now: () => clock });
  opened.defer(() => context.db.destroy());
  const closing = opened.move();
  return {
    ...context,
    setNow: (later) => {
      clock = Temporal.Instant.from(later);
    },
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}

interface Opening extends Pick<Context, "now"> {
  isSeeded: boolean;
  environment?: Options["environment"] | undefined;
}

/** Opens a context. Migrates and fills the database if necessary. */
async function openFilled(
  { dataDir, databaseUrl }: TestDatabase,
  { isSeeded, environment, now }: Opening,
): Promise<Context> {
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: "silent",
    SEED_DEMO: String(isSeeded),
    ...environment,
  });
  const context = { ...(await openContext(config, site)), now };
  try {
    await makeDerived(context);
    if (isSeeded) await seed(context);
  } catch (error) {
    await context.db.destroy();
    throw error;
  }
  return context;
}

/** Databases that this process has filled. Copying such a database is ten times faster than filling a new database. */
const templates = new Map<string, Promise<TestDatabase>>();

function findTemplate({ now, database, isSeeded }: Required<Content>): Promise<TestDatabase> {
  // Only the demo's content depends on the time.
  const key = `${database} ${isSeeded ? now : "empty"}`;
  let template = templates.get(key);
  if (!template) templates.set(key, (template = makeTemplate({ now, database, isSeeded })));
  return template;
}

async function makeTemplate({ now, database, isSeeded }: Required<Content>): Promise<TestDatabase> {
  // The template is deleted with the run's folder.
  const place = await createDatabase(database);
  const clock = Temporal.Instant.from(now);
  const context = await openFilled(place, { isSeeded, now: () => clock });
  await context.db.destroy();
  return place;
}
