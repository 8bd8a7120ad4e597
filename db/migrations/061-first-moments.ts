import type { Kysely } from "kysely";

/** What earlier migrations added had no moment of its own, and stood in the history as of 1970. */
const none = "1970-01-01T00:00:00Z";

/* It has been there as long as anything that is known of the site; on a new one, since now. */
export async function up(db: Kysely<any>): Promise<void> {
  const known = await db
    .selectFrom("historyEntry")
    .select(({ fn }) => fn.min("at").as("at"))
    .where("at", "!=", none)
    .executeTakeFirst();
  const first: string = known?.at ?? Temporal.Now.instant().toString({ smallestUnit: "second" });
  for (const table of ["gallery", "camera", "websiteSettings"])
    await db.updateTable(table).set({ updatedAt: first }).where("updatedAt", "=", none).execute();
  await db.updateTable("historyEntry").set({ at: first }).where("at", "=", none).execute();
}
