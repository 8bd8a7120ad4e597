import { setTimeout } from "node:timers/promises";
import type { Generated, Insertable, Selectable } from "kysely";
import { folded } from "#src/platform/database/folded.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { NodemailerError, Transporter } from "nodemailer";
import { ConfigError, type MailConfig } from "./config.ts";
import { createSubjectHash } from "#src/platform/copies/erasures/erasures.ts";
import { languageTag, type Language } from "#src/i18n/language.ts";
import { mailAsHtml } from "./mail/mail-html.ts";
import { describeMailFailure, isMailboxGone, isRefusedForGood } from "./mail-failure.ts";
import { isLoopback } from "./settings.ts";
import { inUnseenTransaction, type Context, type TransactionContext } from "./context.ts";
import type { Database, Transaction } from "#src/platform/database/database.ts";
import { tableOf } from "./server-feature.ts";
import type { Job } from "#src/platform/jobs/job.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    mail?: Receivers;
  }
}

export interface OutboxMailTable {
  id: Generated<number>;
  subject: string;
  body: string;
  replyToName: string;
  replyToAddress: string;
  /** The guest's folded address, for comparisons without letter case; "" in an answer. */
  replyToFolded: string;
  /** `toName` and `toAddress` are "" in mail to MAIL_TO. */
  toName: Generated<string>;
  toAddress: Generated<string>;
  fromName: Generated<string>;
  /** An answer's Message-ID without angle brackets, or the name by which a feature finds the mail, or "". */
  messageId: Generated<string>;
  /** The ids of the earlier messages in the thread, separated by spaces, the latest last. */
  references: Generated<string>;
  answerId: Generated<number | null>;
  /** The language of a mail to a guest. "" in mail to staff. */
  language: Generated<Language | "">;
  /** In a mail to a list, the link with which the guest leaves the list. */
  leaveLink: Generated<string>;
  createdAt: string;
  nextTryAt: string;
  failures: Generated<number>;
}

declare module "#src/platform/database/database.ts" {
  interface Tables {
    outboxMail: OutboxMailTable;
  }
}

/** A mail to MAIL_TO. A visitor can't choose the recipient. */
export interface StaffMail {
  subject: string;
  body: string;
  replyTo: { name: string; address: string };
}

/** A mail to a member of staff, whose address the sign-in provider has verified. */
export interface PersonalMail extends StaffMail {
  to: { name: string; address: string };
}

/** A mail to a guest that the site sends by itself. */
export interface AutomaticMail extends PersonalMail {
  fromName: string;
  language: Language;
  leaveLink?: string;
  /** A name by which a feature finds the waiting mail. The sent mail doesn't contain the name. */
  messageId?: string;
}

export interface GuestMail extends AutomaticMail {
  /** The Message-ID without angle brackets. */
  messageId: string;
  references: readonly string[];
  answerId: number;
}

type WaitingMail = Selectable<OutboxMailTable>;

const attemptSeconds = 60;

/** The number of milliseconds between the starts of two mails, so that many mails don't delay guests' requests. */
const interval = 200;

/** The time for which one process claims a mail. If the process dies, another process retries after this time. */
const claimSeconds = 120;

/** The longest wait before a retry. If a stored wait is longer, the clock was wrong, and the mail is sent at once. */
const longestWait = Temporal.Duration.from({ hours: 6 });

/** This number of attempts takes about two days. */
export const maxFailures = 16;

/**
 * In one run, this number of refused mails to lists is normal. If the server refuses more mails, and also refuses more
 * mails than it accepts, the fault is in the server. Then no guest is removed from a list.
 */
const fewRefusals = 3;

export type QueuedMail = StaffMail | PersonalMail | AutomaticMail | GuestMail;

export async function queueMail(db: Transaction, mail: QueuedMail, now: Temporal.Instant): Promise<void> {
  await queueMails(db, [mail], now);
}

/** Queues mails in one statement. @param mails a few hundred at most, because the values of a statement are limited */
export async function queueMails(
  db: Transaction,
  mails: readonly QueuedMail[],
  now: Temporal.Instant,
): Promise<void> {
  if (mails.length > 0)
    await db
      .insertInto("outboxMail")
      .values(mails.map((mail) => rowOf(mail, toStoredInstant(now))))
      .execute();
}

