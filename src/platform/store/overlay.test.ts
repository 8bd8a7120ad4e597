import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestContext, type TestContext } from "#test/support/context.ts";
import { databases } from "#test/support/databases.ts";
import { inTransaction, inUnseenTransaction, previewContext } from "#src/platform/context.ts";
import { withOverlay, type WholeRow } from "./overlay.ts";
import type { Database } from "#src/platform/database/database.ts";

describe.each(databases)("the rows of an overlay on %s", (database) => {
  let context: TestContext;
  let db: Database;
  beforeAll(async () => {
    context = await openTestContext({ database, isSeeded: true });
    const rows: WholeRow[] = await context.db.selectFrom("faq").selectAll().orderBy("id").execute();
    const [first] = rows;
    const changed = { ...first!, question: "Endret?", sortorder: -5 };
    const added = { ...first!, id: 4711, question: "Ny?", sortorder: 9000, translations: "{}" };
    const overlay = new Map([
      ["faq", new Map<number, WholeRow>([changed, added].map((row) => [row.id, row]))],
      ["link", new Map<number, WholeRow>()],
    ]);
    db = withOverlay(context.db, overlay);
  });
  afterAll(() => context[Symbol.asyncDispose]());

  test("are read instead of stored rows or in addition to stored rows, without changing the table", async () => {
    const before = await context.db.selectFrom("faq").selectAll().orderBy("sortorder").execute();
    const now = await db.selectFrom("faq").selectAll().orderBy("sortorder").orderBy("id").execute();
    expect(now.length).toBe(before.length + 1);
    expect(now[0]).toMatchObject({ question: "Endret?", sortorder: -5 });
    expect(now.at(-1)).toMatchObject({ id: 4711, question: "Ny?" });
    expect(Object.keys(now[0]!).toSorted()).toEqual(Object.keys(before[0]!).toSorted());
    expect(await context.db.selectFrom("faq").selectAll().orderBy("sortorder").execute()).toEqual(before);
    const links = await context.db.selectFrom("link").selectAll().orderBy("id").execute();
    expect(await db.selectFrom("link").selectAll().orderBy("id").execute()).toEqual(links);
  });

  test("work in conditions, counts, joins, subqueries and raw SQL terms", async () => {
    const found = await db.selectFrom("faq").select("id").where("question", "=", "Endret?").execute();
    expect(found).toHaveLength(1);
    const count = (from: Database) =>
      from
        .selectFrom("faq")
        .select(({ fn }) => fn.countAll<number | string>().as("count"))
        .executeTakeFirstOrThrow();
    expect(Number((await count(db)).count)).toBe(Number((await count(context.db)).count) + 1);
    const joined = await db
      .selectFrom("faq as one")
      .innerJoin("faq", "faq.id", "one.id")
      .select(["one.question", sql<string>`"faq"."question"`.as("same")])
      .where("one.id", "in", db.selectFrom("faq").select("id").where("sortorder", "=", 9000))
      .execute();
    expect(joined).toEqual([{ question: "Ny?", same: "Ny?" }]);
    const both = await db
      .selectFrom("faq")
      .select("question")
      .where("question", "=", "Ny?")
      .union(db.selectFrom("faq").select("question").where("question", "=", "Endret?"))
      .execute();
    expect(both.map(({ question }) => question).toSorted()).toEqual(["Endret?", "Ny?"]);
  });

  test("make every write fail, by any method", async () => {
    const preview = previewContext(context, new Map());
    const refused = "read-only";
    const writing = (from: Database) => from.updateTable("faq").set({ sortorder: 1 }).execute();
    await expect(writing(db)).rejects.toThrow(refused);
    await expect(db.deleteFrom("link").execute()).rejects.toThrow(refused);
    await expect(db.insertInto("contentVersion").values({ id: 2, version: 1 }).execute()).rejects.toThrow(
      refused,
    );
    await expect(sql`delete from "faq"`.execute(preview.db)).rejects.toThrow(refused);
    for (const transaction of [inTransaction, inUnseenTransaction])
      await expect(transaction(preview, (within) => writing(within.db))).rejects.toThrow(refused);
  });
});
