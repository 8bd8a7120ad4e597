import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { freeAmounts, isFree, type FreeAmount } from "#src/campsite/now/free-amount.ts";
import { address } from "#src/i18n/addresses.ts";
import { languages, type Language } from "#src/i18n/language.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import { freeTonightKindsText, freeTonightMailText, freeTonightText } from "#messages/free-tonight";
import { askToConfirm } from "#src/campsite/opt-in/confirmation.server.ts";
import { guestPushText } from "#messages/guest-push";
import { makeBrowser } from "#test/support/services/push-service.ts";
import { databases } from "#test/support/databases.ts";
import { siteOn } from "#test/support/site.ts";
import { openStaffSite } from "#test/support/staff-site.ts";
import { freeTonightJob, sendFree } from "./free-tonight.server.ts";
import { tonightPage } from "./tonight-page.tsx";

const mail = { smtpUrl: "smtp://127.0.0.1:1", from: "nettsted@camping.example", to: "post@camping.example" };
const origin = "http://localhost:3000";

type Options = Exclude<Parameters<typeof openStaffSite>[0], undefined>;

async function open(options: Options = {}) {
  const staff = await openStaffSite({ environment: { FORM_LIMIT: "1000" }, ...options });
  const context = { ...staff.context, config: { ...staff.context.config, mail } };
  const { app, get, read } = siteOn(context);
  const job = freeTonightJob(context);
  const post = (
    form: Record<string, string>,
    language: Language = "nb",
    headers: Record<string, string> = {},
  ) =>
    app.fetch(
      new Request(origin + address("tonight", language), {
        method: "POST",
        headers: { accept: "text/html", ...headers },
        body: new URLSearchParams(form),
      }),
      "203.0.113.77",
    );
  return {
    [Symbol.asyncDispose]: () => staff[Symbol.asyncDispose](),
    context,
    get,
    read,
    post,
    call: staff.call,
    ask: async (form: object, language: Language = "nb") => {
      const response = await post({ email: "kari@example.com", kind: "tent", ...form }, language);
      return { status: response.status, page: await response.text() };
    },
    at: (moment: string) => staff.context.setNow(moment),
    enter: async (amounts: object) => {
      const day = dayOf(context.now()).toString();
      const token = await staff.issuer.token({ exp: context.now().epochMilliseconds / 1000 + 60 });
      const response = await staff.call(
        "PUT",
        "/freepitches/1",
        { day, ...amounts },
        {
          Authorization: `Bearer ${token}`,
        },
      );
      expect(response.status).toBe(200);
    },
    mails: () => context.db.selectFrom("outboxMail").selectAll().orderBy("id").execute(),
    waiting: () => context.db.selectFrom("freeTonight").selectAll().orderBy("id").execute(),
    link: async () => {
      const { body } = await context.db
        .selectFrom("outboxMail")
        .select("body")
        .orderBy("id", "desc")
        .executeTakeFirstOrThrow();
      return new URL(/http\S+confirm=\S+/.exec(body)![0]);
    },
    /** Runs the job as the server does every ten seconds. */
    tick: async () => {
      if (await job.hasWork!()) await job.run(new AbortController().signal);
    },
  };
}
type Site = Awaited<ReturnType<typeof open>>;

const full = { caravan: "plenty", motorhome: "few", tent: "full", cabin: "full" };

async function askAndConfirm(site: Site, form: object = {}): Promise<void> {
  await site.ask(form);
  const { pathname, searchParams } = await site.link();
  expect(pathname).toBe(address("tonight", "nb"));
  const response = await site.post({ confirm: searchParams.get("confirm")! });
  expect(await response.text()).toContain(freeTonightText.nb.confirmed.heading);
}

