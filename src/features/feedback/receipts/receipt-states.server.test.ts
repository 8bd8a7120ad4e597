import { describe, expect, test } from "vitest";
import { getWebsiteSettings, saveWebsiteSettings } from "#src/campsite/settings/website-settings.server.ts";
import { websiteSettingsKind } from "#src/campsite/settings/website-settings.ts";
import { openDatabase } from "#src/platform/database/database.ts";
import { sendDueMail } from "#src/platform/mail-outbox.ts";
import { tableOf } from "#src/platform/server-feature.ts";
import type { ReceiptState } from "#src/features/feedback/inbox/answers.ts";
import { getCorrespondence } from "#src/features/feedback/inbox/answers.server.ts";
import { feedbackInput } from "#src/features/feedback/feedback.ts";
import { sendFeedback } from "#src/features/feedback/feedback.server.ts";
import { markAsSpam } from "#src/features/feedback/inbox/inbox.server.ts";
import { eraseFeedback, exportFeedback } from "#src/features/feedback/privacy/feedback-privacy.server.ts";
import { openTestContext, type TestContext } from "#test/support/context.ts";
import { backUpTo, configOf, restoreFile } from "#test/support/copies/copies.ts";
import { createDatabase, databases, type DatabaseName } from "#test/support/databases.ts";
import { startMailServer } from "#test/support/services/mail-server.ts";

async function open(database: DatabaseName) {
  await using stack = new AsyncDisposableStack();
  const opened = stack.use(await openTestContext({ database, isSeeded: true }));
  const server = stack.use(await startMailServer());
  const mail = { smtpUrl: server.url, from: "nettsted@camping.example", to: "innboks@camping.example" };
  const context = { ...opened, config: { ...opened.config, mail } };
  const closing = stack.move();
  return {
    context,
    server,
    sendMails: () => sendDueMail(context, tableOf(context.features, "mail")),
    /** @returns the id of the message */
    async write(email: string, where: TestContext = context): Promise<number> {
      const client = { block: "203.0.113.0", countMessage: async () => {} };
      const { id: before } = (await lastOf(where)) ?? { id: 0 };
      const input = feedbackInput.parse({ message: `Nummer ${before}`, source: "feedback", email });
      await sendFeedback(where, input, client);
      return (await lastOf(where))!.id;
    },
    outcomeOf: async (id: number) => (await getCorrespondence(context, id)).receipt,
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}

const lastOf = ({ db }: TestContext) =>
  db.selectFrom("feedback").select("id").orderBy("id", "desc").limit(1).executeTakeFirst();

describe.each(databases)("the receipt of a message on %s", (database) => {
  test("has the time when it was sent or refused", async () => {
    await using site = await open(database);
    const id = await site.write("gjest@post.example");
    expect(await site.outcomeOf(id)).toEqual({ state: "waiting", at: null });
    site.context.setNow("2026-07-15T10:03:00Z");
    await site.sendMails();
    expect(await site.outcomeOf(id)).toEqual({ state: "sent", at: "2026-07-15T10:03:00Z" });
    const other = await site.write("borte@post.example");
    site.server.refuseWith(550, "RCPT");
    await site.sendMails();
    expect(await site.outcomeOf(other)).toEqual({ state: "refused", at: "2026-07-15T10:03:00Z" });
    expect(await site.outcomeOf(id)).toMatchObject({ state: "sent" });
  });

  test("has the reason why the guest got no receipt", async () => {
    await using site = await open(database);
    const { context } = site;
    const states: Partial<Record<ReceiptState | "none", number>> = {
      none: await site.write(""),
      role: await site.write("no-reply@post.example"),
      noMail: await site.write("gjest@post.example", {
        ...context,
        config: { ...context.config, mail: undefined },
      }),
    };
    const spam = await site.write("reklame@post.example");
    await markAsSpam(context, { id: spam });
    for (let each = 0; each < 4; each++) states.limited = await site.write("ola@post.example");
    const settings = { ...(await getWebsiteSettings(context)), enableReceipts: false };
    await saveWebsiteSettings(context, websiteSettingsKind.input.parse(settings));
    states.off = await site.write("kari@post.example");
    await site.sendMails();
    for (const [state, id] of Object.entries(states))
      expect((await site.outcomeOf(id))?.state ?? "none").toBe(state);
    expect(await site.outcomeOf(spam)).toEqual({ state: "unsent", at: null });
  });

  test("is lost when a backup is restored, and is deleted by an erasure", async () => {
    await using site = await open(database);
    const id = await site.write("gjest@post.example");
    const file = await backUpTo(`${site.context.config.dataDir}/receipts.tar`, site.context);
    await using target = await createDatabase("SQLite");
    await restoreFile(file, configOf(target));
    await using restored = await openDatabase(configOf(target));
    expect((await getCorrespondence({ ...site.context, db: restored }, id)).receipt?.state).toBe("unsent");
    const data = await exportFeedback(site.context.db, "Gjest@post.example");
    expect(data.receipts).toEqual([{ feedbackId: id, state: "waiting", at: null }]);
    await eraseFeedback(site.context, "gjest@post.example");
    expect(await site.context.db.selectFrom("feedbackReceipt").selectAll().execute()).toEqual([]);
  });
});
