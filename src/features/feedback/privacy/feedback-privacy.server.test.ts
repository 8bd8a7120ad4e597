import { spawnSync } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import type { Context } from "#src/platform/context.ts";
import { openTestContext } from "#test/support/context.ts";
import { databases } from "#test/support/databases.ts";
import { eraseFeedback, exportFeedback } from "./feedback-privacy.server.ts";
import { purgeFeedback } from "./feedback-retention.server.ts";
import { feedbackInput } from "#src/features/feedback/feedback.ts";
import { sendFeedback } from "#src/features/feedback/feedback.server.ts";

const addresses = ["ola@example.com", "Ola@Example.com", "kari@example.com", "xola@example.com"];

async function fill(context: Context, emails = addresses): Promise<void> {
  const mail = { smtpUrl: "smtp://127.0.0.1:1", from: "a@camping.example", to: "b@camping.example" };
  const sending = { ...context, config: { ...context.config, mail } };
  for (const [index, email] of emails.entries()) {
    const message = ["en", "to", "tre", "fire"][index];
    const input = feedbackInput.parse({ name: "N", mobilePhone: "12345", source: "contact", email, message });
    await sendFeedback(sending, input, { block: "203.0.113.0", countMessage: async () => {} });
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

describe.each(databases)("the data of an e-mail address, on %s", (database) => {
  test("is exported for the address in upper or lower case, with deleted messages that are still stored", async () => {
    await using context = await openTestContext({ database });
    await fill(context);
    expect(await exportFeedback(context.db, " OLA@example.com ")).toMatchObject({
      messages: [
        {
          message: "en",
          name: "N",
          mobile: "12345",
          ip: "203.0.113.0",
          source: "contact",
          isStarred: false,
          deletedDate: null,
          note: "Svart på telefon",
        },
        { message: "to", deletedDate: "2026-07-14T00:00:00Z" },
      ],
      waitingMail: [
        { subject: "Forespørsel fra N" },
        { subject: "Vi har fått meldingen din" },
        { subject: "Forespørsel fra N" },
        { subject: "Vi har fått meldingen din" },
      ],
    });
    expect(await exportFeedback(context.db, "nobody@example.com")).toMatchObject({
      messages: [],
      waitingMail: [],
    });
    expect(await exportFeedback(context.db, "%")).toMatchObject({ messages: [] });
  });

  test("is found for an address with æ, ø and å in upper or lower case", async () => {
    await using context = await openTestContext({ database });
    await fill(context, ["kari@BLÅBÆR.no", "kari@blåbær.no", "kari@blabar.no"]);
    for (const email of ["kari@blåbær.no", "KARI@BLÅBÆR.NO", "kari@blåbær.no".normalize("NFD")]) {
      const { messages, waitingMail } = await exportFeedback(context.db, email);
      expect([messages.length, waitingMail.length, email]).toEqual([2, 4, email]);
    }
    expect(await eraseFeedback(context, "Kari@Blåbær.no")).toMatchObject({
      messages: 2,
      waitingMail: 4,
      lists: 0,
    });
    expect(await context.db.selectFrom("feedback").select("email").execute()).toEqual([
      { email: "kari@blabar.no" },
    ]);
  });

  test("is found for a domain in Unicode and in Punycode", async () => {
    const forms = ["Kari@Blåbær.example", "kari@XN--blbr-roah.example"];
    for (const asked of forms) {
      await using context = await openTestContext({ database });
      await fill(context, [...forms, "kari@blabar.example"]);
      await context.db
        .insertInto("subscription")
        .values(
          forms.map((address) => ({
            address,
            addressFolded: address.toLowerCase(),
            language: "nb" as const,
            topics: "[]",
            consentedOn: "2026-07-15",
            until: "2026-09-01",
          })),
        )
        .execute();
      const { messages, waitingMail, lists } = await exportFeedback(context.db, asked);
      expect([messages.length, waitingMail.length, lists.length]).toEqual([2, 4, 2]);
      expect(await eraseFeedback(context, asked)).toMatchObject({ messages: 2, waitingMail: 4, lists: 2 });
      expect(await context.db.selectFrom("feedback").select("email").execute()).toEqual([
        { email: "kari@blabar.example" },
      ]);
    }
  });

  test("is counted by list in the response to an erasure", async () => {
    await using context = await openTestContext({ database });
    const [address, other] = ["kari@example.com", "ola@example.com"];
    const tonight = { day: "2026-07-15", language: "nb" as const, address, addressFolded: address };
    const subscription = {
      language: "nb" as const,
      topics: "[]",
      consentedOn: "2026-07-15",
      until: "2026-09-01",
    };
    await context.db
      .insertInto("subscription")
      .values([address, other].map((each) => ({ ...subscription, address: each, addressFolded: each })))
      .execute();
    await context.db
      .insertInto("freeTonight")
      .values((["tent", "cabin"] as const).map((kind) => ({ ...tonight, kind })))
      .execute();
    expect((await exportFeedback(context.db, address)).lists.map(({ table }) => table)).toEqual([
      "subscription",
      "freeTonight",
      "freeTonight",
    ]);
    expect(await eraseFeedback(context, "Kari@example.com")).toEqual({
      messages: 0,
      waitingMail: 0,
      lists: 3,
      erasedLists: { subscription: 1, freeTonight: 2 },
    });
    expect((await exportFeedback(context.db, other)).lists).toHaveLength(1);
  });

  test("is removed by an erasure, which leaves other people's data", async () => {
    await using context = await openTestContext({ database });
    await fill(context);
    expect(await eraseFeedback(context, "ola@example.com")).toEqual({
      messages: 2,
      waitingMail: 4,
      lists: 0,
      erasedLists: { subscription: 0, freeTonight: 0 },
    });
    expect(await exportFeedback(context.db, "ola@example.com")).toMatchObject({
      messages: [],
      waitingMail: [],
    });
    const rows = await context.db.selectFrom("feedback").select("message").orderBy("id").execute();
    expect(rows.map(({ message }) => message)).toEqual(["tre", "fire"]);
    expect(await context.db.selectFrom("outboxMail").select("id").execute()).toHaveLength(4);
    const searched = await context.db.selectFrom("searchEntry").select("words").orderBy("id").execute();
    expect(
      searched.map(({ words }) => words.split(" ").filter((word) => /^(to|tre|fire)$/.test(word))),
    ).toEqual([["tre"], ["fire"]]);
  });
});

/** Returns the names of the files in the data folder that contain these words. */
async function filesWith(words: string, { config }: Context): Promise<string[]> {
  const entries = await readdir(config.dataDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const bytes = await Promise.all(files.map((file) => readFile(file)));
  return files.filter((_, index) => bytes[index]!.includes(words)).map((file) => path.basename(file));
}

describe("in the data folder of a running site", () => {
  const words = "Vi har mistet en blå sykkelhjelm. ".repeat(100);
  async function fillForLong(context: Context): Promise<void> {
    await fill(context);
    for (const name of ["Ola", "Ola Nordmann"]) {
      const input = feedbackInput.parse({
        name,
        email: addresses[0],
        message: words,
        source: "contact",
        mobilePhone: "12345",
      });
      await sendFeedback(context, input, { block: "203.0.113.0", countMessage: async () => {} });
    }
    expect(await filesWith("sykkelhjelm", context)).not.toEqual([]);
  }

  test("erased words are in no file", async () => {
    await using context = await openTestContext();
    await fillForLong(context);
    await eraseFeedback(context, "ola@example.com");
    expect(await filesWith("sykkelhjelm", context)).toEqual([]);
    expect(await filesWith("ola@example.com", context)).toEqual(["campsite.sqlite"]);
    await eraseFeedback(context, "xola@example.com");
    expect(await filesWith("ola@example.com", context)).toEqual([]);
    expect(await filesWith("kari@example.com", context)).toEqual(["campsite.sqlite"]);
  });

  test("expired words are in no file", async () => {
    await using context = await openTestContext();
    await fillForLong(context);
    await context.db.deleteFrom("outboxMail").execute();
    context.setNow("2028-07-15T10:00:00Z");
    expect(await purgeFeedback(context)).toMatchObject({ old: 6 });
    expect(await filesWith("sykkelhjelm", context)).toEqual([]);
    expect(await filesWith("203.0.113.0", context)).toEqual([]);
  });
});

describe("the privacy command", () => {
  const run = (context: Context, ...parameters: string[]) =>
    spawnSync(process.execPath, ["scripts/privacy.ts", ...parameters], {
      env: { PATH: process.env["PATH"], DATA_DIR: context.config.dataDir },
      encoding: "utf8",
    });

  test("exports JSON, and prints the number of erased messages, on the configured database", async () => {
    await using context = await openTestContext();
    await fill(context);
    const exported = run(context, "export", "ola@example.com");
    expect([exported.status, exported.stderr]).toEqual([0, ""]);
    expect(JSON.parse(exported.stdout)).toEqual(await exportFeedback(context.db, "ola@example.com"));
    const erased = run(context, "erase", "ola@example.com");
    expect([erased.status, erased.stdout]).toEqual([
      0,
      expect.stringMatching(/2 messages, 4 unsent mails[^]*made by hand still contain this data/),
    ]);
    expect(await exportFeedback(context.db, "ola@example.com")).toMatchObject({ messages: [] });
  });

  test.each([[], ["erase"], ["erase", "ola"], ["delete", "ola@example.com"], ["erase", "a@b.no", "c@d.no"]])(
    "refuses the arguments %j and prints its usage",
    async (...parameters) => {
      await using context = await openTestContext();
      const { status, stderr } = run(context, ...parameters);
      expect([status, stderr]).toEqual([2, expect.stringContaining("Usage: campsite privacy export")]);
    },
  );
});
