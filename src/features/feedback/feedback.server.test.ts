import { describe, expect, test, vi } from "vitest";
import { sql } from "kysely";
import { getWebsiteSettings, saveWebsiteSettings } from "#src/campsite/settings/website-settings.server.ts";
import { websiteSettingsKind } from "#src/campsite/settings/website-settings.ts";
import type { Client } from "#src/platform/http/post-limit.ts";
import type { Context } from "#src/platform/context.ts";
import { openTestContext } from "#test/support/context.ts";
import { databases } from "#test/support/databases.ts";
import { feedbackInput } from "./feedback.ts";
import { sendFeedback } from "./feedback.server.ts";

const client: Client = { block: "203.0.113.0", countMessage: async () => {} };
const enquiry = feedbackInput.parse({
  name: "Ingrid Solberg",
  email: "ingrid@solberg.example",
  mobilePhone: "912 34 567",
  message: "Har dere plass\ntil en campingvogn?",
  source: "contact",
});
const suggestion = feedbackInput.parse({ message: "Flere knagger!", source: "feedback" });

const withMail = (context: Context): Context => ({
  ...context,
  config: {
    ...context.config,
    mail: { smtpUrl: "smtp://127.0.0.1:1", from: "nettsted@camping.example", to: "post@camping.example" },
  },
});
const messages = ({ db }: Context) => db.selectFrom("feedback").selectAll().orderBy("id").execute();
/** The mails to staff. */
const waitingMail = ({ db }: Context) =>
  db.selectFrom("outboxMail").selectAll().where("language", "=", "").orderBy("id").execute();

async function setOpen(context: Context, enableFeedback: boolean): Promise<void> {
  const settings = await getWebsiteSettings(context);
  await saveWebsiteSettings(context, websiteSettingsKind.input.parse({ ...settings, enableFeedback }));
}

