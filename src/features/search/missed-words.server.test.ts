import { describe, expect, test } from "vitest";
import { openTestContext, type TestContext } from "#test/support/context.ts";
import { databases } from "#test/support/databases.ts";
import { countMissedWords, listMissedWords, missedWordsJob } from "./missed-words.server.ts";

const stored = async (context: TestContext) => (await listMissedWords(context, { limit: 10 })).items;

async function ask(context: TestContext, typed: string, ...askers: string[]): Promise<void> {
  for (const asker of askers) await countMissedWords(context, typed, asker);
}

describe.each(databases)("searches without a result on %s", (database) => {
  test("are stored when three blocks of IP addresses searched on the same day; each block counts once a day", async () => {
    await using context = await openTestContext({ database });
    await ask(context, "Badstue", "a", "a", "a", "b");
    expect(await stored(context)).toEqual([]);
    context.setNow("2026-07-16T10:00:00Z");
    await ask(context, "badstue", "c", "a");
    expect(await stored(context)).toEqual([]);
    await ask(context, " BADSTUE? ", "b", "b");
    await ask(context, "badstue", "d");
    expect(await stored(context)).toEqual([{ words: "badstue", count: 4, last: "2026-07-16" }]);
  });

  test("are never stored with an @, more than four digits or many letters", async () => {
    await using context = await openTestContext({ database });
    for (const typed of ["ola@camping.example", "33 00 12", "?!", "a".repeat(41)])
      await ask(context, typed, "a", "b", "c");
    await ask(context, "plass 1234", "a", "b", "c");
    expect(await stored(context)).toMatchObject([{ words: "plass 1234" }]);
  });

  test("are limited for each block of IP addresses, so that the words of other blocks have room", async () => {
    await using context = await openTestContext({ database });
    for (let count = 0; count < 1000; count++) await ask(context, `ord${count}x`, "a");
    await ask(context, "badstue", "b", "c", "d");
    expect(await stored(context)).toMatchObject([{ words: "badstue" }]);
  });

  test("are kept for 90 days after the last search, and then deleted", async () => {
    await using context = await openTestContext({ database });
    await ask(context, "badstue", "a", "b", "c");
    context.setNow("2026-10-13T10:00:00Z");
    expect(await missedWordsJob(context).run(new AbortController().signal)).toEqual({ deleted: 0 });
    context.setNow("2026-10-14T10:00:00Z");
    expect(await missedWordsJob(context).run(new AbortController().signal)).toEqual({ deleted: 1 });
    expect(await stored(context)).toEqual([]);
  });
});
