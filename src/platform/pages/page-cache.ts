import { hash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { CachedResponse } from "#src/platform/http/answer.ts";
import type { Context } from "#src/platform/context.ts";
import { Cache, type Expiring } from "./cache.ts";

/** The size of uncompressed text. Compressed forms add about a third. */
const maxBytes = 48 * 1024 * 1024;

/** Further pages are rendered on demand. */
const maxRenewalMilliseconds = 100;

export interface PageCache {
  /**
   * Sends the cached response, or makes it. A response without a key isn't cached.
   * @param isRenewed renders a requested page again after a write; `make` must not capture the request then
   */
  answer(
    request: Request,
    key: string | undefined,
    make: MakeAnswer,
    options?: { isRenewed?: boolean },
  ): Promise<Response>;
  finish(
    body: string,
    contentType: string,
    changesAt?: Temporal.Instant,
    own?: {
      headers?: Record<string, string> | undefined;
      /** The ETag starts with the resource's version, for If-Match. */
      version?: number | undefined;
    },
  ): Expiring<CachedResponse>;
  find(key: string): CachedResponse | undefined;
}

type MakeAnswer = (at: Context) => Promise<Expiring<CachedResponse | Response>>;

interface Entry {
  answer: CachedResponse | Response;
  asked: number;
  renew: MakeAnswer | undefined;
}

/**
 * A write empties the cache. Before the write's response, requested pages are rendered again, so nobody waits for a
 * popular page.
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

  /** Abandons a page that hangs, so that it doesn't delay the write. */
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

  /** Writes during a renewal share the next renewal. */
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

/** The clock stands still, so that nothing becomes due while a page is made. */
function atOneMoment(context: Context): Context {
  const moment = context.now();
  return { ...context, now: () => moment };
}