describe.each(databases)("the message that a kind of pitch is free, on %s", (database) => {
  test("is sent once to confirmed addresses, two minutes after a kind has become free", async () => {
    await using site = await open({ database, now: "2026-07-15T14:00:00Z" });
    await site.enter(full);
    const asked = await site.ask({});
    expect(asked.page).toContain(freeTonightText.nb.asked.words({ email: "kari@example.com" }));
    expect(await site.waiting()).toEqual([]);
    const [question] = await site.mails();
    expect(question).toMatchObject({
      toAddress: "kari@example.com",
      language: "nb",
      fromName: expect.any(String),
    });

    // The link of a mail changes nothing before the guest presses the button.
    const link = await site.link();
    const confirming = await site.get(link.pathname + link.search);
    expect(confirming.headers.get("cache-control")).toBe("no-store");
    expect(await confirming.text()).toContain(freeTonightText.nb.confirm.button);
    expect(await site.waiting()).toEqual([]);
    await site.post({ confirm: link.searchParams.get("confirm")! });
    await site.post({ confirm: link.searchParams.get("confirm")! });
    expect(await site.waiting()).toMatchObject([
      { day: "2026-07-15", kind: "tent", address: "kari@example.com", language: "nb" },
    ]);

    site.at("2026-07-15T15:00:00Z");
    await site.enter({ ...full, tent: "few" });
    site.at("2026-07-15T15:01:59Z");
    await site.tick();
    expect(await site.waiting()).toHaveLength(1);
    site.at("2026-07-15T15:02:00Z");
    await Promise.all([sendFree(site.context), sendFree(site.context)]);
    await site.tick();
    expect(await site.waiting()).toEqual([]);
    const [, message, ...others] = await site.mails();
    expect(others).toEqual([]);
    // The old link has no effect, although the kind is full again.
    await site.enter(full);
    await site.post({ confirm: link.searchParams.get("confirm")! });
    expect(await site.waiting()).toEqual([]);
    expect(message).toMatchObject({
      subject: "Nå er det ledig for telt",
      body: expect.stringMatching(/^Kl\. 17\.02 var det ledig for telt hos oss\./),
      toAddress: "kari@example.com",
    });
  });

  test("isn't sent if the kind is full again within two minutes", async () => {
    await using site = await open({ database, now: "2026-07-15T14:00:00Z" });
    await site.enter(full);
    await askAndConfirm(site);
    const sent = (await site.mails()).length;
    for (const [time, tent] of [
      ["15:00:00", "few"],
      ["15:01:50", "full"],
      ["15:02:10", "plenty"],
    ]) {
      site.at(`2026-07-15T${time}Z`);
      await site.enter({ ...full, tent });
    }
    for (const time of ["15:02:20", "15:04:00", "15:04:09"]) {
      site.at(`2026-07-15T${time}Z`);
      await site.tick();
      expect(await site.mails()).toHaveLength(sent);
    }
    site.at("2026-07-15T15:04:10Z");
    await site.tick();
    expect(await site.mails()).toHaveLength(sent + 1);
  });

  test("is deleted at midnight in Oslo, even on days with 23 or 25 hours", async () => {
    for (const [asked, before, after] of [
      ["2027-03-27T21:00:00Z", "2027-03-27T22:59:59Z", "2027-03-27T23:00:00Z"],
      ["2027-03-28T00:30:00Z", "2027-03-28T21:59:59Z", "2027-03-28T22:00:00Z"],
      ["2026-10-24T23:30:00Z", "2026-10-25T22:59:59Z", "2026-10-25T23:00:00Z"],
    ] as const) {
      await using site = await open({ database, now: asked });
      await askAndConfirm(site);
      const link = await site.link();
      expect(await site.mails()).toHaveLength(1);
      // Staff may change the words of the mails.
      await site.context.db.updateTable("outboxMail").set({ subject: "Andre ord" }).execute();
      site.at(before);
      await site.tick();
      expect([before, (await site.mails()).length]).toEqual([before, 1]);
      expect([before, await site.waiting()]).toMatchObject([before, [{ kind: "tent" }]]);
      site.at(after);
      await site.tick();
      expect([after, await site.waiting(), await site.mails()]).toEqual([after, [], []]);
      expect(await site.read(link.pathname + link.search)).toContain(freeTonightText.nb.expired.heading);
      await site.post({ confirm: link.searchParams.get("confirm")! });
      expect(await site.waiting()).toEqual([]);
    }
  });
});

