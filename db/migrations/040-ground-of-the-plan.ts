import type { Kysely } from "kysely";

/*
 * The plan has a ground of its own, and files that no plan names any more still lie in the store. Rows can be turned, and
 * single pitches have something of their own.
 */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable("plan").addColumn("groundFile", "text").execute();
  await db.schema
    .createTable("removedGround")
    .addColumn("filename", "text", (column) => column.primaryKey())
    .addColumn("removedAt", "text", (column) => column.notNull())
    .execute();
  const plans: Record<"id" | "areas" | "measures", string>[] = await db
    .selectFrom("plan")
    .select(["id", "areas", "measures"])
    .execute();
  for (const { id, ...plan } of plans) {
    const areas = (JSON.parse(plan.areas) as { rows: object[] }[]).map((area) => ({
      ...area,
      surface: "unsaid",
      rows: area.rows.map((row) => ({ ...row, angle: 0 })),
      pitches: [],
    }));
    const measures = { ...(JSON.parse(plan.measures) as object), north: 0 };
    await db
      .updateTable("plan")
      .set({ areas: JSON.stringify(areas), measures: JSON.stringify(measures) })
      .where("id", "=", id)
      .execute();
  }
}
