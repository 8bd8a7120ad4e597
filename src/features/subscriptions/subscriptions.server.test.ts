import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  pageAddressOf,
  subscribed,
  openSubscriptions,
  type Opened,
} from "#test/support/services/subscribers.ts";
import { openTestContext } from "#test/support/context.ts";
import { siteOn } from "#test/support/site.ts";
import { databases } from "#test/support/databases.ts";
import { backUpTo, configOf, restoreFile } from "#test/support/copies/copies.ts";
import { makeBrowser } from "#test/support/services/push-service.ts";
import { createDatabase } from "#test/support/databases.ts";
import { openDatabase } from "#src/platform/database/database.ts";
import { eraseFeedback, exportFeedback } from "#src/features/feedback/privacy/feedback-privacy.server.ts";
import { guestPushText } from "#messages/guest-push";
import { optInText } from "#messages/opt-in";
import { updatesText } from "#messages/subscriptions";
import { leave as leaveList, tokenOf } from "./subscriptions.server.ts";
import { confirmationLimit } from "#src/platform/mail/mail-limit.ts";

const answerOf = async (site: Opened, fields: Record<string, string | string[]>) =>
  (await site.post("/beskjed", fields)).text();

describe.each(databases)("a subscription on %s", (database) => {
  test("begins and ends by a POST, and not when somebody opens a link", async () => {
    await using site = await openSubscriptions(database);
    expect(
      await answerOf(site, { email: "Kari@Post.example", topics: ["water", "news"], language: "de" }),
    ).toContain("Kari@Post.example");
    expect(await subscribed(site)).toEqual([]);
    const [mail] = await site.mails();
    expect(mail!.headers["auto-submitted"]).toBe("auto-generated");
    expect(mail!.headers["list-unsubscribe"]).toBeUndefined();
    expect(mail!.html).toContain(`href="${pageAddressOf(mail!, "confirm").replaceAll("&", "&amp;")}"`);
    expect(mail!.html.length).toBeLessThan(30_000);
    const confirm = site.pathOf(mail!, "confirm");
    expect(confirm).toMatch(/^\/de\/mitteilungen\?confirm=[\w-]+$/);
    for (let scan = 0; scan < 3; scan++) expect((await site.get(confirm)).status).toBe(200);
    expect(await subscribed(site)).toEqual([]);
    const page = await (await site.post(confirm, {})).text();
    expect(await subscribed(site)).toEqual([
      { address: "Kari@Post.example", topics: '["water","news"]', language: "de", until: expect.any(String) },
    ]);
    const leave = /\/de\/mitteilungen\?leave=[\w-]+/.exec(page)![0];
    const scanned = await site.get(leave);
    expect(scanned.headers.get("cache-control")).toBe("no-store");
    expect(scanned.headers.get("x-robots-tag")).toBe("noindex");
    expect(await subscribed(site)).toHaveLength(1);
    const left = await (await site.post(leave, { "List-Unsubscribe": "One-Click" })).text();
    expect(await subscribed(site)).toEqual([]);
    const undo = /name="undo" value="([\w-]+)"/.exec(left)![1]!;
    site.context.setNow("2026-07-15T10:09:59Z");
    await site.post("/beskjed", { undo });
    expect(await subscribed(site)).toHaveLength(1);
    expect(await subscribed(site)).toHaveLength(1);
    site.context.setNow("2026-07-15T10:10:01Z");
    await site.leave("Kari@Post.example");
    expect(await (await site.post("/beskjed", { undo })).text()).toContain(updatesText.nb.expired.title);
    expect(await subscribed(site)).toEqual([]);
  });

  test("can be ended again by the link in an earlier mail after an undo", async () => {
    await using site = await openSubscriptions(database);
    await site.post("/beskjed", { email: "kari@post.example", topics: ["water"] });
    await site.post(site.pathOf((await site.mails())[0]!, "confirm"), {});
    const earlier = (await site.mails())[0]!;
    const leave = async () => {
      const answer = await site.post(site.pathOf(earlier, "leave"), { "List-Unsubscribe": "One-Click" });
      return { status: answer.status, page: await answer.text() };
    };
    for (const minute of ["01", "02", "03"]) {
      site.context.setNow(`2026-07-15T10:${minute}:00Z`);
      const { page } = await leave();
      expect(page).toContain(updatesText.nb.left.title);
      expect(await subscribed(site)).toEqual([]);
      site.context.setNow(`2026-07-15T10:${minute}:30Z`);
      await site.post("/beskjed", { undo: /name="undo" value="([\w-]+)"/.exec(page)![1]! });
      expect(await subscribed(site)).toHaveLength(1);
    }
    await site.post(site.pathOf(earlier, "change"), { topics: ["power"] });
    expect(await subscribed(site)).toMatchObject([{ topics: '["power"]' }]);
    await leave();
    expect(await subscribed(site)).toEqual([]);
  });

  test("is restored with a new id by an undo if another subscription has its id", async () => {
    await using site = await openSubscriptions(database);
    const earlier = await site.subscribe("kari@post.example", ["water"]);
    const undo = await leaveList(site.context, earlier);
    const other = await site.subscribe("ola@post.example", ["power"]);
    await site.context.db
      .updateTable("subscription")
      .set({ id: earlier.id })
      .where("id", "=", other.id)
      .execute();
    await site.post("/beskjed", { undo });
    const choices = (await subscribed(site)).map(({ address, topics }) => [address, topics]);
    expect(Object.fromEntries(choices)).toEqual({
      "kari@post.example": '["water"]',
      "ola@post.example": '["power"]',
    });
  });

  test("isn't reported as deleted by its link if it had already ended", async () => {
    await using site = await openSubscriptions(database);
    const ended = await site.subscribe("kari@post.example", ["water"]);
    const link = `/beskjed?leave=${await tokenOf(site.context, ended)}`;
    await site.leave("kari@post.example");
    await site.subscribe("kari@post.example", ["power"]);
    const answers = [];
    for (const path of [link, "/beskjed?leave=A", link.slice(0, -1)]) {
      const answer = await site.post(path, { "List-Unsubscribe": "One-Click" });
      expect(answer.status).toBe(200);
      answers.push(await answer.text());
      expect(await (await site.get(path)).text()).toContain(updatesText.nb.unknownLink.title);
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain(updatesText.nb.unknownLink.sentence);
    expect(answers[0]).not.toContain(updatesText.nb.left.sentence);
    expect(await subscribed(site)).toMatchObject([{ topics: '["power"]' }]);
  });

  test("gets one mail with the links to change and to end the subscription, after the confirmation", async () => {
    await using site = await openSubscriptions(database);
    await site.post("/beskjed", { email: "kari@post.example", topics: ["water"], language: "de" });
    const confirm = site.pathOf((await site.mails())[0]!, "confirm");
    await site.get(confirm);
    expect(await site.mails()).toEqual([]);
    expect(await (await site.get(confirm)).text()).toContain(updatesText.de.confirm.button);
    for (const _ of [1, 2]) await site.post(confirm, {});
    const again = await (await site.get(confirm)).text();
    expect(again).toContain(updatesText.de.confirmed.title);
    expect(again).not.toContain(updatesText.de.confirm.button);
    const [mail, ...others] = await site.mails();
    expect(others).toEqual([]);
    const { title, sentence } = updatesText.de.confirmed;
    expect(mail).toMatchObject({
      to: ["kari@post.example"],
      body: expect.stringContaining(sentence),
      headers: {
        "auto-submitted": "auto-generated",
        "list-unsubscribe": `<${pageAddressOf(mail!, "leave")}>`,
        "list-unsubscribe-post": "List-Unsubscribe=One-Click",
      },
    });
    expect(mail!.html).toContain(title);
    const changed = await site.post(site.pathOf(mail!, "change"), { topics: ["power"] });
    expect(await changed.text()).toContain(updatesText.de.changed.title);
    expect(await subscribed(site)).toMatchObject([{ topics: '["power"]' }]);
    expect(await site.mails()).toEqual([]);
    await site.post(site.pathOf(mail!, "leave"), {});
    expect(await subscribed(site)).toEqual([]);
  });

  test("sends no mail to a guest who leaves before the mail is sent", async () => {
    await using site = await openSubscriptions(database);
    await site.post("/beskjed", { email: "kari@post.example", topics: ["water"] });
    const page = await site.post(site.pathOf((await site.mails())[0]!, "confirm"), {});
    const leave = /\/beskjed\?leave=[\w-]+/.exec(await page.text())![0];
    await site.post(leave, {});
    expect(await site.mails()).toEqual([]);
  });

  test("isn't confirmed after 24 hours, or by a forged or changed link", async () => {
    await using site = await openSubscriptions(database);
    await site.post("/beskjed", { email: "kari@post.example", topics: ["water"] });
    const confirm = site.pathOf((await site.mails())[0]!, "confirm");
    const token = confirm.slice(confirm.indexOf("=") + 1);
    const other = (at: number) => token.slice(0, at) + (token[at] === "A" ? "B" : "A") + token.slice(at + 1);
    for (const forged of ["", "A", token.slice(0, -1), other(0), other(30), other(token.length - 2)])
      await site.post(`/beskjed?confirm=${forged}`, {});
    await site.post(`/beskjed?leave=${token}`, {});
    await site.post(`/beskjed?change=${token}`, { topics: ["news"] });
    site.context.setNow("2026-07-16T10:00:00Z");
    await site.post(confirm, {});
    expect(await subscribed(site)).toEqual([]);
    site.context.setNow("2026-07-16T09:59:59Z");
    await site.post(confirm, {});
    expect(await subscribed(site)).toHaveLength(1);
  });

  test("keeps changed choices when the link of the first request is opened again", async () => {
    await using site = await openSubscriptions(database);
    await site.post("/beskjed", { email: "kari@post.example", topics: ["water"] });
    const link = site.pathOf((await site.mails())[0]!, "confirm");
    const confirmed = await (await site.post(link, {})).text();
    const [, change] = /href="([^"]*\?change=[^"]+)"/.exec(confirmed)!;
    await site.post(change!, { topics: ["power", "news"] });
    expect(await (await site.post(link, {})).text()).toContain(updatesText.nb.expired.title);
    expect((await subscribed(site)).map(({ topics }) => topics)).toEqual(['["power","news"]']);
  });

  test("isn't restarted by the link of an earlier request", async () => {
    await using site = await openSubscriptions(database);
    const request = async () => {
      await site.post("/beskjed", { email: "kari@post.example", topics: ["water"] });
      return site.pathOf((await site.mails())[0]!, "confirm");
    };
    const ends = [
      () => site.leave("kari@post.example"),
      () => eraseFeedback(site.context, "KARI@post.example"),
    ];
    for (const [day, end] of ends.entries()) {
      site.context.setNow(`2026-07-${15 + 2 * day}T21:00:00Z`);
      const first = await request();
      site.context.setNow(`2026-07-${15 + 2 * day}T22:30:00Z`);
      const second = await request();
      for (const link of [second, second]) await site.post(link, {});
      expect(await subscribed(site)).toHaveLength(1);
      await end();
      site.context.setNow(`2026-07-${15 + 2 * day}T23:00:00Z`);
      for (const link of [first, second]) {
        expect(await (await site.get(link)).text()).toContain(updatesText.nb.expired.title);
        expect(await (await site.post(link, {})).text()).toContain(updatesText.nb.expired.title);
      }
      expect(await subscribed(site)).toEqual([]);
    }
  });

  test("is restored from a backup if the guest left and then undid this", async () => {
    await using site = await openSubscriptions(database);
    for (const email of ["kari@post.example", "ola@post.example"]) await site.subscribe(email, ["water"]);
    const early = await backUpTo(`${site.context.config.dataDir}/early.tar`, site.context);
    const leave = async (address: string) => {
      const { db } = site.context;
      const rows = db.selectFrom("subscription").selectAll().where("address", "=", address);
      const link = `/beskjed?leave=${await tokenOf(site.context, await rows.executeTakeFirstOrThrow())}`;
      return /name="undo" value="([\w-]+)"/.exec(await (await site.post(link, {})).text())![1]!;
    };
    for (const [minute, email] of ["kari@post.example", "ola@post.example"].entries()) {
      site.context.setNow(`2026-07-15T10:1${minute}:00Z`);
      const undo = await leave(email);
      site.context.setNow(`2026-07-15T10:1${minute}:30Z`);
      await site.post("/beskjed", { undo });
    }
    const late = await backUpTo(`${site.context.config.dataDir}/late.tar`, site.context);
    site.context.setNow("2026-07-15T10:20:00Z");
    await leave("ola@post.example");
    await backUpTo(`${site.context.config.dataDir}/later.tar`, site.context);
    for (const file of [early, late]) {
      await using target = await createDatabase("SQLite");
      await restoreFile(file, configOf(target));
      await using restored = await openDatabase(configOf(target));
      expect(await restored.selectFrom("subscription").select("address").execute()).toEqual([
        { address: "kari@post.example" },
      ]);
    }
  });

  test("is exported and erased, and stays ended after a restore", async () => {
    await using site = await openSubscriptions(database);
    for (const email of ["kari@post.example", "ola@post.example", "per@post.example"])
      await site.subscribe(email, ["water"]);
    const file = await backUpTo(`${site.context.config.dataDir}/beskjed.tar`, site.context);
    expect((await exportFeedback(site.context.db, "KARI@post.example")).lists).toMatchObject([
      { table: "subscription", fields: { address: "kari@post.example", consentedOn: "2026-07-15" } },
    ]);
    expect(await eraseFeedback(site.context, "KARI@post.example")).toMatchObject({ lists: 1 });
    await site.leave("ola@post.example");
    await backUpTo(`${site.context.config.dataDir}/later.tar`, site.context);
    await using target = await createDatabase("SQLite");
    await restoreFile(file, configOf(target));
    await using restored = await openDatabase(configOf(target));
    expect(await restored.selectFrom("subscription").select("address").execute()).toEqual([
      { address: "per@post.example" },
    ]);
    expect(await restored.selectFrom("announcing").select("isHeld").execute()).toEqual([{ isHeld: 1 }]);
  });
});

test("a browser with push messages can end them on a site that sends no mail", async () => {
  await using context = await openTestContext();
  const page = await siteOn(context).read("/beskjed");
  expect(page).toContain(updatesText.nb.mailNotConfigured.sentence);
  expect(page).toMatch(/<form action="\/beskjed" method="post"><div [^>]*data-push-end[^]*? name="off">/);
});

test("a browser with push messages changes, ends and restores its subscription on the page", async () => {
  await using site = await openSubscriptions("SQLite");
  const [first, second] = [makeBrowser(), makeBrowser()];
  const push = ({ endpoint, keys }: typeof first) => JSON.stringify({ endpoint, keys, expirationTime: null });
  const rows = () =>
    site.context.db.selectFrom("subscription").select(["addressFolded", "topics", "consentedOn"]).execute();
  for (const topics of [["water"], ["power"]])
    expect(await answerOf(site, { email: "", topics, push: push(first) })).toContain(
      updatesText.nb.confirmed.pushed,
    );
  const row = { topics: '["power"]', consentedOn: "2026-07-15" };
  expect(await rows()).toEqual([{ ...row, addressFolded: first.endpoint }]);
  expect(await site.mails()).toEqual([]);

  const unknown = await answerOf(site, { off: push(second) });
  expect(unknown).toContain(updatesText.nb.left.title);
  expect(await rows()).toHaveLength(1);
  const left = await answerOf(site, { off: push(first) });
  expect(left).toContain(updatesText.nb.left.title);
  expect(await rows()).toEqual([]);
  const undo = /name="undo" value="([\w-]+)"/.exec(left)![1]!;
  // The browser has ended its push subscription, so the undo needs a new push subscription.
  site.context.setNow("2026-07-15T10:09:00Z");
  expect(await answerOf(site, { undo })).toContain(updatesText.nb.expired.title);
  await answerOf(site, { undo, push: push(second) });
  expect(await rows()).toEqual([{ ...row, addressFolded: second.endpoint }]);

  const refused = await site.post("/beskjed", {
    topics: ["water"],
    push: push({ ...first, endpoint: "https://127.0.0.1/push" }),
  });
  expect(refused.status).toBe(422);
  const page = await refused.text();
  expect(page).toContain(guestPushText.nb.unknownService);
  expect(page).not.toContain("updates-email-fault");
  expect((await site.post("/beskjed", { topics: [], push: push(first) })).status).toBe(422);
  expect(await rows()).toHaveLength(1);
});

test("the link of a browser's subscription fits into the query, even with the longest endpoint", async () => {
  await using site = await openSubscriptions("SQLite");
  const { endpoint, keys } = makeBrowser();
  const longest = { endpoint: endpoint.padEnd(900, "x"), keys };
  const page = await answerOf(site, { topics: ["water"], push: JSON.stringify(longest) });
  const change = /\/beskjed\?change=[\w-]+/.exec(page)![0];
  expect((await site.post(change, { topics: ["news"] })).status).toBe(200);
  expect(await (await site.get(change)).text()).not.toContain('name="email"');
  expect(await subscribed(site)).toMatchObject([{ topics: '["news"]' }]);
});

test("the form gives the same answer for known, new, limited and role mailboxes", async () => {
  await using site = await openSubscriptions("SQLite");
  await site.subscribe("kjent@post.example", ["water"]);
  const answers = [];
  for (const email of ["kjent@post.example", "ny@post.example", "ny@post.example", "postmaster@post.example"])
    answers.push((await answerOf(site, { email, topics: ["water"] })).replaceAll(email, "ADRESSE"));
  expect(new Set(answers).size).toBe(1);
});

test("a mailbox in forty spellings gets one link a day, and all addresses together get at most 60 links an hour", async () => {
  await using site = await openSubscriptions("SQLite", { FORM_LIMIT: "100000" });
  const ask = (email: string, each: number) =>
    site.post("/beskjed", { email, topics: ["water"] }, `198.51.${each}.7`);
  for (let each = 0; each < 40; each++) {
    const local = "kari.nordmann"
      .split("")
      .map((sign, at) => ((each >> (at % 6)) & 1 ? sign.toUpperCase() : sign))
      .join("");
    await ask(`${local}+${each}@post.example`, each);
  }
  expect(await site.mails()).toHaveLength(1);
  for (let each = 0; each < 100; each++) await ask(`fremmed${each}@post.example`, each);
  expect(await site.mails()).toHaveLength(confirmationLimit.perHour - 1);
  expect(await subscribed(site)).toEqual([]);
});

test("a block of IP addresses that asks for many links doesn't use up the links of other guests", async () => {
  await using site = await openSubscriptions("SQLite", { FORM_LIMIT: "100000" });
  const ask = async (path: string, email: string, from: string) =>
    (await site.post(path, { email, topics: ["water"], kind: "tent" }, from)).status;
  const statuses = [];
  for (let each = 0; each < 60; each++) {
    const path = each % 2 ? "/beskjed" : "/ledig-i-kveld";
    statuses.push(await ask(path, `fremmed${each}@post.example`, `198.51.100.${each}`));
  }
  expect(statuses).toEqual([...Array<number>(40).fill(200), ...Array<number>(20).fill(429)]);
  expect(await site.mails()).toHaveLength(40);
  // The answer doesn't depend on the address.
  expect(await ask("/beskjed", "fremmed0@post.example", "198.51.100.7")).toBe(429);
  expect(await ask("/beskjed", "kari@post.example", "203.0.113.7")).toBe(200);
  expect(await site.mails()).toHaveLength(1);
  site.context.setNow("2026-07-15T11:00:01Z");
  expect(await ask("/beskjed", "ola@post.example", "198.51.100.7")).toBe(200);
  expect(await site.mails()).toHaveLength(1);
});

test("a form that is refused because of a limit keeps its input, and says in words when to send it again", async () => {
  await using site = await openSubscriptions("SQLite", { FORM_LIMIT: "1" });
  await site.post("/beskjed", { email: "ola@post.example", topics: ["water"] });
  site.context.setNow("2026-07-15T10:02:30Z");
  const fields = { email: "kari@post.example", topics: ["power", "news"], ends: "day", until: "2026-07-20" };
  const refused = await site.post("/de/mitteilungen", { ...fields, language: "en" });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "450"]);
  const page = await refused.text();
  expect(page).toContain(optInText.de.limited({ minutes: 8 }));
  const checked = [...page.matchAll(/<input[^>]*checked=""[^>]*>/g)].map(
    ([tag]) => /value="(\w+)"/.exec(tag)![1],
  );
  expect(checked).toEqual(["power", "news", "day", "en"]);
  for (const value of [fields.email, fields.until]) expect(page).toContain(`value="${value}"`);

  const tonight = await site.post("/de/heute-frei", { email: fields.email, kind: "tent" });
  expect(tonight.status).toBe(429);
  const form = await tonight.text();
  expect(form).toContain(optInText.de.limited({ minutes: 8 }));
  expect(form).toContain(`value="${fields.email}"`);
  expect(form).toMatch(/<input[^>]*value="tent"[^>]*checked=""|<input[^>]*checked=""[^>]*value="tent"/);
  expect(await site.mails()).toHaveLength(1);
});

