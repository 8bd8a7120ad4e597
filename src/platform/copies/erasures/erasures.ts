import { createHmac } from "node:crypto";
import { toStoredInstant } from "#src/i18n/time.ts";
import type { Database, Transaction } from "#src/platform/database/database.ts";

/*
 * What was erased stays erased, also when a backup from before is restored: the site remembers a hash of each subject
 * (an address, a message) with the moment of its erasure. Without the key, which is in the site's database and in its
 * archives, nothing can be told from a list of them, so that it may lie beside the backups.
 */

/** The moment until which what belongs to a subject is gone, by the subject's hash. */
export type Erasures = Record<string, string>;

declare module "#src/platform/database/database.ts" {
  interface Tables {
    erasure: { subject: string; at: string };
    erasureKey: { id: number; key: string };
  }
}

/** Makes a function from a subject, as "message:7", to its hash. */
export async function openHash(db: Database | Transaction): Promise<(subject: string) => string> {
  const { key } = await db.selectFrom("erasureKey").select("key").executeTakeFirstOrThrow();
  return (subject) => createHmac("sha256", Buffer.from(key, "hex")).update(subject).digest("hex");
}

/** Remembers, in the transaction that erases them, that these subjects are gone. */
export async function rememberErased(
  db: Transaction,
  subjects: readonly string[],
  now: Temporal.Instant,
): Promise<void> {
  if (subjects.length === 0) return;
  const hash = await openHash(db);
  await addErasures(db, Object.fromEntries(subjects.map((each) => [hash(each), toStoredInstant(now)])));
}

/**
 * Forgets what was erased until a moment, as it is stored.
 * @param limit how many at the most
 * @returns how many there were
 */
export async function forgetErasures(db: Transaction, until: string, limit: number): Promise<number> {
  const some = db.selectFrom("erasure").select("subject").where("at", "<=", until).limit(limit);
  const gone = await db.deleteFrom("erasure").where("subject", "in", some).executeTakeFirstOrThrow();
  return Number(gone.numDeletedRows);
}

/** All that is remembered. */
export async function listErasures(db: Database | Transaction): Promise<Erasures> {
  const rows = await db.selectFrom("erasure").selectAll().orderBy("subject").execute();
  return Object.fromEntries(rows.map(({ subject, at }) => [subject, at]));
}

/** Adds what another list has. Of two moments for a subject the later one counts. */
export async function addErasures(db: Database | Transaction, erasures: Erasures): Promise<void> {
  for (const [subject, at] of Object.entries(erasures))
    await db
      .insertInto("erasure")
      .values({ subject, at })
      .onConflict((conflict) => conflict.column("subject").doUpdateSet({ at }).where("erasure.at", "<", at))
      .execute();
}

/** @returns whether a subject's part that is from this moment has been erased since */
export async function openErasedCheck(
  db: Database | Transaction,
): Promise<(subject: string, from: string) => boolean> {
  const [hash, erasures] = [await openHash(db), await listErasures(db)];
  return (subject, from) => from <= (erasures[hash(subject)] ?? "");
}
