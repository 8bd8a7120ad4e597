import { setTimeout } from "node:timers/promises";
import type { Generated, Selectable } from "kysely";
import { folded } from "#src/platform/database/folded.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { NodemailerError, Transporter } from "nodemailer";
import { ConfigError, type MailConfig } from "./config.ts";
import { describeMailFailure, isRefusedForGood } from "./mail-failure.ts";
import { isLoopback } from "./settings.ts";
import { inUnseenTransaction, type Context, type TransactionContext } from "./context.ts";
import type { Transaction } from "#src/platform/database/database.ts";
import { tableOf } from "./server-feature.ts";
import type { Job } from "#src/platform/jobs/job.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    /** Callbacks about the recipients of queued mail. */
    mail?: Receivers;
  }
}

/** Queued mail. Its row is deleted once it is sent. */
export interface OutboxMailTable {
  id: Generated<number>;
  subject: string;
  body: string;
  replyToName: string;
  /** "" without an address to reply to. */
  replyToAddress: string;
  /** The address to reply to in lower case, for searching; "" in an answer. */
  replyToFolded: string;
  /** Both are "" for mail to the configured MAIL_TO. */
  toName: Generated<string>;
  toAddress: Generated<string>;
  /** The display name of the sender; "" for none. */
  fromName: Generated<string>;
  /** Without angle brackets; "" for one that is generated from the id. */
  messageId: Generated<string>;
  /** The message ids of the earlier mails in the thread, latest last, separated by spaces. */
  references: Generated<string>;
  /** The answer to a guest in this mail. */
  answerId: Generated<number | null>;
  createdAt: string;
  nextTryAt: string;
  failures: Generated<number>;
}

declare module "#src/platform/database/database.ts" {
  interface Tables {
    outboxMail: OutboxMailTable;
  }
}

/** A mail to MAIL_TO. Its recipient comes from the configuration, never from a visitor's input. */
export interface StaffMail {
  subject: string;
  /** Plain text. */
  body: string;
  replyTo: { name: string; address: string };
}

/** A mail to one member of staff, at the address that the sign-in provider has verified. */
export interface PersonalMail extends StaffMail {
  to: { name: string; address: string };
}

/** A mail to a guest, at the address that they have left. */
export interface GuestMail extends PersonalMail {
  fromName: string;
  messageId: string;
  references: readonly string[];
  answerId: number;
}

type WaitingMail = Selectable<OutboxMailTable>;

/** The time-out of an attempt, however slow the mail server is. */
const attemptSeconds = 60;

/** Longer than any attempt. When the sending process dies, another one retries after this time. */
const claimSeconds = 120;

/** The longest wait between two attempts. A longer one was set while the clock was ahead: its mail is due. */
const longestWait = Temporal.Duration.from({ hours: 6 });

/**
 * The number of attempts: about two days of waits, which a jump of the clock doesn't shorten. The message itself is in
 * the inbox all the time.
 */
export const maxFailures = 16;

/** Queues a mail in the caller's transaction. */
export async function queueMail(
  db: Transaction,
  { subject, body, replyTo, ...mail }: StaffMail | PersonalMail | GuestMail,
  now: Temporal.Instant,
): Promise<void> {
  const moment = toStoredInstant(now);
  const toSomebody = "to" in mail && { toName: mail.to.name, toAddress: mail.to.address };
  const toGuest = "answerId" in mail && {
    fromName: mail.fromName,
    messageId: mail.messageId,
    references: mail.references.join(" "),
    answerId: mail.answerId,
  };
  await db
    .insertInto("outboxMail")
    .values({
      subject,
      body,
      replyToName: replyTo.name,
      replyToAddress: replyTo.address,
      // An answer isn't searched by address: it belongs to the guest's message.
      replyToFolded: toGuest ? "" : folded(replyTo.address),
      ...toSomebody,
      ...toGuest,
      createdAt: moment,
      nextTryAt: moment,
    })
    .execute();
}

/** Retries a rejected answer like a new mail. @param to its new recipient @returns false when there is none */
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

/** Callbacks of the features that know the recipients. */
interface Receivers {
  /** Called when the mail with an answer to a guest is given up. */
  onRefused?: (transaction: TransactionContext, answerId: number) => Promise<void>;
  /** True when a member of staff should still get mail at this address. */
  mayStillReceive?: (context: Context, address: string) => Promise<boolean>;
}

/** Creates the job that sends queued mail; undefined when mail isn't configured. */
export function mailJob(context: Context): Job | undefined {
  if (!context.config.mail) return undefined;
  const receivers: Receivers = tableOf(context.features, "mail");
  logMailEncryption(context, context.config.mail);
  return {
    name: "mail",
    every: { seconds: 10 },
    hasWork: async () => (await findDueMail(context)) !== undefined,
    run: async (signal) => ({ sent: await sendDueMail(context, { signal, ...receivers }) }),
  };
}

