import { hash } from "node:crypto";
import { FinishedAnswer } from "#src/platform/http/answer.ts";
import type { Context } from "#src/platform/context.ts";
import { Cache, type Made } from "./cache.ts";

/**
 * How much text is cached, counted as it was given. Compressed forms come to about a third more, and each form that has been
 * sent is there twice: by itself, and with its headers ahead of it.
 */
const mostBytes = 48 * 1024 * 1024;

/** Finished answers by their keys, until something is written or they change by themselves. */
export interface PageCache {
  /** The cached answer to this key, or the one that is made now and cached; without a key it is made and sent alone. */
  answer(request: Request, key: string | undefined, make: MakeAnswer): Promise<Response>;
  /** An answer of text that is right until it changes by itself. */
  finish(
    body: string,
    contentType: string,
    changesAt?: Temporal.Instant,
    own?: {
      headers?: Record<string, string> | undefined;
      /** Of the one resource that it is: its ETag begins with that, so that it can be saved over. */
      version?: number | undefined;
    },
  ): Made<FinishedAnswer>;
  /** A cached answer that can be sent at once. */
  find(key: string): FinishedAnswer | undefined;
}

type MakeAnswer = (at: Context) => Promise<Made<FinishedAnswer | Response>>;

/** @param headers of every answer */
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

/** What is made for the cache looks at the clock once: nothing can fall due between its content and its next change. */
function atOneMoment(context: Context): Context {
  const moment = context.now();
  return { ...context, now: () => moment };
}
