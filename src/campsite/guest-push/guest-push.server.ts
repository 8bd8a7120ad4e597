import type { Generated } from "kysely";
import { isOnCurve } from "#src/campsite/notifications/notifications.server.ts";
import { pushSubscription, type PushSubscriptionInput } from "#src/campsite/notifications/notifications.ts";
import { pushQueueJob, type PushQueue } from "#src/campsite/notifications/push/push-queue.server.ts";
import { languageTag, type Language } from "#src/i18n/language.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Context, TransactionContext } from "#src/platform/context.ts";
import { folded } from "#src/platform/database/folded.ts";
import type { GuestPush } from "./guest-push.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    /** The push messages to guests that wait for delivery. */
    guestPush: {
      id: Generated<number>;
      endpoint: string;
      p256dh: string;
      auth: string;
      /** JSON: the content. */
      notice: string;
      tag: string;
      /** The moment after which the message isn't sent. */
      until: string;
      createdAt: string;
      nextTryAt: string;
      failures: Generated<number>;
    };
  }
}

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    /** Deletes the feature's data about a guest's browser that has unsubscribed. */
    onPushEnded?: (context: Context, endpoint: string) => Promise<void>;
    /** True when the feature can still have push messages for this browser of a guest. */
    usesPush?: (context: Context, endpoint: string) => Promise<boolean>;
  }
}

export type GuestDevice = Omit<PushSubscriptionInput, "language">;

/** Parses a subscription of the Push API from JSON. Returns undefined for other texts and for unknown push services. */
export function readDevice(text: string): GuestDevice | undefined {
  try {
    const { data } = pushSubscription.omit({ language: true }).safeParse(JSON.parse(text));
    return data && isOnCurve(data.keys.p256dh) ? data : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the database columns that store a recipient: an e-mail address, or the push subscription of a browser. */
export const recipientColumns = (to: string | GuestDevice) =>
  typeof to === "string"
    ? { address: to, pushSubscription: null, addressFolded: folded(to) }
    : { address: "", pushSubscription: JSON.stringify(to), addressFolded: to.endpoint };

/** Returns the push subscription of a stored recipient. Returns undefined for a recipient with an e-mail address. */
export const deviceOf = (row: { pushSubscription: string | null }): GuestDevice | undefined =>
  row.pushSubscription === null ? undefined : (JSON.parse(row.pushSubscription) as GuestDevice);

export const readPushKey = async ({ db }: Pick<Context, "db">): Promise<string> =>
  (await db.selectFrom("pushKey").select("publicKey").executeTakeFirstOrThrow()).publicKey;

/**
 * Queues a push message to a guest. Some browsers show it without the site's service worker (declarative web push).
 * @param notice.tag a message replaces an earlier message with the same tag, even while the earlier message waits for a
 * retry
 * @param notice.path the path of the page that opens when the guest presses the message
 * @param until the time after which the message isn't sent
 */
export async function queueGuestPush(
  { config, db, now }: TransactionContext,
  { endpoint, keys }: GuestDevice,
  {
    path,
    language,
    ...words
  }: { title: string; body: string; tag: string; path: string; language: Language },
  until: Temporal.Instant,
): Promise<void> {
  const notification = { ...words, navigate: config.siteOrigin + path, lang: languageTag[language] };
  const moment = toStoredInstant(now());
  await db.deleteFrom("guestPush").where("endpoint", "=", endpoint).where("tag", "=", words.tag).execute();
  await db
    .insertInto("guestPush")
    .values({
      endpoint,
      ...keys,
      notice: JSON.stringify({ web_push: 8030, notification } satisfies GuestPush),
      tag: words.tag,
      until: toStoredInstant(until),
      createdAt: moment,
      nextTryAt: moment,
    })
    .execute();
}

/** True when the browser may get another push message besides the message with this id. */
async function isUsed(
  context: Context,
  { id, endpoint }: { id: number; endpoint: string },
): Promise<boolean> {
  for (const { usesPush } of context.features) if (await usesPush?.(context, endpoint)) return true;
  const another = await context.db
    .selectFrom("guestPush")
    .select("id")
    .where("endpoint", "=", endpoint)
    .where("id", "<>", id)
    .limit(1)
    .executeTakeFirst();
  return another !== undefined;
}

export const guestQueue: PushQueue<"guestPush"> = {
  table: "guestPush",
  async prepare(context, { id, endpoint, p256dh, auth, notice, tag, until: end }) {
    const until = Temporal.Instant.from(end);
    if (Temporal.Instant.compare(until, context.now()) <= 0) return undefined;
    const isLast = !(await isUsed(context, { id, endpoint }));
    const message: GuestPush = { ...(JSON.parse(notice) as GuestPush), ...(isLast && { isLast }) };
    return { device: { endpoint, p256dh, auth }, notice: message, tag, until };
  },
  async settle({ db }, { id }) {
    await db.deleteFrom("guestPush").where("id", "=", id).execute();
  },
  async onUnsubscribed(context, { endpoint }) {
    await context.db.deleteFrom("guestPush").where("endpoint", "=", endpoint).execute();
    for (const { onPushEnded } of context.features) await onPushEnded?.(context, endpoint);
  },
  about: ({ id }) => ({ guestPush: id }),
};

export const guestPushJob = pushQueueJob("guest-push", guestQueue);
