import { describe, expect, test } from "vitest";
import { answerTemplateKind } from "#src/features/feedback/answer-templates/answer-template.ts";
import { answerTemplateCollection } from "#src/features/feedback/answer-templates/answer-templates.server.ts";
import { identityCollection } from "#src/campsite/identity/identity.server.ts";
import { identityKind } from "#src/campsite/identity/identity.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import { markOf } from "#src/i18n/marks.ts";
import { eraseFeedback, exportFeedback } from "#src/features/feedback/privacy/feedback-privacy.server.ts";
import { purgeFeedback } from "#src/features/feedback/privacy/feedback-retention.server.ts";
import { feedbackInput } from "#src/features/feedback/feedback.ts";
import { sendFeedback } from "#src/features/feedback/feedback.server.ts";
import { tidy } from "#src/features/feedback/feedback-rules.ts";
import { sendDueMail } from "#src/platform/mail-outbox.ts";
import { openTestContext } from "#test/support/context.ts";
import { databases, type DatabaseName } from "#test/support/databases.ts";
import { startMailServer } from "#test/support/services/mail-server.ts";
import {
  answerFeedback,
  answerRefused,
  getCorrespondence,
  listRefused,
  markAsAnswered,
  markAsUnanswered,
  retryAnswer,
} from "./answers.server.ts";
import { settleReceipt } from "#src/features/feedback/receipts/receipts.server.ts";
import { correctContact, getFeedback, saveReadState, markAsDeleted, toggleArchived } from "./inbox.server.ts";

const kari = { issuer: "https://id.example", subject: "kari", name: "Kari", email: undefined };
const ola = { ...kari, subject: "ola", name: "Ola" };

/** Opens a site with a mail server and one message from a German guest. */
async function open(database: DatabaseName) {
  await using stack = new AsyncDisposableStack();
  const opened = stack.use(await openTestContext({ database }));
  const server = stack.use(await startMailServer());
  const mail = { smtpUrl: server.url, from: "nettsted@camping.example", to: "post@camping.example" };
  const context = { ...opened, config: { ...opened.config, mail }, user: kari };
  const send = async (fields: Record<string, string>) => {
    const input = feedbackInput.parse({
      name: "Thomas Krüger",
      email: "thomas@example.com",
      mobilePhone: "12345",
      message: "Ist die Hütte frei?\nGruß",
      source: "contact",
      language: "de",
      ...fields,
    });
    await sendFeedback(context, input, { block: "203.0.113.0", countMessage: async () => {} });
  };
  await send({});
  await sendDueMail(context, { onSettled: settleReceipt });
  server.received.length = 0;
  const closing = stack.move();
  return { context, opened, server, send, [Symbol.asyncDispose]: () => closing.disposeAsync() };
}

/** Stores this number of answers to the first message. Their date is the current time. */
async function keepAnswers({ db, now }: Context, count: number): Promise<void> {
  const answers = Array.from({ length: count }, (_, index) => ({
    feedbackId: 1,
    text: `Nr. ${index + 1}`,
    author: "Kari",
    messageId: `answer-${index + 1}@camping.example`,
    sentDate: toStoredInstant(now()),
  }));
  await db.insertInto("feedbackAnswer").values(answers).execute();
}

