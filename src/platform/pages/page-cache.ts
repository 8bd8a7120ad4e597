import { hash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { CachedResponse } from "#src/platform/http/answer.ts";
import type { Context } from "#src/platform/context.ts";
import { Cache, type Expiring } from "./cache.ts";

/**
 * The capacity in bytes of uncompressed text. Compressed forms add about a third. Each form that has been sent is
 * stored twice: alone, and after its headers.
 */
const maxBytes = 48 * 1024 * 1024;

/** Milliseconds for rendering pages again before a write's response. The rest are rendered on demand. */
const maxRenewalMilliseconds = 100;

/** Finished responses by key, until a write or their expiry. */
export interface PageCache {
  /**
   * Sends the cached response of this key, or makes and caches it. Without a key the response isn't cached.
   * @param isRenewed makes the response again after a write if it was requested since the previous write; `make` must
   * not capture the request then
   */
  answer(
    request: Request,
    key: string | undefined,
    make: MakeAnswer,
    options?: { isRenewed?: boolean },
  ): Promise<Response>;
  /** Creates a response from text that is valid until `changesAt`. */
  finish(
    body: string,
    contentType: string,
    changesAt?: Temporal.Instant,
    own?: {
      headers?: Record<string, string> | undefined;
      /** The version of the resource in the response. The ETag starts with it, for use in If-Match. */
      version?: number | undefined;
    },
  ): Expiring<CachedResponse>;
  /** Returns a cached response that can be sent immediately. */
  find(key: string): CachedResponse | undefined;
}

type MakeAnswer = (at: Context) => Promise<Expiring<CachedResponse | Response>>;

interface Entry {
  answer: CachedResponse | Response;
  /** The number of requests since it was made. */
  asked: number;
  /** Makes it again after a write. */
  renew: MakeAnswer | undefined;
}

/**
 * Creates the cache of responses. A write empties it. Before that, the pages that were requested since the last write
 * are made again while the old ones are still sent. That is correct because the write has no response yet. So nobody
 * waits for a popular page.
 * @param headers the headers of every response
 */
export function createPageCache(context: Context, headers: Record<string, string>): PageCache {
  const createGeneration = () =>
    new Cache<Entry>({
      max: maxBytes,
      size: ({ answer }) => (answer instanceof CachedResponse ? answer.bytes : 0),
      now: () => context.now().epochMilliseconds,
    });
  let present = createGeneration();
  let next: Cache<Entry> | undefined;

  const entryOf = (generation: Cache<Entry>, key: string, make: MakeAnswer, isRenewed: boolean) =>
    generation.getOrMake(key, async () => {
      const { value, expiresAt } = await make(atOneMoment(context));
      return { value: { answer: value, asked: 0, renew: isRenewed ? make : undefined }, expiresAt };
    });

  /** Makes the requested pages again. A page that hangs is abandoned, so that it doesn't delay the write. */
  async function renew(): Promise<void> {
    next = createGeneration();
    const late = Promise.withResolvers<void>();
    const timer = setTimeout(late.resolve, maxRenewalMilliseconds);
    await Promise.race([renderAgain(next), late.promise]);
    clearTimeout(timer);
    present = next;
    next = undefined;
  }

  async function renderAgain(generation: Cache<Entry>): Promise<void> {
    const requested = present
      .entries()
      .filter(([key, { asked, renew: make }]) => asked > 0 && make && !generation.get(key))
      .toSorted(([, one], [, other]) => other.asked - one.asked);
    const until = performance.now() + maxRenewalMilliseconds;
    for (const [key, { renew: make }] of requested) {
      // Lets requests run in between, first right after the commit.
      await setImmediate();
      if (performance.now() >= until) break;
      try {
        const { answer } = (await entryOf(generation, key, make!, true)).value;
        if (answer instanceof CachedResponse) await answer.body("br");
      } catch (error) {
        context.log.error(
          { err: error, path: key.split(" ")[0] },
          "page could not be rendered again after a write",
        );
      }
    }
  }

  /** Writes during a renewal share the next one. */
  let running: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;
  const begin = () => {
    waiting = undefined;
    return (running = renew().finally(() => (running = undefined)));
  };
  context.contentVersion.onRenewal(() => (running ? (waiting ??= running.then(begin)) : begin()));

  const find = (key: string) => present.get(key) ?? next?.get(key);
  return {
    async answer(request, key, make, { isRenewed = false } = {}) {
      const entry =
        key === undefined
          ? undefined
          : (find(key) ?? (await entryOf(next ?? present, key, make, isRenewed)).value);
      if (entry) entry.asked++;
      const value = entry?.answer ?? (await make(atOneMoment(context))).value;
      return value instanceof CachedResponse ? value.respond(request) : value.clone();
    },
    finish(body, contentType, changesAt, { headers: own, version } = {}) {
      const value = new CachedResponse(
        body,
        {
          ...headers,
          "Content-Type": contentType,
          "Cache-Control": "no-cache",
          Vary: "Accept-Encoding",
          ...own,
        },
        version === undefined ? {} : { tag: `${version}.${hash("sha256", body, "base64url")}` },
      );
      return { value, expiresAt: changesAt?.epochMilliseconds ?? Infinity };
    },
    find(key) {
      const entry = find(key);
      if (!(entry?.answer instanceof CachedResponse)) return undefined;
      entry.asked++;
      return entry.answer;
    },
  };
}

/** Returns a context whose clock stands still, so that nothing becomes due between reading content and its expiry. */
function atOneMoment(context: Context): Context {
  const moment = context.now();
  return { ...context, now: () => moment };
}
