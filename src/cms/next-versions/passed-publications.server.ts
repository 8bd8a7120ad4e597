import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Database } from "#src/platform/database/database.ts";

/**
 * Prevents the publication of a restored site's next versions and change-overs whose moment has passed. The site
 * doesn't know whether these were published after the backup. Staff publish each of them, or plan it again.
 * @returns the number of these next versions and change-overs
 */
export async function holdPassedPublications(db: Database, now: Temporal.Instant): Promise<number> {
  const passed = toStoredInstant(now);
  const nextVersions = await db
    .updateTable("nextVersion")
    .set({ fault: "restored" })
    .where("publishAt", "<=", passed)
    .where("fault", "is", null)
    .executeTakeFirstOrThrow();
  const changeOvers = await db
    .updateTable("changeOver")
    .set({ fault: "restored" })
    .where("publishAt", "<=", passed)
    .where("publishedAt", "is", null)
    .where("fault", "is", null)
    .executeTakeFirstOrThrow();
  return Number(nextVersions.numUpdatedRows + changeOvers.numUpdatedRows);
}
