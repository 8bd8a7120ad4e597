import { derived } from "#src/derived.ts";
import { readConfig } from "#src/platform/config.ts";
import { openContext, type Context } from "#src/platform/context.ts";
import { makeDerived } from "#src/platform/store/derived.ts";
import { seed } from "#src/seed.ts";
import { createDatabase, type DatabaseName, type TestDatabase } from "./databases.ts";

export interface TestContext extends Context, AsyncDisposable {
  /** Sets the clock, which otherwise stands still. */
  setNow(now: string): void;
}

interface Content {
  /** What the clock shows: an instant in ISO 8601, a summer's noon at the campsite unless said. */
  now?: string;
  database?: DatabaseName;
  /** Whether the demo's content is there; without it the database has its tables and nothing in them. */
  isSeeded?: boolean;
}

interface Options extends Content {
  /** Other settings than those of a test. */
  environment?: Record<string, string>;
  /** What is put into the database before the program opens it. */
  prepare?: (place: TestDatabase) => Promise<void>;
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
  const isOrdinary = !environment && !prepare;
  const template = isOrdinary ? await findTemplate({ now, database, isSeeded }) : undefined;
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

/** Brings the database up to date and fills it, unless that has been done before. */
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
  const context = { ...(await openContext(config)), now };
  try {
    await makeDerived(context, derived);
    if (isSeeded) await seed(context);
  } catch (error) {
    await context.db.destroy();
    throw error;
  }
  return context;
}

/** What this process has filled before: to copy it takes a tenth of filling it. */
const templates = new Map<string, Promise<TestDatabase>>();

function findTemplate({ now, database, isSeeded }: Required<Content>): Promise<TestDatabase> {
  // Only the demo's content has times.
  const key = `${database} ${isSeeded ? now : "empty"}`;
  let template = templates.get(key);
  if (!template) templates.set(key, (template = makeTemplate({ now, database, isSeeded })));
  return template;
}

async function makeTemplate({ now, database, isSeeded }: Required<Content>): Promise<TestDatabase> {
  // It goes with the run.
  const place = await createDatabase(database);
  const clock = Temporal.Instant.from(now);
  const context = await openFilled(place, { isSeeded, now: () => clock });
  await context.db.destroy();
  return place;
}