function rowOf({ subject, body, replyTo, ...mail }: QueuedMail, moment: string): Insertable<OutboxMailTable> {
  const isToGuest = "language" in mail;
  const answer = "answerId" in mail ? mail : undefined;
  return {
    subject,
    body,
    replyToName: replyTo.name,
    replyToAddress: replyTo.address,
    replyToFolded: answer ? "" : folded(isToGuest ? mail.to.address : replyTo.address),
    toName: "to" in mail ? mail.to.name : "",
    toAddress: "to" in mail ? mail.to.address : "",
    fromName: isToGuest ? mail.fromName : "",
    language: isToGuest ? mail.language : "",
    leaveLink: (isToGuest && mail.leaveLink) || "",
    messageId: (isToGuest && mail.messageId) || "",
    references: answer?.references.join(" ") ?? "",
    answerId: answer?.answerId ?? null,
    createdAt: moment,
    nextTryAt: moment,
  };
}

/** Deletes automatic mails to guests. A restored site can't know whether they were sent after the backup. */
export async function removeAutomaticMails(db: Database): Promise<void> {
  await db.deleteFrom("outboxMail").where("language", "<>", "").where("answerId", "is", null).execute();
}

/** Deletes the waiting notices and news to an address. @param addressFolded the address as `folded` returns it */
export async function removeListMails(db: Transaction, addressFolded: string): Promise<void> {
  await db
    .deleteFrom("outboxMail")
    .where("leaveLink", "<>", "")
    .where("replyToFolded", "=", addressFolded)
    .execute();
}

