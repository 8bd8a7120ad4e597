import type { KindName } from "#src/cms/kinds.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { inTransaction, type Context } from "#src/platform/context.ts";
import type { Job } from "#src/platform/jobs/job.ts";
import {
  plannedChangeOvers,
  publishDueChangeOvers,
} from "#src/cms/change-overs/change-over-publication.server.ts";
import { lock, type KindAndId } from "./next-version-state.server.ts";
import { expectFilesOf, publishIn, publishNextVersion } from "./publish-next-version.server.ts";

/** The time between two checks for moments that other processes have set, in milliseconds. */
const checkEvery = 1_000;

/** The age of the last check, in milliseconds, after which a request waits for a new check. */
const longestTrust = 10_000;

const planned = ({ db }: Pick<Context, "db">) =>
  db.selectFrom("nextVersion").where("publishAt", "is not", null).where("fault", "is", null);

async function readNextMoment(context: Pick<Context, "db">): Promise<number> {
  const moments = await Promise.all(
    [planned(context), plannedChangeOvers(context)].map(async (query) => {
      const { at } = await (query as ReturnType<typeof planned>)
        .select(({ fn }) => fn.min<string | null>("publishAt").as("at"))
        .executeTakeFirstOrThrow();
      return at === null ? Infinity : Temporal.Instant.from(at).epochMilliseconds;
    }),
  );
  return Math.min(...moments);
}

/**
 * Publishes what is due. A next version that can't be published stores the reason, until the next save.
 * @returns the number of published next versions and change-overs
 */
export async function publishDue(context: Context): Promise<number> {
  const dueAt = toStoredInstant(context.now());
  const due = await planned(context)
    .select(["id", "kind", "resourceId", "version"])
    .where("publishAt", "<=", dueAt)
    .orderBy("publishAt")
    .orderBy("id")
    .execute();
  let published = await publishDueChangeOvers(context);
  const together = await publishTogether(context, due, dueAt);
  if (together !== undefined) return published + together;
  for (const { id, kind, resourceId, version } of due) {
    try {
      if (await publishNextVersion(context, { kind: kind as KindName, id: resourceId }, { dueAt }))
        published++;
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      context.log.error({ err: error, kind, id: resourceId }, "a next version could not be published");
      await context.db
        .updateTable("nextVersion")
        .set({ fault: error.kind })
        .where("id", "=", id)
        .where("version", "=", version)
        .execute();
    }
  }
  return published;
}

/**
 * Publishes next versions in one transaction. With a transaction for each next version, the first visitor would wait
 * too long.
 * @returns the number of published next versions. Publishes nothing and returns undefined if there are fewer than two
 *   next versions, or if one of them can't be published.
 */
async function publishTogether(
  context: Context,
  due: readonly { kind: string; resourceId: number }[],
  dueAt: string,
): Promise<number | undefined> {
  if (due.length < 2) return undefined;
  const all = due.map(({ kind, resourceId: id }): KindAndId => ({ kind: kind as KindName, id }));
  try {
    for (const which of all) await expectFilesOf(context, which, { dueAt });
    return await inTransaction(context, async (transaction) => {
      // A publication by hand also locks before it writes. Locks after the first write could cause a deadlock.
      for (const which of all) await lock(transaction, which);
      let published = 0;
      for (const which of all) if (await publishIn(transaction, which, { dueAt })) published++;
      return published;
    });
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    return undefined;
  }
}

/** Publishes due next versions on a site that nobody visits. On a visited site, `createNextPublication` is faster. */
export const nextPublicationJob = (context: Context): Job => ({
  name: "next-versions",
  every: { seconds: 1 },
  hasWork: async () => (await readNextMoment(context)) <= context.now().epochMilliseconds,
  run: async () => ({ published: await publishDue(context) }),
});

/**
 * Publishes next versions at their moment, so that no response after the moment shows the earlier version. Next
 * versions whose moment passed while the site was down are published before the first response.
 * @returns a function to call before each response. If the function returns a promise, the response must await the
 * promise.
 */
export function createNextPublication(context: Context): () => Promise<void> | undefined {
  let moment = 0;
  let checkedAt = -Infinity;
  let running: Promise<void> | undefined;

  async function check(): Promise<void> {
    const now = context.now().epochMilliseconds;
    const isFirst = checkedAt === -Infinity;
    try {
      const isDue = moment <= now || (await readNextMoment(context)) <= now;
      // If another process publishes the next version first, this process must drop its cached pages.
      if (isDue && (await publishDue(context)) === 0 && !isFirst) await context.contentVersion.poll();
      moment = await readNextMoment(context);
    } catch (error) {
      context.log.error({ err: error }, "planned next versions could not be published");
      moment = Infinity;
    } finally {
      checkedAt = now;
      running = undefined;
    }
  }
  return () => {
    const now = context.now().epochMilliseconds;
    const age = Math.abs(now - checkedAt);
    const isDue = moment <= now || age >= longestTrust;
    if (!running && (isDue || age >= checkEvery)) running = check();
    return isDue ? running : undefined;
  };
}
