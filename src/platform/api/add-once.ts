import { createHash } from "node:crypto";
import { toStoredInstant } from "#src/i18n/time.ts";
import { inTransaction, type TransactionContext, type Context } from "#src/platform/context.ts";
import { Problem } from "./problem.ts";
import type { ResourceKeys } from "#src/platform/store/stored.ts";

/*
 * A request to add something may be sent again when its answer was lost. It still adds only one resource
 * (draft-ietf-httpapi-idempotency-key-header).
 */

declare module "#src/platform/database/database.ts" {
  interface Tables {
    addedOnce: {
      /** A hash of the person and of their key; neither can be read from it. */
      key: string;
      /** The kind of resource that was added, as its path in the API. */
      kind: string;
      resourceId: number;
      /** A hash of the request's body. */
      body: string;
      /** ISO 8601 in UTC. */
      at: string;
    };
  }
}

/** How long a key counts. Older keys are deleted when the next request with a key comes. */
const keyLifetime = { hours: 24 };

/** A request to add a resource, and how to add it. */
interface Adding<Resource> {
  /** The kind's path in the API, as "/messages". */
  kind: string;
  body: unknown;
  /** The client's key; without one the request isn't remembered. */
  key: string | undefined;
  add(transaction: TransactionContext): Promise<Resource>;
  get(transaction: TransactionContext, id: number): Promise<Resource>;
}

/**
 * Adds a resource, or finds the one that the same person has added with this key. The key and the resource are stored
 * in one transaction, and requests that come at the same time wait for each other.
 * @returns the resource as it is now
 * @throws Problem not-found when it has been removed since; key-reused, with the resource as it is now, when another
 * body was sent with this key; and what adding throws
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
