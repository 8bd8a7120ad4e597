import { hash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { FinishedAnswer } from "#src/platform/http/answer.ts";
import type { Context } from "#src/platform/context.ts";
import type { TableNames } from "#src/platform/database/tables-named.ts";
import { Cache, type Made } from "./cache.ts";

/**
 * How much text is cached, counted without compression. The compressed forms add about a third. Each form that has
 * been sent is there twice: by itself, and with its headers before it.
 */
const mostBytes = 48 * 1024 * 1024;

/**
 * After a write, pages are made again for so many milliseconds before the write is answered. Those that aren't reached
 * are made when somebody asks for them.
 */
const mostRenewing = 100;

/** Finished answers by key, until something is written or their own next change. */
export interface PageCache {
  /**
   * Sends the cached answer of this key, or makes it now and caches it; without a key it is made and not cached.
   * @param isRenewed whether the answer is made again after a write, if anybody has asked for it since the last one.
   * `make` must hold nothing of the request then.
   */
  answer(
    request: Request,
    key: string | undefined,
    make: MakeAnswer,
    options?: { isRenewed?: boolean },
  ): Promise<Response>;
  /** Makes an answer from text that is valid until its own next change. */
  finish(
    body: string,
    contentType: string,
    changesAt?: Temporal.Instant,
    own?: {
      headers?: Record<string, string> | undefined;
      /** The version of the resource in the answer. The ETag starts with it, so that the resource can be saved over. */
      version?: number | undefined;
    },
  ): Made<FinishedAnswer>;
  /** A cached answer that can be sent at once. */
  find(key: string): FinishedAnswer | undefined;
}

type MakeAnswer = (at: Context) => Promise<Made<FinishedAnswer | Response>>;

/** What is cached under a key. */
interface Entry {
  answer: FinishedAnswer | Response;
  /** How often it was asked for since it was made. */
  asked: number;
  /** Makes it again after a write. */
  renew: MakeAnswer | undefined;
}

/**
 * The answers of one state of the content. After a write, those that it may have changed and that guests ask for are
 * made for the new state while the old ones are still sent: the write isn't answered yet, so nobody can know of it.
 * Then the new ones take over at once, and nobody waits for a page that is read often.
 * @param headers the headers of every answer
 */
export function createPageCache(context: Context, headers: Record<string, string>): PageCache {
  let present = new Cache<Entry>({
    most: mostBytes,
    size: ({ answer }) => (answer instanceof FinishedAnswer ? answer.bytes : 0),
    now: () => context.now().epochMilliseconds,
  });
  let next: Cache<Entry> | undefined;

  const entryOf = (generation: Cache<Entry>, key: string, make: MakeAnswer, isRenewed: boolean) =>
    generation.getOrMake(key, async () => {
      const { value, expiresAt } = await make(atOneMoment(context));
      return { value: { answer: value, asked: 0, renew: isRenewed ? make : undefined }, expiresAt };
    });

  /** Makes the pages that guests ask for again. One that hangs is given up: the write is answered without it. */
  async function renew(written: TableNames): Promise<void> {
    next = present.after(written);
    const late = Promise.withResolvers<void>();
    const timer = setTimeout(late.resolve, mostRenewing);
    await Promise.race([makeAgain(next), late.promise]);
    clearTimeout(timer);
    present = next;
    next = undefined;
  }

  async function makeAgain(generation: Cache<Entry>): Promise<void> {
    const wanted = present
      .entries()
      .filter(([key, { asked, renew: make }]) => asked > 0 && make && !generation.get(key))
      .toSorted(([, one], [, other]) => other.asked - one.asked);
    const until = performance.now() + mostRenewing;
    for (const [key, { renew: make }] of wanted) {
      if (performance.now() >= until) break;
      try {
        const { answer } = (await entryOf(generation, key, make!, true)).value;
        if (answer instanceof FinishedAnswer) await answer.body("br");
      } catch (error) {
        context.log.error(
          { err: error, path: key.split(" ")[0] },
          "page could not be made again after a write",
        );
      }
      // Requests come in between.
      await setImmediate();
    }
  }

  /** Writes that come while pages are made wait for that, and then for one more round together. */
  let running: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;
  let written = new Set<string>();
  const begin = () => {
    const all = written;
    [written, waiting] = [new Set(), undefined];
    return (running = renew(all).finally(() => (running = undefined)));
  };
  context.contentVersion.onRenewal((tables) => {
    for (const table of tables) written.add(table);
    return running ? (waiting ??= running.then(begin)) : begin();
  });

  const find = (key: string) => present.get(key) ?? next?.get(key);
  return {
    async answer(request, key, make, { isRenewed = false } = {}) {
      const entry =
        key === undefined
          ? undefined
          : (find(key) ?? (await entryOf(next ?? present, key, make, isRenewed)).value);
      if (entry) entry.asked++;
      const value = entry?.answer ?? (await make(atOneMoment(context))).value;
      return value instanceof FinishedAnswer ? value.respond(request) : value.clone();
    },
    finish(body, contentType, changesAt, { headers: own, version } = {}) {
      const value = new FinishedAnswer(
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
      if (!(entry?.answer instanceof FinishedAnswer)) return undefined;
      entry.asked++;
      return entry.answer;
    },
  };
}

/** A context whose clock stands still, so that nothing becomes due between the content and its next change. */
function atOneMoment(context: Context): Context {
  const moment = context.now();
  return { ...context, now: () => moment };
}