describe.each(databases)("sendFeedback on %s", (database) => {
  test("stores the message with its time and its block of IP addresses", async () => {
    await using context = await openTestContext({ database });
    await sendFeedback(context, enquiry, client);
    expect(await messages(context)).toEqual([
      {
        id: 1,
        version: 1,
        updatedAt: "2026-07-15T10:00:00Z",
        name: "Ingrid Solberg",
        email: "ingrid@solberg.example",
        mobile: "912 34 567",
        message: "Har dere plass\ntil en campingvogn?",
        ip: "203.0.113.0",
        sentDate: "2026-07-15T10:00:00Z",
        source: "contact",
        language: "nb",
        isStarred: 0,
        isArchived: 0,
        archivedDate: null,
        deletedDate: null,
        isSpam: 0,
        readDate: null,
        note: "",
        answeredDate: null,
      },
    ]);
    expect(await waitingMail(context)).toEqual([]);
  });

  test("doesn't invalidate cached pages", async () => {
    await using context = await openTestContext({ database });
    const version = () => context.db.selectFrom("contentVersion").select("version").executeTakeFirstOrThrow();
    const before = await version();
    let changes = 0;
    context.contentVersion.onChange(() => changes++);
    await sendFeedback(context, enquiry, client);
    expect([await version(), changes]).toEqual([before, 0]);
  });

  test("notifies staff by mail when that is configured", async () => {
    await using context = await openTestContext({ database });
    await sendFeedback(withMail(context), enquiry, client);
    expect(await waitingMail(context)).toMatchObject([
      {
        subject: "Forespørsel fra Ingrid Solberg",
        replyToName: "Ingrid Solberg",
        replyToAddress: "ingrid@solberg.example",
        nextTryAt: "2026-07-15T10:00:00Z",
        failures: 0,
      },
    ]);
    const [mail] = await waitingMail(context);
    expect(mail!.body).toContain("Har dere plass\ntil en campingvogn?");
    expect(mail!.body).toContain("Telefon: 912 34 567");
    expect(mail!.body).toContain("Sendt: 15.07.2026 kl.\u00a012.00");
    expect(mail!.body).toContain("http://localhost:3000/admin/feedback");
    expect(mail!.body).not.toContain("203.0.113");
  });

  test.each([
    ["Leieskjema", "Ny melding fra skjemaet «Leieskjema»:"],
    ["toString", "Ny melding fra skjemaet «toString»:"],
    ["", "Ny melding fra et annet skjema:"],
  ])("the mail names the form %j", async (source, heading) => {
    await using context = await openTestContext({ database });
    await sendFeedback(withMail(context), { ...enquiry, source }, client);
    const [mail] = await waitingMail(context);
    expect(mail!.body.split("\n")[0]).toBe(heading);
  });

  test("mails staff about at most three times as many messages as a block may send, and says so in the last mail", async () => {
    await using context = await openTestContext({ database });
    const { config, ...site } = withMail(context);
    const limited = { ...site, config: { ...config, formLimit: 2 } };
    for (let each = 1; each <= 8; each++)
      await sendFeedback(
        limited,
        { ...enquiry, message: `Nr. ${each}` },
        { ...client, block: `203.0.${each}.0` },
      );
    expect(await messages(context)).toHaveLength(8);
    const mails = await waitingMail(context);
    expect(mails).toHaveLength(6);
    const [last, ...earlier] = mails.toReversed();
    expect(last!.body).toMatch(/^Ny melding i kontaktskjemaet:\n\nNr\. 6\n[^]*svært mange meldinger nå/);
    for (const { body } of earlier) expect(body).not.toContain("svært mange");
    const later = { ...limited, now: () => context.now().add({ minutes: 11 }) };
    await sendFeedback(later, { ...enquiry, message: "En annen dag" }, client);
    expect(await waitingMail(context)).toHaveLength(7);
  });

  test("stores both the message and its mail, or neither", async () => {
    await using context = await openTestContext({ database });
    await sql`alter table feedback rename to elsewhere`.execute(context.db);
    await expect(sendFeedback(withMail(context), enquiry, client)).rejects.toThrow(/feedback/);
    expect(await waitingMail(context)).toEqual([]);
    await sql`alter table elsewhere rename to feedback`.execute(context.db);
    await sql`drop table "outboxMail"`.execute(context.db);
    await expect(sendFeedback(withMail(context), enquiry, client)).rejects.toThrow(/outboxMail/);
    expect(await messages(context)).toEqual([]);
  });

  test("stores one of several simultaneous retries, and a repetition that isn't a retry", async () => {
    await using context = await openTestContext({ database });
    const clicks = Array.from({ length: 6 }, () =>
      sendFeedback(context, { ...enquiry, isRetry: true }, client),
    );
    await Promise.all(clicks);
    expect(await messages(context)).toHaveLength(1);
    await sendFeedback(context, enquiry, client);
    expect(await messages(context)).toHaveLength(2);
  });

  test("doesn't count a retry of a stored message", async () => {
    await using context = await openTestContext({ database });
    const counted = { ...client, countMessage: vi.fn<Client["countMessage"]>() };
    await sendFeedback(context, enquiry, counted);
    await sendFeedback(context, { ...enquiry, isRetry: true }, counted);
    expect(counted.countMessage).toHaveBeenCalledTimes(1);
  });

  test("accepts suggestions only while the box is open, and enquiries always", async () => {
    await using context = await openTestContext({ database });
    let counted = 0;
    const counting = { ...client, countMessage: async () => void counted++ };
    await expect(sendFeedback(context, suggestion, counting)).rejects.toMatchObject({ kind: "closed" });
    await sendFeedback(context, enquiry, counting);
    expect(counted).toBe(1);
    await setOpen(context, true);
    await sendFeedback(withMail(context), suggestion, counting);
    expect((await messages(context)).map(({ source, email }) => [source, email])).toEqual([
      ["contact", "ingrid@solberg.example"],
      ["feedback", ""],
    ]);
    expect(await waitingMail(context)).toMatchObject([
      { subject: "Forslag fra en gjest", replyToName: "", replyToAddress: "" },
    ]);
  });

  test("stores nothing from a block over its limit", async () => {
    await using context = await openTestContext({ database });
    const refused = {
      ...client,
      countMessage: async () => {
        throw new Error("too often");
      },
    };
    await expect(sendFeedback(context, enquiry, refused)).rejects.toThrow("too often");
    expect(await messages(context)).toEqual([]);
  });

  test("stores text unchanged: quotes, HTML and any characters", async () => {
    await using context = await openTestContext({ database });
    const message = `Ro'bert"); drop table feedback;-- <b>hei</b> 👨‍👩‍👧 ᛒ "å" \\ %00 \${x}`;
    await sendFeedback(context, feedbackInput.parse({ ...enquiry, message }), client);
    expect(await messages(context)).toMatchObject([{ message }]);
  });
});