describe.each(databases)("an answer on %s", (database) => {
  test("is mailed to the guest from the campsite, in the guest's language, with the quoted message", async () => {
    await using site = await open(database);
    const { context, server } = site;
    const answered = await answerFeedback(context, "Ja, das ist sie.", { id: 1 });
    expect(answered).toMatchObject({ version: 2, answeredDate: "2026-07-15T10:00:00Z" });
    expect((await getCorrespondence(context, 1)).answers).toMatchObject([{ state: "waiting" }]);
    await sendDueMail(context);
    const [mail] = server.received;
    expect(mail).toMatchObject({ from: "nettsted@camping.example", to: ["thomas@example.com"] });
    expect(mail!.headers).toMatchObject({
      from: "Camping <nettsted@camping.example>",
      "reply-to": "Camping <post@camping.example>",
      subject: "Antwort von Camping",
      "content-type": expect.stringMatching(/^multipart\/alternative;/) as string,
    });
    expect(mail!.html).toMatch(
      /<html lang="de-DE">.*<p [^>]*>Ja, das ist sie\.<\/p>.*<blockquote [^>]*>Ist die/,
    );
    expect(mail!.headers["to"]).toMatch(/<thomas@example\.com>$/);
    expect(mail!.headers).not.toHaveProperty("in-reply-to");
    expect(mail!.headers, "isn't marked as automatic").not.toHaveProperty("auto-submitted");
    expect(mail!.body).toMatch(
      /^Ja, das ist sie\.\n\n-- \nCamping\n\nThomas Krüger schrieb am .*:\n> Ist die/,
    );
    expect(mail!.body).toContain("> Gruß");
    expect(await getCorrespondence(context, 1)).toEqual({
      canAnswer: true,
      receipt: { state: "sent", at: "2026-07-15T10:00:00Z" },
      templates: [],
      answers: [
        { id: 1, text: "Ja, das ist sie.", author: "Kari", sentDate: "2026-07-15T10:00:00Z", state: "sent" },
      ],
      others: [],
    });
  });

  test("refers to the previous answer in the guest's mail thread", async () => {
    await using site = await open(database);
    const { context, server } = site;
    for (const text of ["Eins", "Zwei", "Drei"]) await answerFeedback(context, text, { id: 1 });
    await sendDueMail(context);
    const [first, second, third] = server.received.map(({ headers }) => headers);
    expect(second!["in-reply-to"]).toBe(first!["message-id"]);
    expect(third!["in-reply-to"]).toBe(second!["message-id"]);
    expect(third!["references"]).toBe(`${first!["message-id"]} ${second!["message-id"]}`);
    expect(new Set([first, second, third].map((each) => each!["subject"])).size).toBe(1);
  });

  test("refers to ten mails of a long thread: the first mail and the nine latest", async () => {
    await using site = await open(database);
    const { context, server } = site;
    await keepAnswers(context, 12);
    await answerFeedback(context, "Nr. 13", { id: 1 });
    await sendDueMail(context);
    const named = [1, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((each) => `<answer-${each}@camping.example>`);
    expect(server.received[0]!.headers["references"]).toBe(named.join(" "));
  });

  test("is refused when the site has sent sixty answers within an hour", async () => {
    await using site = await open(database);
    const { context, server, send } = site;
    await send({ email: "ola@example.com", message: "Hei" });
    await keepAnswers(context, 59);
    await answerFeedback(context, "Nr. 60", { id: 2 });
    await markAsAnswered(context, { id: 1 });
    const after = (minutes: number) => ({ ...context, now: () => context.now().add({ minutes }) });
    await expect(answerFeedback(after(20), "Nr. 61", { id: 1 })).rejects.toMatchObject({
      kind: "too-many-requests",
      headers: { "Retry-After": "2400" },
    });
    await sendDueMail(context);
    expect(server.received.map(({ to }) => to)).not.toContainEqual(["thomas@example.com"]);
    await answerFeedback(after(60), "Nr. 61", { id: 1 });
  });

  test("isn't sent twice after a lost confirmation, and conflicts with a colleague's answer", async () => {
    await using site = await open(database);
    const { context, server } = site;
    await answerFeedback(context, "Ja.", { id: 1, ifVersions: [1] });
    expect(await answerFeedback(context, "Ja.", { id: 1, ifVersions: [1] })).toMatchObject({ version: 2 });
    const byOla = { ...context, user: ola };
    await expect(answerFeedback(byOla, "Ja.", { id: 1, ifVersions: [1] })).rejects.toMatchObject({
      kind: "stale",
    });
    const both = await Promise.allSettled([
      answerFeedback(byOla, "Nein.", { id: 1, ifVersions: [2] }),
      answerFeedback(context, "Doch.", { id: 1, ifVersions: [2] }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await sendDueMail(context);
    expect(server.received).toHaveLength(2);
  });

  test("is retried for two days, and then counts as refused and can be sent again", async () => {
    await using site = await open(database);
    const { context, opened, server } = site;
    const state = async () => (await getCorrespondence(context, 1)).answers.at(-1)!.state;
    server.refuseWith(451);
    await answerFeedback(context, "Ja.", { id: 1 });
    await sendDueMail(context);
    expect(await state()).toBe("waiting");
    for (let hours = 0; hours < 96; hours += 6) {
      opened.setNow(opened.now().add({ hours: 6 }).toString());
      await sendDueMail({ ...context, now: opened.now });
    }
    expect(await state()).toBe("refused");
    server.refuseWith(undefined);
    await sendDueMail({ ...context, now: opened.now });
    expect(server.received).toHaveLength(0);

    const details = { name: "Thomas Krüger", email: "thomas.krueger@example.com", mobile: "" };
    await correctContact(context, details, { id: 1 });
    const answerId = (await getCorrespondence(context, 1)).answers[0]!.id;
    const retrying = { ...context, now: opened.now };
    await expect(retryAnswer(retrying, { id: 1, answerId: 99 })).rejects.toMatchObject({ kind: "not-found" });
    const { answers } = await retryAnswer(retrying, { id: 1, answerId });
    expect(answers).toMatchObject([{ state: "waiting" }]);
    await expect(retryAnswer(retrying, { id: 1, answerId })).rejects.toMatchObject({ kind: "conflict" });
    await sendDueMail(retrying);
    expect(server.received).toMatchObject([{ to: ["thomas.krueger@example.com"] }]);
    expect(await state()).toBe("sent");
  });

  test.each(["MAIL", "RCPT", "DATA", "text"] as const)(
    "counts as refused after a 5xx response to %s, and waits after a 4xx response",
    async (step) => {
      await using site = await open(database);
      const { context, opened, server } = site;
      const state = async () => (await getCorrespondence(context, 1)).answers.at(-1)!.state;
      server.refuseWith(450, step);
      await answerFeedback(context, "Ja.", { id: 1 });
      await sendDueMail(context, { onRefused: answerRefused });
      expect(await state()).toBe("waiting");
      server.refuseWith(521, step);
      opened.setNow(opened.now().add({ minutes: 1 }).toString());
      await sendDueMail({ ...context, now: opened.now }, { onRefused: answerRefused });
      expect(await state()).toBe("refused");
      expect(await listRefused(context)).toEqual([{ id: 1, name: "Thomas Krüger" }]);
      expect(server.received).toEqual([]);
    },
  );

  test("makes its message new and unanswered again when the mail server refuses the answer", async () => {
    await using site = await open(database);
    const { context, opened, server } = site;
    const run = async () => sendDueMail(context, { onRefused: answerRefused });
    await saveReadState(context, true, 1);
    await answerFeedback(context, "Ja.", { id: 1 });
    await toggleArchived(context, { id: 1 });
    server.refuseWith(550, "RCPT");
    expect(await listRefused(context)).toEqual([]);
    await run();
    const back = { isArchived: false, archivedDate: null, readDate: null, answeredDate: null };
    expect(await getFeedback(context, 1)).toMatchObject(back);
    expect(await listRefused(context)).toEqual([{ id: 1, name: "Thomas Krüger" }]);
    // The message is archived, so its refused answer isn't listed.
    await toggleArchived(context, { id: 1 });
    expect(await listRefused(context)).toEqual([]);
    await toggleArchived(context, { id: 1 });

    server.refuseWith(undefined);
    const { answers } = await getCorrespondence(context, 1);
    await retryAnswer(context, { id: 1, answerId: answers[0]!.id });
    expect(await getFeedback(context, 1)).toMatchObject({ answeredDate: opened.now().toString() });
    expect(await listRefused(context)).toEqual([]);
    await run();
    expect(server.received).toHaveLength(1);
    expect(await getFeedback(context, 1)).toMatchObject({ answeredDate: opened.now().toString() });

    // After a refusal, the same text is a new answer. A refused answer doesn't change a deleted message.
    server.refuseWith(550, "RCPT");
    await answerFeedback(context, "Bis bald.", { id: 1 });
    await run();
    await answerFeedback(context, "Bis bald.", { id: 1 });
    expect((await getCorrespondence(context, 1)).answers.map(({ state }) => state)).toEqual([
      "sent",
      "refused",
      "waiting",
    ]);
    await markAsDeleted(context, { id: 1 });
    const { version } = await getFeedback(context, 1);
    await run();
    expect(await getFeedback(context, 1)).toMatchObject({ version });
    expect(await listRefused(context)).toEqual([]);
  });

  test("is refused if the site sends no mail, the guest left no address or the message is deleted", async () => {
    await using site = await open(database);
    const { context, send } = site;
    await send({ message: "Ohne Adresse" });
    await context.db.updateTable("feedback").set({ email: "" }).where("id", "=", 2).execute();
    await markAsDeleted(context, { id: 1 });
    const without = { ...context, config: { ...context.config, mail: undefined } };
    for (const [sender, id] of [
      [context, 1],
      [context, 2],
      [without, 2],
    ] as const) {
      await expect(answerFeedback(sender, "Ja.", { id })).rejects.toMatchObject({ kind: "conflict" });
      expect(await getCorrespondence(sender, id)).toMatchObject({ canAnswer: false, answers: [] });
    }
    await expect(answerFeedback(context, "Ja.", { id: 3 })).rejects.toMatchObject({ kind: "not-found" });
  });

  test("is stored with its author and time if it was given elsewhere, but isn't part of the mail thread", async () => {
    await using site = await open(database);
    const { context, opened, server } = site;
    await answerFeedback(context, "Ja.", { id: 1 });
    const byOla = { ...context, user: ola };
    opened.setNow("2026-07-15T11:00:00Z");
    expect(await markAsAnswered(byOla, { id: 1, ifVersions: [2] })).toMatchObject({
      version: 3,
      answeredDate: "2026-07-15T11:00:00Z",
    });
    await expect(markAsAnswered(context, { id: 1, ifVersions: [2] })).rejects.toMatchObject({
      kind: "stale",
    });
    const { answers } = await getCorrespondence(context, 1);
    expect(answers).toMatchObject([
      { author: "Kari", text: "Ja.", sentDate: "2026-07-15T10:00:00Z" },
      { author: "Ola", text: "", sentDate: "2026-07-15T11:00:00Z", state: "elsewhere" },
    ]);
    await answerFeedback(context, "Bis bald!", { id: 1 });
    await sendDueMail(context);
    const [first, second] = server.received;
    expect(second!.headers["references"]).toBe(first!.headers["message-id"]);
    await markAsDeleted(context, { id: 1 });
    await expect(markAsAnswered(context, { id: 1 })).rejects.toMatchObject({ kind: "conflict" });
  });

  test("can be undone if it was given elsewhere and is the last answer; the previous answer then counts", async () => {
    await using site = await open(database);
    const { context, opened } = site;
    const answeredAt = async (hour: number, answer: () => Promise<unknown>) => {
      opened.setNow(`2026-07-15T${hour}:00:00Z`);
      await answer();
    };
    await answeredAt(10, () => answerFeedback(context, "Ja.", { id: 1 }));
    await answeredAt(11, () => markAsAnswered(context, { id: 1 }));
    await answeredAt(12, () => markAsAnswered(context, { id: 1 }));
    await expect(markAsUnanswered(context, { id: 1, ifVersions: [3] })).rejects.toMatchObject({
      kind: "stale",
    });
    for (const [version, answeredDate] of [
      [4, "2026-07-15T11:00:00Z"],
      [5, "2026-07-15T10:00:00Z"],
    ] as const)
      expect(await markAsUnanswered(context, { id: 1, ifVersions: [version] })).toMatchObject({
        answeredDate,
      });
    expect((await getCorrespondence(context, 1)).answers).toMatchObject([{ text: "Ja." }]);
    // A mailed answer can't be undone.
    await expect(markAsUnanswered(context, { id: 1 })).rejects.toMatchObject({ kind: "conflict" });

    await site.send({ message: "Noch eine" });
    await expect(markAsUnanswered(context, { id: 2 })).rejects.toMatchObject({ kind: "conflict" });
    await markAsAnswered(context, { id: 2 });
    expect(await markAsUnanswered(context, { id: 2 })).toMatchObject({ answeredDate: null });
    expect((await getCorrespondence(context, 2)).answers).toEqual([]);
  });

  test("has one recipient, and the guest's name can't add a header", async () => {
    await using site = await open(database);
    const { context, server, send } = site;
    const names = [
      'a@evil.example, "b',
      "x\r\nBcc: evil@evil.example",
      "<evil@evil.example>",
      "=?utf-8?q?=0D=0ABcc:?=",
    ];
    for (const [index, name] of names.entries())
      await send({
        name: tidy("name", name),
        email: `gjest${index}@example.com`,
        message: "Bcc: e@evil.example",
      });
    // The name is written to the database directly, because a save would change the name.
    await context.db.updateTable("feedback").set({ name: names[1]! }).where("id", "=", 3).execute();
    await sendDueMail(context);
    server.received.length = 0;
    for (const index of names.keys()) await answerFeedback(context, "Ja.", { id: index + 2 });
    await sendDueMail(context);
    expect(server.received.map(({ to }) => to)).toEqual(
      names.map((_, index) => [`gjest${index}@example.com`]),
    );
    for (const { headers, raw } of server.received) {
      expect(headers).not.toHaveProperty("bcc");
      expect(raw.split("\r\n\r\n")[0]).not.toMatch(/^bcc:/im);
    }
  });

  test("is exported and erased with the guest's data, even before the answer is sent", async () => {
    await using site = await open(database);
    const { context, server } = site;
    await answerFeedback(context, "Ja.", { id: 1 });
    expect(await exportFeedback(context.db, "Thomas@example.com")).toMatchObject({
      answers: [{ feedbackId: 1, text: "Ja.", author: "Kari" }],
    });
    await eraseFeedback(context, "thomas@example.com");
    await sendDueMail(context);
    expect(server.received).toEqual([]);
    for (const table of ["feedbackAnswer", "outboxMail"] as const)
      expect(await context.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  test("is purged with its message", async () => {
    await using site = await open(database);
    const { context, opened } = site;
    await answerFeedback(context, "Ja.", { id: 1 });
    await sendDueMail(context);
    await markAsDeleted(context, { id: 1 });
    opened.setNow("2026-08-15T10:00:00Z");
    await purgeFeedback({ ...context, now: opened.now });
    expect(await context.db.selectFrom("feedbackAnswer").selectAll().execute()).toEqual([]);
  });

  test("marks its message as answered among the other messages of the same address", async () => {
    await using site = await open(database);
    const { context, opened, send } = site;
    opened.setNow("2026-07-16T10:00:00Z");
    await send({ email: "THOMAS@example.com", message: "Noch etwas" });
    await send({ email: "xthomas@example.com", message: "Jemand anders" });
    await answerFeedback(context, "Ja.", { id: 1 });
    expect((await getCorrespondence(context, 2)).others).toMatchObject([
      { id: 1, message: "Ist die Hütte frei?\nGruß", language: "de", box: "new" },
    ]);
    expect((await getCorrespondence(context, 2)).others[0]!.answeredDate).not.toBeNull();
  });

  test("can start from a template in the guest's language with current live values", async () => {
    await using site = await open(database);
    const { context } = site;
    const written = {
      title: "Telefon",
      text: `Ring ${markOf("identity.phone")}.`,
      translations: { de: { title: "Telefon", text: `Rufen Sie ${markOf("identity.phone")} an.` } },
    };
    const notTranslated = { title: "Funnet", text: "Vi har funnet det.", translations: {} };
    for (const [sortorder, each] of [written, notTranslated].entries())
      await answerTemplateCollection.save(context, answerTemplateKind.input.parse({ sortorder, ...each }));
    const identity = {
      ...(await identityCollection.get(context, 1)),
      email: "post@camping.example",
      name: "Camping",
      shortIntro: "Ved sjøen",
      address: { street: "Veien 1", postalCode: "3290", city: "Stavern" },
    };
    const call = async (phone: string) => {
      await identityCollection.save(context, identityKind.input.parse({ ...identity, phone }), { id: 1 });
      return (await getCorrespondence(context, 1)).templates;
    };
    expect(await call("+4733001234")).toEqual([
      { id: 1, title: "Telefon", text: "Rufen Sie +47\u00a033\u00a000\u00a012\u00a034 an.", language: "de" },
      { id: 2, title: "Funnet", text: "Vi har funnet det.", language: "nb" },
    ]);
    expect((await call("+4733009999"))[0]!.text).toBe("Rufen Sie +47\u00a033\u00a000\u00a099\u00a099 an.");
  });
});
