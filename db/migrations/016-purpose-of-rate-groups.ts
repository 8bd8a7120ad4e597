import type { Kysely } from "kysely";

/** What a group of prices is for, by the drawing that it was known by. */
const purposes: Record<string, string> = {
  "group-day": "day",
  "group-season": "seasonal",
  "group-cabin": "cabin",
  "group-sanitary": "sanitary",
};

/* A group of prices says what it is for, in price lists and in what history remembers of them. */
export async function up(db: Kysely<any>): Promise<void> {
  const lists: { id: number; rateGroups: string }[] = await db
    .selectFrom("annualRates")
    .select(["id", "rateGroups"])
    .execute();
  for (const { id, rateGroups } of lists)
    await db
      .updateTable("annualRates")
      .set({ rateGroups: JSON.stringify(withPurposes(JSON.parse(rateGroups) as object[])) })
      .where("id", "=", id)
      .execute();

  const entries: { id: number; fields: string }[] = await db
    .selectFrom("historyEntry")
    .select(["id", "fields"])
    .where("thing", "=", "annualRates")
    .execute();
  for (const { id, fields } of entries) {
    const { rateGroups, ...rest } = JSON.parse(fields) as { rateGroups: object[] };
    await db
      .updateTable("historyEntry")
      .set({ fields: JSON.stringify({ ...rest, rateGroups: withPurposes(rateGroups) }) })
      .where("id", "=", id)
      .execute();
  }
}

function withPurposes(groups: { drawing?: string | null }[]): object[] {
  return groups.map(({ drawing, ...group }) => ({ ...group, purpose: purposes[drawing ?? ""] ?? "other" }));
}
