import { createHash } from "node:crypto";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import { inTransaction, type TransactionContext, type Context } from "#src/platform/context.ts";
import { Problem } from "./problem.ts";
import type { ResourceKeys } from "#src/platform/store/stored.ts";

/*
 * Makes adding a resource idempotent: a client may send the request again after a lost response, and still only one
 * resource is added (draft-ietf-httpapi-idempotency-key-header).
 */

declare module "#src/platform/database/database.ts" {
  interface Tables {
    addedOnce: {
      /** A hash of the user and their key. Neither can be read from it. */
      key: string;
      /** The path of the resource's kind in the API. */
      kind: string;
      resourceId: number;
      /** A hash of the request's body. */
      body: string;
      /** ISO 8601 in UTC. */
      at: string;
    };
  }
}

/** Older keys are deleted by the next request with a key. */
const keyLifetime = { hours: 24 };

interface Adding<Resource> {
  /** The kind's path in the API, such as "/messages". */
  kind: string;
  body: unknown;
  /** The client's Idempotency-Key. Without a key the request isn't remembered. */
  key: string | undefined;
  add(transaction: TransactionContext): Promise<Resource>;
  get(transaction: TransactionContext, id: number): Promise<Resource>;
}

/**
 * Adds a resource, or returns the resource that the same user has already added with this key. Stores the key and the
 * resource in one transaction. Concurrent requests wait for each other.
 * @returns the resource in its current state
 * @throws Problem not-found when the resource was removed since; key-reused when this key came with another kind, or
 * with another body (then with the current resource); any error of `add`
 */
export async function addOnce<Resource extends ResourceKeys>(
  context: Context,
  { kind, body, key, add, get }: Adding<Resource>,
): Promise<Resource> {
  const { user } = context;
  if (key === undefined) return inTransaction(context, add);
  const hashes = { key: hashOf([user?.issuer, user?.subject, key]), body: hashOf(body) };
  return inTransaction(context, async (transaction) => {
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
