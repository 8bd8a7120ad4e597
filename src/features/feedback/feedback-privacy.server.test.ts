import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import type { Context } from "#src/platform/context.ts";
import { openTestContext } from "#test/context.ts";
import { databases } from "#test/databases.ts";
import { eraseFeedback, exportFeedback } from "./feedback-privacy.server.ts";
import { feedbackInput } from "./feedback.ts";
import { sendFeedback } from "./feedback.server.ts";

async function fill(context: Context): Promise<void> {
  const mail = { smtpUrl: "smtp://127.0.0.1:1", from: "a@camping.example", to: "b@camping.example" };
  const sending = { ...context, config: { ...context.config, mail } };
  for (const [email, message] of [
    ["ola@example.com", "en"],
    ["Ola@Example.com", "to"],
    ["kari@example.com", "tre"],
    ["xola@example.com", "fire"],
  ]) {
    const input = feedbackInput.parse({ name: "N", mobilePhone: "1", source: "contact", email, message });
    await sendFeedback(sending, input, { block: "203.0.113.0", count: () => {} });
  }
  await context.db
    .updateTable("feedback")
    .set({ deletedDate: "2026-07-14T00:00:00Z" })
    .where("message", "=", "to")
    .execute();
  await context.db
    .updateTable("feedback")
    .set({ note: "Svart på telefon" })
    .where("message", "=", "en")
    .execute();
}

describe.each(databases)("what a guest can ask for, on %s", (database) => {
  test("is all that came with their address, whatever its capitals, and deleted but not gone", async () => {
    await using context = await openTestContext({ database });
    await fill(context);
    expect(await exportFeedback(context.db, " OLA@example.com ")).toMatchObject({
      messages: [
        {
          message: "en",
          name: "N",
          mobile: "1",
          ip: "203.0.113.0",
          source: "contact",
          isStarred: false,
          deletedDate: null,
          note: "Svart på telefon",
        },
        { message: "to", deletedDate: "2026-07-14T00:00:00Z" },
      ],
      waitingMail: [{ subject: "Forespørsel fra N" }, { subject: "Forespørsel fra N" }],
    });
    expect(await exportFeedback(context.db, "nobody@example.com")).toMatchObject({
      messages: [],
      waitingMail: [],
    });
    expect(await exportFeedback(context.db, "%")).toMatchObject({ messages: [] });
  });

  test("is gone once erased, and nobody else's is", async () => {
    await using context = await openTestContext({ database });
    await fill(context);
    expect(await eraseFeedback(context.db, "ola@example.com")).toEqual({ messages: 2, waitingMail: 2 });
    expect(await exportFeedback(context.db, "ola@example.com")).toMatchObject({
      messages: [],
      waitingMail: [],
    });
    const rows = await context.db.selectFrom("feedback").select("message").orderBy("id").execute();
    expect(rows.map(({ message }) => message)).toEqual(["tre", "fire"]);
    expect(await context.db.selectFrom("outboxMail").select("id").execute()).toHaveLength(2);
    const searched = await context.db.selectFrom("feedbackSearch").select("text").orderBy("id").execute();
    expect(searched.map(({ text }) => text.split("\n")[4])).toEqual(["tre", "fire"]);
  });
});

describe("npm run privacy", () => {
  const run = (context: Context, ...parameters: string[]) =>
    spawnSync(process.execPath, ["scripts/privacy.ts", ...parameters], {
      env: { PATH: process.env["PATH"], DATA_DIR: context.config.dataDir },
      encoding: "utf8",
    });

  test("exports as JSON, erases and says how much, on the configured database", async () => {
    await using context = await openTestContext();
    await fill(context);
    const exported = run(context, "export", "ola@example.com");
    expect([exported.status, exported.stderr]).toEqual([0, ""]);
    expect(JSON.parse(exported.stdout)).toEqual(await exportFeedback(context.db, "ola@example.com"));
    const erased = run(context, "erase", "ola@example.com");
    expect([erased.status, erased.stdout]).toEqual([0, expect.stringMatching(/2 messages, 2 mails/)]);
    expect(await exportFeedback(context.db, "ola@example.com")).toMatchObject({ messages: [] });
  });

  test.each([[], ["erase"], ["erase", "ola"], ["delete", "ola@example.com"], ["erase", "a@b.no", "c@d.no"]])(
    "does nothing when it is asked for %j, and says how to ask",
    async (...parameters) => {
      await using context = await openTestContext();
      const { status, stderr } = run(context, ...parameters);
      expect([status, stderr]).toEqual([2, expect.stringContaining("npm run privacy -- export")]);
    },
  );
});
