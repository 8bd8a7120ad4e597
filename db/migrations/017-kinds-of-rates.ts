import type { Kysely } from "kysely";

interface Rate {
  text: string;
  detail?: string;
}

/** What a price says of itself where it is none: an extra, or money that is paid back. */
const deposit = /depositum/iu;
const extra = /tillegg|ekstra|sengetøy|sluttvask|vinterlagring/iu;

/* An amount says what it is, in price lists and in what history remembers of them; staff can say otherwise. */
export async function up(db: Kysely<any>): Promise<void> {
  const lists: { id: number; rateGroups: string }[] = await db
    .selectFrom("annualRates")
    .select(["id", "rateGroups"])
    .execute();
  for (const { id, rateGroups } of lists)
    await db
      .updateTable("annualRates")
      .set({ rateGroups: JSON.stringify(withKinds(JSON.parse(rateGroups) as { rates: Rate[] }[])) })
      .where("id", "=", id)
      .execute();

  const entries: { id: number; fields: string }[] = await db
    .selectFrom("historyEntry")
    .select(["id", "fields"])
    .where("thing", "=", "annualRates")
    .execute();
  for (const { id, fields } of entries) {
    const { rateGroups, ...rest } = JSON.parse(fields) as { rateGroups: { rates: Rate[] }[] };
    await db
      .updateTable("historyEntry")
      .set({ fields: JSON.stringify({ ...rest, rateGroups: withKinds(rateGroups) }) })
      .where("id", "=", id)
      .execute();
  }
}

function withKinds(groups: { rates: Rate[] }[]): object[] {
  return groups.map((group) => ({
    ...group,
    rates: group.rates.map((rate) => ({ ...rate, kind: kindOf(`${rate.text} ${rate.detail ?? ""}`) })),
  }));
}

function kindOf(words: string): string {
  if (deposit.test(words)) return "deposit";
  return extra.test(words) ? "extra" : "price";
}
