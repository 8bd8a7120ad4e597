import {
  inUnseenTransaction,
  takeTurns,
  type Context,
  type TransactionContext,
} from "#src/platform/context.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    /** From which rules each derived table was made. */
    derived: { name: string; rules: string };
  }
}

/**
 * A table that is made of other rows, and that every write keeps right. It is made anew when the rules change by which
 * it is made, and on a restored site, since copies leave it out.
 */
export interface Derived {
  name: string;
  /** Stands for the rules: another text when they have changed. */
  rules(): string;
  /** Makes all of it. */
  make(transaction: TransactionContext): Promise<void>;
}

/** Makes what isn't there yet or was made by other rules, when a site starts: each once, however many start together. */
export async function makeDerived(context: Context, all: readonly Derived[]): Promise<void> {
  for (const { name, rules, make } of all) {
    const wanted = rules();
    const isMade = async ({ db }: Context) => {
      const made = await db.selectFrom("derived").select("rules").where("name", "=", name).executeTakeFirst();
      return made?.rules === wanted;
    };
    if (await isMade(context)) continue;
    await inUnseenTransaction(context, async (transaction) => {
      await takeTurns(transaction, name);
      if (await isMade(transaction)) return;
      await make(transaction);
      await transaction.db.deleteFrom("derived").where("name", "=", name).execute();
      await transaction.db.insertInto("derived").values({ name, rules: wanted }).execute();
    });
  }
}
