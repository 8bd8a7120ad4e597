import { setImmediate } from "node:timers/promises";
import { Problem } from "#src/platform/api/problem.ts";
import {
  inUnseenTransaction,
  takeTurns,
  type Context,
  type TransactionContext,
} from "#src/platform/context.ts";
import type { Database, Transaction } from "#src/platform/database/database.ts";
import type { Job } from "#src/platform/jobs/job.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    /** From which rules each derived table was made. */
    derived: { name: string; rules: string };
  }
}

/**
 * A table that is made of other rows, and that every write keeps right. It is made anew when the rules change by which
 * it is made, and on a restored site, since copies leave it out: in small parts beside requests, however much there is.
 */
export interface Derived<Place = any> {
  name: string;
  /** Stands for the rules: another text when they have changed. */
  rules(): string;
  /**
   * Makes a part, in place of what is there: as much as takes a few milliseconds, since requests wait for it.
   * @param after where the part before has ended; undefined for the first
   * @returns where it has ended; undefined when there was nothing more
   */
  makePart(transaction: TransactionContext, after: Place | undefined): Promise<Place | undefined>;
}

/** The work on what isn't made yet, or was made by other rules. */
export function derivedJob(all: readonly Derived[]): (context: Context) => Job {
  return (context) => {
    // What this process has seen made stays so: another one with other rules is a newer version, or leaves it alone.
    let areMade = false;
    return {
      name: "derived",
      every: { seconds: 10 },
      async hasWork() {
        if (areMade) return false;
        const missing = await listMissing(context.db, all);
        areMade = missing.length === 0;
        return !areMade;
      },
      async run(signal) {
        const made = await makeDerived(context, all, signal);
        return { made };
      },
    };
  };
}

/**
 * Makes what isn't made yet or was made by other rules. Broken off, it begins anew the next time.
 * @returns how many tables it has made
 */
export async function makeDerived(
  context: Context,
  all: readonly Derived[],
  signal?: AbortSignal,
): Promise<number> {
  const missing = await listMissing(context.db, all);
  for (const each of missing) {
    const { name, rules, makePart } = each;
    for (let after: unknown, isWhole = false; !isWhole;) {
      await setImmediate();
      if (signal?.aborted) return 0;
      isWhole = await inUnseenTransaction(context, async (transaction) => {
        // New processes that start together are all at it; one of them is done first.
        await takeTurns(transaction, "derived");
        if (await isMade(transaction.db, each)) return true;
        after = await makePart(transaction, after);
        if (after === undefined) await keepMade(transaction.db, { name, rules: rules() });
        return after === undefined;
      });
    }
  }
  return missing.length;
}

/** Whether a derived table is whole and made by these rules: what is read of it stays right until the next write. */
export async function isMade(db: Database | Transaction, derived: Derived): Promise<boolean> {
  return (await listMissing(db, [derived])).length === 0;
}

/** @throws Problem being-made while a derived table isn't whole yet */
export async function expectMade(db: Database | Transaction, name: string): Promise<void> {
  const row = await db.selectFrom("derived").select("name").where("name", "=", name).executeTakeFirst();
  if (!row) throw new Problem("being-made", { headers: { "Retry-After": "10" } });
}

async function listMissing(db: Database | Transaction, all: readonly Derived[]): Promise<Derived[]> {
  const made = await db.selectFrom("derived").selectAll().execute();
  return all.filter((each) => !made.some(({ name, rules }) => name === each.name && rules === each.rules()));
}

async function keepMade(db: Transaction, row: { name: string; rules: string }): Promise<void> {
  await db.deleteFrom("derived").where("name", "=", row.name).execute();
  await db.insertInto("derived").values(row).execute();
}
