import { hash } from "node:crypto";
import { FinishedAnswer } from "#src/platform/http/answer.ts";
import type { Context } from "#src/platform/context.ts";
import { Cache, type Made } from "./cache.ts";

/**
 * How much text is cached, counted without compression. The compressed forms add about a third. Each form that has
 * been sent is there twice: by itself, and with its headers before it.
 */
const mostBytes = 48 * 1024 * 1024;

/** Finished answers by key, until something is written or their own next change. */
export interface PageCache {
  /** Sends the cached answer of this key, or makes it now and caches it; without a key it is made and not cached. */
  answer(request: Request, key: string | undefined, make: MakeAnswer): Promise<Response>;
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

/** @param headers the headers of every answer */
export function createPageCache(context: Context, headers: Record<string, string>): PageCache {
  const answers = new Cache<FinishedAnswer | Response>({
    most: mostBytes,
    size: (answer) => (answer instanceof FinishedAnswer ? answer.bytes : 0),
    now: () => context.now().epochMilliseconds,
  });
  context.contentVersion.onChange(() => answers.clear());
  return {
    async answer(request, key, make) {
      const makeNow = () => make(atOneMoment(context));
      const { value } = await (key === undefined ? makeNow() : answers.getOrMake(key, makeNow));
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
      const answer = answers.get(key);
      return answer instanceof FinishedAnswer ? answer : undefined;
    },
  };
}

/** A context whose clock stands still, so that nothing becomes due between the content and its next change. */
function atOneMoment(context: Context): Context {
  const moment = context.now();
  return { ...context, now: () => moment };
}
