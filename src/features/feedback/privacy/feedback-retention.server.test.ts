import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { getFeedback, listFeedback, markAsSpam } from "#src/features/feedback/inbox/inbox.server.ts";
import type { Context } from "#src/platform/context.ts";
import { tableNames } from "#src/platform/database/table-names.ts";
import { openTestContext } from "#test/support/context.ts";
import { databases } from "#test/support/databases.ts";
import { purgeFeedback, retentionJob } from "./feedback-retention.server.ts";
import { sendFeedback } from "#src/features/feedback/feedback.server.ts";
import { feedbackInput } from "#src/features/feedback/feedback.ts";

interface Row {
  message: string;
  ip?: string;
  sentDate?: string;
  isStarred?: 0 | 1;
  isArchived?: 0 | 1;
  archivedDate?: string;
  deletedDate?: string;
}

const now = "2026-11-20T10:00:00Z";

async function keep(context: Context, rows: Row[]): Promise<void> {
  const values = rows.map((row) => ({
    name: "Ola",
    email: "ola@example.com",
    mobile: "",
    ip: "203.0.113.0",
    sentDate: "2026-11-01T00:00:00Z",
    updatedAt: now,
    version: 1,
    source: "contact" as const,
    isStarred: 0,
    isArchived: 0,
    archivedDate: null,
    deletedDate: null,
    ...row,
  }));
  await context.db.insertInto("feedback").values(values).execute();
}

const left = async ({ db }: Context) =>
  (await db.selectFrom("feedback").select(["message", "ip"]).orderBy("id").execute()).map(({ message, ip }) =>
    `${message} ${ip}`.trim(),
  );

/** Returns the names of the tables that contain a word, in upper or lower case. */
async function tablesWith(word: string, { db }: Context): Promise<string[]> {
  const found: string[] = [];
  for (const name of await tableNames(db)) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    if (JSON.stringify(rows).toLowerCase().includes(word)) found.push(name);
  }
  return found;
}

