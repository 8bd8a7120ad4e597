import { generateKeyPairSync } from "node:crypto";
import { pino } from "pino";
import { describe, expect, test, vi } from "vitest";
import { openTestContext, type TestContext } from "#test/support/context.ts";
import { databases, type DatabaseName } from "#test/support/databases.ts";
import { startMailServer, type MailServer, type ReceivedMail } from "#test/support/services/mail-server.ts";
import { startJobs } from "#src/platform/jobs/jobs.ts";
import { readConfig } from "./config.ts";
import { isMailboxGone } from "./mail-failure.ts";
import { mailJob, queueMail, sendDueMail, type AutomaticMail, type StaffMail } from "./mail-outbox.ts";

const mail: StaffMail = {
  subject: "Forespørsel fra Åse",
  body: "Hei!\n\nHar dere plass? Æøå – 你好\n.\nHilsen Åse",
  replyTo: { name: "Åse Øy", address: "ase@example.com" },
};

/** Returns a context that sends mail to the mail server at `url`, and the context's log lines. */
function sendingTo(context: TestContext, url: string) {
  const lines: string[] = [];
  const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
  const config = {
    ...context.config,
    mail: { smtpUrl: url, from: "nettsted@camping.example", to: "post@camping.example" },
  };
  return { context: { ...context, config, log }, lines };
}

async function queue(context: TestContext, mails: StaffMail[]): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    for (const each of mails) await queueMail(db, each, context.now());
  });
}

const waiting = (context: TestContext) =>
  context.db.selectFrom("outboxMail").selectAll().orderBy("id").execute();

async function open(database: DatabaseName = "SQLite") {
  await using stack = new AsyncDisposableStack();
  const context = stack.use(await openTestContext({ database }));
  const server: MailServer = stack.use(await startMailServer());
  const closing = stack.move();
  return { context, server, [Symbol.asyncDispose]: () => closing.disposeAsync() };
}

