import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { getWebsiteSettings, saveWebsiteSettings } from "#src/campsite/settings/website-settings.server.ts";
import { websiteSettingsKind } from "#src/campsite/settings/website-settings.ts";
import { inUnseenTransaction, type Context } from "#src/platform/context.ts";
import { openDatabase } from "#src/platform/database/database.ts";
import type { Client } from "#src/platform/http/post-limit.ts";
import { automaticMailFullAt, receiptLimit } from "#src/platform/mail/mail-limit.ts";
import { queueMail, sendDueMail } from "#src/platform/mail-outbox.ts";
import { answerTemplateKind } from "#src/features/feedback/answer-templates/answer-template.ts";
import { answerTemplateCollection } from "#src/features/feedback/answer-templates/answer-templates.server.ts";
import { feedbackInput, type FeedbackInput } from "#src/features/feedback/feedback.ts";
import { sendFeedback } from "#src/features/feedback/feedback.server.ts";
import { getFeedback, markAsSpam } from "#src/features/feedback/inbox/inbox.server.ts";
import { eraseFeedback } from "#src/features/feedback/privacy/feedback-privacy.server.ts";
import { openTestContext, type TestContext } from "#test/support/context.ts";
import { backUpTo, configOf, restoreFile } from "#test/support/copies/copies.ts";
import { createDatabase, databases, type DatabaseName } from "#test/support/databases.ts";
import { startMailServer } from "#test/support/services/mail-server.ts";

const { perHour } = receiptLimit;

const client: Client = { block: "203.0.113.0", countMessage: async () => {} };
const from = "nettsted@camping.example";
const to = "innboks@camping.example";
let count = 0;
const message = (fields: Partial<FeedbackInput>) =>
  feedbackInput.parse({ message: `Har dere plass? Nummer ${count++}`, source: "feedback", ...fields });

