import { once } from "node:events";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSourcesStandIn, serveSourcesStandIn } from "#dev/sources-stand-in.ts";
import { createDatabase } from "#test/support/databases.ts";
import { startMailServer, type MailServer } from "#test/support/services/mail-server.ts";
import { startStore, type TestStore } from "#test/support/s3/s3.ts";
import { startServer } from "#test/support/server.ts";
import { ask, openStaffSession, type AskOptions, type Staff } from "./guests-and-staff.ts";
import { startMachines, type Machines } from "./machines.ts";
import { formOf, pdfOf, pictureOf } from "./uploads.ts";

/** A picture of one colour. */
const photo = (background: string) =>
  sharp({ create: { width: 1400, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** The site accepts forms only from its own origin. */
const siteOrigin = "http://localhost:3000";

describe("three processes that start together without a shared disk, on an empty PostgreSQL and an empty bucket", () => {
  const stack = new AsyncDisposableStack();
  const sources = createSourcesStandIn({ now: () => Temporal.Now.instant() });
  let staff: Staff;
  let mail: MailServer;
  let store: TestStore;
  let machines: Machines;
  beforeAll(async () => {
    const place = stack.use(await createDatabase("PostgreSQL"));
    staff = stack.use(await openStaffSession());
    mail = stack.use(await startMailServer());
    store = stack.use(await startStore());
    const sourcesServer = await serveSourcesStandIn(sources);
    stack.defer(async () => {
      sourcesServer.close().closeAllConnections();
      await once(sourcesServer, "close");
    });
    machines = stack.use(
      await startMachines(staff, {
        ...store.environment,
        DATABASE_URL: place.databaseUrl,
        SITE_ORIGIN: siteOrigin,
        SMTP_URL: mail.url,
        MAIL_FROM: "skjema@camping.example",
        MAIL_TO: "post@camping.example",
        MET_BASE_URL: `http://127.0.0.1:${(sourcesServer.address() as AddressInfo).port}`,
        MET_CONTACT: "drift@camping.example",
      }),
    );
  });
  afterAll(() => stack.disposeAsync());

  const call = (path: string, options?: AskOptions) => machines.call(path, options);
  const json = async <Value>(answer: ReturnType<typeof call>) => JSON.parse((await answer).body) as Value;
  /**
   * Polls a page at all processes until all of them show the text. If `isShown` is false, polls until no process shows
   * the text.
   */
  const expectAtAll = async (path: string, text: string, isShown = true) => {
    const shown = () => machines.atAll(async (origin) => (await ask(origin + path)).body.includes(text));
    await expect.poll(shown).toEqual([isShown, isShown, isShown]);
  };
  /** Returns each process's content type for a file. If a process can't serve the file, returns the status. */
  const fileAtAll = (path: string) =>
    machines.atAll(async (origin) => {
      const { status, headers } = await ask(origin + path);
      return status === 200 ? headers["content-type"] : status;
    });
  const upload = async (bytes: Uint8Array, title: string) =>
    call("/file/upload", await formOf(bytes, "bilde.jpg", { Name: title }));

  test("seed once, and share consent, messages, saves and history", async () => {
    // The demo is seeded once, and all processes serve the same pages.
    const questions = (await json<{ question: string }[]>(call("/faq"))).map(({ question }) => question);
    expect(questions.length).toBeGreaterThan(3);
    expect(new Set(questions).size).toBe(questions.length);
    const tags = await machines.atAll(async (origin) => (await ask(`${origin}/guests`)).headers.etag);
    expect([tags[0], new Set(tags).size]).toEqual([expect.any(String), 1]);

    // Consent that one process receives is valid at every process.
    const form = { "content-type": "application/x-www-form-urlencoded", origin: siteOrigin };
    const consent = await ask(`${machines.origins[0]}/consent`, {
      headers: form,
      body: "choice=all&returnTo=%2Fcontactus",
    });
    const cookie = consent.headers["set-cookie"]![0]!.split(";")[0]!;
    expect(consent.status).toBe(303);
    expect((await machines.get("/contactus", { headers: { cookie } })).body).toContain("<textarea");

    // A message that is sent several times is stored once and mailed once.
    const typed = {
      name: "Ola",
      email: "ola@example.com",
      mobilePhone: "90012345",
      message: "Har dere plass?",
    };
    const posted = await machines.atAll((origin) =>
      ask(`${origin}/contactus`, { headers: form, body: new URLSearchParams(typed).toString() }),
    );
    expect(posted.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await json(call("/feedback"))).toMatchObject([{ name: "Ola", message: "Har dere plass?" }]);

    // Three requests with the same idempotency key add one resource. A save with an old version is refused. The history
    // then has two entries: the addition and the first save.
    const question = {
      question: "Kan jeg lade bilen?",
      answer: "<p>Ja.</p>",
      sortorder: 99,
      translations: {},
    };
    const key = { "idempotency-key": '"once"' };
    const added = await machines.atAll((origin) =>
      staff.call(origin, "/faq", { body: question, headers: key }),
    );
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
    await expectAtAll("/info/questions", "ved resepsjonen");
  });

  test("serve the same files after uploads, replacements and deletions", async () => {
    // A picture that is uploaded to all processes at once becomes one photo. Each process serves the photo's files.
    const sent = await formOf(await photo("teal"), "brygge.jpg", { Name: "Brygga i sol" });
    const photos = await machines.atAll(async (origin) =>
      JSON.parse((await staff.call(origin, "/file/upload", sent)).body),
    );
    expect(photos[0]).toMatchObject({ id: expect.any(Number), filename: expect.any(String) });
    expect(new Set(photos.map(({ id }) => id)).size).toBe(1);
    const [{ id, filename, version: _v, updatedAt: _u, url: _url, ...input }] = photos;
    const name = String(filename).replace(".jpg", "");
    expect(await fileAtAll(`/data/images/640/${name}.webp`)).toEqual(Array(3).fill("image/webp"));
    const saved = await call(`/photos/${id}`, { method: "PUT", body: { ...input, showInGallery: true } });
    expect([saved.status, saved.body]).toEqual([200, expect.any(String)]);
    await expectAtAll("/info/gallery", name);
    await expect.poll(() => fileAtAll(`/data/images/640/${name}.avif`)).toEqual(Array(3).fill("image/avif"));

    const [first, second] = await Promise.all(
      ["den første", "den andre"].map(async (word) =>
        json<{ filename: string }>(call("/documents/file", await formOf(pdfOf(word), "regler.pdf"))),
      ),
    );
    const document = { title: "Regler", description: "Det som gjelder.", date: "2026-07-01", sortorder: 1 };
    const withFile = (nb: object) => ({ ...document, files: { nb }, translations: {} });
    const added = await json<{ id: number }>(call("/documents", { body: withFile(first!) }));
    await expectAtAll("/info/documents", first!.filename);
    expect(await fileAtAll(`/data/pdf/${first!.filename}`)).toEqual(Array(3).fill("application/pdf"));
    const replaced = await call(`/documents/${added.id}`, { method: "PUT", body: withFile(second!) });
    expect(replaced.status).toBe(200);
    await expectAtAll("/info/documents", second!.filename);
    await expectAtAll("/info/documents", first!.filename, false);
    expect(await fileAtAll(`/data/pdf/${second!.filename}`)).toEqual(Array(3).fill("application/pdf"));
    expect(await fileAtAll(`/data/pdf/${first!.filename}`)).toEqual([404, 404, 404]);

    expect((await call(`/photos/${id}`, { method: "DELETE" })).status).toBe(204);
    await expectAtAll("/info/gallery", name, false);
    expect(await fileAtAll(`/data/images/640/${name}.webp`)).toEqual([404, 404, 404]);
  });

  test("accept other writes while a save waits for a slow store", async () => {
    const file = await json<object>(call("/documents/file", await formOf(pdfOf("den trege"), "treg.pdf")));
    const document = {
      title: "Treg",
      description: "Det som gjelder.",
      date: "2026-07-01",
      sortorder: 2,
      files: { nb: file },
      translations: {},
    };
    const { id } = await json<{ id: number }>(upload(await pictureOf("treg"), "Treg"));
    await call(`/photos/${id}`, { method: "DELETE" });
    const [removal] = await json<{ id: number }[]>(call(`/history?kind=photo&resourceId=${id}&limit=1`));
    const question = { question: "Er det plass?", answer: "<p>Ja.</p>", sortorder: 98, translations: {} };
    for (const save of [
      () => call("/documents", { body: document }),
      () => call(`/history/${removal!.id}/restore`, { method: "PUT" }),
    ]) {
      const before = store.requests.length;
      store.fail("waits");
      let isSaved = false;
      const saving = save().finally(() => (isSaved = true));
      await expect.poll(() => store.requests.length).toBeGreaterThan(before);
      expect((await call("/faq", { body: question })).status).toBe(201);
      expect(isSaved).toBe(false);
      store.fail(undefined);
      expect([200, 201]).toContain((await saving).status);
    }
  });

  test("refuse only files while the store is unavailable, and accept files afterwards", async () => {
    const shown = /\/data\/images\/\d+\/[\w-]+\.webp/.exec((await machines.get("/info/gallery")).body)![0];
    expect(await fileAtAll(shown)).toEqual(Array(3).fill("image/webp"));
    const bytes = await pictureOf("borte");
    const photos = async () => (await json<object[]>(call("/photos?limit=1000"))).length;
    const before = await photos();
    store.fail("answers 503");
    const refused = await upload(bytes, "Borte");
    expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "5"]);
    expect(await photos()).toBe(before);
    // Each process caches served files in memory.
    expect(await fileAtAll(shown)).toEqual(Array(3).fill("image/webp"));
    const pages = await machines.atAll((origin) => ask(`${origin}/de/info/gallery`));
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
    const question = { question: "Er det fullt?", answer: "<p>Nei.</p>", sortorder: 97, translations: {} };
    expect((await call("/faq", { body: question })).status).toBe(201);
    store.fail(undefined);
    expect((await upload(bytes, "Borte")).status).toBe(201);
    expect(await photos()).toBe(before + 1);
  });

  test("send mail once, query sources once, and stop on request", async () => {
    const toStaff = () => mail.received.filter(({ to }) => to[0] === "post@camping.example");
    await expect.poll(() => toStaff().length).toBe(1);
    const asked = sources.received.map(({ target }) => target);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked).not.toEqual([]);
    expect(await machines.stop()).toEqual([0, 0, 0]);
    expect(toStaff()).toHaveLength(1);
  });
});

test("three processes that start together in an empty folder seed its SQLite once", async () => {
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
