import { createHmac } from "node:crypto";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Database, Transaction } from "#src/platform/database/database.ts";

/*
 * Erased data stays erased even when an older backup is restored. The site stores a keyed hash of each erased subject
 * (an address, a message) with the moment of its erasure. Only the site's database and its archives contain the key, so
 * a list of hashes beside the archives reveals nothing more than they do.
 */

/** By the subject's hash, the moment up to which the subject's data is erased. */
export type Erasures = Record<string, string>;

declare module "#src/platform/database/database.ts" {
  interface Tables {
    erasure: { subject: string; at: string };
    erasureKey: { id: number; key: string };
  }
}

/** Returns a function that hashes a subject such as "message:7". */
export async function createSubjectHash(db: Database | Transaction): Promise<(subject: string) => string> {
  const { key } = await db.selectFrom("erasureKey").select("key").executeTakeFirstOrThrow();
  return (subject) => createHmac("sha256", Buffer.from(key, "hex")).update(subject).digest("hex");
}

/** Records that these subjects are erased, in the transaction that erases them. */
export async function recordErased(
  db: Transaction,
  subjects: readonly string[],
  now: Temporal.Instant,
): Promise<void> {
  if (subjects.length === 0) return;
  const hash = await createSubjectHash(db);
  await addErasures(db, Object.fromEntries(subjects.map((each) => [hash(each), toStoredInstant(now)])));
}

/**
 * Deletes the records of erasures up to a stored moment. @param limit the maximum number of records @returns the number
 * of deleted records
 */
export async function forgetErasures(db: Transaction, until: string, limit: number): Promise<number> {
  const some = db.selectFrom("erasure").select("subject").where("at", "<=", until).limit(limit);
  const deleted = await db.deleteFrom("erasure").where("subject", "in", some).executeTakeFirstOrThrow();
  return Number(deleted.numDeletedRows);
}

export async function listErasures(db: Database | Transaction): Promise<Erasures> {
  const rows = await db.selectFrom("erasure").selectAll().orderBy("subject").execute();
  return Object.fromEntries(rows.map(({ subject, at }) => [subject, at]));
}

/** Adds the entries of another list. The later moment wins. */
export async function addErasures(db: Database | Transaction, erasures: Erasures): Promise<void> {
  for (const [subject, at] of Object.entries(erasures))
    await db
      .insertInto("erasure")
      .values({ subject, at })
      .onConflict((conflict) => conflict.column("subject").doUpdateSet({ at }).where("erasure.at", "<", at))
      .execute();
}

/** @returns a function that tells whether a subject's data from a given moment has been erased since */
export async function createErasedCheck(
  db: Database | Transaction,
): Promise<(subject: string, from: string) => boolean> {
  const [hash, erasures] = [await createSubjectHash(db), await listErasures(db)];
  return (subject, from) => from <= (erasures[hash(subject)] ?? "");
}
