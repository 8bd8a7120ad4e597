import { setTimeout } from "node:timers/promises";
import type { Generated, Selectable } from "kysely";
import { folded } from "#src/platform/database/folded.ts";
import { toStoredInstant } from "#src/i18n/time.ts";
import type { NodemailerError, Transporter } from "nodemailer";
import { ConfigError, type MailConfig } from "./config.ts";
import { describeMailFailure, isRefusedForGood } from "./mail-failure.ts";
import { isLoopback } from "./settings.ts";
import { inUnseenTransaction, type Context, type TransactionContext } from "./context.ts";
import type { Transaction } from "#src/platform/database/database.ts";
import type { Job } from "#src/platform/jobs/job.ts";

/** Mail that waits to be sent; its row is deleted when it is sent. */
export interface OutboxMailTable {
  id: Generated<number>;
  subject: string;
  body: string;
  replyToName: string;
  /** "" when there is no address to reply to. */
  replyToAddress: string;
  /** The address in small letters, for searching. */
  replyToFolded: string;
  /** Both are "" for mail to the staff, whose address is in the configuration. */
  toName: Generated<string>;
  toAddress: Generated<string>;
  /** The name beside the sender's address; "" for none. */
  fromName: Generated<string>;
  /** Without angle brackets; "" for one that is made of the id. */
  messageId: Generated<string>;
  /** The ids of the mails that it follows, the latest last, with spaces between. */
  references: Generated<string>;
  /** The answer to a guest that it carries. */
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

/** A mail to the staff. The receiver comes from the configuration, never from what somebody typed. */
export interface StaffMail {
  subject: string;
  /** Plain text. */
  body: string;
  replyTo: { name: string; address: string };
}

/** A mail to one of the staff, at the address that the sign-in provider has verified. */
export interface PersonalMail extends StaffMail {
  to: { name: string; address: string };
}

/** A mail to a guest, who has left this address themselves. */
export interface GuestMail extends PersonalMail {
  fromName: string;
  messageId: string;
  references: readonly string[];
  answerId: number;
}

type WaitingMail = Selectable<OutboxMailTable>;

/** How long an attempt may take, however slowly the mail server answers. */
const attemptSeconds = 60;

/** Longer than any attempt. When the process that sends dies, another one tries after this time. */
const claimSeconds = 120;

/**
 * The longest wait between two attempts. A mail with a longer wait was scheduled by a clock that was ahead, and is
 * due.
 */
const longestWait = Temporal.Duration.from({ hours: 6 });

/**
 * How often a mail is tried: for two days, as the waits add up, which a clock that jumps ahead doesn't shorten. The
 * message that it tells about is in the inbox all the time.
 */
export const mostFailures = 16;

/**
 * Puts a mail in the outbox, in the transaction of the message or answer that it carries: both are stored, or neither.
 */
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
      // A guest is found by it; an answer goes with the guest's message.
      replyToFolded: toGuest ? "" : folded(replyTo.address),
      ...toSomebody,
      ...toGuest,
      createdAt: moment,
      nextTryAt: moment,
    })
    .execute();
}

/**
 * Tries the mail with an answer anew that the mail server didn't take, for as long as a new one.
 * @param to where it goes now
 * @returns whether there was one
 */
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
    .where("failures", ">=", mostFailures)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** What those decide who know whom a mail is to. */
interface Receivers {
  /** Gets the answer that was in a mail to a guest, when that is given up. */
  onRefused?: (transaction: TransactionContext, answerId: number) => Promise<void>;
  /** Whether one of the staff is still to get what waits for this address of theirs. */
  isStillTold?: (context: Context, address: string) => Promise<boolean>;
}

/** Sends the mail in the outbox; undefined when no mail is configured. */
export function mailJob(context: Context, receivers: Receivers = {}): Job | undefined {
  if (!context.config.mail) return undefined;
  tellHowMailGoes(context, context.config.mail);
  return {
    name: "mail",
    every: { seconds: 10 },
    hasWork: async () => (await findDueMail(context)) !== undefined,
    run: async (signal) => ({ sent: await sendDueMail(context, { signal, ...receivers }) }),
  };
}

/**
 * Tries each mail that is due once, in only one of several processes. After a failure the rest waits for the next
 * run: most failures are the mail server's and would meet the others too.
 * @returns how many the mail server accepted
 */
export async function sendDueMail(
  context: Context,
  { signal, onRefused, isStillTold }: { signal?: AbortSignal } & Receivers = {},
): Promise<number> {
  const { mail: config } = context.config;
  for (let sent = 0; ;) {
    const mail = config && !signal?.aborted ? await claimMail(context) : undefined;
    if (!mail) return sent;
    if (isToStaffMember(mail) && isStillTold && !(await isStillTold(context, mail.toAddress)))
      await removeMail(context, mail);
    else if (await sendMail(context, config!, mail, onRefused)) sent++;
    else return sent;
  }
}

/** Whether it is to one of the staff, at their own address. */
const isToStaffMember = ({ toAddress, answerId }: WaitingMail): boolean =>
  toAddress !== "" && answerId === null;

async function removeMail({ db }: Context, { id }: WaitingMail): Promise<void> {
  await db.deleteFrom("outboxMail").where("id", "=", id).execute();
}

