import { toStoredInstant } from "#src/i18n/time.ts";
import type { Context } from "#src/platform/context.ts";
import {
  claim,
  findAnswer,
  isStopped,
  keepAnswer,
  keepRefusal,
  never,
  noteWanted,
} from "./source-answers.ts";
import { askSource } from "./source-client.ts";
import { nextAfterAnswer } from "./source-schedule.ts";

/**
 * Something that the site asks another service for. The service is asked by one job, as its terms allow; pages and the
 * API read the last good answer and never wait.
 */
export interface Source<Reading> {
  /**
   * The whole address; it names service, place and day, so that an answer is never taken for another's. What a body
   * asks stands behind a #, which is never sent.
   */
  url: string;
  /** The media type of good answers; JSON when left out. */
  accept?: string;
  /** Takes what is documented and ignores the rest; undefined when the body makes no sense, and the last answer stays. */
  read(body: string): Reading | undefined;
  /** What the source's terms want in every request, besides who asks. */
  headers?: Readonly<Record<string, string>>;
  /** A question in JSON; without one the address is the whole question. */
  body?: string;
  /** How many minutes an answer is used that doesn't say so itself; half an hour when left out. */
  usualMinutes?: number;
  /** The answer never changes, so it is asked for only once. */
  isForGood?: boolean;
  /** What is issued at any time is asked for this often, or as often as answers expire if that is rarer. */
  leastMinutes?: number;
}

/** How to ask. */
export interface Asking {
  /** A random number from 0 to below 1, by which moments are spread. */
  random?: () => number;
  /** Aborting it ends the request under way and prevents more. */
  signal?: AbortSignal;
}

/**
 * Asks a source if it is time to, and keeps a good answer. Of all processes and calls at once, one asks.
 * @returns how often it was asked: once or not at all
 */
export async function refreshSource(
  context: Context,
  source: Source<unknown>,
  { random = Math.random, signal }: Asking = {},
): Promise<0 | 1> {
  const { config, now, log, answerSource } = context;
  if (signal?.aborted) return 0;
  const claimed = await claim(context, source.url);
  if (!claimed) return 0;
  const { url } = source;
  const reply = await askSource({
    ...questionOf(source),
    config,
    now: now(),
    lastModified: claimed.lastModified,
    answer: answerSource,
    signal,
  });
  if (reply.kind === "new" && reply.isDeprecated) {
    log.warn(
      { source: new URL(url).pathname },
      "the source says that this version of its service is about to end (HTTP 203)",
    );
  }
  if (reply.kind === "refused") {
    await keepRefusal(context, claimed, reply, random());
  } else if (reply.kind === "new" && source.read(reply.body) === undefined) {
    const refusal = {
      refusal: "unreachable",
      detail: "an answer that makes no sense",
      notBefore: reply.expires,
    } as const;
    await keepRefusal(context, claimed, refusal, random());
  } else {
    const { isForGood, leastMinutes } = source;
    const next = () => nextAfterAnswer(reply.expires, { now: now(), random: random(), leastMinutes });
    await keepAnswer(context, claimed, reply, {
      nextTryAt: isForGood ? never : toStoredInstant(next()),
      isNews: reply.kind === "new" && !readsTheSame(source, claimed.body, reply.body),
    });
  }
  return 1;
}

const questionOf = ({ url, accept = "application/json", headers, body, usualMinutes }: Source<unknown>) => ({
  url,
  accept,
  headers,
  body,
  usualMinutes,
});

/** Whether another answer says the same in other bytes, as one with its own time does: then no page changes. */
function readsTheSame({ read }: Source<unknown>, before: string | null, after: string): boolean {
  if (before === null || before === after) return before === after;
  return JSON.stringify(read(before)) === JSON.stringify(read(after));
}

/**
 * Asks for something that is shown once and kept nowhere, as what staff search for; not while the source has asked us
 * to slow down.
 * @returns undefined without a good answer
 */
export async function askOnce<Reading>(
  context: Context,
  source: Source<Reading>,
): Promise<Reading | undefined> {
  const { config, now, log, answerSource: answer } = context;
  if (await isStopped(context, source.url)) return undefined;
  const reply = await askSource({ ...questionOf(source), config, now: now(), lastModified: null, answer });
  if (reply.kind === "new") return source.read(reply.body);
  log.warn(
    { source: new URL(source.url).pathname, reason: "detail" in reply && reply.detail },
    "source failed",
  );
  return undefined;
}

/** A good answer that is young enough to be shown. */
export interface Answer<Reading> {
  reading: Reading;
  /** When the source last confirmed it. */
  fetchedAt: Temporal.Instant;
  /** When it is too old to be shown, should the source not confirm it again. */
  expiresAt: Temporal.Instant;
}

/**
 * Reads the last good answer; it never asks.
 * @param mostHours how old it may be
 */
export async function readSource<Reading>(
  context: Context,
  source: Source<Reading>,
  mostHours: number,
): Promise<Answer<Reading> | undefined> {
  const row = await findAnswer(context, source.url);
  if (!row?.body || !row.fetchedAt) return undefined;
  const fetchedAt = Temporal.Instant.from(row.fetchedAt);
  const expiresAt = fetchedAt.add({ minutes: Math.round(mostHours * 60) });
  if (Temporal.Instant.compare(expiresAt, context.now()) <= 0) return undefined;
  const reading = readOnce(source, row.body);
  return reading === undefined ? undefined : { reading, fetchedAt, expiresAt };
}

/** The last readings, the oldest first: reading a forecast takes up to 3 ms, and it stays the same for an hour. */
const readings = new Map<string, { body: string; reading: unknown }>();
const mostReadings = 30;

function readOnce<Reading>({ url, read }: Source<Reading>, body: string): Reading | undefined {
  const known = readings.get(url);
  if (known?.body === body) return known.reading as Reading | undefined;
  const reading = read(body);
  readings.delete(url);
  readings.set(url, { body, reading });
  if (readings.size > mostReadings) readings.delete(readings.keys().next().value!);
  return reading;
}

/** How many milliseconds go by until it is noted again that somebody looks. */
const notedFor = 60_000;
const noted = new Map<string, number>();

/**
 * Tells that somebody looks at what a source says, unless it is a preview. A page is shown all the same when that can't
 * be noted, as on a full disk.
 */
export async function wantSource(context: Context, { url }: Source<unknown>): Promise<void> {
  if (context.isPreview) return;
  const now = context.now().epochMilliseconds;
  if (Math.abs(now - (noted.get(url) ?? -Infinity)) < notedFor) return;
  noted.set(url, now);
  try {
    await noteWanted(context, url);
  } catch (error) {
    context.log.warn({ err: error }, "that somebody looks could not be noted");
  }
}

/**
 * Whether somebody has looked within so many minutes; some terms allow no more than asking for them. What is made up is
 * there for the first one who looks.
 */
export async function isWanted(
  context: Context,
  { url }: Source<unknown>,
  minutes: number,
): Promise<boolean> {
  if (context.answerSource) return true;
  const wantedAt = (await findAnswer(context, url))?.wantedAt;
  return !!wantedAt && wantedAt > toStoredInstant(context.now().subtract({ minutes }));
}