test("after any sequence of changes, the message is sent as soon as the kind has been free for two minutes", async () => {
  const amount = fc.constantFrom<FreeAmount | "unsaid">(...freeAmounts, "unsaid");
  const changes = fc.array(
    fc.record({ wait: fc.integer({ min: 1, max: 30 }), tent: amount, caravan: amount }),
    { minLength: 1, maxLength: 6 },
  );
  await using site = await open({ now: "2026-07-15T14:00:00Z" });
  const start = Temporal.Instant.from("2026-07-15T14:00:00Z");
  let hours = 0;
  await fc.assert(
    fc.asyncProperty(changes, async (planned) => {
      await site.context.db.deleteFrom("freeTonight").execute();
      await site.context.db.deleteFrom("outboxMail").execute();
      const begin = start.add({ minutes: 20 * hours++ });
      const at = (step: number) => site.at(begin.add({ seconds: step * 10 }).toString());
      at(0);
      await site.enter(full);
      const { kind, address: to } = { kind: "tent", address: "kari@example.com" } as const;
      await site.context.db
        .insertInto("freeTonight")
        .values({ day: "2026-07-15", kind, language: "nb", address: to, addressFolded: to })
        .execute();
      const states: { from: number; tent: FreeAmount | "unsaid" }[] = [{ from: 0, tent: "full" }];
      let step = 0;
      for (const { wait, ...amounts } of planned) states.push({ from: (step += wait), tent: amounts.tent });
      const isFreeAt = (each: number) => {
        const { tent } = states.findLast(({ from }) => from <= each)!;
        return tent !== "unsaid" && isFree(tent);
      };
      const steps = Array.from({ length: step + 14 }, (_, each) => each);
      const expected = steps.find(
        (each) => each >= 12 && Array.from({ length: 13 }, (_, back) => each - back).every(isFreeAt),
      );
      let sentAt: number | undefined;
      for (const each of steps) {
        at(each);
        const change = states.findIndex(({ from }) => from === each);
        if (change > 0) {
          const { tent, caravan } = planned[change - 1]!;
          await site.enter({ ...full, tent, caravan });
        }
        await site.tick();
        const mails = await site.mails();
        if (mails.length > 0) sentAt ??= each;
        expect(mails.length).toBe(sentAt === undefined ? 0 : 1);
      }
      expect(sentAt).toBe(expected);
    }),
    { numRuns: 12 },
  );
});

test("the page has the form in each language, without JavaScript and without consent", async () => {
  await using site = await open();
  expect(languages.map((language) => address("tonight", language))).toEqual([
    "/ledig-i-kveld",
    "/en/tonight",
    "/de/heute-frei",
  ]);
  for (const language of languages) {
    const page = await site.read(address("tonight", language));
    expect(page).toMatch(
      new RegExp(`<form class="stack apart measure[^>]* action="${address("tonight", language)}"`),
    );
    expect(page).toContain(freeTonightText[language].stored);
  }
});

test("the page says what is free today, and offers a message about the other kinds", async () => {
  await using site = await open();
  const path = address("tonight", "de");
  const { allFree, notEntered } = freeTonightText.de;
  const shown = async () => {
    const page = await site.read(path);
    const list = /<dl class="data-rows">.*?<\/dl>/s.exec(page)?.[0].replaceAll(/<[^>]+>/g, " ");
    const offered = [...page.matchAll(/name="kind"[^>]* value="(\w+)"/g)].map(([, kind]) => kind);
    return { words: list?.replaceAll(/\s+/g, " ").trim(), offered, page };
  };
  const before = await shown();
  expect([before.words, before.offered]).toEqual([undefined, ["caravan", "motorhome", "tent", "cabin"]]);
  expect(before.page).toContain(notEntered);

  await site.enter({ caravan: "plenty", motorhome: "few", tent: "full", cabin: "unsaid" });
  const { words, offered, page } = await shown();
  expect(words).toBe("Wohnwagen Frei Wohnmobil Wenig frei Zelt Belegt");
  expect(offered).toEqual(["tent", "cabin"]);
  expect(page).not.toContain(notEntered);

  await site.enter({ caravan: "plenty", motorhome: "few", tent: "full", cabin: "few" });
  const single = await shown();
  expect(single.offered).toEqual(["tent"]);
  expect(single.page).toContain(freeTonightText.de.confirm.words({ kind: freeTonightKindsText.de.tent }));

  await site.enter({ caravan: "plenty", motorhome: "few", tent: "few", cabin: "few" });
  const nothingFull = await shown();
  expect(nothingFull.page).toContain(allFree.heading);
  expect(nothingFull.page).not.toContain('name="email"');

  // No write empties the cache at midnight, so the cached page must expire by itself.
  const changes: string[] = [];
  const changesAt = (moment: Temporal.Instant | undefined) => void changes.push(String(moment));
  await tonightPage.load({ ...site.context, page: "tonight", parts: {}, language: "de", changesAt });
  expect(changes).toContain("2026-07-15T22:00:00Z");
  site.at("2026-07-15T22:00:01Z");
  expect((await shown()).page).toContain(notEntered);
});

test("the confirmation link of an already confirmed address says that the address is confirmed", async () => {
  await using site = await open();
  await askAndConfirm(site);
  const { pathname, search } = await site.link();
  const page = await site.read(pathname + search);
  expect(page).toContain(freeTonightText.nb.confirmed.heading);
  expect(page).not.toContain(freeTonightText.nb.confirm.button);
});

