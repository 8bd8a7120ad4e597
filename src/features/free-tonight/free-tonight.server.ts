import { randomUUID } from "node:crypto";
import type { Generated } from "kysely";
import {
  askToConfirm,
  countRequest,
  guestMail,
  readConfirmation,
} from "#src/campsite/opt-in/confirmation.server.ts";
import { endLinks } from "#src/campsite/opt-in/ended-links.server.ts";
import {
  deviceOf,
  queueGuestPush,
  recipientColumns,
  type GuestDevice,
} from "#src/campsite/guest-push/guest-push.server.ts";
import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import type { Identity } from "#src/campsite/identity/identity.ts";
import { isFree } from "#src/campsite/now/free-amount.ts";
import type { PitchKind } from "#src/campsite/now/pitch.ts";
import { address } from "#src/i18n/addresses.ts";
import { formatPhoneAbroad, formatTime } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { dayOf, startOfDay, toStoredInstant } from "#src/i18n/times/time.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { inUnseenTransaction, type Context, type TransactionContext } from "#src/platform/context.ts";
import { createCounts, type Client } from "#src/platform/http/post-limit.ts";
import type { Job } from "#src/platform/jobs/job.ts";
import { foldedMailbox } from "#src/platform/mail/mailbox.ts";
import { queueMail } from "#src/platform/mail-outbox.ts";
import { tableOf } from "#src/platform/server-feature.ts";
import { freeTonightKindsText, freeTonightMailText } from "#messages/free-tonight";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    freeTonight: {
      id: Generated<number>;
      /** The day in Oslo on which the guest asked. The row is deleted when the day is over. */
      day: string;
      kind: PitchKind;
      language: Language;
      /** The address, or "" for a browser. */
      address: string;
      /** JSON: a subscription of the Push API. Null for an address. */
      pushSubscription: string | null;
      /** The address in lower case, or the endpoint of the push subscription. */
      addressFolded: string;
    };
  }
}

export interface Wish {
  /** An e-mail address, or the push subscription of a browser. */
  to: string | GuestDevice;
  kind: PitchKind;
  language: Language;
}

/** The beginning of the name by which the outbox finds a mail about a wish. */
const mailName = "free-tonight-";

const messageIdIn = ({ config }: Context) =>
  `${mailName}${randomUUID()}@${new URL(config.siteOrigin).hostname}`;

/** The maximum number of waiting wishes of browsers. Browsers need no confirmation, so this limit stops a flood. */
const mostBrowsers = 1000;

/** The number of messages in one transaction. Short transactions don't delay guests' requests. */
const atOnce = 100;

/** Guests get a message when a kind has been free for these minutes, in which staff can correct a mistake. */
const minutesFree = 2;

const midnightAfter = (moment: Temporal.Instant) => startOfDay(dayOf(moment).add({ days: 1 }));

export const todayOf = ({ now }: Pick<Context, "now">): string => dayOf(now()).toString();

const freePitches = (context: Context) => tableOf(context.features, "freePitches");
export const readFree = (context: Context) => freePitches(context).read(context);

/**
 * Stores a guest's wish for a message today. If the wish has an address that isn't confirmed, the guest gets a mail
 * with a link, and nothing is stored yet.
 * @returns "free" if the kind is already free; nothing is stored then. "confirmed" for a browser. "asked" for every
 *   address, so that the answer doesn't show which addresses are confirmed.
 * @throws Problem "too-many-requests" if the sender's block of IP addresses has asked too often, or if too
 *   many browsers already wait
 */
export async function takeWish(
  context: Context,
  wish: Wish,
  client: Client,
): Promise<"asked" | "confirmed" | "free"> {
  const { to, kind, language } = wish;
  const { free } = await readFree(context);
  if (isFree(free[kind])) return "free";
  const isDevice = typeof to !== "string";
  await countRequest(context, client);
  if (isDevice && (await countBrowsers(context)) >= mostBrowsers)
    throw new Problem("too-many-requests", { headers: { "Retry-After": "3600" } });
  if (isDevice || (await isConfirmed(context, to))) {
    await inUnseenTransaction(context, (transaction) => store(transaction, wish));
    return isDevice ? "confirmed" : "asked";
  }
  const words = freeTonightMailText[language];
  const values = { kind, day: todayOf(context) };
  await askToConfirm(
    context,
    { page: "tonight", address: to, language, values },
    {
      messageId: messageIdIn(context),
      subject: words.confirmSubject,
      title: words.confirmSubject,
      asked: words.asked({ kind: freeTonightKindsText[language][kind] }),
      confirm: words.confirm,
    },
  );
  return "asked";
}

