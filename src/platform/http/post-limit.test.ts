import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { inUnseenTransaction, openContext, type Context } from "#src/platform/context.ts";
import { openTestContext } from "#test/support/context.ts";
import { databases } from "#test/support/databases.ts";
import { createPostLimit, sendersJob, type RunPost } from "./post-limit.ts";

const limitedTo = (formLimit: number, context: Context) =>
  createPostLimit({ ...context, config: { ...context.config, formLimit } });

const refuse = (takePost: RunPost) => takePost(async () => "refused");

/** Counts one message. Returns the seconds to wait when the message is refused, and otherwise undefined. */
const store = (context: Context, takePost: RunPost) =>
  waitOf(
    takePost((client) => inUnseenTransaction(context, (transaction) => client.countMessage(transaction))),
  );

async function waitOf(taken: Promise<unknown>): Promise<number | undefined> {
  try {
    await taken;
    return undefined;
  } catch (error) {
    expect(error).toMatchObject({ kind: "too-many-requests" });
    return Number((error as { headers: Record<string, string> }).headers["Retry-After"]);
  }
}

describe.each(databases)("the limit of posts on %s", (database) => {
  test("counts messages per block over all processes until the window ends", async () => {
    await using context = await openTestContext({ database });
    const other = await openContext(context.config, []);
    await using _ = other.db;
    const limits = [context, { ...other, now: context.now }].map((each) => limitedTo(6, each));
    const send = (count: number, block = "203.0.113.0") =>
      Promise.all(
        Array.from({ length: count }, (_each, index) =>
          store([context, other][index % 2]!, limits[index % 2]!(block)),
        ),
      );
    const first = await send(10);
    expect(first.filter((wait) => wait === undefined)).toHaveLength(6);
    expect(first.filter((wait) => wait === 600)).toHaveLength(4);
    expect(await send(1, "2001:db8::")).toEqual([undefined]);
    context.setNow("2026-07-15T10:09:59.5Z");
    expect(await send(2)).toEqual([1, 1]);
    context.setNow("2026-07-15T10:10:00Z");
    expect(await send(2)).toEqual([undefined, undefined]);
  });

  test("after five times the limit, refuses posts without reading them, and writes nothing", async () => {
    await using context = await openTestContext({ database });
    const takePost = limitedTo(1, context)("203.0.113.0");
    for (let count = 0; count < 5; count++) expect(await refuse(takePost)).toBe("refused");
    const rows = () => context.db.selectFrom("sender").selectAll().execute();
    const before = await rows();
    expect(before).toMatchObject([{ posts: 5, messages: 0 }]);
    let isRead = false;
    expect(await waitOf(takePost(async () => (isRead = true)))).toBe(600);
    expect([isRead, await rows()]).toEqual([false, before]);
  });

  test("ignores a future time that a wrong clock has stored", async () => {
    await using context = await openTestContext({ database });
    const takePost = limitedTo(1, context)("203.0.113.0");
    context.setNow("2036-07-15T10:00:00Z");
    await store(context, takePost);
    context.setNow("2026-07-15T10:00:00Z");
    expect([await store(context, takePost), await store(context, takePost)]).toEqual([undefined, 600]);
  });
});

test("a block isn't stored in readable form, and its row is removed after the window", async () => {
  await using context = await openTestContext();
  await store(context, limitedTo(1, context)("203.0.113.0"));
  const { rows } = await sql`select * from sender`.execute(context.db);
  expect(JSON.stringify(rows)).not.toContain("203");
  expect(rows).toEqual([expect.objectContaining({ id: expect.stringMatching(/^[\w-]{43}$/) })]);
  const job = sendersJob(context);
  const ran = async () => ((await job.hasWork!()) ? job.run(new AbortController().signal) : undefined);
  expect(await ran()).toBeUndefined();
  context.setNow("2026-07-15T10:10:00Z");
  await ran();
  expect(await context.db.selectFrom("sender").selectAll().execute()).toEqual([]);
});
