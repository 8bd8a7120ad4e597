import { setTimeout } from "node:timers/promises";
import type { Generated } from "kysely";
import { folded } from "#src/i18n/folded.ts";
import { toStoredInstant } from "#src/i18n/time.ts";
import { isLoopback, type MailConfig } from "./config.ts";
import type { Context } from "./context.ts";
import type { Transaction } from "#src/platform/database/database.ts";
import { repeat } from "./repeat.ts";

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

type WaitingMail = Omit<OutboxMailTable, "id" | "failures"> & { id: number; failures: number };

const lookMilliseconds = 10_000;

/** How long an attempt may take, however slowly the mail server answers. */
const attemptSeconds = 60;

/** Longer than any attempt. When the process that sends dies, another one tries after this time. */
const claimSeconds = 120;

/**
 * The longest wait between two attempts. A mail with a longer wait was scheduled by a clock that was ahead, and is
 * due.
 */
const longestWait = Temporal.Duration.from({ hours: 6 });

/** How long a mail is tried. The message that it tells about is in the inbox all the time. */
const patience = Temporal.Duration.from({ hours: 48 });

/** Puts a mail in the outbox, in the transaction of the message that it tells about: both are stored, or neither. */
export async function queueMail(
  db: Transaction,
  { subject, body, replyTo }: StaffMail,
  now: Temporal.Instant,
): Promise<void> {
  const moment = toStoredInstant(now);
  await db
    .insertInto("outboxMail")
    .values({
      subject,
      body,
      replyToName: replyTo.name,
      replyToAddress: replyTo.address,
      replyToFolded: folded(replyTo.address),
      createdAt: moment,
      nextTryAt: moment,
    })
    .execute();
}

/**
 * Starts sending the mail in the outbox.
 * @returns stops the job and waits for work under way
 */
export function startMailJob(context: Context): () => Promise<void> {
  if (!context.config.mail) return () => Promise.resolve();
  tellHowMailGoes(context, context.config.mail);
  return repeat(lookMilliseconds, async (signal) => {
    try {
      await sendDueMail(context, signal);
    } catch (error) {
      context.log.error({ err: error }, "the outbox could not be looked at");
    }
  });
}

/**
 * Tries each mail that is due once, in only one of several processes. After a failure the rest waits for the next
 * run: most failures are the mail server's and would meet the others too.
 */
export async function sendDueMail(context: Context, signal?: AbortSignal): Promise<void> {
  const { mail: config } = context.config;
  if (!config) return;
  let isGoingWell = true;
  while (isGoingWell) {
    const mail = signal?.aborted ? undefined : await claimMail(context);
    isGoingWell = mail !== undefined && (await sendMail(context, config, mail));
  }
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

/** The UPDATE decides between processes: only one of them still finds the mail due. */
async function claimMail({ db, now }: Context): Promise<WaitingMail | undefined> {
  const moment = toStoredInstant(now());
  const reserved = toStoredInstant(now().add({ seconds: claimSeconds }));
  const farAhead = toStoredInstant(now().add(longestWait));
  return db
    .updateTable("outboxMail")
    .set({ nextTryAt: reserved })
    .where("id", "=", ({ selectFrom }) =>
      selectFrom("outboxMail as due")
        .select("due.id")
        .where(({ eb, or }) => or([eb("due.nextTryAt", "<=", moment), eb("due.nextTryAt", ">", farAhead)]))
        .orderBy("due.nextTryAt")
        .orderBy("due.id")
        .limit(1),
    )
    .where(({ eb, or }) => or([eb("nextTryAt", "<=", moment), eb("nextTryAt", ">", farAhead)]))
    .returningAll()
    .executeTakeFirst();
}

/** @returns whether the mail server accepted it */
async function sendMail(context: Context, config: MailConfig, mail: WaitingMail): Promise<boolean> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    requireTLS: needsTls(config),
    // Options after a question mark in the address override these.
    url: config.smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { hostname } = new URL(context.config.siteOrigin);
  const ended = new AbortController();
  try {
    const sending = transport.sendMail({
      from: { name: "", address: config.from },
      to: { name: "", address: config.to },
      ...(mail.replyToAddress && { replyTo: { name: mail.replyToName, address: mail.replyToAddress } }),
      subject: mail.subject,
      text: mail.body,
      // The same for each attempt, so that mail programs recognise a mail that was sent twice.
      messageId: `<outbox-${mail.id}-${mail.createdAt.replaceAll(/\D/g, "")}@${hostname}>`,
      date: new Date(mail.createdAt),
    });
    await Promise.race([sending, expiry(attemptSeconds, ended.signal)]);
  } catch (error) {
    await keepFailure(context, mail, error);
    return false;
  } finally {
    ended.abort();
    transport.close();
  }
  await context.db.deleteFrom("outboxMail").where("id", "=", mail.id).execute();
  context.log.info({ mail: mail.id }, "mail sent");
  return true;
}

async function expiry(seconds: number, signal: AbortSignal): Promise<never> {
  await setTimeout(seconds * 1000, undefined, { signal });
  throw Object.assign(new Error("The mail server took too long."), { code: "ETIMEDOUT" });
}

/**
 * Schedules the next attempt after one minute, two, four and so on, at most six hours, for two days. Logs why it
 * failed, without addresses or content.
 */
async function keepFailure({ db, now, log }: Context, mail: WaitingMail, error: unknown): Promise<void> {
  const failures = mail.failures + 1;
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const about = { mail: mail.id, failures, code, responseCode };
  const minutes = Math.min(2 ** (failures - 1), longestWait.total("minutes"));
  const nextTryAt = now().add({ minutes });
  if (Temporal.Instant.compare(nextTryAt, Temporal.Instant.from(mail.createdAt).add(patience)) > 0) {
    await db.deleteFrom("outboxMail").where("id", "=", mail.id).execute();
    log.error(about, "mail given up; what it tells of is in the inbox");
    return;
  }
  await db
    .updateTable("outboxMail")
    .set({ failures, nextTryAt: toStoredInstant(nextTryAt) })
    .where("id", "=", mail.id)
    .execute();
  log.warn(about, "mail not sent yet");
}
