import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Database } from "#src/platform/database/database.ts";

/**
 * Prevents the publication of a restored site's next versions whose moment has passed. The site doesn't know whether
 * they were published after the backup. Staff publish each, or plan it again.
 * @returns the number of these next versions
 */
export async function holdPassedPublications(db: Database, now: Temporal.Instant): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("nextVersion")
    .set({ fault: "restored" })
    .where("publishAt", "<=", toStoredInstant(now))
    .where("fault", "is", null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
