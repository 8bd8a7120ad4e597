import { once } from "node:events";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { expect, test } from "vitest";
import { createMetStandIn, serveMetStandIn } from "#dev/met-stand-in.ts";
import { createDatabase } from "#test/support/databases.ts";
import { startMailServer } from "#test/support/mail-server.ts";
import { startServer } from "#test/support/server.ts";
import { ask, signedInStaff } from "./guests-and-staff.ts";

/** Another picture for each colour. */
const photo = (background: string) =>
  sharp({ create: { width: 1400, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function uploadOf(bytes: Buffer): Promise<{ headers: Record<string, string>; body: Uint8Array }> {
  const form = new FormData();
  form.append("file", new File([new Uint8Array(bytes)], "brygge.jpg"));
  form.append("Name", "Brygga i sol");
  const request = new Request("http://localhost", { method: "POST", body: form });
  const headers = { "content-type": request.headers.get("content-type")! };
  return { headers, body: new Uint8Array(await request.arrayBuffer()) };
}

test(
  "three processes started together on an empty PostgreSQL fill it once, and each goes on where another was",
  { timeout: 60_000 },
  async () => {
    await using place = await createDatabase("PostgreSQL");
    await using staff = await signedInStaff();
    await using mail = await startMailServer();
    const met = createMetStandIn({ now: () => Temporal.Now.instant() });
    const metServer = await serveMetStandIn(met);
    const environment = {
      ...staff.environment,
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl,
      // A form is taken from the site's own pages only.
      SITE_ORIGIN: "http://localhost:3000",
      SMTP_URL: mail.url,
      MAIL_FROM: "skjema@camping.example",
      MAIL_TO: "post@camping.example",
      MET_BASE_URL: `http://127.0.0.1:${(metServer.address() as AddressInfo).port}`,
      MET_CONTACT: "drift@camping.example",
    };
    await using first = startServer(environment);
    await using second = startServer(environment);
    await using third = startServer(environment);
    const servers = [first, second, third];
    const origins = await Promise.all(servers.map(({ origin }) => origin));
    let turn = 0;
    /** Each request goes to another process than the one before. */
    const next = () => origins[turn++ % origins.length]!;
    const get = (path: string, headers: Record<string, string> = {}) => ask(next() + path, { headers });
    const call = (path: string, asking?: Parameters<typeof staff.call>[2]) =>
      staff.call(next(), path, asking);
    const json = async <Value>(answer: ReturnType<typeof call>) => JSON.parse((await answer).body) as Value;
    const atAll = <Value>(work: (origin: string) => Promise<Value>) => Promise.all(origins.map(work));

    // Filled once, and the same pages by all of them.
    const questions = (await json<{ question: string }[]>(call("/faq"))).map(({ question }) => question);
    expect(questions.length).toBeGreaterThan(3);
    expect(new Set(questions).size).toBe(questions.length);
    const tags = await atAll(async (origin) => (await ask(`${origin}/guests`)).headers.etag);
    expect([tags[0], new Set(tags).size]).toEqual([expect.any(String), 1]);

    // Consent given to one is known to the others.
    const form = { "content-type": "application/x-www-form-urlencoded", origin: environment.SITE_ORIGIN };
    const consent = await ask(`${next()}/consent`, {
      headers: form,
      body: "choice=all&returnTo=%2Fcontactus",
    });
    const cookie = consent.headers["set-cookie"]![0]!.split(";")[0]!;
    expect(consent.status).toBe(303);
    expect((await get("/contactus", { cookie })).body).toContain("<textarea");

    // A message, sent again as a second click does, is kept once and mailed once.
    const typed = {
      name: "Ola",
      email: "ola@example.com",
      mobilePhone: "90012345",
      message: "Har dere plass?",
    };
    const posted = await atAll((origin) =>
      ask(`${origin}/contactus`, { headers: form, body: new URLSearchParams(typed).toString() }),
    );
    expect(posted.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await json(call("/feedback"))).toMatchObject([{ name: "Ola", message: "Har dere plass?" }]);

    // The same picture sent to all of them at once is one photo, and each has its files.
    const upload = await uploadOf(await photo("teal"));
    const photos = await atAll(async (origin) =>
      JSON.parse((await staff.call(origin, "/file/upload", upload)).body),
    );
    expect(photos[0]).toMatchObject({ id: expect.any(Number), filename: expect.any(String) });
    expect(new Set(photos.map(({ id }) => id)).size).toBe(1);
    const [{ id, filename, version, ...photoFields }] = photos;
    const name = String(filename).replace(".jpg", "");
    const files = await atAll((origin) => ask(`${origin}/data/images/640/${name}.webp`));
    expect(files.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { updatedAt: _, url: _url, ...input } = photoFields;
    const saved = await call(`/photos/${id}`, { method: "PUT", body: { ...input, showInGallery: true } });
    expect([saved.status, saved.body]).toEqual([200, expect.any(String)]);
    await expect
      .poll(() => atAll(async (origin) => (await ask(`${origin}/info/gallery`)).body.includes(name)), {
        timeout: 10_000,
      })
      .toEqual([true, true, true]);

    // What is added again with the same key is the same; a save over another's is refused; both stand in the history.
    const question = {
      question: "Kan jeg lade bilen?",
      answer: "<p>Ja.</p>",
      sortorder: 99,
      translations: {},
    };
    const key = { "idempotency-key": '"once"' };
    const added = await atAll((origin) => staff.call(origin, "/faq", { body: question, headers: key }));
    expect(added.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(added.map(({ body }) => body)).size).toBe(1);
    const faq = JSON.parse(added[0]!.body) as { id: number };
    const save = (answer: string, tag: string) =>
      call(`/faq/${faq.id}`, { method: "PUT", headers: { "if-match": tag }, body: { ...question, answer } });
    const tag = added[0]!.headers.etag!;
    const better = await save("<p>Ja, ved resepsjonen.</p>", tag);
    const stale = await save("<p>Nei.</p>", tag);
    expect([better.status, stale.status]).toEqual([200, 412]);
    expect(JSON.parse(stale.body)).toMatchObject({ current: { answer: "<p>Ja, ved resepsjonen.</p>" } });
    const history = await json<{ action: string }[]>(call(`/history?kind=faq&resourceId=${faq.id}`));
    expect(history.map(({ action }) => action)).toEqual(["changed", "added"]);
    const preview = {
      kind: "faq",
      fields: { ...question, answer: "<p>Snart.</p>" },
      id: faq.id,
      language: "nb",
    };
    expect((await json<{ html: string }>(call("/preview", { body: preview }))).html).toContain("Snart.");
    await expect
      .poll(
        () =>
          atAll(async (origin) => (await ask(`${origin}/info/questions`)).body.includes("ved resepsjonen")),
        {
          timeout: 10_000,
        },
      )
      .toEqual([true, true, true]);

    // The sun and the forecast were asked for once, and the mail went once.
    await expect.poll(() => mail.received.length, { timeout: 20_000 }).toBe(1);
    const asked = met.received.map(({ target }) => target);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked).not.toEqual([]);
    for (const each of servers) each.signal("SIGTERM");
    expect(await Promise.all(servers.map(async ({ ended }) => (await ended).code))).toEqual([0, 0, 0]);
    expect(mail.received).toHaveLength(1);
    metServer.close().closeAllConnections();
    await once(metServer, "close");
  },
);

test("three processes started together in an empty folder fill its SQLite once", async () => {
  await using place = await createDatabase("SQLite");
  const environment = { DATA_DIR: place.dataDir, DATABASE_URL: "" };
  await using first = startServer(environment);
  await using second = startServer(environment);
  await using third = startServer(environment);
  const lists = await Promise.all(
    [first, second, third].map(async ({ origin }) => (await ask(`${await origin}/api/v1/gallery/1`)).body),
  );
  const filenames = (JSON.parse(lists[0]!) as { filename: string }[]).map(({ filename }) => filename);
  expect(filenames.length).toBeGreaterThan(3);
  expect([new Set(filenames).size, new Set(lists).size]).toEqual([filenames.length, 1]);
});
