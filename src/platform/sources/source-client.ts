import type { Config } from "#src/platform/config.ts";
import { describeFailure, readText } from "#src/platform/http/outgoing.ts";
import type { Refusal } from "./source-schedule.ts";

export type SourceReply =
  | {
      kind: "new";
      body: string;
      lastModified: string | null;
      expires: Temporal.Instant;
      isDeprecated: boolean;
    }
  | { kind: "unchanged"; expires: Temporal.Instant }
  | { kind: "refused"; refusal: Refusal; detail: string; notBefore?: Temporal.Instant | undefined };

interface Question {
  url: string;
  config: Pick<Config, "siteOrigin" | "metContact">;
  accept: string;
  /** Headers that the source's terms require besides User-Agent. */
  headers?: Readonly<Record<string, string>> | undefined;
  body?: string | undefined;
  usualMinutes?: number | undefined;
  now: Temporal.Instant;
  lastModified: string | null;
  answer?: typeof fetch | undefined;
  signal?: AbortSignal | undefined;
}

const maxMilliseconds = 5_000;

/** The maximum size of a response after decompression. A weather forecast has about 50 KB. */
const maxBytes = 5 * 1024 * 1024;

/** Sends a request to a source. Never throws, because a failure is returned as a reply. */
export async function askSource({
  url,
  config,
  accept,
  headers,
  body,
  usualMinutes = 30,
  now,
  lastModified,
  answer = fetch,
  signal,
}: Question): Promise<SourceReply> {
  try {
    const response = await answer(url, {
      ...(body !== undefined && { method: "POST", body }),
      redirect: "manual",
      signal: AbortSignal.any([AbortSignal.timeout(maxMilliseconds), ...(signal ? [signal] : [])]),
      headers: {
        "User-Agent": [new URL(config.siteOrigin).host, config.metContact].filter(Boolean).join(" "),
        Accept: accept,
        "Accept-Encoding": "gzip",
        ...(lastModified !== null && { "If-Modified-Since": lastModified }),
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...headers,
      },
    });
    const reply = await readReply(response, { now, lastModified, usualMinutes });
    if (!response.bodyUsed) await response.body?.cancel();
    return reply;
  } catch (error) {
    return { kind: "refused", refusal: "unreachable", detail: describeFailure(error) };
  }
}

async function readReply(
  response: Response,
  { now, lastModified, usualMinutes }: Pick<Question, "now" | "lastModified"> & { usualMinutes: number },
): Promise<SourceReply> {
  const { status, headers } = response;
  const expires = readExpires(headers, now, usualMinutes);
  if (status === 304 && lastModified !== null) return { kind: "unchanged", expires };
  if (status === 200 || status === 203) {
    const body = await readText(response, maxBytes);
    if (body === undefined)
      return {
        kind: "refused",
        refusal: "unreachable",
        detail: `over ${maxBytes} bytes`,
        notBefore: expires,
      };
    return {
      kind: "new",
      body,
      lastModified: headers.get("last-modified"),
      expires,
      isDeprecated: status === 203,
    };
  }
  const refusal: Refusal =
    status === 429 ? "too-many" : status >= 400 && status < 500 ? "refused" : "unreachable";
  return { kind: "refused", refusal, detail: `HTTP ${status}`, notBefore: readRetryAfter(headers, now) };
}

/** The maximum lifetime of a response. A lifetime of weeks would block new data. */
const maxMinutes = 24 * 60;

/** Returns the time of expiry. The lifetime is Expires minus Date (RFC 9111, 4.2.1), because our clock may be wrong. */
function readExpires(headers: Headers, now: Temporal.Instant, usualMinutes: number): Temporal.Instant {
  const [expires, date] = [Date.parse(headers.get("expires") ?? ""), Date.parse(headers.get("date") ?? "")];
  const minutes = (expires - (Number.isNaN(date) ? now.epochMilliseconds : date)) / 60_000;
  const lifetime = Number.isNaN(minutes) ? usualMinutes : Math.min(Math.max(minutes, 0), maxMinutes);
  return now.add({ seconds: Math.ceil(lifetime * 60) });
}

/** Reads the header Retry-After in seconds (RFC 9110, 10.2.3). The longest wait is a day. */
function readRetryAfter(headers: Headers, now: Temporal.Instant): Temporal.Instant | undefined {
  const seconds = headers.get("retry-after");
  return seconds && /^\d{1,9}$/.test(seconds)
    ? now.add({ seconds: Math.min(Number(seconds), maxMinutes * 60) })
    : undefined;
}
