import type { Kysely } from "kysely";

interface Group {
  purpose: string;
  rates: { text: string; key?: string }[];
}

/*
 * Each price gets a key that stays the same from year to year, so that texts can name it. Lists are copies of each
 * other, so a price that is called the same in two of them is the same price.
 */
export async function up(db: Kysely<any>): Promise<void> {
  const lists: { id: number; rateGroups: string }[] = await db
    .selectFrom("priceList")
    .select(["id", "rateGroups"])
    .execute();
  for (const { id, rateGroups } of lists)
    await db
      .updateTable("priceList")
      .set({ rateGroups: JSON.stringify(withKeys(JSON.parse(rateGroups) as Group[])) })
      .where("id", "=", id)
      .execute();
}

function withKeys(groups: Group[]): Group[] {
  const taken = new Set<string>();
  return groups.map((group) => ({
    ...group,
    rates: group.rates.map((rate) => {
      const name = keyOf(`${group.purpose} ${rate.text}`);
      let key = name;
      for (let number = 2; taken.has(key); number++) key = `${name}-${number}`;
      taken.add(key);
      return { ...rate, key };
    }),
  }));
}

const keyOf = (words: string) =>
  words
    .toLowerCase()
    .replaceAll("æ", "ae")
    .replaceAll("ø", "o")
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, "");