test("the form refuses addresses with line breaks or a second recipient, and shows the fault at the field", async () => {
  await using site = await openSubscriptions("SQLite");
  const bad = fc.constantFrom(
    "\r\nBcc: x@y.example",
    "\n",
    ", x@y.example",
    "; x@y.example",
    " <x@y.example>",
    "\0a",
  );
  await fc.assert(
    fc.asyncProperty(bad, fc.boolean(), async (addition, isBefore) => {
      const email = isBefore ? `kari${addition}@post.example` : `kari@post.example${addition}x`;
      const answer = await site.post("/beskjed", { email, topics: ["water"] });
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain('id="updates-email-fault"');
    }),
    { numRuns: 12 },
  );
  const { status } = await site.post("/beskjed", {
    email: "kari@post.example",
    topics: [],
    until: "2027-09-01",
    ends: "day",
  });
  expect(status).toBe(422);
  expect(await site.mails()).toEqual([]);
});

test.each(["2027-02-30", "2027-13-01", "tomorrow"])(
  "an invalid last day (%s) shows a fault at its field",
  async (until) => {
    await using site = await openSubscriptions("SQLite");
    const fields = { email: "kari@post.example", topics: ["water"], ends: "day", until };
    const answer = await site.post("/beskjed", fields);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('id="updates-until-fault"');
  },
);

