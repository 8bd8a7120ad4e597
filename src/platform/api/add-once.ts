import { createHash } from "node:crypto";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import { transactionFor, type TransactionContext, type Context } from "#src/platform/context.ts";
import { Problem } from "./problem.ts";
import type { ResourceKeys } from "#src/platform/store/stored.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    addedOnce: {
      /** A hash of the user and the user's key. */
      key: string;
      kind: string;
      resourceId: number;
      /** A hash of the request's body. */
      body: string;
      /** ISO 8601 in UTC. */
      at: string;
    };
  }
}

/** The time for which a key is stored. The next request with any key deletes expired keys. */
const keyLifetime = { hours: 24 };

interface Adding<Resource> {
  kind: string;
  isUnseen?: boolean | undefined;
  body: unknown;
  /** The client's Idempotency-Key. A request without a key adds a resource each time. */
  key: string | undefined;
  add(transaction: TransactionContext): Promise<Resource>;
  get(transaction: TransactionContext, id: number): Promise<Resource>;
}

/**
 * Adds a resource once per user and Idempotency-Key (draft-ietf-httpapi-idempotency-key-header). Concurrent requests
 * wait for each other.
 * @returns the current state of the resource
 * @throws Problem "not-found" when the added resource has been removed
 * @throws Problem "key-reused" when an earlier request with the key had another kind or body
 */
export async function addOnce<Resource extends ResourceKeys>(
  context: Context,
  { kind, isUnseen, body, key, add, get }: Adding<Resource>,
): Promise<Resource> {
  const { user } = context;
  const transact = transactionFor(isUnseen);
  if (key === undefined) return transact(context, add);
  const hashes = { key: hashOf([user?.issuer, user?.subject, key]), body: hashOf(body) };
  return transact(context, async (transaction) => {
    const { db } = transaction;
    const now = context.now();
    await db
      .deleteFrom("addedOnce")
      .where("at", "<=", toStoredInstant(now.subtract(keyLifetime)))
      .execute();
    const before = await db
      .selectFrom("addedOnce")
      .selectAll()
      .where("key", "=", hashes.key)
      .executeTakeFirst();
    if (before && before.kind !== kind) throw new Problem("key-reused");
    if (before) {
      const current = await get(transaction, before.resourceId);
      if (before.body !== hashes.body) throw new Problem("key-reused", { current });
      return current;
    }
    const resource = await add(transaction);
    await db
      .insertInto("addedOnce")
      .values({ ...hashes, kind, resourceId: resource.id, at: toStoredInstant(now) })
      .execute();
    return resource;
  });
}

const hashOf = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("base64url");
