import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import {
  claim,
  findAnswer,
  isStopped,
  storeAnswer,
  storeRefusal,
  never,
  storeDemand,
} from "./source-answers.ts";
import { askSource } from "./source-client.ts";
import { nextAfterAnswer } from "./source-schedule.ts";

/** Describes data from another service. A job sends the requests, and pages read the last good response. */
export interface Source<Reading> {
  /** The URL, which identifies the response. For a POST, the URL's fragment contains the parameters of the body. */
  url: string;
  accept?: string;
  read(body: string): Reading | undefined;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** The lifetime in minutes of a response without Expires; 30 when left out. */
  usualMinutes?: number;
  /** True for data that never changes. Such data is requested only until the first good response. */
  neverChanges?: boolean;
  /** The minimum number of minutes between two requests, for data that the service may publish at any time. */
  minMinutes?: number;
}

const unreadable = "an unreadable response";

export interface RefreshOptions {
  /** Returns a number from 0 to below 1. */
  random?: () => number;
  signal?: AbortSignal;
}

/** Sends a request if one is due and no other process is sending it. Returns the number of sent requests. */
export async function refreshSource(
  context: Context,
  source: Source<unknown>,
  { random = Math.random, signal }: RefreshOptions = {},
): Promise<0 | 1> {
  const { config, now, log, answerSource } = context;
  if (signal?.aborted) return 0;
  const claimed = await claim(context, source.url);
  if (!claimed) return 0;
  const { url } = source;
  const reply = await askSource({
    ...requestOf(source),
    config,
    now: now(),
    lastModified: claimed.lastModified,
    answer: answerSource,
    signal,
  });
  if (reply.kind === "new" && reply.isDeprecated) {
    log.warn(
      { source: new URL(url).pathname },
      "the source announces the end of this version of its service (HTTP 203)",
    );
  }
  if (reply.kind === "refused") {
    await storeRefusal(context, claimed, reply, random());
  } else if (reply.kind === "new" && source.read(reply.body) === undefined) {
    const refusal = {
      refusal: "unreachable",
      detail: unreadable,
      notBefore: reply.expires,
    } as const;
    await storeRefusal(context, claimed, refusal, random());
  } else {
    const { neverChanges, minMinutes } = source;
    const next = () => nextAfterAnswer(reply.expires, { now: now(), random: random(), minMinutes });
    await storeAnswer(context, claimed, reply, {
      nextTryAt: neverChanges ? never : toStoredInstant(next()),
      isNews: reply.kind === "new" && !readsTheSame(source, claimed.body, reply.body),
    });
  }
  return 1;
}

const requestOf = ({ url, accept = "application/json", headers, body, usualMinutes }: Source<unknown>) => ({
  url,
  accept,
  headers,
  body,
  usualMinutes,
});

/** True when two bodies give the same data. Cached pages then stay valid, for example when only a timestamp differs. */
function readsTheSame({ read }: Source<unknown>, before: string | null, after: string): boolean {
  if (before === null || before === after) return before === after;
  return JSON.stringify(read(before)) === JSON.stringify(read(after));
}

/** Requests data without storing the response. Returns undefined after a failure. */
export async function requestOnce<Reading>(
  context: Context,
  source: Source<Reading>,
): Promise<Reading | undefined> {
  const { config, now, log, answerSource: answer } = context;
  if (await isStopped(context, source.url)) return undefined;
  const reply = await askSource({ ...requestOf(source), config, now: now(), lastModified: null, answer });
  const reading = reply.kind === "new" ? source.read(reply.body) : undefined;
  if (reading === undefined) {
    const reason = reply.kind === "refused" ? reply.detail : unreadable;
    log.warn({ source: new URL(source.url).pathname, reason }, "request to a source failed");
  }
  return reading;
}

export interface Answer<Reading> {
  reading: Reading;
  /** The time at which the source last confirmed the data. */
  fetchedAt: Temporal.Instant;
  /** The time at which the data becomes too old. */
  expiresAt: Temporal.Instant;
}

export async function readSource<Reading>(
  context: Context,
  source: Source<Reading>,
  maxAgeHours: number,
): Promise<Answer<Reading> | undefined> {
  const row = await findAnswer(context, source.url);
  if (!row?.body || !row.fetchedAt) return undefined;
  const fetchedAt = Temporal.Instant.from(row.fetchedAt);
  const expiresAt = fetchedAt.add({ minutes: Math.round(maxAgeHours * 60) });
  if (Temporal.Instant.compare(expiresAt, context.now()) <= 0) return undefined;
  const reading = readOnce(source, row.body);
  return reading === undefined ? undefined : { reading, fetchedAt, expiresAt };
}

/** The parsed responses by URL, because parsing a forecast takes up to 3 ms. */
const readings = new Map<string, { body: string; reading: unknown }>();
const maxCachedReadings = 30;

function readOnce<Reading>({ url, read }: Source<Reading>, body: string): Reading | undefined {
  const known = readings.get(url);
  if (known?.body === body) return known.reading as Reading | undefined;
  const reading = read(body);
  readings.delete(url);
  readings.set(url, { body, reading });
  if (readings.size > maxCachedReadings) readings.delete(readings.keys().next().value!);
  return reading;
}

/** The number of milliseconds after which another demand for the same URL is recorded. */
const recordedFor = 60_000;
const recordedAt = new Map<string, number>();

/** Records that a visitor needs the data. Never rejects, because the page must be shown in any case. */
export async function recordDemand(context: Context, { url }: Source<unknown>): Promise<void> {
  if (context.isPreview) return;
  const now = context.now().epochMilliseconds;
  if (Math.abs(now - (recordedAt.get(url) ?? -Infinity)) < recordedFor) return;
  recordedAt.set(url, now);
  try {
    await storeDemand(context, url);
  } catch (error) {
    context.log.warn({ err: error }, "a visitor's need for a source could not be recorded");
  }
}

/** True when a visitor has needed the data lately, as some sources' terms require, or when data is made up. */
export async function isNeeded(
  context: Context,
  { url }: Source<unknown>,
  minutes: number,
): Promise<boolean> {
  if (context.answerSource) return true;
  const wantedAt = (await findAnswer(context, url))?.wantedAt;
  return !!wantedAt && wantedAt > toStoredInstant(context.now().subtract({ minutes }));
}
