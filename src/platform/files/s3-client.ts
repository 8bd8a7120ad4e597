import { hash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { Problem } from "#src/platform/api/problem.ts";
import type { BucketConfig } from "#src/platform/config.ts";

/* The URL of each request has the bucket in its path, not in its host name. */

/** The time-out of a try, without the time for transfers. Requests and responses are expected at 200 KB per second. */
const tryMilliseconds = 5000;
const bytesPerMillisecond = 200;

/** The pauses before retries in milliseconds. A random time is added to each pause. */
const usualPauses = [200, 800];

/** The time after which a failed request isn't retried, in milliseconds. A visitor is waiting for the response. */
const lastTryAfter = 5000;

const retrySeconds = "5";

interface S3Request {
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer;
  /** The expected size of the response in bytes. */
  expected?: number;
}

interface S3Answer {
  headers: Headers;
  body: Buffer;
}

/** @returns undefined without the object @throws Problem "storage-unavailable" if the store fails or refuses */
export type AskS3 = (
  method: "DELETE" | "GET" | "HEAD" | "POST" | "PUT",
  name: string,
  request?: S3Request,
) => Promise<S3Answer | undefined>;

/** @param pauses the pause before each retry, in milliseconds */
export function createS3Client(
  { url, bucket, region, accessKeyId, secretAccessKey }: BucketConfig,
  pauses: readonly number[] = usualPauses,
): AskS3 {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });

  async function tryOnce(...[method, name, request = {}]: Parameters<AskS3>): Promise<S3Answer | Refusal> {
    const { query = {}, headers, body, expected = 0 } = request;
    const address = new URL([url.replace(/\/$/, ""), bucket, ...(name ? [name] : [])].join("/"));
    for (const [key, value] of Object.entries(query)) address.searchParams.set(key, value);
    const signed = await client.sign(address.href, {
      method,
      headers: { ...headers, "X-Amz-Content-Sha256": hash("sha256", body ?? "", "hex") },
      ...(body && { body: new Uint8Array(body) }),
      redirect: "error",
      signal: AbortSignal.timeout(
        tryMilliseconds + Math.ceil(((body?.length ?? 0) + expected) / bytesPerMillisecond),
      ),
    });
    const response = await fetch(signed);
    const answer = { headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
    if (response.ok) return answer;
    const code = /<Code>(\w+)<\/Code>/.exec(answer.body.toString("latin1", 0, 10_000))?.[1];
    return new Refusal(response.status, code);
  }

  return async (...asked) => {
    const startedAt = performance.now();
    for (let times = 0; ; times++) {
      const found = await tryOnce(...asked).catch((error: unknown) => error as Error);
      if (!(found instanceof Error)) return found;
      if (found instanceof Refusal && found.isMissing) return undefined;
      const pause = pauses[times];
      const isFinal = found instanceof Refusal && !found.isTemporary;
      if (isFinal || pause === undefined || performance.now() - startedAt > lastTryAfter)
        throw new Problem("storage-unavailable", {
          cause: new Error(`${bucket} at ${url} ${wordsOf(found)}`, { cause: found }),
          headers: { "Retry-After": retrySeconds },
        });
      await wait(pause * (1 + Math.random()));
    }
  };
}

function wordsOf(error: Error): string {
  if (!(error instanceof Refusal)) {
    const { name, message, cause } = error;
    return name === "TimeoutError"
      ? "doesn't answer in time"
      : `can't be reached: ${(cause as Error | undefined)?.message || message}`;
  }
  if (error.code === "NoSuchBucket") return `answers ${error.message}: there is no such bucket`;
  if (error.status === 401 || error.status === 403)
    return `answers ${error.message}: S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be a key that may read, write, list and remove there`;
  return `answers ${error.message}`;
}

class Refusal extends Error {
  override name = "Refusal";
  readonly status: number;
  readonly code: string | undefined;
  readonly isMissing: boolean;
  readonly isTemporary: boolean;

  constructor(status: number, code: string | undefined) {
    super([status, code].join(" ").trim());
    this.status = status;
    this.code = code;
    this.isMissing = status === 404 && code !== "NoSuchBucket";
    this.isTemporary = status >= 500 || status === 408 || status === 429;
  }
}