test("the first wrong field has the focus, even without JavaScript", async () => {
  await using site = await openSubscriptions("SQLite");
  const focused = async (path: string, fields: Record<string, string | string[]>) => {
    const html = await (await site.post(path, fields)).text();
    const [input = ""] = /<input[^>]* autofocus=""[^>]*>/.exec(html) ?? [];
    return / name="(\w+)"/.exec(input)?.[1];
  };
  expect(await focused("/beskjed", { email: "" })).toBe("topics");
  expect(await focused("/beskjed", { email: "kari", topics: ["water"] })).toBe("email");
  expect(await focused("/ledig-i-kveld", { email: "" })).toBe("kind");
  expect(await focused("/ledig-i-kveld", { email: "kari", kind: "tent" })).toBe("email");
});

test("a subscription that ended just after midnight stays ended after a restore", async () => {
  await using site = await openSubscriptions("SQLite");
  site.context.setNow("2026-07-15T22:30:00Z");
  await site.subscribe("kari@post.example", ["water"]);
  const file = await backUpTo(`${site.context.config.dataDir}/natt.tar`, site.context);
  site.context.setNow("2026-07-15T22:40:00Z");
  await site.leave("kari@post.example");
  await backUpTo(`${site.context.config.dataDir}/later.tar`, site.context);
  await using target = await createDatabase("SQLite");
  await restoreFile(file, configOf(target));
  await using restored = await openDatabase(configOf(target));
  expect(await restored.selectFrom("subscription").select("address").execute()).toEqual([]);
});

