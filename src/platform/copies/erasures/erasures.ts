import { createHmac } from "node:crypto";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Database, Transaction } from "#src/platform/database/database.ts";

/* Erased data stays erased after a restore: the site keeps a hash of each erased subject. Archives have the key. */

/** Maps a subject's hash to the time of its erasure, ISO 8601 in UTC. */
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

/** Records subjects as erased. Call this function in the transaction that erases the subjects. */
export async function recordErased(
  db: Transaction,
  subjects: readonly string[],
  now: Temporal.Instant,
): Promise<void> {
  if (subjects.length === 0) return;
  const hash = await createSubjectHash(db);
  await addErasures(db, Object.fromEntries(subjects.map((each) => [hash(each), toStoredInstant(now)])));
}

/** Records that an erasure was undone. The erasure stays on record, because lists may still contain it. */
export const recordUndone = (
  db: Transaction,
  subjects: readonly string[],
  now: Temporal.Instant,
): Promise<void> => recordErased(db, subjects.map(undoneSubject), now);

const undoneSubject = (subject: string) => `undone ${subject}`;

/** Deletes up to `limit` records from `until` or earlier, ISO 8601 in UTC. @returns the number of deleted records */
export async function forgetErasures(db: Transaction, until: string, limit: number): Promise<number> {
  const some = db.selectFrom("erasure").select("subject").where("at", "<=", until).limit(limit);
  const deleted = await db.deleteFrom("erasure").where("subject", "in", some).executeTakeFirstOrThrow();
  return Number(deleted.numDeletedRows);
}

export async function listErasures(db: Database | Transaction): Promise<Erasures> {
  const rows = await db.selectFrom("erasure").selectAll().orderBy("subject").execute();
  return Object.fromEntries(rows.map(({ subject, at }) => [subject, at]));
}

/** Adds erasures to the database. If a subject is already erased, the later of the two times is stored. */
export async function addErasures(db: Database | Transaction, erasures: Erasures): Promise<void> {
  for (const [subject, at] of Object.entries(erasures))
    await db
      .insertInto("erasure")
      .values({ subject, at })
      .onConflict((conflict) => conflict.column("subject").doUpdateSet({ at }).where("erasure.at", "<", at))
      .execute();
}

/** Returns a function that is true for a subject that was erased at `from` or later, unless the erasure was undone. */
export async function createErasedCheck(
  db: Database | Transaction,
): Promise<(subject: string, from: string) => boolean> {
  const [hash, erasures] = [await createSubjectHash(db), await listErasures(db)];
  const findTime = (subject: string) => erasures[hash(subject)] ?? "";
  return (subject, from) => {
    const erasedAt = findTime(subject);
    return from <= erasedAt && findTime(undoneSubject(subject)) < erasedAt;
  };
}