/**
 * Sends each due mail once, in only one of several processes. After a failure the rest waits for the next run: most
 * failures are the mail server's and would affect the others too.
 * @returns how many mails the server accepted
 */
export async function sendDueMail(
  context: Context,
  { signal, onRefused, mayStillReceive }: { signal?: AbortSignal } & Receivers = {},
): Promise<number> {
  const { mail: config } = context.config;
  for (let sent = 0; ;) {
    const mail = config && !signal?.aborted ? await claimMail(context) : undefined;
    if (!mail) return sent;
    if (isToStaffMember(mail) && mayStillReceive && !(await mayStillReceive(context, mail.toAddress)))
      await removeMail(context, mail);
    else if (await sendMail(context, config!, mail, onRefused)) sent++;
    else return sent;
  }
}

/** True for mail to one member of staff. */
const isToStaffMember = ({ toAddress, answerId }: WaitingMail): boolean =>
  toAddress !== "" && answerId === null;

async function removeMail({ db }: Context, { id }: WaitingMail): Promise<void> {
  await db.deleteFrom("outboxMail").where("id", "=", id).execute();
}

/** True when TLS is required: with smtps:// always, with smtp:// unless it is on this machine or the URL waives it. */
function needsTls({ smtpUrl }: MailConfig): boolean {
  const url = new URL(smtpUrl);
  const isWaived = url.searchParams.get("requireTLS") === "false";
  return url.protocol === "smtps:" || !(isLoopback(url) || isWaived);
}

/** Logs at the start whether mail is encrypted, because it contains guests' names and messages. */
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

/** Claims the next mail. The UPDATE decides, in case a process that hung resumes after another has taken over. */
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

/** Creates a transport. Nothing is sent yet. */
async function openTransport(config: MailConfig): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    requireTLS: needsTls(config),
    // Options in the URL's query override these.
    url: config.smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Connects and signs in to the mail server. @throws ConfigError with the reason of a failure */
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

/** @returns true when the mail server accepted it */
async function sendMail(
  context: Context,
  config: MailConfig,
  mail: WaitingMail,
  onRefused: Receivers["onRefused"],
): Promise<boolean> {
  const transport = await openTransport(config);
  const { hostname } = new URL(context.config.siteOrigin);
  const followed = mail.references
    .split(" ")
    .filter(Boolean)
    .map((id) => `<${id}>`);
  const ended = new AbortController();
  try {
    const sending = transport.sendMail({
      from: { name: asTyped(mail.fromName), address: config.from },
      to: { name: asTyped(mail.toName), address: mail.toAddress || config.to },
      ...(mail.replyToAddress && {
        replyTo: { name: asTyped(mail.replyToName), address: mail.replyToAddress },
      }),
      subject: asTyped(mail.subject),
      text: mail.body,
      // The same for each attempt, so that mail programs recognise duplicates.
      messageId: `<${mail.messageId || `outbox-${mail.id}-${mail.createdAt.replaceAll(/\D/g, "")}@${hostname}`}>`,
      ...(followed.length > 0 && { inReplyTo: followed.at(-1)!, references: followed }),
      // Prevents automatic replies such as out-of-office notes (RFC 3834, 5). They would go to any address that a
      // visitor has typed.
      ...(mail.answerId === null && { headers: { "Auto-Submitted": "auto-generated" } }),
      date: new Date(mail.createdAt),
    });
    await Promise.race([sending, expiry(attemptSeconds, ended.signal)]);
  } catch (error) {
    await recordFailure(context, mail, error, onRefused);
    return false;
  } finally {
    ended.abort();
    transport.close();
  }
  await removeMail(context, mail);
  return true;
}

/**
 * Breaks up encoded words (RFC 2047). Nodemailer sends ASCII unchanged, and a mail program would decode them to line
 * breaks or characters that change the writing direction.
 */
const asTyped = (text: string): string => text.replaceAll("=?", "= ?");

async function expiry(seconds: number, signal: AbortSignal): Promise<never> {
  await setTimeout(seconds * 1000, undefined, { signal });
  throw Object.assign(new Error("The mail server timed out."), { code: "ETIMEDOUT" });
}

/**
 * Schedules the next attempt after 1, 2, 4 … minutes, at most six hours, for two days. Gives up a permanent rejection
 * immediately. Deletes mail that is given up, but not answers to guests. Logs no addresses or content.
 */
async function recordFailure(
  context: Context,
  mail: WaitingMail,
  error: unknown,
  onRefused: Receivers["onRefused"],
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
    await removeMail(context, mail);
    log.error(about, "gave up sending a mail to staff; the message is in the inbox");
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
