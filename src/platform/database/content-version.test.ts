import { describe, expect, test } from "vitest";
import { openTestContext } from "#test/support/context.ts";
import { databases } from "#test/support/databases.ts";
import { inTransaction, openContext, type Context } from "#src/platform/context.ts";

const nothing = async () => {};
const fail = async () => {
  throw new Error("no");
};

describe.each(databases)("the content version on %s", (database) => {
  test("reports a write of this process once, after its commit", async () => {
    await using context = await openTestContext({ database });
    let told = 0;
    context.contentVersion.onChange(() => told++);
    await inTransaction(context, async () => expect(told).toBe(0));
    expect(told).toBe(1);
    await context.contentVersion.poll();
    expect(told).toBe(1);
  });

  test("reports a write of another process once, when it is polled", async () => {
    await using context = await openTestContext({ database });
    const other = await openContext(context.config);
    await using _ = other.db;
    let told = 0;
    context.contentVersion.onChange(() => told++);
    await inTransaction(other, nothing);
    expect(told).toBe(0);
    await context.contentVersion.poll();
    await context.contentVersion.poll();
    expect(told).toBe(1);
  });

  test("reports which tables were written, or * when they aren't known", async () => {
    await using context = await openTestContext({ database });
    const other = await openContext(context.config);
    await using _ = other.db;
    const told: string[][] = [];
    context.contentVersion.onChange((written) => told.push([...written].toSorted()));
    const hideNews = async ({ db }: Pick<Context, "db">) => {
      await db.selectFrom("faq").select("id").execute();
      await db.updateTable("article").set({ isActive: 0 }).execute();
    };
    await inTransaction(context, hideNews);
    expect(told).toEqual([["article"]]);
    await inTransaction(context, nothing);
    expect(told[1]).toEqual(["*"]);
    await inTransaction(other, hideNews);
    await inTransaction(context, hideNews);
    expect(told[2]).toEqual(["*"]);
  });

  test("a failed write doesn't hide another one", async () => {
    await using context = await openTestContext({ database });
    const other = await openContext(context.config);
    await using _ = other.db;
    let told = 0;
    context.contentVersion.onChange(() => told++);
    await expect(inTransaction(context, fail)).rejects.toThrow("no");
    await inTransaction(other, nothing);
    await context.contentVersion.poll();
    expect(told).toBe(1);
  });

  test("a nested transaction counts as part of the outer one", async () => {
    await using context = await openTestContext({ database });
    let told = 0;
    context.contentVersion.onChange(() => told++);
    await inTransaction(context, (transaction) => inTransaction(transaction, nothing));
    expect(told).toBe(1);
  });
});
