import { setImmediate } from "node:timers/promises";
import { Problem } from "#src/platform/api/problem.ts";
import {
  inUnseenTransaction,
  acquireLock,
  type Context,
  type TransactionContext,
} from "#src/platform/context.ts";
import type { Database, Transaction } from "#src/platform/database/database.ts";
import type { Job } from "#src/platform/jobs/job.ts";

type Site = Pick<Context, "features"> & { db: Database | Transaction };

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    derived?: readonly Derived[];
  }
}

declare module "#src/platform/database/database.ts" {
  interface Tables {
    derived: { name: string; rules: string };
  }
}

/**
 * A table that is computed from other tables by rules. Every write to the other tables updates this table. Backups
 * leave this table out. After a change of the rules, this table is computed again in small parts.
 */
export interface Derived<Place = any> {
  name: string;
  /** Returns a text that identifies the rules. The text changes when the rules change. */
  rules(context: Pick<Context, "features">): string;
  /**
   * Computes the next part of the table. A part may take only a few milliseconds, because requests wait meanwhile.
   * @param after the end of the previous part; undefined for the first part
   * @returns the end of this part; undefined when the table is complete
   */
  makePart(transaction: TransactionContext, after: Place | undefined): Promise<Place | undefined>;
}

const derivedOf = ({ features }: Pick<Context, "features">): readonly Derived[] =>
  features.flatMap(({ derived = [] }) => derived);

export function derivedJob(context: Context): Job {
  // Once true, this value stays true, because rules don't change while a process runs.
  let areMade = false;
  return {
    name: "derived",
    every: { seconds: 10 },
    async hasWork() {
      if (areMade) return false;
      const missing = await listMissing(context, derivedOf(context));
      areMade = missing.length === 0;
      return !areMade;
    },
    async run(signal) {
      const made = await makeDerived(context, derivedOf(context), signal);
      return { made };
    },
  };
}

/** Computes the incomplete derived tables. Returns their number, or 0 when `signal` stops the work. */
export async function makeDerived(
  context: Context,
  all = derivedOf(context),
  signal?: AbortSignal,
): Promise<number> {
  const missing = await listMissing(context, all);
  for (const each of missing) {
    const { name, rules, makePart } = each;
    for (let after: unknown, isWhole = false; !isWhole;) {
      await setImmediate();
      if (signal?.aborted) return 0;
      isWhole = await inUnseenTransaction(context, async (transaction) => {
        // Processes that start at the same time wait for each other here.
        await acquireLock(transaction, "derived");
        if (await isComplete(transaction, each)) return true;
        after = await makePart(transaction, after);
        if (after === undefined) await markComplete(transaction.db, { name, rules: rules(context) });
        return after === undefined;
      });
    }
  }
  return missing.length;
}

export async function isComplete(context: Site, derived: Derived): Promise<boolean> {
  return (await listMissing(context, [derived])).length === 0;
}

/** @throws Problem "being-made" until the table has been computed once */
export async function expectComplete(db: Database | Transaction, name: string): Promise<void> {
  const row = await db.selectFrom("derived").select("name").where("name", "=", name).executeTakeFirst();
  if (!row) throw new Problem("being-made", { headers: { "Retry-After": "10" } });
}

async function listMissing(context: Site, all: readonly Derived[]): Promise<Derived[]> {
  const made = await context.db.selectFrom("derived").selectAll().execute();
  const isMade = ({ name, rules }: Derived) =>
    made.some((each) => each.name === name && each.rules === rules(context));
  return all.filter((each) => !isMade(each));
}

async function markComplete(db: Transaction, row: { name: string; rules: string }): Promise<void> {
  await db.deleteFrom("derived").where("name", "=", row.name).execute();
  await db.insertInto("derived").values(row).execute();
}
