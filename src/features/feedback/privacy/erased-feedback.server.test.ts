import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import type { Context } from "#src/platform/context.ts";
import { backUp } from "#src/platform/copies/backup.ts";
import { openPlace } from "#src/platform/copies/places.ts";
import { openDatabase } from "#src/platform/database/database.ts";
import { openTestContext } from "#test/support/context.ts";
import { configOf, restoreFile } from "#test/support/copies/copies.ts";
import { createDatabase, databases } from "#test/support/databases.ts";
import { eraseFeedback } from "./feedback-privacy.server.ts";
import { purgeFeedback } from "./feedback-retention.server.ts";
import { feedbackInput } from "#src/features/feedback/feedback.ts";
import { sendFeedback } from "#src/features/feedback/feedback.server.ts";

async function send(context: Context, email: string, message: string): Promise<void> {
  const mail = { smtpUrl: "smtp://127.0.0.1:1", from: "a@camping.example", to: "b@camping.example" };
  const input = feedbackInput.parse({ name: "N", mobilePhone: "12345", source: "contact", email, message });
  const sending = { ...context, config: { ...context.config, mail } };
  await sendFeedback(sending, input, { block: "203.0.113.0", countMessage: async () => {} });
}

test.each(databases)(
  "restoring a backup of %s deletes the data of a person who was erased after the backup",
  async (database) => {
    await using opened = await openTestContext({ database, now: "2026-07-01T10:00:00Z" });
    const url = path.join(opened.config.dataDir, "backups");
    const context = { ...opened, config: { ...opened.config, backup: { ...opened.config.backup, url } } };
    await send(context, "Kari@Blåbær.no", "gone");
    await send(context, "ola@example.com", "stays");
    await send(context, "per@example.com", "deleted by staff");
    await backUp(context, await openPlace(url, context.config), "older.tar");

    opened.setNow("2026-07-02T10:00:00Z");
    await eraseFeedback(context, " kari@XN--BLBR-ROAH.no ");
    const [isDeleted, deletedDate] = ["per@example.com", "2026-07-02T10:00:00Z"];
    await context.db.updateTable("feedback").set({ deletedDate }).where("email", "=", isDeleted).execute();
    opened.setNow("2026-08-02T10:00:00Z");
    await purgeFeedback(context);
    opened.setNow("2026-08-03T10:00:00Z");
    await send(context, "kari@blåbær.no", "came back");
    await backUp(context, await openPlace(url, context.config), "newer.tar");

    // The folder has one list of erasures beside the archives. The list contains no readable address.
    const lists = (await readdir(url)).filter((name) => name.endsWith(".json"));
    expect(lists).toHaveLength(1);
    // The list has a hash and a time for each spelling of an erased address, each erased message, and the list itself.
    expect(await readFile(path.join(url, lists[0]!), "utf8")).toMatch(
      /^\{(\s+"[0-9a-f]{64}": "2026-0(7-02|8-02|8-03)T10:00:00Z",?){4}\s+\}\n$/,
    );

    const left = async (file: string) => {
      await using place = await createDatabase(database);
      const { erased, erasedUntil } = await restoreFile(path.join(url, file), configOf(place));
      await using db = await openDatabase(configOf(place));
      const messages = await db.selectFrom("feedback").select("message").orderBy("id").execute();
      const mails = await db.selectFrom("outboxMail").select("replyToAddress").orderBy("id").execute();
      return { erased, erasedUntil, messages: messages.map(({ message }) => message), mails: mails.length };
    };
    const erasedUntil = "2026-08-03T10:00:00Z";
    expect(await left("older.tar")).toEqual({ erased: 4, erasedUntil, messages: ["stays"], mails: 2 });
    expect(await left("newer.tar")).toEqual({
      erased: 0,
      erasedUntil,
      messages: ["stays", "came back"],
      mails: 3,
    });

    // The record of an erasure is deleted when every message from before the erasure has expired.
    opened.setNow("2028-08-03T10:00:00Z");
    await purgeFeedback(context);
    expect(await context.db.selectFrom("erasure").select("subject").execute()).toEqual([]);
  },
);

test("without BACKUP_URL, a restore brings erased messages back unless a later backup is in the same folder", async () => {
  await using context = await openTestContext({ now: "2026-07-01T10:00:00Z" });
  const folder = path.join(context.config.dataDir, "by-hand");
  const backUpByHand = async (name: string) => backUp(context, await openPlace(folder, context.config), name);
  const restored = async () => {
    await using place = await createDatabase("SQLite");
    const { erased, erasedUntil } = await restoreFile(path.join(folder, "july.tar"), configOf(place));
    return [erased, erasedUntil];
  };
  await send(context, "kari@example.com", "gone");
  await backUpByHand("july.tar");
  context.setNow("2026-07-02T10:00:00Z");
  await eraseFeedback(context, "kari@example.com");
  expect(await restored()).toEqual([0, "2026-07-01T10:00:00Z"]);
  context.setNow("2026-08-01T10:00:00Z");
  await backUpByHand("august.tar");
  expect(await restored()).toEqual([3, "2026-08-01T10:00:00Z"]);
});