/** Whether mail must be encrypted: always, except on this machine or when the server's address says otherwise. */
function needsTls({ smtpUrl }: MailConfig): boolean {
  const url = new URL(smtpUrl);
  const isWaived = url.searchParams.get("requireTLS") === "false";
  return url.protocol === "smtps:" || !(isLoopback(url) || isWaived);
}

/** Logs at the start whether mail is encrypted, because it contains guests' names and messages. */
function tellHowMailGoes({ log }: Context, config: MailConfig): void {
  const url = new URL(config.smtpUrl);
  const server = { host: url.hostname, port: url.port, tls: needsTls(config) ? "required" : "if offered" };
  if (needsTls(config) || isLoopback(url)) log.info(server, "mail goes out");
  else log.warn(server, "mail goes out, and may be read on its way");
}

/** The mail whose turn it is. */
async function findDueMail({ db, now }: Context): Promise<{ id: number; nextTryAt: string } | undefined> {
  const moment = toStoredInstant(now());
  const farAhead = toStoredInstant(now().add(longestWait));
  return db
    .selectFrom("outboxMail")
    .select(["id", "nextTryAt"])
    .where("failures", "<", mostFailures)
    .where(({ eb, or }) => or([eb("nextTryAt", "<=", moment), eb("nextTryAt", ">", farAhead)]))
    .orderBy("nextTryAt")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

/**
 * Reserves the mail whose turn it is. The UPDATE decides, should a process that stood still wake up in the middle of
 * what another one has taken over.
 */
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

/** Opens a way to the mail server; nothing is sent yet. */
async function openTransport(config: MailConfig): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    requireTLS: needsTls(config),
    // Options after a question mark in the address override these.
    url: config.smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Connects to the mail server and signs in, without sending anything. @throws ConfigError that says why it can't */
export async function tryMailServer(config: MailConfig): Promise<void> {
  const transport = await openTransport(config);
  try {
    await transport.verify();
  } catch (error) {
    throw new ConfigError(
      `SMTP_URL must lead to a mail server that takes mail; ${describeMailFailure(error as NodemailerError)}`,
    );
  } finally {
    transport.close();
  }
}

/** @returns whether the mail server accepted it */
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
      // The same for each attempt, so that mail programs recognise a mail that was sent twice.
      messageId: `<${mail.messageId || `outbox-${mail.id}-${mail.createdAt.replaceAll(/\D/g, "")}@${hostname}`}>`,
      ...(followed.length > 0 && { inReplyTo: followed.at(-1)!, references: followed }),
      // A mailbox whose owner is away doesn't answer what no person wrote (RFC 3834, 5): its answer would go to whatever
      // address a visitor has typed.
      ...(mail.answerId === null && { headers: { "Auto-Submitted": "auto-generated" } }),
      date: new Date(mail.createdAt),
    });
    await Promise.race([sending, expiry(attemptSeconds, ended.signal)]);
  } catch (error) {
    await keepFailure(context, mail, error, onRefused);
    return false;
  } finally {
    ended.abort();
    transport.close();
  }
  await removeMail(context, mail);
  return true;
}

/**
 * Nodemailer sends ASCII as it is, and a mail program would decode an encoded word (RFC 2047) in it: to line breaks and
 * signs that turn the direction of writing, which no name has here.
 */
const asTyped = (text: string): string => text.replaceAll("=?", "= ?");

async function expiry(seconds: number, signal: AbortSignal): Promise<never> {
  await setTimeout(seconds * 1000, undefined, { signal });
  throw Object.assign(new Error("The mail server took too long."), { code: "ETIMEDOUT" });
}

/**
 * Schedules the next attempt after one minute, two, four and so on, at most six hours, for two days. A mail that is
 * refused for good is given up at once. An answer to a guest stays, so that staff see what became of it. Logs why it failed, without addresses or content.
 */
async function keepFailure(
  context: Context,
  mail: WaitingMail,
  error: unknown,
  onRefused: Receivers["onRefused"],
): Promise<void> {
  const { now, log } = context;
  const failure = error as NodemailerError;
  const { code, originalCode, responseCode } = failure;
  const failures = isRefusedForGood(failure) ? mostFailures : mail.failures + 1;
  const reason = describeMailFailure(failure);
  const about = { mail: mail.id, failures, code: originalCode ?? code, responseCode, reason };
  const minutes = Math.min(2 ** (failures - 1), longestWait.total("minutes"));
  const nextTryAt = now().add({ minutes });
  if (failures >= mostFailures && mail.answerId === null) {
    await removeMail(context, mail);
    log.error(about, "mail given up; what it tells of is in the inbox");
    return;
  }
  await inUnseenTransaction(context, async (transaction) => {
    await transaction.db
      .updateTable("outboxMail")
      .set({ failures, nextTryAt: toStoredInstant(nextTryAt) })
      .where("id", "=", mail.id)
      .execute();
    if (failures >= mostFailures && mail.answerId !== null) await onRefused?.(transaction, mail.answerId);
  });
  if (failures >= mostFailures) log.error(about, "mail to a guest given up; the inbox says so");
  else log.warn(about, "mail not sent yet");
}
