import { describe, expect, test } from "vitest";
import { openTestContext } from "#test/support/context.ts";
import { databases } from "#test/support/databases.ts";
import { inTransaction, openContext } from "#src/platform/context.ts";

const nothing = async () => {};
const fail = async () => {
  throw new Error("no");
};

describe.each(databases)("the content version on %s", (database) => {
  test("reports a write of this process once, after its commit", async () => {
    await using context = await openTestContext({ database });
    let notified = 0;
    context.contentVersion.onChange(() => notified++);
    await inTransaction(context, async () => expect(notified).toBe(0));
    expect(notified).toBe(1);
    await context.contentVersion.poll();
    expect(notified).toBe(1);
  });

  test("reports a write of another process once, at the next poll", async () => {
    await using context = await openTestContext({ database });
    const other = await openContext(context.config, []);
    await using _ = other.db;
    let notified = 0;
    context.contentVersion.onChange(() => notified++);
    await inTransaction(other, nothing);
    expect(notified).toBe(0);
    await context.contentVersion.poll();
    await context.contentVersion.poll();
    expect(notified).toBe(1);
  });

  test("reports a write of another process after a write of this process has failed", async () => {
    await using context = await openTestContext({ database });
    const other = await openContext(context.config, []);
    await using _ = other.db;
    let notified = 0;
    context.contentVersion.onChange(() => notified++);
    await expect(inTransaction(context, fail)).rejects.toThrow("no");
    await inTransaction(other, nothing);
    await context.contentVersion.poll();
    expect(notified).toBe(1);
  });

  test("a nested transaction counts as part of the outer transaction", async () => {
    await using context = await openTestContext({ database });
    let notified = 0;
    context.contentVersion.onChange(() => notified++);
    await inTransaction(context, (transaction) => inTransaction(transaction, nothing));
    expect(notified).toBe(1);
  });
});
