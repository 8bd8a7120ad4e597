import type { Generated, Selectable } from "kysely";
import type { Topic } from "#src/campsite/announcements.ts";
import type { Language } from "#src/i18n/language.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import { endLinks } from "#src/campsite/opt-in/ended-links.server.ts";
import { recipientColumns, type GuestDevice } from "#src/campsite/guest-push/guest-push.server.ts";
import { seal, unseal } from "#src/campsite/opt-in/sealed.server.ts";
import {
  inUnseenTransaction,
  acquireLock,
  type Context,
  type TransactionContext,
} from "#src/platform/context.ts";
import { recordErased, recordUndone } from "#src/platform/copies/erasures/erasures.ts";
import { recordBesideBackups } from "#src/platform/copies/erasures/erasure-lists.ts";
import { listedSubject } from "#src/platform/copies/erasures/listed-addresses.ts";
import type { Database } from "#src/platform/database/database.ts";
import { removeListMails } from "#src/platform/mail-outbox.ts";
import type { Choices } from "./choices.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    /** The guests who get notices and news. A subscription has either an address or a push subscription. */
    subscription: {
      id: Generated<number>;
      /** The address, or "" for a browser. */
      address: string;
      /** The address for comparisons without letter case, or the endpoint of the push subscription. */
      addressFolded: string;
      /** JSON: a subscription of the Push API. Null for an address. */
      pushSubscription: string | null;
      /** JSON: the topics. */
      topics: string;
      language: Language;
      consentedOn: string;
      /** The last day, an ISO date. */
      until: string;
      /** The number of mails that the guest's mail server has refused permanently. */
      refusals: Generated<number>;
    };
  }
}

export type Subscription = Selectable<SubscriptionTable>;
type SubscriptionTable = import("#src/platform/database/database.ts").Tables["subscription"];

/** The time during which a guest can undo leaving. */
const undoLife = { minutes: 10 };

type Owner = Pick<Subscription, "id" | "addressFolded">;

export const topicsOf = ({ topics }: Pick<Subscription, "topics">): Topic[] => JSON.parse(topics) as Topic[];

/** Returns the token for the links that change or end a subscription. */
export const tokenOf = (context: Context, { id, addressFolded }: Owner) =>
  seal(context, "subscription", { id, addressFolded });

/** Returns the subscription of a link's token. Returns undefined for a forged token and for an ended subscription. */
export async function findByToken(context: Context, token: string): Promise<Subscription | undefined> {
  const owner = await unseal<Owner>(context, "subscription", token);
  return (
    owner &&
    context.db
      .selectFrom("subscription")
      .selectAll()
      .where("id", "=", owner.id)
      .where("addressFolded", "=", owner.addressFolded)
      .executeTakeFirst()
  );
}

/** Selects the subscriptions that get the announcements of a topic. Without a mail server, selects only browsers. */
export const receiversOf = ({ db, config, now }: Context, topic: Topic) =>
  db
    .selectFrom("subscription")
    .$if(!config.mail, (query) => query.where("address", "=", ""))
    .where("until", ">=", dayOf(now()).toString())
    .where(({ eb, or }) =>
      or([
        eb("topics", "like", `%"${topic}"%`),
        ...(topic === "news" ? [] : [eb("topics", "like", '%"notices"%')]),
      ]),
    );

export const findConfirmed = (
  { db }: Context,
  address: string,
  { topics, language, until }: Choices,
): Promise<Subscription | undefined> =>
  db
    .selectFrom("subscription")
    .selectAll()
    .where("addressFolded", "=", recipientColumns(address).addressFolded)
    .where("topics", "=", JSON.stringify(topics))
    .where("language", "=", language)
    .where("until", "=", until)
    .executeTakeFirst();

export const findByEndpoint = ({ db }: Context, endpoint: string): Promise<Subscription | undefined> =>
  db
    .selectFrom("subscription")
    .selectAll()
    .where("addressFolded", "=", endpoint)
    .where("address", "=", "")
    .executeTakeFirst();

/**
 * Stores the choices of a confirmed address or a browser, and replaces the earlier choices.
 * @param earlier the id and the day of consent of a subscription that is restored
 * @returns the subscription, with `isNew` false when it existed before
 */
