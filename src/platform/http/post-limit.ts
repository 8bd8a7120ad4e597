import { createHmac, randomBytes } from "node:crypto";
import { sql } from "kysely";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import { Problem } from "#src/platform/api/problem.ts";
import type { Context } from "#src/platform/context.ts";
import type { Database } from "#src/platform/database/database.ts";
import type { Job } from "#src/platform/jobs/job.ts";

/* The counts are in the database, so that a limit applies to all processes together. */

declare module "#src/platform/database/database.ts" {
  interface Tables {
    sender: {
      /** A keyed hash of a block of IP addresses, or of another name, such as a recipient. */
      id: string;
      /** The end of the window, as ISO 8601 in UTC. */
      until: string;
      posts: number;
      messages: number;
    };
    senderKey: { id: number; key: string };
  }
}

const postWindow = 10 * 60;

/** The number of POSTs per allowed message. It is above 1, because a guest may correct a form and send it again. */
const postsPerMessage = 5;

/**
 * The sender of a POST, known only by a block of IP addresses. The block has the first 24 bits of an IPv4 address or
 * the first 48 bits of an IPv6 address. These bits are enough to stop floods, but too few to identify a person.
 */
export interface Client {
  block: string;
  /** Counts one message, in its transaction. @throws Problem "too-many-requests" at the sender's limit */
  countMessage(transaction: Pick<Context, "db">): Promise<void>;
}

/** Runs `take` for one POST, counted once. @throws Problem "too-many-requests" at the sender's limit */
export type RunPost = <Result>(take: (client: Client) => Promise<Result>) => Promise<Result>;

type Count = { posts: number; messages: number };

export function createPostLimit(context: Context): (block: string) => RunPost {
  const { config, db, log } = context;
  const limits: Count = { messages: config.formLimit, posts: config.formLimit * postsPerMessage };
  const { idOf, find, count, refuse } = createCounts(context, windowOf(postWindow));

  async function check(id: string): Promise<void> {
    const found = await find(id);
    if (found && found.posts >= limits.posts) refuse(found.until);
  }

  return (block) => async (take) => {
    const id = await idOf(block);
    await check(id);
    let isCounted = false;
    const client: Client = {
      block,
      async countMessage(transaction) {
        const { messages, until } = await count(transaction.db, id, { posts: 1, messages: 1 });
        if (messages > limits.messages) refuse(until);
        isCounted = true;
      },
    };
    try {
      return await take(client);
    } finally {
      // The response is sent even when counting fails.
      if (!isCounted)
        await count(db, id, { posts: 1, messages: 0 }).catch((error: unknown) =>
          log.warn({ err: error }, "a form post could not be counted for the rate limit"),
        );
    }
  };
}

/**
 * Returns a function that counts a request from a block of IP addresses and returns a keyed hash of the block. The
 * function throws Problem "too-many-requests" when the block has reached the limit.
 * @param purpose keeps the counts of different limits apart
 */
export function createRequestLimit(
  context: Context,
  purpose: string,
  limit: { requests: number; seconds: number },
): (block: string) => Promise<string> {
  const { idOf, find, count, refuse } = createCounts(context, windowOf(limit.seconds));
  return async (block) => {
    const id = await idOf(`${purpose} ${block}`);
    const before = await find(id);
    if (before && before.posts >= limit.requests) refuse(before.until);
    const { posts, until } = await count(context.db, id, { posts: 1, messages: 0 });
    if (posts > limit.requests) refuse(until);
    return id;
  };
}

const windowOf = (seconds: number) => (moment: Temporal.Instant) => moment.add({ seconds });

/** Returns functions that count events by id within a window of time. @param endOf returns the end of a window */
export function createCounts(
  { db, now }: Pick<Context, "db" | "now">,
  endOf: (begin: Temporal.Instant) => Temporal.Instant,
) {
  let key: Promise<string> | undefined;

  /** @param name what is counted, such as a block of IP addresses. @returns a keyed hash of the name */
  async function idOf(name: string): Promise<string> {
    key ??= findKey(db);
    key.catch(() => (key = undefined));
    return createHmac("sha256", await key)
      .update(name)
      .digest("base64url");
  }

  /** Returns the current time and the end of a new window. A stored `until` after this end comes from a wrong clock. */
  function times() {
    const moment = now();
    return {
      moment,
      nowText: toStoredInstant(moment),
      end: toStoredInstant(endOf(moment)),
    };
  }

  function refuse(until: string): never {
    const wait = Math.ceil(Temporal.Instant.from(until).since(now()).total("seconds"));
    throw new Problem("too-many-requests", { headers: { "Retry-After": String(Math.max(wait, 1)) } });
  }

  async function find(id: string) {
    const { nowText, end } = times();
    return db
      .selectFrom("sender")
      .selectAll()
      .where("id", "=", id)
      .where("until", ">", nowText)
      .where("until", "<=", end)
      .executeTakeFirst();
  }

  async function count(on: Database, id: string, more: Count): Promise<Count & { until: string }> {
    const { nowText, end } = times();
    const isOver = sql<boolean>`sender.until <= ${nowText} or sender.until > ${end}`;
    const added = (column: keyof Count) =>
      sql<number>`case when ${isOver} then ${more[column]} else ${sql.ref(`sender.${column}`)} + ${more[column]} end`;
    return on
      .insertInto("sender")
      .values({ id, until: end, ...more })
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet({
          posts: added("posts"),
          messages: added("messages"),
          until: sql<string>`case when ${isOver} then ${end} else sender.until end`,
        }),
      )
      .returning(["posts", "messages", "until"])
      .executeTakeFirstOrThrow();
  }

  /** Begins a new window for an id, even if the previous window hasn't ended. */
  async function restart(on: Database, id: string): Promise<void> {
    const begun = { until: times().end, posts: 0, messages: 0 };
    await on
      .insertInto("sender")
      .values({ id, ...begun })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(begun))
      .execute();
  }

  return { idOf, find, count, restart, refuse };
}

async function findKey(db: Database): Promise<string> {
  const stored = db.selectFrom("senderKey").select("key").where("id", "=", 1);
  const found = await stored.executeTakeFirst();
  if (found) return found.key;
  await db
    .insertInto("senderKey")
    .values({ id: 1, key: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await stored.executeTakeFirstOrThrow()).key;
}

export function sendersJob({ db, now }: Context): Job {
  const over = () => toStoredInstant(now());
  return {
    name: "senders",
    every: { minutes: 1 },
    async hasWork() {
      const found = await db
        .selectFrom("sender")
        .select("id")
        .where("until", "<=", over())
        .limit(1)
        .execute();
      return found.length > 0;
    },
    async run() {
      await db.deleteFrom("sender").where("until", "<=", over()).execute();
      return {};
    },
  };
}
