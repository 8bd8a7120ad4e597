import type { Kysely } from "kysely";

/* A new site has no webcam until staff turn one on; a site that is somebody's keeps those it has. */
export async function up(db: Kysely<any>): Promise<void> {
  const isSomebodys = await db.selectFrom("identity").select("id").limit(1).executeTakeFirst();
  if (!isSomebodys) await db.updateTable("camera").set({ isOn: 0 }).execute();
}