describe.each(databases)("purgeFeedback on %s", (database) => {
  test("removes a message exactly 30 days after deletion, 12 months after archiving or 24 months after sending", async () => {
    await using context = await openTestContext({ database, now });
    const archived = { isArchived: 1, ip: "" } as const;
    const starred = { isStarred: 1, ip: "" } as const;
    await keep(context, [
      { message: "deleted too long ago", deletedDate: "2026-10-21T10:00:00Z", ip: "" },
      { message: "deleted lately", deletedDate: "2026-10-21T10:00:01Z", ip: "" },
      { message: "archived too long ago", ...archived, archivedDate: "2025-11-20T10:00:00Z" },
      { message: "archived", ...archived, archivedDate: "2025-11-20T10:00:01Z" },
      { message: "starred and archived", ...archived, ...starred, archivedDate: "2025-11-20T10:00:00Z" },
      { message: "starred", ...starred, sentDate: "2024-11-20T10:00:01Z" },
      { message: "starred too long ago", ...starred, sentDate: "2024-11-20T10:00:00Z" },
      {
        message: "archived late",
        ...archived,
        archivedDate: "2026-11-01T00:00:00Z",
        sentDate: "2024-11-20T10:00:00Z",
      },
      { message: "never archived", sentDate: "2024-11-20T10:00:01Z", ip: "" },
      { message: "never looked at", sentDate: "2024-11-20T10:00:00Z", ip: "" },
    ]);
    expect(await purgeFeedback(context)).toEqual({ deleted: 1, archived: 1, old: 3, addresses: 0 });
    expect(await left(context)).toEqual([
      "deleted lately",
      "archived",
      "starred and archived",
      "starred",
      "never archived",
    ]);
    expect(await purgeFeedback(context)).toEqual({ deleted: 0, archived: 0, old: 0, addresses: 0 });
  });

  test("removes a spam message and its words exactly 30 days after staff marked the message", async () => {
    await using context = await openTestContext({ database, now: "2026-09-01T10:00:00Z" });
    const send = () =>
      sendFeedback(
        context,
        feedbackInput.parse({
          name: "Kasino Royal",
          email: "vinn@kasino.example",
          mobilePhone: "12345",
          message: "Lottogevinst!",
          source: "contact",
        }),
        { block: "203.0.113.0", countMessage: async () => {} },
      );
    await send();
    context.setNow("2026-10-21T10:00:00Z");
    const { id } = await markAsSpam(context, { id: 1 });
    context.setNow("2026-11-20T09:59:59Z");
    expect(await purgeFeedback(context)).toMatchObject({ deleted: 0 });
    expect(await getFeedback(context, id)).toMatchObject({ message: "Lottogevinst!", isSpam: true });
    context.setNow("2026-11-20T10:00:00Z");
    expect(await purgeFeedback(context)).toMatchObject({ deleted: 1 });
    await expect(getFeedback(context, id)).rejects.toMatchObject({ kind: "not-found" });
    for (const word of ["lottogevinst", "kasino"]) expect(await tablesWith(word, context)).toEqual([]);
    // After the removal, the same message from the same sender isn't treated as spam.
    await send();
    const { items } = await listFeedback(context, { limit: 10 }, { box: "new" });
    expect(items).toMatchObject([{ message: "Lottogevinst!", isSpam: false }]);
  });

  test("removes IP addresses after 30 days", async () => {
    await using context = await openTestContext({ database, now });
    await keep(context, [
      { message: "old", sentDate: "2026-10-21T10:00:00Z" },
      { message: "new", sentDate: "2026-10-21T10:00:01Z" },
    ]);
    expect(await purgeFeedback(context)).toMatchObject({ addresses: 1 });
    expect(await left(context)).toEqual(["old", "new 203.0.113.0"]);
  });

  test("continues after an abort, removes one message at a time and doesn't block the event loop", async () => {
    await using context = await openTestContext({ database, now });
    const many = Array.from({ length: 1100 }, (_, number) => ({ message: `${number}`, ip: "" }));
    const old = "2024-11-20T10:00:00Z";
    await keep(context, [{ message: "first", sentDate: old }, ...many]);
    await keep(
      context,
      Array.from({ length: 50 }, () => ({ message: "last", sentDate: old })),
    );
    let [looks, turns] = [0, 0];
    let next = setImmediate(function turn() {
      turns++;
      next = setImmediate(turn);
    });
    // The signal is aborted at the sixth check.
    const signal = {
      get aborted() {
        return ++looks > 5;
      },
    } as AbortSignal;
    const { old: purged } = await purgeFeedback(context, signal);
    clearImmediate(next);
    expect(purged).toBe(3);
    expect(turns).toBeGreaterThanOrEqual(3);
    expect(await purgeFeedback(context)).toMatchObject({ old: 48 });
    expect(await left(context)).toHaveLength(1100);
  });

  test("deletes the record of an erasure when no stored message can be older than the record", async () => {
    await using context = await openTestContext({ database, now });
    const subjects = Array.from({ length: 250 }, (_, number) => ({
      subject: `${number}`,
      at: "2024-11-20T10:00:00Z",
    }));
    await context.db
      .insertInto("erasure")
      .values([...subjects, { subject: "later", at: "2024-11-20T10:00:01Z" }])
      .execute();
    await purgeFeedback(context);
    expect(await context.db.selectFrom("erasure").select("subject").execute()).toEqual([
      { subject: "later" },
    ]);
  });
});

test("the job's report contains only counts", async () => {
  await using context = await openTestContext({ now });
  await keep(context, [{ message: "hemmelig", deletedDate: "2026-01-01T00:00:00Z" }]);
  const { signal } = new AbortController();
  expect(await retentionJob(context).run(signal)).toEqual({ deleted: 1, archived: 0, old: 0, addresses: 0 });
});