test("a rejected form shows the fault at its field, and keeps the input", async () => {
  await using site = await open();
  const { status, page } = await site.ask({ email: "kari", kind: "house" });
  expect(status).toBe(422);
  expect(page).toContain('value="kari"');
  for (const fault of Object.values(freeTonightText.nb.faults)) expect(page).toContain(fault);
  expect(await site.mails()).toEqual([]);
  const foreign = await site.post({ email: "kari@example.com", kind: "tent" }, "nb", {
    "sec-fetch-site": "cross-site",
  });
  expect(foreign.status).toBe(400);
});

test("the answer is the same for every address, and a confirmed address gets no second link", async () => {
  await using site = await open();
  await askAndConfirm(site);
  const answers = new Set<string>();
  for (const email of ["new@example.com", "new@example.com", "kari@example.com", "post@camping.example"]) {
    const { page } = await site.ask({ email, kind: "cabin" });
    answers.add(page.replaceAll(email, "…"));
  }
  expect(answers.size).toBe(1);
  const asked = (await site.mails()).map(({ toAddress }) => toAddress);
  expect(asked).toEqual(["kari@example.com", "new@example.com"]);
  expect((await site.waiting()).map(({ address: to, kind }) => [to, kind])).toEqual([
    ["kari@example.com", "tent"],
    ["kari@example.com", "cabin"],
  ]);
});

test("a guest who got a link for notices today also gets a link for “Ledig i kveld”", async () => {
  await using site = await open();
  const wish = { page: "updates", address: "kari@example.com", language: "nb", values: {} } as const;
  const words = { subject: "Oppslag", title: "Oppslag", asked: "Oppslag?", confirm: "Ja" };
  await askToConfirm(site.context, wish, words);
  await askToConfirm(site.context, wish, words);
  await site.ask({});
  expect((await site.mails()).map(({ subject }) => subject)).toEqual([
    "Oppslag",
    freeTonightMailText.nb.confirmSubject,
  ]);
});

test("a browser with push messages needs no confirmation and gets one message", async () => {
  await using site = await open({ now: "2026-07-15T14:00:00Z" });
  await site.enter(full);
  const { endpoint, keys } = makeBrowser();
  const push = JSON.stringify({ endpoint, keys, expirationTime: null });
  for (const _ of [1, 2]) {
    const { page } = await site.ask({ email: "", kind: "cabin", push }, "en");
    expect(page).toContain(freeTonightText.en.confirmed.heading);
  }
  expect(await site.waiting()).toMatchObject([{ kind: "cabin", address: "", addressFolded: endpoint }]);
  await site.enter({ ...full, cabin: "few" });
  site.at("2026-07-15T14:02:00Z");
  await site.tick();
  await site.tick();
  expect([await site.waiting(), await site.mails()]).toEqual([[], []]);
  const pushes = await site.context.db.selectFrom("guestPush").selectAll().execute();
  expect(pushes).toMatchObject([{ endpoint, until: "2026-07-15T22:00:00Z" }]);
  expect(JSON.parse(pushes[0]!.notice)).toMatchObject({
    web_push: 8030,
    notification: {
      title: "There is availability for cabins now",
      navigate: `${origin}/en/info/cabins`,
      lang: "en-GB",
    },
  });

  const inside = JSON.stringify({ endpoint: "https://127.0.0.1/push", keys });
  const refused = await site.ask({ email: "", push: inside });
  expect([refused.status, refused.page.includes(guestPushText.nb.unknownService)]).toEqual([422, true]);
  expect(await site.waiting()).toEqual([]);
});

test("the longest address can be confirmed by its link", async () => {
  await using site = await open();
  const domain = Array.from({ length: 13 }, () => "一".repeat(14)).join(".");
  const email = `${"a".repeat(64)}@${domain.slice(0, 186)}.no`;
  await site.ask({ email });
  const { pathname, search } = await site.link();
  expect(await site.read(pathname + search)).toContain(freeTonightText.nb.confirm.button);
});

test("1,000 waiting browsers get their message, and further browsers are refused meanwhile", async () => {
  await using site = await open({ now: "2026-07-15T14:00:00Z" });
  await site.enter(full);
  const push = () => {
    const { endpoint, keys } = makeBrowser();
    return JSON.stringify({ endpoint, keys, expirationTime: null });
  };
  expect((await site.ask({ email: "", push: push() })).status).toBe(200);
  const [{ id: _, ...row }] = (await site.waiting()) as [Awaited<ReturnType<typeof site.waiting>>[0]];
  for (let part = 0; part < 999; part += 111)
    await site.context.db
      .insertInto("freeTonight")
      .values(Array.from({ length: 111 }, (__, at) => ({ ...row, addressFolded: `${part + at}` })))
      .execute();
  expect((await site.ask({ email: "", push: push() })).status).toBe(429);
  await site.enter({ ...full, tent: "few" });
  site.at("2026-07-15T14:02:00Z");
  expect(await sendFree(site.context)).toBe(1000);
  expect(await site.waiting()).toEqual([]);
  await site.enter(full);
  expect((await site.ask({ email: "", push: push() })).status).toBe(200);
});