test("the number of a sender's posts is limited, but ending a subscription is always possible", async () => {
  await using site = await openSubscriptions("SQLite", { FORM_LIMIT: "1" });
  await site.post("/beskjed", { email: "kari@post.example", topics: ["water"] });
  const page = await site.post(site.pathOf((await site.mails())[0]!, "confirm"), {});
  const leave = /\/beskjed\?leave=[\w-]+/.exec(await page.text())![0];
  const all: [string, Record<string, string>][] = [
    ["/beskjed?change=A", {}],
    ["/beskjed?confirm=A", {}],
    ["/beskjed?leave=A", {}],
    ["/beskjed", { undo: "A" }],
    ["/beskjed", { email: "" }],
  ];
  for (const [path, fields] of all) await site.post(path, fields);
  for (const [path, fields] of all) expect((await site.post(path, fields)).status).toBe(429);
  expect((await site.post(leave, {})).status).toBe(200);
  expect(await subscribed(site)).toEqual([]);
});

test("guests find the pages /beskjed and /ledig-i-kveld with the search", async () => {
  await using site = await openSubscriptions("SQLite");
  for (const [path, word, href] of [
    ["/sok", "beskjed", "/beskjed"],
    ["/en/search", "updates", "/en/updates"],
    ["/de/suche", "Mitteilungen", "/de/mitteilungen"],
    ["/sok", "ledig i kveld", "/ledig-i-kveld"],
  ] as const) {
    const page = await (await site.get(`${path}?q=${encodeURIComponent(word)}`)).text();
    expect(page.slice(page.indexOf("<main"), page.indexOf("</main>")), word).toContain(`href="${href}"`);
  }
});