describe.each(databases)("the outbox on %s", (database) => {
  test("ignores a retry time from a clock that was ahead", async () => {
    await using opened = await open(database);
    const { context, server } = opened;
    context.setNow("2026-08-20T10:00:00Z");
    await queue(context, [mail]);
    await sendDueMail(sendingTo(context, "smtp://127.0.0.1:1").context);
    context.setNow("2026-07-15T10:00:00Z");
    await sendDueMail(sendingTo(context, server.url).context);
    expect(server.received).toHaveLength(1);
  });

  test("sends waiting mail to the recipient as plain text and then deletes it", async () => {
    await using opened = await open(database);
    const { context, server } = opened;
    const { context: sending, lines } = sendingTo(context, server.url);
    await queue(context, [mail]);
    await sendDueMail(sending);
    expect(server.received).toHaveLength(1);
    const [received] = server.received;
    expect(received).toMatchObject({
      from: "nettsted@camping.example",
      to: ["post@camping.example"],
      headers: {
        from: "nettsted@camping.example",
        to: "post@camping.example",
        date: "Wed, 15 Jul 2026 10:00:00 +0000",
        "content-type": "text/plain; charset=utf-8",
        // Mailboxes don't send automatic replies to a mail with this header.
        "auto-submitted": "auto-generated",
      },
    });
    expect(received!.headers["reply-to"]).toMatch(/^=\?UTF-8\?.*\?= <ase@example\.com>$/);
    expect(received!.body.trimEnd()).toBe(mail.body);
    expect(await waiting(context)).toEqual([]);
    expect(lines.join("")).not.toMatch(/Åse|ase@|plass/);
    await sendDueMail(sending);
    expect(server.received).toHaveLength(1);
  });

  test("two simultaneous processes send each mail only once", async () => {
    await using opened = await open(database);
    const { context, server } = opened;
    const { context: sending } = sendingTo(context, server.url);
    await queue(
      context,
      Array.from({ length: 6 }, (_, index) => ({ ...mail, subject: `Nummer ${index}` })),
    );
    await Promise.all([sendDueMail(sending), sendDueMail(sending)]);
    expect(server.received.map(({ headers }) => headers["subject"]!).toSorted()).toEqual(
      Array.from({ length: 6 }, (_, index) => `Nummer ${index}`),
    );
  });

  test("sends the mails of a run through one connection, even after a refused recipient", async () => {
    await using context = await openTestContext({ database });
    let connections = 0;
    await using server = await startMailServer(0, {
      onConnect(_session, done) {
        connections++;
        done();
      },
    });
    const { context: sending } = sendingTo(context, server.url);
    await queue(context, [mail, mail, mail]);
    server.refuseWith(450, "RCPT");
    await sendDueMail(sending);
    expect(connections).toBe(1);
    server.refuseWith(undefined);
    context.setNow("2026-07-15T11:00:00Z");
    await sendDueMail(sending);
    expect(server.received).toHaveLength(3);
    expect(connections).toBe(2);
  });

  test("waits longer after each failure, continues when the server is back, and logs no personal data", async () => {
    await using opened = await open(database);
    const { context, server } = opened;
    const port = Number(new URL(server.url).port);
    const { context: sending, lines } = sendingTo(context, server.url);
    await server[Symbol.asyncDispose]();
    await queue(context, [mail]);
    const moments = ["10:00:00", "10:01:00", "10:03:00", "10:07:00"];
    for (const [index, moment] of moments.entries()) {
      context.setNow(`2026-07-15T${moment}Z`);
      await sendDueMail(sending);
      const [row] = await waiting(context);
      expect(row).toMatchObject({
        failures: index + 1,
        nextTryAt: `2026-07-15T${moments[index + 1] ?? "10:15:00"}Z`,
      });
      await sendDueMail(sending);
      expect(await waiting(context)).toEqual([row]);
    }
    expect(lines.join("")).toContain("ECONNREFUSED");
    expect(lines.join("")).not.toMatch(/Åse|ase@|plass|camping\.example/);

    await using back = await startMailServer(port);
    context.setNow("2026-07-15T10:14:59Z");
    await sendDueMail(sending);
    expect(back.received).toEqual([]);
    context.setNow("2026-07-15T10:15:00Z");
    await sendDueMail(sending);
    expect(back.received).toHaveLength(1);
    expect(await waiting(context)).toEqual([]);
  });

  test("gives up after two days and deletes the mail", async () => {
    await using opened = await open(database);
    const { context, server } = opened;
    server.refuseWith(451);
    const { context: sending, lines } = sendingTo(context, server.url);
    await queue(context, [mail]);
    const tries: string[] = [];
    for (let [row] = await waiting(context); row; [row] = await waiting(context)) {
      tries.push(row.nextTryAt);
      context.setNow(row.nextTryAt);
      await sendDueMail(sending);
    }
    const last = tries.at(-1)!;
    expect(last > "2026-07-17T03:00:00Z" && last <= "2026-07-17T10:00:00Z", last).toBe(true);
    expect(tries.length).toBeGreaterThan(10);
    expect(lines.at(-1)).toContain("gave up sending");
    expect(lines.join("")).toContain("451");
  });

  test("sends a mail again with the same id after the process was killed while sending", async () => {
    await using opened = await open(database);
    const { context, server } = opened;
    const { context: sending } = sendingTo(context, server.url);
    await queue(context, [mail]);
    const begin = sending.db.transaction.bind(sending.db);
    vi.spyOn(sending.db, "transaction")
      .mockImplementationOnce(begin)
      .mockImplementationOnce(() => {
        throw new Error("killed");
      });
    await expect(sendDueMail(sending)).rejects.toThrow("killed");
    await sendDueMail(sending);
    expect(server.received).toHaveLength(1);
    context.setNow("2026-07-15T10:02:00Z");
    await sendDueMail(sending);
    const ids = server.received.map(({ headers }) => headers["message-id"]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});

test.each([
  'Ola" <evil@example.com>, "',
  "Ola\r\nBcc: evil@example.com",
  "Ola\nContent-Type: text/html\n\n<b>",
  "=?UTF-8?Q?Ola=0D=0ABcc:_evil@example.com?=",
  "Ola\u2028Bcc: evil@example.com",
  "x".repeat(2000),
  "<script>",
  "ola, evil@example.com",
  "",
])("a name such as %j adds no recipient and no header", async (name) => {
  await using opened = await open();
  const { context, server } = opened;
  const { context: sending } = sendingTo(context, server.url);
  await queue(context, [
    { subject: `Forespørsel fra ${name}`, body: `å ${name}`, replyTo: { name, address: "a@b.no" } },
  ]);
  await sendDueMail(sending);
  const [{ to, headers }] = server.received as [(typeof server.received)[number]];
  expect(to).toEqual(["post@camping.example"]);
  expect(headers["to"]).toBe("post@camping.example");
  expect(headers["content-type"]).toMatch(/^text\/plain(;|$)/);
  expect(Object.keys(headers)).not.toContain("bcc");
  expect(headers["reply-to"]).toMatch(/(^|<)a@b\.no>?$/);
  expect(Object.keys(headers).toSorted()).toEqual([
    "auto-submitted",
    "content-transfer-encoding",
    "content-type",
    "date",
    "from",
    "message-id",
    "mime-version",
    "reply-to",
    "subject",
    "to",
  ]);
});

test("a mail has no reply address when the guest gave no address", async () => {
  await using opened = await open();
  const { context, server } = opened;
  await queue(context, [{ ...mail, replyTo: { name: "", address: "" } }]);
  await sendDueMail(sendingTo(context, server.url).context);
  expect(server.received[0]!.headers).not.toHaveProperty("reply-to");
});

test("text that looks like an encoded word (RFC 2047) is sent in a form that no mail program decodes", async () => {
  await using opened = await open();
  const { context, server } = opened;
  const name = `=?utf-8?B?${Buffer.from("Kari\r\nBcc: x@example.com \u202E").toString("base64")}?=`;
  await queue(context, [
    { subject: `Forslag fra ${name}`, body: "", replyTo: { name, address: "kari@example.com" } },
  ]);
  await sendDueMail(sendingTo(context, server.url).context);
  const [{ raw, headers }] = server.received as [ReceivedMail];
  expect(raw).not.toMatch(/=\?[\w-]+\?[BQ]\?/i);
  expect(headers["subject"]).toContain("Forslag fra = ?utf-8?B?");
});

/** Replaces this machine's address with an address that doesn't count as local. */
const elsewhere = (url: string) => url.replace("127.0.0.1", "[::ffff:127.0.0.1]");

test("a mail to another machine is encrypted or not sent, unless SMTP_URL turns encryption off", async () => {
  await using opened = await open();
  const { context, server } = opened;
  const { context: sending, lines } = sendingTo(context, elsewhere(server.url));
  await queue(context, [mail]);
  await sendDueMail(sending);
  expect(server.received).toEqual([]);
  expect(lines.join("")).toContain("ETLS");
  context.setNow("2026-07-15T10:01:00Z");
  await sendDueMail(sendingTo(context, `${elsewhere(server.url)}?requireTLS=false`).context);
  expect(server.received).toHaveLength(1);
});

test("mails are signed when there is a key for DKIM", async () => {
  await using opened = await open();
  const { context, server } = opened;
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const key = privateKey.export({ type: "pkcs8", format: "der" }).toString("base64");
  const settings = { SMTP_URL: server.url, MAIL_FROM: "nettsted@camping.example", MAIL_TO: "b@c.example" };
  const signing = readConfig({ ...settings, DKIM_SELECTOR: "nett", DKIM_KEY: key });
  const leaveLink = "http://localhost/beskjed?leave=x";
  const guest = { to: { name: "", address: "ase@example.com" }, fromName: "Øya", language: "nb" } as const;
  const toList: AutomaticMail = { ...mail, ...guest, leaveLink };
  await queue(context, [toList]);
  await sendDueMail({ ...context, config: { ...context.config, mail: signing.mail } });
  const signature = server.received[0]!.headers["dkim-signature"];
  expect(signature).toMatch(/d=camping\.example;.*s=nett;/);
  expect(signature!.replaceAll(/\s/g, "")).toMatch(/h=from:.*:list-unsubscribe:list-unsubscribe-post;/);
  expect(() => readConfig({ ...settings, DKIM_KEY: "AAAA" })).toThrow(/DKIM_KEY must be empty or an RSA key/);
  expect(() => readConfig({ ...settings, DKIM_KEY: key })).toThrow(/DKIM_SELECTOR must be set/);
});

test.each<[string, Parameters<typeof startMailServer>[1], (url: string) => string, string]>([
  ["no server listens", {}, () => "smtp://127.0.0.1:1", "it refuses the connection"],
  ["the server's name is unknown", {}, () => "smtp://mail.invalid", "its name isn't known (DNS)"],
  [
    "the server's certificate is self-signed",
    { secure: true },
    (url) => url.replace("smtp:", "smtps:"),
    "its certificate isn't trusted",
  ],
  [
    "the password is wrong",
    { disabledCommands: ["STARTTLS"], allowInsecureAuth: true, onAuth: (_, __, done) => done(null, {}) },
    (url) => url.replace("//", "//ola:secret@"),
    "it refuses the user or the password, with 535",
  ],
])("the outbox logs why a mail isn't sent: %s", async (_, options, urlOf, reason) => {
  await using context = await openTestContext();
  await using server = await startMailServer(0, options);
  const { context: sending, lines } = sendingTo(context, urlOf(server.url));
  await queue(context, [mail]);
  await sendDueMail(sending);
  expect(JSON.parse(lines.at(-1)!)).toMatchObject({
    msg: "mail could not be sent and will be retried",
    reason: expect.stringContaining(reason) as string,
  });
  expect(lines.join("")).not.toMatch(/Åse|ase@|plass|secret|camping\.example/);
  expect(await waiting(context)).toMatchObject([{ failures: 1 }]);
});

test("a mail to staff that is permanently refused isn't retried", async () => {
  await using opened = await open();
  const { context, server } = opened;
  server.refuseWith(554);
  const { context: sending, lines } = sendingTo(context, server.url);
  await queue(context, [mail]);
  await sendDueMail(sending);
  expect(await waiting(context)).toEqual([]);
  expect(lines.at(-1)).toContain("gave up sending a mail that isn't an answer; the message is in the inbox");
});

test.each([
  ["smtp://127.0.0.1:25", "info", "if offered"],
  ["smtp://user:secret@mail.example:587", "info", "required"],
  ["smtps://user:secret@mail.example", "info", "required"],
  ["smtp://user:secret@mail.example?requireTLS=false", "warn", "if offered"],
])("with %s the site logs how it sends mail, without the password", async (url, level, tls) => {
  await using context = await openTestContext();
  const { context: sending, lines } = sendingTo(context, url);
  expect(mailJob(sending)).toMatchObject({ name: "mail" });
  expect(JSON.parse(lines[0]!)).toMatchObject({
    level: pino.levels.values[level],
    host: new URL(url).hostname,
    tls,
  });
  expect(lines.join("")).not.toContain("secret");
});

test("the outbox sends nothing and has no job without a mail server", async () => {
  await using context = await openTestContext();
  await queue(context, [mail]);
  await sendDueMail(context);
  expect(mailJob(context)).toBeUndefined();
  expect(await waiting(context)).toMatchObject([{ failures: 0 }]);
});

test("the job sends each mail in one of several processes and finishes before it stops", async () => {
  await using opened = await open();
  const { context, server } = opened;
  await queue(context, [mail]);
  const { context: sending } = sendingTo(context, server.url);
  const stops = [1, 2, 3].map(() => startJobs(sending, [mailJob(sending)!]));
  await expect.poll(() => server.received).toHaveLength(1);
  await Promise.all(stops.map((stop) => stop()));
  expect(await waiting(context)).toEqual([]);
  expect(server.received).toHaveLength(1);
});

test.each([
  ["550 5.1.1 <x@y.example>: user unknown", true],
  ["550-5.1.1 The account does not exist", true],
  ["550 No such user", true],
  ["550 5.7.1 Relaying denied", false],
  ["550 5.1.8 Sender address rejected", false],
  ["552 5.2.2 Mailbox full", false],
  ["554 Refused", false],
])("the answer %s says that a mailbox doesn't exist: %s", (response, isGone) => {
  const failureAt = (command: string) =>
    Object.assign(new Error(response), { command, response, responseCode: Number(response.slice(0, 3)) });
  expect(isMailboxGone(failureAt("RCPT TO"))).toBe(isGone);
  expect(isMailboxGone(failureAt("DATA"))).toBe(false);
});

test("a mail to a guest names its language, and its Message-ID doesn't show how many mails the site has sent", async () => {
  await using opened = await open();
  const { context, server } = opened;
  const to = { to: { name: "", address: "ase@example.com" }, fromName: "Øya", language: "de" } as const;
  const leaveLink = "https://camping.example/de/mitteilungen?leave=A";
  const guestMails: AutomaticMail[] = [
    { ...mail, ...to, messageId: "receipt-1@camping.example" },
    { ...mail, ...to, leaveLink },
  ];
  await queue(context, guestMails);
  await sendDueMail(sendingTo(context, server.url).context);
  const headers = server.received.map((each) => each.headers);
  expect(headers.map((each) => each["content-language"])).toEqual(["de-DE", "de-DE"]);
  expect(headers.map((each) => each["auto-submitted"])).toEqual(["auto-generated", "auto-generated"]);
  expect(headers[1]!["list-unsubscribe"]).toBe(`<${leaveLink}>`);
  const ids = headers.map((each) => each["message-id"]);
  for (const id of ids) expect(id).toMatch(/^<[0-9a-f]{64}@[a-z.]+>$/);
  expect(new Set(ids).size).toBe(2);
});