/** Queues a refused answer again. @returns false when no refused answer has this id */
export async function retryMail(
  db: Transaction,
  answerId: number,
  to: { name: string; address: string },
  now: Temporal.Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("outboxMail")
    .set({ failures: 0, nextTryAt: toStoredInstant(now), toName: to.name, toAddress: to.address })
    .where("answerId", "=", answerId)
    .where("failures", ">=", maxFailures)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

interface Receivers {
  onRefused?: (transaction: TransactionContext, answerId: number) => Promise<void>;
  /** Runs when a mail was sent or given up. A refused answer isn't given up, because staff can retry it. */
  onSettled?: (
    transaction: TransactionContext,
    messageId: string,
    result: "sent" | "refused",
  ) => Promise<void>;
  mayStillReceive?: (context: Context, address: string) => Promise<boolean>;
  /**
   * Runs after a run for each mail to a list that the mail server permanently refused, because the recipient doesn't
   * exist. Doesn't run when the fault is in the mail server (see `fewRefusals`).
   */
  onListRefused?: (context: Context, addressFolded: string) => Promise<void>;
}

interface Sending {
  /** Ends the run after the mail that is being sent or that is already claimed. */
  signal?: AbortSignal;
  /** The time from the start of a mail to the start of the next mail, in milliseconds. */
  interval?: number;
}

export function mailJob(context: Context): Job | undefined {
  if (!context.config.mail) return undefined;
  const receivers: Receivers = tableOf(context.features, "mail");
  logMailEncryption(context, context.config.mail);
  return {
    name: "mail",
    every: { seconds: 10 },
    hasWork: async () => (await findDueMail(context)) !== undefined,
    run: async (signal) => ({ sent: await sendDueMail(context, { signal, interval, ...receivers }) }),
  };
}

/**
 * Sends each due mail once, even when several processes run. The first failure ends the run, because the next mail
 * would probably fail too. A refused recipient doesn't end the run.
 * @returns the number of mails that the mail server has accepted
 */
export async function sendDueMail(
  context: Context,
  { onListRefused, ...how }: Sending & Receivers = {},
): Promise<number> {
  const refused: string[] = [];
  const sent = await sendEach(context, { ...how, onListRefused: async (_, each) => void refused.push(each) });
  if (refused.length > Math.max(fewRefusals, sent))
    context.log.error(
      { sent, refused: refused.length },
      "the mail server refuses most recipients, so no recipient is removed",
    );
  else
    for (const each of refused)
      await inUnseenTransaction(context, async (transaction) => onListRefused?.(transaction, each));
  return sent;
}

async function sendEach(
  context: Context,
  { signal, interval: milliseconds = 0, mayStillReceive, ...receivers }: Sending & Receivers,
): Promise<number> {
  const { mail: config } = context.config;
  if (!config) return 0;
  let transport: Transporter | undefined;
  const send = async (mail: WaitingMail) => {
    if (isToStaffMember(mail) && mayStillReceive && !(await mayStillReceive(context, mail.toAddress)))
      return "unwanted";
    transport ??= await openTransport(config);
    return sendMail(context, transport, mail, receivers);
  };
  let sent = 0;
  try {
    let mail = await removeAndClaim(context, async () => {}, signal);
    while (mail) {
      const nextMayStart = setTimeout(milliseconds);
      const result = await send(mail);
      if (result === "failed") break;
      if (result === "sent") sent++;
      const done = mail;
      mail = await removeAndClaim(
        context,
        async (transaction) => {
          if (result !== "refused") await removeMail(transaction, done);
          if (result === "sent") await receivers.onSettled?.(transaction, done.messageId, result);
        },
        signal,
      );
      await nextMayStart;
    }
  } finally {
    transport?.close();
  }
  return sent;
}

/** Removes a finished mail and claims the next one, in one transaction, because guests wait for each commit. */
const removeAndClaim = (
  context: Context,
  remove: (transaction: TransactionContext) => Promise<void>,
  signal?: AbortSignal,
) =>
  inUnseenTransaction(context, async (transaction) => {
    await remove(transaction);
    return signal?.aborted ? undefined : claimMail(transaction);
  });

const isToStaffMember = ({ toAddress, answerId, language }: WaitingMail): boolean =>
  toAddress !== "" && answerId === null && language === "";

async function removeMail({ db }: Context, { id }: WaitingMail): Promise<void> {
  await db.deleteFrom("outboxMail").where("id", "=", id).execute();
}

/** True unless the URL has `requireTLS=false` or the server is on this machine. */
function needsTls({ smtpUrl }: MailConfig): boolean {
  const url = new URL(smtpUrl);
  const isWaived = url.searchParams.get("requireTLS") === "false";
  return url.protocol === "smtps:" || !(isLoopback(url) || isWaived);
}

/** Logs whether the connection is encrypted, because mails contain guests' messages. */
function logMailEncryption({ log }: Context, config: MailConfig): void {
  const url = new URL(config.smtpUrl);
  const server = { host: url.hostname, port: url.port, tls: needsTls(config) ? "required" : "if offered" };
  if (needsTls(config) || isLoopback(url)) log.info(server, "mail is sent through this server");
  else log.warn(server, "mail is sent through this server, possibly without encryption");
}

async function findDueMail({ db, now }: Context): Promise<{ id: number; nextTryAt: string } | undefined> {
  const moment = toStoredInstant(now());
  const farAhead = toStoredInstant(now().add(longestWait));
  return db
    .selectFrom("outboxMail")
    .select(["id", "nextTryAt"])
    .where("failures", "<", maxFailures)
    .where(({ eb, or }) => or([eb("nextTryAt", "<=", moment), eb("nextTryAt", ">", farAhead)]))
    .orderBy("nextTryAt")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

/** Takes a due mail for this process. Of several processes, only the first finds the row unchanged. */
async function claimMail(context: Context): Promise<WaitingMail | undefined> {
  const due = await findDueMail(context);
  if (!due) return undefined;
  return context.db
    .updateTable("outboxMail")
    .set({ nextTryAt: toStoredInstant(context.now().add({ seconds: claimSeconds })) })
    .where("id", "=", due.id)
    .where("nextTryAt", "=", due.nextTryAt)
    .returningAll()
    .executeTakeFirst();
}

/** The headers that the signature covers. A mail to a list must sign both List-Unsubscribe headers (RFC 8058, 4). */
const signedHeaders =
  "From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:In-Reply-To:References:Auto-Submitted:List-Id:List-Unsubscribe:List-Unsubscribe-Post";

/** Prepares a connection that several mails use, because opening a connection with TLS and a password is slow. */
async function openTransport(config: MailConfig): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    pool: true,
    maxConnections: 1,
    // A mail is tried again when the server closed the connection between two mails.
    maxRequeues: 1,
    requireTLS: needsTls(config),
    // Options in the URL's query override the options above.
    url: config.smtpUrl,
    ...(config.dkim && {
      dkim: {
        domainName: config.from.slice(config.from.lastIndexOf("@") + 1),
        keySelector: config.dkim.selector,
        privateKey: config.dkim.key,
        headerFieldNames: signedHeaders,
      },
    }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Checks the connection and the password. @throws ConfigError with the reason when the check fails */
export async function tryMailServer(config: MailConfig): Promise<void> {
  const transport = await openTransport(config);
  try {
    await transport.verify();
  } catch (error) {
    throw new ConfigError(
      `SMTP_URL must be a mail server that accepts mail; ${describeMailFailure(error as NodemailerError)}`,
    );
  } finally {
    transport.close();
  }
}

async function sendMail(
  context: Context,
  transport: Transporter,
  mail: WaitingMail,
  receivers: Receivers,
): Promise<"sent" | "refused" | "failed"> {
  const config = context.config.mail!;
  const { hostname } = new URL(context.config.siteOrigin);
  const followed = mail.references
    .split(" ")
    .filter(Boolean)
    .map((id) => `<${id}>`);
  const messageId = await messageIdOf(context, mail);
  try {
    await transport.sendMail({
      signal: AbortSignal.timeout(attemptSeconds * 1000),
      from: { name: asTyped(mail.fromName), address: config.from },
      to: { name: asTyped(mail.toName), address: mail.toAddress || config.to },
      ...(mail.replyToAddress && {
        replyTo: { name: asTyped(mail.replyToName), address: mail.replyToAddress },
      }),
      subject: asTyped(mail.subject),
      text: mail.body,
      ...(mail.language && {
        html: mailAsHtml({
          language: mail.language,
          from: mail.fromName,
          subject: mail.subject,
          text: mail.body,
          siteOrigin: context.config.siteOrigin,
          ownAddress: mail.replyToAddress,
        }),
      }),
      messageId: `<${messageId}>`,
      ...(followed.length > 0 && { inReplyTo: followed.at(-1)!, references: followed }),
      headers: {
        ...(mail.language && { "Content-Language": languageTag[mail.language] }),
        // This header prevents automatic replies (RFC 3834, 5) to the reply address, which a visitor has typed.
        ...(mail.answerId === null && { "Auto-Submitted": "auto-generated" }),
        ...(mail.leaveLink && listHeaders(mail.leaveLink, hostname)),
      },
      date: new Date(mail.createdAt),
    });
  } catch (error) {
    await recordFailure(context, mail, error, receivers);
    return (error as NodemailerError).command === "RCPT TO" ? "refused" : "failed";
  }
  return "sent";
}

/**
 * Returns the Message-ID without angle brackets. The id is the same in each attempt, so that mail programs recognise
 * duplicates. The id of an automatic mail is a keyed hash, because a number would show how many mails the site sends.
 */
async function messageIdOf(
  { config, db }: Context,
  { id, answerId, createdAt, messageId }: WaitingMail,
): Promise<string> {
  if (answerId !== null) return messageId;
  const hash = await createSubjectHash(db);
  return `${hash(`mail ${id} ${createdAt}`)}@${new URL(config.siteOrigin).hostname}`;
}

/** The headers of a mail to a list. A mail program unsubscribes by one POST to the link (RFC 8058, RFC 2919). */
const listHeaders = (leaveLink: string, hostname: string) => ({
  "List-Id": `<updates.${hostname}>`,
  Precedence: "list",
  "List-Unsubscribe": `<${leaveLink}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** Breaks encoded words (RFC 2047), because such words could contain line breaks or change the writing direction. */
const asTyped = (text: string): string => text.replaceAll("=?", "= ?");

/**
 * Schedules a retry after 1, 2, 4 … minutes, and after six hours at most. Gives up after a permanent refusal or after
 * `maxFailures` attempts. The log contains no addresses and no content.
 */
async function recordFailure(
  context: Context,
  mail: WaitingMail,
  error: unknown,
  { onRefused, onListRefused, onSettled }: Receivers,
): Promise<void> {
  const { now, log } = context;
  const failure = error as NodemailerError;
  const { code, originalCode, responseCode } = failure;
  const failures = isRefusedForGood(failure) ? maxFailures : mail.failures + 1;
  const reason = describeMailFailure(failure);
  const about = { mail: mail.id, failures, code: originalCode ?? code, responseCode, reason };
  const minutes = Math.min(2 ** (failures - 1), longestWait.total("minutes"));
  const nextTryAt = now().add({ minutes });
  if (failures >= maxFailures && mail.answerId === null) {
    await inUnseenTransaction(context, async (transaction) => {
      await removeMail(transaction, mail);
      await onSettled?.(transaction, mail.messageId, "refused");
    });
    if (mail.leaveLink && isMailboxGone(failure)) await onListRefused?.(context, mail.replyToFolded);
    log.error(about, "gave up sending a mail that isn't an answer; the message is in the inbox");
    return;
  }
  await inUnseenTransaction(context, async (transaction) => {
    await transaction.db
      .updateTable("outboxMail")
      .set({ failures, nextTryAt: toStoredInstant(nextTryAt) })
      .where("id", "=", mail.id)
      .execute();
    if (failures >= maxFailures && mail.answerId !== null) await onRefused?.(transaction, mail.answerId);
  });
  if (failures >= maxFailures) log.error(about, "gave up sending a mail to a guest; the inbox shows it");
  else log.warn(about, "mail could not be sent and will be retried");
}
