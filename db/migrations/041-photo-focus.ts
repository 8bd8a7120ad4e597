import type { Kysely } from "kysely";

/* What must stay in view where a photo is cropped, in per cent from the left and from the top; until now its middle did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["focusX", "focusY"])
    await db.schema
      .alterTable("photo")
      .addColumn(column, "integer", (each) => each.notNull().defaultTo(50))
      .execute();
}
