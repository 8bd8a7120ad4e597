import { hash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { CachedResponse } from "#src/platform/http/answer.ts";
import type { Context } from "#src/platform/context.ts";
import { Cache, type Expiring } from "./cache.ts";

/** The maximum size of all cached texts without compression. Compressed forms need about a third more memory. */
const maxBytes = 48 * 1024 * 1024;

/** The time limit of a renewal after a write. A page that isn't renewed in time is rendered at its next request. */
const maxRenewalMilliseconds = 100;

export interface PageCache {
  /**
   * Responds with the cached response, or makes a response. A response without a key isn't cached.
   * @param options.isRenewed true to render a requested page again after a write; `make` must then not use the request,
   * because no visitor is waiting for the renewed page
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
      /** The resource's version. The ETag starts with the version, for If-Match. */
      version?: number | undefined;
    },
  ): Expiring<CachedResponse>;
  find(key: string): CachedResponse | undefined;
}

type MakeAnswer = (at: Context) => Promise<Expiring<CachedResponse | Response>>;

interface Entry {
  answer: CachedResponse | Response;
  requestCount: number;
  renew: MakeAnswer | undefined;
}

/**
 * Creates the page cache. Each write empties the cache. Before the response to the write, pages that visitors have
 * requested since the previous write are rendered again, as far as the time limit allows. Visitors therefore don't wait
 * for popular pages.
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
      return { value: { answer: value, requestCount: 0, renew: isRenewed ? make : undefined }, expiresAt };
    });

  /** Renders the requested pages again, within a time limit. A page that hangs doesn't delay the write. */
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
      .filter(([key, { requestCount, renew: make }]) => requestCount > 0 && make && !generation.get(key))
      .toSorted(([, one], [, other]) => other.requestCount - one.requestCount);
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

  /** All writes during a renewal share the next renewal. */
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
      if (entry) entry.requestCount++;
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
      entry.requestCount++;
      return entry.answer;
    },
  };
}

/** Stops the clock while a page is made, so that all parts of the page show the same time. */
function atOneMoment(context: Context): Context {
  const moment = context.now();
  return { ...context, now: () => moment };
}