async function countBrowsers({ db }: Context): Promise<number> {
  const { count } = await db
    .selectFrom("freeTonight")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("pushSubscription", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the wish in a link's token. Returns undefined for a forged token and after the day of the wish. */
export async function readWish(
  context: Context,
  token: string,
): Promise<(Wish & { to: string }) | undefined> {
  const found = await readConfirmation<{ kind: PitchKind; day: string }>(context, "tonight", token);
  if (found?.values.day !== todayOf(context)) return undefined;
  return { to: found.address, kind: found.values.kind, language: found.language };
}

/** Stores and returns the wish in a link's token. Returns undefined if the token isn't valid. */
export async function confirmWish(context: Context, token: string): Promise<Wish | undefined> {
  const wish = await readWish(context, token);
  if (!wish) return undefined;
  await inUnseenTransaction(context, async (transaction) => {
    const { count, idOf } = untilMidnight(context);
    await count(transaction.db, await idOf(confirmedKey(wish.to)), { posts: 1, messages: 0 });
    await store(transaction, wish);
  });
  return wish;
}

/** True when the wish's address or browser already waits for a message about this kind today. */
export async function isStored({ db, ...context }: Context, { to, kind }: Wish): Promise<boolean> {
  const found = await db
    .selectFrom("freeTonight")
    .select("id")
    .where("day", "=", todayOf(context))
    .where("kind", "=", kind)
    .where("addressFolded", "=", recipientColumns(to).addressFolded)
    .executeTakeFirst();
  return found !== undefined;
}

async function store(context: TransactionContext, { to, kind, language }: Wish): Promise<void> {
  await context.db
    .insertInto("freeTonight")
    .values({ day: todayOf(context), kind, language, ...recipientColumns(to) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** True when a browser waits for a message about any kind of pitch. */
export async function isWaiting({ db }: Context, endpoint: string): Promise<boolean> {
  const wish = await db
    .selectFrom("freeTonight")
    .select("id")
    .where("addressFolded", "=", endpoint)
    .limit(1)
    .executeTakeFirst();
  return wish !== undefined;
}

/* Until midnight, a keyed hash of a confirmed address lets a guest add another wish without a new link. */
const untilMidnight = (context: Context) => createCounts(context, midnightAfter);
const confirmedKey = (email: string) => `free tonight ${foldedMailbox(email)}`;

async function isConfirmed(context: Context, email: string): Promise<boolean> {
  const { find, idOf } = untilMidnight(context);
  return (await find(await idOf(confirmedKey(email)))) !== undefined;
}

export const freeTonightJob = (context: Context): Job => ({
  name: "free-tonight",
  every: { seconds: 10 },
  hasWork: async () => (await hasPast(context)) || (await listDue(context)).length > 0,
  run: async () => ({ expired: await removePast(context), sent: await sendFree(context) }),
});

const pastWishes = ({ db, ...context }: Context) =>
  db.selectFrom("freeTonight").select("id").where("day", "!=", todayOf(context));

/** Selects the unsent mails of earlier days, because such mails are out of date. */
const pastMails = ({ db, now }: Context) =>
  db
    .selectFrom("outboxMail")
    .select("id")
    .where("messageId", "like", `${mailName}%`)
    .where("createdAt", "<", toStoredInstant(startOfDay(dayOf(now()))));

async function hasPast(context: Context): Promise<boolean> {
  const found =
    (await pastWishes(context).limit(1).executeTakeFirst()) ??
    (await pastMails(context).limit(1).executeTakeFirst());
  return found !== undefined;
}

/** Deletes the wishes of earlier days and their mails. @returns the number of wishes */
async function removePast(context: Context): Promise<number> {
  const { db } = context;
  await db.deleteFrom("outboxMail").where("id", "in", pastMails(context)).execute();
  const { numDeletedRows } = await db
    .deleteFrom("freeTonight")
    .where("id", "in", pastWishes(context))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Lists the oldest `atOnce` wishes of today for kinds that have been free for two minutes. */
async function listDue(context: Context) {
  const waiting = context.db.selectFrom("freeTonight").where("day", "=", todayOf(context));
  const kinds = await waiting.select("kind").distinct().execute();
  if (kinds.length === 0) return [];
  const since = context.now().subtract({ minutes: minutesFree });
  const free = await freePitches(context).listFreeSince(context, since);
  const due = kinds.map(({ kind }) => kind).filter((kind) => free.includes(kind));
  if (due.length === 0) return [];
  return waiting.selectAll().where("kind", "in", due).orderBy("id").limit(atOnce).execute();
}

/** Queues messages about kinds that have been free for two minutes, and deletes the wishes. @returns their number */
export async function sendFree(context: Context): Promise<number> {
  const identity = await getIdentity(context);
  for (let sent = 0; ;) {
    const due = await listDue(context);
    if (due.length === 0) return sent;
    sent += await inUnseenTransaction(context, (transaction) => sendTo(transaction, due, identity));
  }
}

async function sendTo(
  transaction: TransactionContext,
  due: Awaited<ReturnType<typeof listDue>>,
  identity: Identity,
): Promise<number> {
  const { db, now } = transaction;
  let sent = 0;
  for (const { id, kind, address: to, language, ...wish } of due) {
    const { numDeletedRows } = await db.deleteFrom("freeTonight").where("id", "=", id).executeTakeFirst();
    // Another process has queued this message.
    if (numDeletedRows === 0n) continue;
    sent++;
    const words = freeTonightMailText[language];
    const about = {
      kind: freeTonightKindsText[language][kind],
      time: formatTime(now(), language),
      phone: formatPhoneAbroad(identity.phone) || undefined,
    };
    const subject = words.freeSubject(about);
    const device = deviceOf(wish);
    if (!device) {
      await endLinks(transaction, "tonight", to);
      const mail = { address: to, language, subject, body: words.free(about) };
      const messageId = messageIdIn(transaction);
      await queueMail(db, { ...(await guestMail(transaction, mail)), messageId }, now());
    } else
      await queueGuestPush(
        transaction,
        device,
        {
          title: subject,
          body: words.pushed(about),
          tag: "tonight",
          path: address(kind === "cabin" ? "cabins" : "day", language),
          language,
        },
        midnightAfter(now()),
      );
  }
  return sent;
}
