import { askIssuer } from "./campsite/auth/issuer-client.server.ts";
import { startEmbeddedProvider, printSignInHelp } from "./campsite/auth/embedded-provider.server.ts";
import { sourcesJob } from "./campsite/sources/sources.server.ts";
import { readConfig, type Config } from "./platform/config.ts";
import { openContext, type Context, type ContextOptions } from "./platform/context.ts";
import { backupJob } from "./platform/copies/backup-job.ts";
import { startSweepingDisk, sweepingJob } from "./platform/files/leftovers.ts";
import { removedFilesJob } from "./platform/files/removed-files-job.ts";
import { storedFilesJob } from "./platform/files/stored-files-job.ts";
import type { Job } from "#src/platform/jobs/job.ts";
import { startJobs } from "#src/platform/jobs/jobs.ts";
import { sendersJob } from "./platform/http/post-limit.ts";
import { mailJob } from "./platform/mail-outbox.ts";
import { missingSettings } from "./platform/missing-settings.ts";
import { misspeltSettings } from "./platform/misspelt-settings.ts";
import { repeat } from "#src/platform/jobs/repeat.ts";
import { derivedJob, makeDerived } from "./platform/store/derived.ts";
import { deleteMadeUpAnswers, withMadeUpSources } from "./made-up-sources.ts";
import { site } from "./site.server.ts";
import { seed } from "./seed.ts";

declare module "./platform/server-feature.ts" {
  interface ServerFeature {
    /** Adds resources that every site must have. This function runs at each start. */
    addMissing?: (context: Context) => Promise<void>;
  }
}

/** TABLE  the background jobs that no feature adds. */
const ownJobs: readonly ((context: Context) => Job | undefined)[] = [
  sourcesJob,
  mailJob,
  removedFilesJob,
  storedFilesJob,
  sweepingJob,
  sendersJob,
  backupJob,
  derivedJob,
];

export const jobsOf = (context: Context): Job[] =>
  [...ownJobs, ...context.features.flatMap(({ jobs = [] }) => jobs)].flatMap((job) => job(context) ?? []);

/** The time between two checks for writes of scripts and other machines. Pages can be outdated for this time. */
const pollMilliseconds = 500;

interface OpenSite {
  context: Context;
  /** Starts background work. Call this function when the site listens. @returns a function that stops the work */
  startJobs(): () => Promise<void>;
}

/**
 * Prepares the site for its first request. Reads the configuration, migrates the database and stores initial content.
 * @param environment the settings in docs/operating.md
 * @throws `ConfigError` if a setting is invalid
 * @throws each error of `openContext`
 */
export async function openSite(
  environment: Record<string, string | undefined>,
  options: Pick<ContextOptions, "siblings" | "logTo"> = {},
): Promise<OpenSite> {
  const config = readConfig(environment);
  const isNew = await prepareDatabase(config, options.logTo);
  const opened = withMadeUpSources(await openContext(config, site, options));
  for (const { name, meant } of misspeltSettings(environment))
    opened.log.warn({ name, meant }, "unknown setting, probably misspelt");
  if (isNew || config.production) logMissingSettings(opened);
  if (config.s3 && !config.s3.bucket)
    opened.log.info({ folder: config.dataDir }, "files are stored in DATA_DIR, because S3_BUCKET isn't set");
  const provider = config.signIn ? undefined : await startEmbeddedProvider(config, opened);
  const context = provider ? { ...opened, config: { ...opened.config, signIn: provider.signIn } } : opened;
  return {
    context,
    startJobs() {
      const stopPolling = pollForWrites(context);
      const stopSweeping = startSweepingDisk(context);
      const stopJobs = startJobs(context, jobsOf(context));
      if (provider) printSignInHelp(provider, config);
      if (config.signIn) void warnIfIssuerIsUnreachable(context, config.signIn.issuer);
      return async () => {
        await Promise.all([provider?.stop(), stopPolling(), stopSweeping(), stopJobs()]);
      };
    },
  };
}

/** Migrates the database and stores initial content. @returns true for a new site */
async function prepareDatabase(config: Config, logTo: ContextOptions["logTo"]): Promise<boolean> {
  const context = await openContext(config, site, { isStarting: true, logTo });
  await using _ = context.db;
  const isNew = !(await context.db.selectFrom("identity").select("id").limit(1).executeTakeFirst());
  // On a new site the tables are empty, so this is fast. On other sites `derivedJob` does this work in the background.
  if (isNew) await makeDerived(context);
  const isFilled = config.seedDemo && (await seed(context));
  if (isFilled && config.production)
    context.log.warn("This real site starts with the demo's content. With SEED_DEMO=false it starts empty.");
  for (const { prepareDemo } of context.features) await prepareDemo?.(context);
  for (const { addMissing } of context.features) await addMissing?.(context);
  await deleteMadeUpAnswers(context);
  return isNew;
}

function logMissingSettings({ config, log }: Context): void {
  for (const each of missingSettings(config))
    log[config.production ? "warn" : "info"](each, "a real site needs this setting");
}

/** Starts to check for writes of other processes. @returns a function that stops the checks */
export function pollForWrites({ contentVersion, log }: Context): () => Promise<void> {
  let isGoingWell = true;
  return repeat(pollMilliseconds, async () => {
    try {
      await contentVersion.poll();
      if (!isGoingWell) log.info("writes by other processes are detected again");
      isGoingWell = true;
    } catch (error) {
      if (isGoingWell) log.error({ err: error }, "writes by other processes could not be detected");
      isGoingWell = false;
    }
  });
}

/** Warns the operator if the issuer doesn't respond. Staff can't sign in then. */
async function warnIfIssuerIsUnreachable({ log }: Context, issuer: string): Promise<void> {
  try {
    await askIssuer(issuer);
  } catch (error) {
    log.warn({ issuer, reason: (error as Error).message }, "staff can't sign in until the issuer answers");
  }
}
