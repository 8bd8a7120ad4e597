import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Database } from "#src/platform/database/database.ts";

/**
 * Holds back the next versions of a restored site whose moment has passed. The site wouldn't know whether they were
 * published after the backup. Staff publish each, or plan it again.
 * @returns the number of held next versions
 */
export async function holdPassedPublications(db: Database): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("nextVersion")
    .set({ fault: "restored" })
    .where("publishAt", "<=", toStoredInstant(Temporal.Now.instant()))
    .where("fault", "is", null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