async function open(database: DatabaseName) {
  await using stack = new AsyncDisposableStack();
  const context = stack.use(await openTestContext({ database, isSeeded: true }));
  const server = stack.use(await startMailServer());
  const sending = { ...context, config: { ...context.config, mail: { smtpUrl: server.url, from, to } } };
  const closing = stack.move();
  return {
    context,
    sending,
    /** Sends messages, and returns the mails that guests then get. */
    async send(...inputs: FeedbackInput[]) {
      for (const input of inputs) await sendFeedback(sending, input, client);
      server.received.length = 0;
      await sendDueMail(sending);
      return server.received.filter((mail) => !mail.to.includes(to));
    },
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}

const receipts = ({ db }: TestContext) =>
  db.selectFrom("outboxMail").select("toAddress").where("language", "<>", "").execute();

describe.each(databases)("a receipt on %s", (database) => {
  test("isn't queued after a restore of a backup, unlike the mail to staff", async () => {
    await using opened = await open(database);
    const { context, sending } = opened;
    await sendFeedback(sending, message({ email: "gjest@example.com" }), client);
    const waiting = (db: Context["db"]) => db.selectFrom("outboxMail").select("toAddress").execute();
    expect(await waiting(context.db)).toEqual([{ toAddress: "" }, { toAddress: "gjest@example.com" }]);
    const file = await backUpTo(`${context.config.dataDir}/receipts.tar`, context);
    await using place = await createDatabase("SQLite");
    const config = configOf(place);
    await restoreFile(file, config);
    await using db = await openDatabase(config);
    expect(await waiting(db)).toEqual([{ toAddress: "" }]);
  });

  test("says in the guest's language that the message has arrived, when to expect an answer, and whom to call", async () => {
    await using site = await open(database);
    const [mail] = await site.send(
      message({
        name: "Frau <b>Berger</b>",
        email: "berger@post.example",
        message: "Haben Sie am 24. Juli Platz für Kinder & Hund?",
        language: "de",
      }),
    );
    expect(mail!.to).toEqual(["berger@post.example"]);
    expect(mail!.headers["auto-submitted"]).toBe("auto-generated");
    expect(mail!.headers["reply-to"]).toContain("post@familiecamping.example");
    expect(mail!.headers["content-type"]).toMatch(/^multipart\/alternative/);
    expect(mail!.body).toMatch(
      /^Vielen Dank für Ihre Nachricht\.[^]*Wir antworten so bald wie möglich, meist noch am selben Tag\./,
    );
    expect(mail!.body).toContain("> Haben Sie am 24. Juli Platz für Kinder & Hund?");
    expect(mail!.body).toMatch(/Rufen Sie uns an: \+47\s33\s00\s12\s34/);
    expect(mail!.html).toContain('<html lang="de-DE">');
    expect(mail!.html).toContain("Haben Sie am 24. Juli Platz für Kinder &amp; Hund?</blockquote>");
    expect(mail!.html).not.toMatch(/<(?:img|link|script)\b|url\(|@import|https?:/);
    expect(mail!.html.match(/<a href="[^"]*"/g)).toEqual([
      '<a href="tel:+4733001234"',
      '<a href="tel:+4733001234"',
      '<a href="mailto:post@familiecamping.example"',
    ]);
    expect(mail!.raw).not.toMatch(/Berger<|Frau/);
    expect(Buffer.byteLength(mail!.raw)).toBeLessThan(30_000);
  });

  test("is smaller than 30 KB, and doesn't repeat an advertisement", async () => {
    await using site = await open(database);
    const [advertised] = await site.send(
      message({ email: "a@post.example", name: "Kjøp på billig.example", message: "Se billig.example nå" }),
    );
    expect(advertised!.raw).not.toContain("billig");
    const [long] = await site.send(message({ email: "b@post.example", message: `"'<`.repeat(333) }));
    expect(long!.html).toContain("&lt;&quot;");
    expect(Buffer.byteLength(long!.raw)).toBeLessThan(30_000);
  });

  test("goes to one mailbox at most three times a day, in any spelling of the address", async () => {
    await using site = await open(database);
    for (let each = 0; each < 40; each++) {
      const spelling = each % 2 ? `o.l.a+${each}@Post.example` : `OLA+${each}@post.EXAMPLE`;
      await sendFeedback(site.sending, message({ email: spelling }), client);
    }
    expect(await receipts(site.context)).toHaveLength(3);
    site.context.setNow("2026-07-15T22:00:01Z");
    await sendFeedback(site.sending, message({ email: "ola@post.example" }), client);
    expect(await receipts(site.context)).toHaveLength(4);
    const kept = await site.context.db.selectFrom("sender").selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain("post.example");
  });

  test("goes to at most 200 guests in an hour, and `automaticMailFullAt` returns the time when the limit was reached", async () => {
    await using site = await open(database);
    expect(await automaticMailFullAt(site.context)).toBeUndefined();
    for (let each = 0; each < perHour + 20; each++)
      await sendFeedback(site.sending, message({ email: `stranger${each}@post.example` }), client);
    expect(await receipts(site.context)).toHaveLength(perHour);
    expect(String(await automaticMailFullAt(site.context))).toBe("2026-07-15T10:00:00Z");
    expect(await site.context.db.selectFrom("feedback").select("id").execute()).toHaveLength(perHour + 20);
    site.context.setNow("2026-07-15T11:00:01Z");
    await sendFeedback(site.sending, message({ email: "next@post.example" }), client);
    expect(await receipts(site.context)).toHaveLength(perHour + 1);
  });

  test.each([
    ["a role", "no-reply@post.example"],
    ["the site's own address", "Nettsted@camping.example"],
    ["the address of staff", "innboks+x@camping.example"],
    ["the address on the contact page", "post@familiecamping.example"],
    ["nobody", ""],
  ])("doesn't go to %s", async (_name, email) => {
    await using site = await open(database);
    await sendFeedback(site.sending, message({ email }), client);
    expect(await receipts(site.context)).toEqual([]);
  });

  test("isn't sent after staff mark its message as spam or erase the guest's data; other mails are still sent", async () => {
    await using site = await open(database);
    for (const email of ["A@post.example", "b@post.example", "c@post.example"])
      await sendFeedback(site.sending, message({ email }), client);
    const [{ id }] = (await site.context.db.selectFrom("feedback").select("id").orderBy("id").execute()) as [
      { id: number },
    ];
    await inUnseenTransaction(site.context, async ({ db, now }) => {
      const other = { subject: "Vannet er av", body: "Til 15.", fromName: "", language: "nb" } as const;
      const address = { name: "", address: "a@post.example" };
      await queueMail(db, { ...other, to: address, replyTo: address }, now());
    });
    await markAsSpam(site.context, { id });
    expect(await eraseFeedback({ ...site.context }, "B@post.example")).toMatchObject({ messages: 1 });
    expect(await receipts(site.context)).toEqual([
      { toAddress: "c@post.example" },
      { toAddress: "a@post.example" },
    ]);
  });

  test.runIf(database === "SQLite")("stays queued when the message can't be marked as spam", async () => {
    await using site = await open(database);
    await sendFeedback(site.sending, message({ email: "a@post.example" }), client);
    const { id } = await site.context.db.selectFrom("feedback").select("id").executeTakeFirstOrThrow();
    await sql`create trigger stuck before delete on "outboxMail" begin select raise(abort, 'stuck'); end`.execute(
      site.context.db,
    );
    await expect(markAsSpam(site.context, { id })).rejects.toThrow("stuck");
    expect(await getFeedback(site.context, id)).toMatchObject({ deletedDate: null, isSpam: false });
  });

  test("can be turned off, and isn't queued without a mail server", async () => {
    await using site = await open(database);
    await sendFeedback(site.context, message({ email: "a@post.example" }), client);
    const settings = await getWebsiteSettings(site.context);
    await saveWebsiteSettings(
      site.context,
      websiteSettingsKind.input.parse({ ...settings, enableReceipts: false }),
    );
    await sendFeedback(site.sending, message({ email: "a@post.example" }), client);
    expect(await receipts(site.context)).toEqual([]);
  });

  test("has the text that staff have written, in each language with such a text", async () => {
    await using site = await open(database);
    await answerTemplateCollection.save(
      site.context,
      answerTemplateKind.input.parse({
        title: "Kvittering",
        text: "Så hyggelig at du skriver!",
        isReceipt: true,
        sortorder: 0,
        translations: { en: { title: "Receipt", text: "How nice of you to write!" } },
      }),
    );
    const mails = await site.send(
      message({ email: "a@post.example" }),
      message({ email: "b@post.example", language: "en" }),
      message({ email: "c@post.example", language: "de" }),
    );
    expect(mails.map(({ body }) => body.split("\n")[0])).toEqual([
      "Så hyggelig at du skriver!",
      "How nice of you to write!",
      "Vielen Dank für Ihre Nachricht. Sie ist bei uns angekommen.",
    ]);
  });

  test("can fail, and the message is stored anyway", async () => {
    await using site = await open(database);
    await sql`alter table "answerTemplate" rename to elsewhere`.execute(site.context.db);
    await sendFeedback(site.sending, message({ email: "a@post.example" }), client);
    expect(await receipts(site.context)).toEqual([]);
    expect(await site.context.db.selectFrom("feedback").select("id").execute()).toHaveLength(1);
  });
});
