import type { Generated, Selectable } from "kysely";
import type { Topic } from "#src/campsite/announcements.ts";
import type { Language } from "#src/i18n/language.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import { endLinks } from "#src/campsite/opt-in/ended-links.server.ts";
import { seal, unseal } from "#src/campsite/opt-in/sealed.server.ts";
import {
  inUnseenTransaction,
  acquireLock,
  type Context,
  type TransactionContext,
} from "#src/platform/context.ts";
import { recordErased } from "#src/platform/copies/erasures/erasures.ts";
import { recordBesideBackups } from "#src/platform/copies/erasures/erasure-lists.ts";
import { listedSubject } from "#src/platform/copies/erasures/listed-addresses.ts";
import type { Database } from "#src/platform/database/database.ts";
import { folded } from "#src/platform/database/folded.ts";
import { removeListMails } from "#src/platform/mail-outbox.ts";
import type { Choices } from "./choices.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    /** The guests who get notices and news. A subscription has either an address or a push subscription. */
    subscription: {
      id: Generated<number>;
      address: string;
      /** The address for comparisons without letter case. */
      addressFolded: string;
      /** JSON: a subscription of the Push API. Null for a subscription by mail. */
      pushSubscription: string | null;
      /** JSON: the topics. */
      topics: string;
      language: Language;
      /** The day of the consent, an ISO date. */
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

export const topicsOf = ({ topics }: Pick<Subscription, "topics">): Topic[] => JSON.parse(topics) as Topic[];

/** Returns the token for the links that change or end a subscription. */
export const tokenOf = (context: Context, { id, address }: Pick<Subscription, "id" | "address">) =>
  seal(context, "subscription", { id, address });

/** Returns the subscription of a link's token. Returns undefined for a forged token and for an ended subscription. */
export async function findByToken(context: Context, token: string): Promise<Subscription | undefined> {
  const owner = await unseal<Pick<Subscription, "id" | "address">>(context, "subscription", token);
  return (
    owner &&
    context.db
      .selectFrom("subscription")
      .selectAll()
      .where("id", "=", owner.id)
      .where("address", "=", owner.address)
      .executeTakeFirst()
  );
}

/** Stores the choices of a confirmed address, and replaces its earlier choices. */
export async function subscribe(
  context: Context,
  address: string,
  { topics, language, until }: Choices,
  consentedOn = dayOf(context.now()).toString(),
): Promise<Subscription> {
  const addressFolded = folded(address);
  const values = { address, topics: JSON.stringify(topics), language, until, consentedOn, refusals: 0 };
  return inUnseenTransaction(context, async (transaction) => {
    const { db } = transaction;
    await acquireLock(transaction, `subscription ${addressFolded}`);
    const changed = await db
      .updateTable("subscription")
      .set(values)
      .where("addressFolded", "=", addressFolded)
      .returningAll()
      .executeTakeFirst();
    return (
      changed ??
      (await db
        .insertInto("subscription")
        .values({ ...values, addressFolded })
        .returningAll()
        .executeTakeFirstOrThrow())
    );
  });
}

export async function changeChoices(
  { db }: Context,
  { id }: Pick<Subscription, "id">,
  { topics, language, until }: Choices,
): Promise<void> {
  await db
    .updateTable("subscription")
    .set({ topics: JSON.stringify(topics), language, until })
    .where("id", "=", id)
    .execute();
}

/**
 * Ends a subscription and deletes its waiting mails. A restored backup doesn't bring the subscription back.
 * @returns a token that undoes this for ten minutes. It contains the subscription, because the site stores nothing.
 */
export async function leave(context: Context, subscription: Subscription): Promise<string> {
  await inUnseenTransaction(context, (transaction) => endSubscription(transaction, subscription));
  await recordBesideBackups(context);
  const { address, language, until, consentedOn } = subscription;
  const undo: Left = { address, choices: { topics: topicsOf(subscription), language, until }, consentedOn };
  return seal(context, "left subscription", undo, context.now().add(undoLife));
}

interface Left {
  address: string;
  choices: Choices;
  consentedOn: string;
}

export async function undoLeaving(context: Context, token: string): Promise<Subscription | undefined> {
  const left = await unseal<Left>(context, "left subscription", token);
  return left && subscribe(context, left.address, left.choices, left.consentedOn);
}

/** Deletes a subscription and its waiting mails, ends its links of confirmation, and records it as erased. */
export async function endSubscription(
  { db, now }: TransactionContext,
  subscription: Pick<Subscription, "id" | "addressFolded">,
): Promise<void> {
  await endLinks({ db, now }, "updates", subscription.addressFolded);
  await db.deleteFrom("subscription").where("id", "=", subscription.id).execute();
  await removeListMails(db, subscription.addressFolded);
  await recordErased(db, [listedSubject("subscription", subscription)], now());
}

/** Deletes the subscriptions whose last day has passed. @returns their number */
export async function removeEnded({ db, now }: Pick<Context, "now"> & { db: Database }): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("subscription")
    .where("until", "<", dayOf(now()).toString())
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
