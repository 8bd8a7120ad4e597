import { toStoredInstant } from "#src/i18n/time.ts";
import type { Context } from "#src/platform/context.ts";
import { claim, keepAnswer, keepRefusal, never } from "./met-answers.server.ts";
import { askMet, mayAskMet } from "./met-client.server.ts";
import { nextAfterAnswer } from "./met-schedule.ts";

/** One request to MET. */
export interface MetQuestion {
  url: string;
  /** Whether a body answers the request; otherwise the last good answer stays. */
  isAnswer(body: string): boolean;
  /** The answer never changes, so it is fetched only once. */
  isForGood: boolean;
}

/** How to ask MET. */
export interface Asking {
  /** A random number from 0 to below 1, by which moments are spread. */
  random?: () => number;
  /** Aborting it ends the request under way and prevents more. */
  signal?: AbortSignal;
}

/**
 * Asks MET if it is time to, and keeps a good answer. Of all processes and calls at once, one asks.
 * @returns how often MET was asked: once or not at all
 */
export async function refreshMetAnswer(
  context: Context,
  question: MetQuestion,
  { random = Math.random, signal }: Asking = {},
): Promise<0 | 1> {
  const { config, now } = context;
  if (!mayAskMet(config) || signal?.aborted) return 0;
  const claimed = await claim(context, question.url);
  if (!claimed) return 0;
  const reply = await askMet({
    url: question.url,
    config,
    now: now(),
    lastModified: claimed.lastModified,
    signal,
  });
  const source = new URL(question.url).pathname;
  if (reply.kind === "new" && reply.isDeprecated) {
    context.log.warn({ source }, "MET says that this version of its service is about to end (HTTP 203)");
  }
  if (reply.kind === "refused") {
    await keepRefusal(context, claimed, reply, random());
  } else if (reply.kind === "new" && !question.isAnswer(reply.body)) {
    const refusal = {
      refusal: "unreachable",
      detail: "an answer that makes no sense",
      notBefore: reply.expires,
    } as const;
    await keepRefusal(context, claimed, refusal, random());
  } else {
    await keepAnswer(
      context,
      claimed,
      reply,
      question.isForGood
        ? never
        : toStoredInstant(nextAfterAnswer(reply.expires, { now: now(), random: random() })),
    );
  }
  return 1;
}
