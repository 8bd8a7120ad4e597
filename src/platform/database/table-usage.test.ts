import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestContext } from "#test/support/context.ts";
import { Cache } from "#src/platform/pages/cache.ts";
import { recordTables } from "./table-usage.ts";

test("records the tables that a function reads or writes: in joins and subqueries, * for raw SQL, and those of cached values", async () => {
  await using context = await openTestContext();
  const { db } = context;
  const tablesOf = async (use: "reads" | "writes", work: () => Promise<unknown>) => {
    const tables = new Set<string>();
    await recordTables(use, tables, work);
    return [...tables].toSorted();
  };
  const articles = () => db.selectFrom("article").select("id").execute();
  const joined = () =>
    db
      .selectFrom("event as e")
      .innerJoin("photo as p", "p.id", "e.id")
      .where("e.id", "in", db.selectFrom("faq").select("id"))
      .select(["e.id", sql<number>`1 + 1`.as("two")])
      .execute();
  const switchOff = () =>
    db
      .updateTable("article")
      .set({ isActive: 0 })
      .where("id", "in", db.selectFrom("faq").select("id"))
      .execute();
  const byHand = () => sql`select count(*) from ${sql.table("photo")}`.execute(db);

  expect(await tablesOf("reads", articles)).toEqual(["article"]);
  expect(await tablesOf("reads", joined)).toEqual(["e", "event", "faq", "p", "photo"]);
  expect(await tablesOf("reads", switchOff)).toEqual([]);
  expect(await tablesOf("writes", articles)).toEqual([]);
  expect(await tablesOf("writes", switchOff)).toEqual(["article", "faq"]);
  expect(await tablesOf("writes", byHand)).toEqual(["*"]);

  const cache = new Cache<unknown>({ max: 10 });
  const made = (key: string, work: () => Promise<unknown>) =>
    cache.getOrMake(key, async () => ({ value: await work(), expiresAt: Infinity }));
  const both = () => Promise.all([made("news", articles), made("joined", joined)]);
  const all = ["article", "e", "event", "faq", "p", "photo"];
  expect(await tablesOf("reads", () => Promise.all([made("both", both), made("both", both)]))).toEqual(all);
  expect(await tablesOf("reads", () => made("both", both))).toEqual(all);
  expect(await tablesOf("reads", () => made("elsewhere", async () => "a file"))).toEqual(["*"]);
  cache.clear(new Set(["article", "settings"]));
  expect(["news", "joined", "both", "elsewhere"].map((key) => cache.get(key) !== undefined)).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

test("no trigger or foreign key changes tables that guests read", async () => {
  await using context = await openTestContext();
  const { rows } = await sql<{ name: string; sql: string }>`
    select "name", "sql" from "sqlite_master" where "type" = 'trigger' or "sql" like '%on delete%'`.execute(
    context.db,
  );
  // Guests read neither the inbox and its mail nor the search index and the notifications.
  expect(rows.map(({ name }) => name).toSorted()).toEqual([
    "feedbackAnswer",
    "feedbackSearch",
    "feedback_deleted",
    "outboxMail",
    "outboxPush",
    "pushDevice",
    "search_entry_added",
    "search_entry_changed",
    "search_entry_deleted",
  ]);
});