test("an address that was confirmed today can ask for another kind at once", async () => {
  await using site = await open();
  await askAndConfirm(site);
  await site.ask({ email: "Kari@example.com", kind: "cabin" });
  expect((await site.waiting()).map(({ kind }) => kind)).toEqual(["tent", "cabin"]);
  expect(await site.mails()).toHaveLength(1);
  site.at("2026-07-16T10:00:00Z");
  await site.tick();
  await site.ask({ kind: "cabin" });
  expect(await site.waiting()).toEqual([]);
});

test("the export of an address contains the wish, and the erasure deletes the wish", async () => {
  await using site = await open();
  await askAndConfirm(site);
  const person = async (path: string): Promise<unknown> =>
    (await site.call("POST", `/feedback/person${path}`, { email: "KARI@example.com" })).json();
  expect(await person("")).toMatchObject({
    lists: [{ table: "freeTonight", fields: { day: "2026-07-15", kind: "tent", language: "nb" } }],
  });
  await person("/erase");
  expect(await site.waiting()).toEqual([]);
  expect(await person("")).toMatchObject({ lists: [] });
});

test("nothing is stored when the chosen kind is already free", async () => {
  await using site = await open();
  await site.enter(full);
  const { status, page } = await site.ask({ kind: "caravan" }, "en");
  expect(status).toBe(200);
  expect(page).toContain(freeTonightText.en.free.heading({ kind: freeTonightKindsText.en.caravan }));
  expect([await site.mails(), await site.waiting()]).toEqual([[], []]);
});

test("the page of a kind of pitch that is full has the form, and “Akkurat nå” links to the form's own page", async () => {
  await using site = await open();
  const offers = async (path: string) => (await site.read(path)).split('class="tonight ').length - 1;
  expect(await offers(address("day", "nb"))).toBe(0);
  await site.enter(full);
  for (const language of languages) {
    const day = await site.read(address("day", language));
    expect(day).toContain(freeTonightText[language].offer);
    expect(day).toContain('<input type="hidden" name="kind" value="tent"/>');
    expect(await site.read(address("cabins", language))).toContain('name="kind" value="cabin"');
    expect(await site.read(address("home", language))).toContain(`href="${address("tonight", language)}"`);
  }
  await site.enter({ ...full, tent: "few" });
  expect(await offers(address("day", "nb"))).toBe(0);
});

test("in the season, pages about contact, prices and stays link to “Ledig i kveld”, and the search finds this page", async () => {
  await using site = await open();
  const froms = ["contactUs", "prices", "day", "cabins"] as const;
  const linksIn = async (language: Language) => {
    const pages = await Promise.all(froms.map((from) => site.read(address(from, language))));
    return froms.filter((_, index) => pages[index]!.includes(`href="${address("tonight", language)}"`));
  };
  for (const language of languages) expect(await linksIn(language)).toEqual(froms);
  for (const [language, words] of [
    ["nb", ["ledig", "ledige plasser", "fullt"]],
    ["en", ["free", "availability", "vacancies"]],
    ["de", ["frei", "freie Plätze", "ausgebucht"]],
  ] as const)
    for (const typed of words) {
      const page = await site.read(`${address("search", language)}?q=${encodeURIComponent(typed)}`);
      const found = page.slice(page.indexOf("<main"), page.indexOf("</main>"));
      expect(found, typed).toContain(`href="${address("tonight", language)}"`);
    }
  site.at("2026-11-20T10:00:00Z");
  expect(await linksIn("nb")).toEqual([]);
});

test("a site without mail shows a phone number instead of the form", async () => {
  await using site = await openStaffSite();
  const page = await site.read(address("tonight", "nb"));
  expect(page).toContain(freeTonightText.nb.closed.words);
  expect(page).not.toContain('name="email"');
  await site.call("PUT", "/freepitches/1", { day: "2026-07-15", ...full });
  expect(await site.read(address("day", "nb"))).not.toContain(freeTonightText.nb.offer);
});

test("outside the season the page says when the campsite opens, above the form", async () => {
  await using site = await open();
  const words = "<h2>Stengt for sesongen. Vi åpner 24. april";
  expect(await site.read(address("tonight", "nb"))).not.toContain(words);
  site.at("2026-11-15T10:00:00Z");
  const page = await site.read(address("tonight", "nb"));
  expect(page).toContain(words);
  expect(page).toContain('name="email"');
});
