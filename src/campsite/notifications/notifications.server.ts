import { createECDH, createHash } from "node:crypto";
import type { Generated } from "kysely";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { inUnseenTransaction, acquireLock, type Context } from "#src/platform/context.ts";
import {
  maxDevices,
  type NoticeChoices,
  type Notifications,
  type PushSubscriptionInput,
} from "./notifications.ts";
import { queueTest } from "./notices.server.ts";
import { findPerson, savePerson } from "./people.server.ts";
import { deviceName } from "./push/device-name.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    /** The browsers that receive push notifications (RFC 8030). */
    pushDevice: {
      id: Generated<number>;
      personId: number;
      endpoint: string;
      p256dh: string;
      auth: string;
      name: string;
      addedAt: string;
      deliveredAt: Generated<string | null>;
    };
    /** The site's VAPID key pair (RFC 8292). The table has one row. */
    pushKey: { publicKey: string; privateKey: string };
  }
}

export async function readNotifications(context: Context): Promise<Notifications> {
  const { db, config } = context;
  const user = context.user!;
  const { publicKey } = await db.selectFrom("pushKey").select("publicKey").executeTakeFirstOrThrow();
  const person = await findPerson(context);
  const devices = person
    ? await db
        .selectFrom("pushDevice")
        .select(["id", "name", "endpoint", "addedAt", "deliveredAt"])
        .where("personId", "=", person.id)
        .orderBy("id")
        .execute()
    : [];
  return {
    onMessage: person?.onMessage !== 0,
    onFailure: person?.onFailure !== 0,
    byMail: person?.byMail === 1,
    email: user.verifiedEmail ?? null,
    canMail: config.mail !== undefined,
    publicKey,
    devices: devices.map(({ endpoint, ...device }) => ({
      ...device,
      key: createHash("sha256").update(endpoint).digest("base64url"),
    })),
  };
}

export async function chooseNotifications(context: Context, chosen: NoticeChoices): Promise<Notifications> {
  await inUnseenTransaction(context, (transaction) =>
    savePerson(transaction, {
      language: chosen.language,
      onMessage: Number(chosen.onMessage),
      onFailure: Number(chosen.onFailure),
      byMail: Number(chosen.byMail),
    }),
  );
  return readNotifications(context);
}

/**
 * Adds a browser to the user's devices, also if it was another user's device.
 * @throws Problem "invalid-fields" for a key that isn't on P-256, or "conflict" with too many devices
 */
export async function addDevice(
  context: Context,
  { endpoint, keys, language }: PushSubscriptionInput,
  userAgent: string,
): Promise<Notifications> {
  if (!isOnCurve(keys.p256dh))
    throw new Problem("invalid-fields", {
      errors: [{ field: "keys.p256dh", message: "must be a point of P-256" }],
    });
  await inUnseenTransaction(context, async (transaction) => {
    const { db, now } = transaction;
    const personId = await savePerson(transaction, { language });
    await acquireLock(transaction, `devices of ${personId}`);
    await db.deleteFrom("pushDevice").where("endpoint", "=", endpoint).execute();
    const { count } = await db
      .selectFrom("pushDevice")
      .select(({ fn }) => fn.countAll<number | string>().as("count"))
      .where("personId", "=", personId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= maxDevices) throw new Problem("conflict");
    const addedAt = toStoredInstant(now());
    await db
      .insertInto("pushDevice")
      .values({ personId, endpoint, ...keys, name: deviceName(userAgent), addedAt })
      .execute();
  });
  return readNotifications(context);
}

/** Removes one of the user's devices. A missing device is no error. */
export async function removeDevice(context: Context, id: number): Promise<void> {
  const person = await findPerson(context);
  if (person)
    await context.db
      .deleteFrom("pushDevice")
      .where("id", "=", id)
      .where("personId", "=", person.id)
      .execute();
}

/** Queues a test notification for a device. @throws Problem "not-found" if the user has no such device */
export async function testDevice(context: Context, id: number): Promise<Notifications> {
  const person = await findPerson(context);
  const device = await context.db
    .selectFrom("pushDevice")
    .select("id")
    .where("id", "=", id)
    .where("personId", "=", person?.id ?? 0)
    .executeTakeFirst();
  if (!device) throw new Problem("not-found");
  await inUnseenTransaction(context, ({ db, now }) => queueTest(db, id, now()));
  return readNotifications(context);
}

/** True when a key is a point of the curve P-256. Encryption needs such a key (RFC 8291, 3.1). */
export function isOnCurve(p256dh: string): boolean {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  try {
    pair.computeSecret(p256dh, "base64url");
    return true;
  } catch {
    return false;
  }
}