export async function subscribe(
  context: Context,
  to: string | GuestDevice,
  { topics, language, until }: Choices,
  earlier: Partial<Pick<Subscription, "id" | "consentedOn">> = {},
): Promise<Subscription & { isNew: boolean }> {
  const recipient = recipientColumns(to);
  const { addressFolded } = recipient;
  const { consentedOn = dayOf(context.now()).toString() } = earlier;
  const values = { ...recipient, topics: JSON.stringify(topics), language, until, consentedOn, refusals: 0 };
  return inUnseenTransaction(context, async (transaction) => {
    const { db } = transaction;
    await acquireLock(transaction, `subscription ${addressFolded}`);
    const changed = await db
      .updateTable("subscription")
      .set(values)
      .where("addressFolded", "=", addressFolded)
      .returningAll()
      .executeTakeFirst();
    if (changed) return { ...changed, isNew: false };
    // After a restore, another subscription can have the id.
    const id = earlier.id && (await isIdFree(db, earlier.id)) ? earlier.id : undefined;
    const added = await db
      .insertInto("subscription")
      .values({ ...values, ...(id !== undefined && { id }) })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { ...added, isNew: true };
  });
}

async function isIdFree(db: Database, id: number): Promise<boolean> {
  const owner = await db.selectFrom("subscription").select("id").where("id", "=", id).executeTakeFirst();
  return owner === undefined;
}

/** Changes the choices. Links that confirmed earlier choices stop working. */
export async function changeChoices(
  context: Context,
  { id, addressFolded }: Owner,
  { topics, language, until }: Choices,
): Promise<void> {
  await inUnseenTransaction(context, async ({ db, now }) => {
    await endLinks({ db, now }, "updates", addressFolded);
    await db
      .updateTable("subscription")
      .set({ topics: JSON.stringify(topics), language, until })
      .where("id", "=", id)
      .execute();
  });
}

/**
 * Ends a subscription and deletes its waiting messages. A restored backup doesn't bring the subscription back.
 * @returns a token that undoes the end for ten minutes; the token contains the choices, because the site no longer
 * stores them
 */
export async function leave(context: Context, subscription: Subscription): Promise<string> {
  await inUnseenTransaction(context, (transaction) => endSubscription(transaction, subscription));
  await recordBesideBackups(context);
  const { id, address, language, until, consentedOn } = subscription;
  const undo: Left = {
    id,
    address,
    choices: { topics: topicsOf(subscription), language, until },
    consentedOn,
  };
  return seal(context, "left subscription", undo, context.now().add(undoLife));
}

interface Left {
  /** The id of the subscription. The links in earlier mails contain it. */
  id: number;
  /** The address, or "" for a browser. */
  address: string;
  choices: Choices;
  consentedOn: string;
}

/**
 * Restores a subscription that a guest has left. The links in earlier mails work again if the id is free.
 * @param device the new push subscription of the browser, because the browser has ended the earlier one
 * @returns undefined for a forged or expired token, and for a browser's token without `device`
 */
export async function undoLeaving(
  context: Context,
  token: string,
  device: GuestDevice | undefined,
): Promise<Subscription | undefined> {
  const left = await unseal<Left>(context, "left subscription", token);
  const to = left?.address || device;
  if (!left || !to) return undefined;
  const restored = await inUnseenTransaction(context, async (transaction) => {
    const { isNew: _, ...subscription } = await subscribe(transaction, to, left.choices, left);
    await recordUndone(transaction.db, [listedSubject("subscription", subscription)], context.now());
    return subscription;
  });
  await recordBesideBackups(context);
  return restored;
}

/** Ends the subscription of a browser that no longer accepts push messages. */
export async function endBrowser(context: Context, endpoint: string): Promise<void> {
  const ended = await findByEndpoint(context, endpoint);
  if (!ended) return;
  await inUnseenTransaction(context, (transaction) => endSubscription(transaction, ended));
  await recordBesideBackups(context);
}

/** Deletes a subscription and its waiting messages, invalidates its confirmation links, and records the erasure. */
export async function endSubscription({ db, now }: TransactionContext, subscription: Owner): Promise<void> {
  await endLinks({ db, now }, "updates", subscription.addressFolded);
  await db.deleteFrom("subscription").where("id", "=", subscription.id).execute();
  await removeListMails(db, subscription.addressFolded);
  await db.deleteFrom("guestPush").where("endpoint", "=", subscription.addressFolded).execute();
  await recordErased(db, [listedSubject("subscription", subscription)], now());
}

/** Deletes the subscriptions whose last day has passed. @returns the number of subscriptions */
export async function removeEnded({ db, now }: Pick<Context, "now"> & { db: Database }): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("subscription")
    .where("until", "<", dayOf(now()).toString())
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
