import { describe, expect, test } from "vitest";
import { openTestContext } from "#test/support/context.ts";
import { databases } from "#test/support/databases.ts";
import { notePresence } from "./presence.server.ts";

const kari = { issuer: "https://id.example", subject: "kari", name: "Kari", email: undefined };
const ola = { ...kari, subject: "ola", name: "Ola" };
/** The same subject at another issuer is a different person. */
const elsewhere = { ...ola, issuer: "https://other.example", name: "Ola Nordmann" };

describe.each(databases)("presence on %s", (database) => {
  test("lists the other users with the same form open, and marks those who are writing", async () => {
    await using context = await openTestContext({ database });
    const says = (user: typeof kari, state: "open" | "writing" | "left", resourceId = 1) =>
      notePresence({ ...context, now: context.now, user }, { kind: "article", resourceId, state });
    expect(await says(kari, "open")).toEqual([]);
    expect(await says(kari, "open")).toEqual([]);
    expect(await says(ola, "writing")).toEqual([{ name: "Kari", isWriting: false }]);
    expect(await says(elsewhere, "open")).toEqual([
      { name: "Kari", isWriting: false },
      { name: "Ola", isWriting: true },
    ]);
    expect(await says(ola, "open", 2)).toEqual([]);
    expect(await says(ola, "left")).toHaveLength(2);
    expect(await says(kari, "writing")).toEqual([{ name: "Ola Nordmann", isWriting: false }]);
  });

  test("is stored for at most fifty forms per person", async () => {
    await using context = await openTestContext({ database });
    const opens = (user: typeof kari, resourceId: number, state: "open" | "left" = "open") =>
      notePresence({ ...context, now: context.now, user }, { kind: "article", resourceId, state });
    for (let resourceId = 1; resourceId <= 60; resourceId++) await opens(kari, resourceId);
    expect(await context.db.selectFrom("presence").select("name").execute()).toHaveLength(50);
    expect(await opens(ola, 50)).toEqual([{ name: "Kari", isWriting: false }]);
    expect(await opens(ola, 51)).toEqual([]);
    // Open forms stay listed. After the person has left one form, another form can be listed.
    context.setNow("2026-07-15T10:00:40Z");
    await opens(kari, 50);
    await opens(kari, 1, "left");
    await opens(kari, 51);
    context.setNow("2026-07-15T10:01:10Z");
    for (const resourceId of [50, 51])
      expect(await opens(ola, resourceId)).toEqual([{ name: "Kari", isWriting: false }]);
  });

  test("expires without further reports, and doesn't invalidate pages", async () => {
    await using context = await openTestContext({ database });
    let changes = 0;
    context.contentVersion.onChange(() => changes++);
    const says = (user: typeof kari) =>
      notePresence({ ...context, now: context.now, user }, { kind: "faq", resourceId: 1, state: "open" });
    await says(ola);
    expect(await says(kari)).toHaveLength(1);
    context.setNow("2026-07-15T10:00:50Z");
    expect(await says(kari)).toEqual([]);
    expect(await context.db.selectFrom("presence").select("name").execute()).toEqual([{ name: "Kari" }]);
    expect(changes).toBe(0);
  });
});
