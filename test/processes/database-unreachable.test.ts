import { site as features } from "#src/site.server.ts";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { readConfig } from "#src/platform/config.ts";
import { openContext, type Context } from "#src/platform/context.ts";
import { openDatabase, whileServing } from "#src/platform/database/database.ts";
import { createDatabase } from "#test/support/databases.ts";
import { openSilentProxy } from "./connections/silent-proxy.ts";
import { openTestSite, siteOn } from "#test/support/site.ts";

const origin = "http://localhost:3000";
const message = {
  name: "Ola",
  email: "ola@example.com",
  mobilePhone: "90012345",
  message: "Hei",
  source: "contact",
};

const postMessage = (text = message.message) =>
  new Request(`${origin}/api/v1/feedback`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...message, message: text }),
  });

const postForm = () =>
  new Request(`${origin}/contactus`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", origin },
    body: new URLSearchParams(message),
  });

const outcome = ({ status, headers }: Response) => [status, headers.get("retry-after")];

describe("while another process holds SQLite's lock", () => {
  const lock = ({ config }: Context) => {
    const other = new DatabaseSync(path.join(config.dataDir, "campsite.sqlite"));
    other.exec("begin immediate");
    return other;
  };

  test("cached and rendered pages work, and a write succeeds after the lock is released", async () => {
    await using site = await openTestSite();
    await site.read("/");
    const other = lock(site.context);
    const written = site.app.fetch(postMessage());
    expect(
      (await Promise.all(["/", "/info/prices", "/readyz"].map((each) => site.get(each)))).map(
        ({ status }) => status,
      ),
    ).toEqual([200, 200, 200]);
    expect(await site.context.db.selectFrom("feedback").select("id").execute()).toEqual([]);
    other.close();
    expect((await written).status).toBe(201);
    expect(await site.context.db.selectFrom("feedback").select("message").execute()).toEqual([
      { message: "Hei" },
    ]);
  });

  test("a request with several writes waits for the lock only once", async () => {
    await using site = await openTestSite();
    expect((await site.app.fetch(postMessage())).status).toBe(201);
    const other = lock(site.context);
    // This write waits for more than one timeout and less than two timeouts.
    const patient = await openDatabase(site.context.config, {
      waitLimits: { sqlite: 1.7 * whileServing.sqlite },
    });
    const ends = [
      site.app.fetch(postMessage()).then(({ status }) => status),
      patient
        .deleteFrom("feedback")
        .execute()
        .then(
          () => "written",
          () => "given up",
        ),
    ];
    expect(await Promise.race(ends)).toBe(503);
    expect(await Promise.all(ends)).toEqual([503, "given up"]);
    await patient.destroy();
    other.close();
  });

  test("writes time out with 503 and Retry-After, and store nothing; later writes succeed", async () => {
    await using site = await openTestSite();
    const other = lock(site.context);
    const answers = await Promise.all(
      [postMessage(), postMessage("Hallo"), postForm()].map((each) => site.app.fetch(each)),
    );
    expect(answers.map(outcome)).toEqual([
      [503, "5"],
      [503, "5"],
      [503, "5"],
    ]);
    // The page contains the typed text.
    expect(await answers[2]!.text()).toContain("90012345");
    other.close();
    expect(await site.context.db.selectFrom("feedback").select("id").execute()).toEqual([]);
    expect((await site.app.fetch(postMessage())).status).toBe(201);
  });
});

test("a full disk is reported with 507 and in the log, and no write is stored in part", async () => {
  await using site = await openTestSite();
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  const { app } = siteOn({ ...site.context, log });
  // For SQLite, a file that may not grow is a full disk. Vacuum removes the pages that the migrations have freed.
  await sql`vacuum`.execute(site.context.db);
  await sql`pragma max_page_count = 1`.execute(site.context.db);
  const long = "x".repeat(4000);
  const answers: number[] = [];
  // The first messages still fit into the database's existing pages.
  while (!answers.includes(507) && answers.length < 50)
    answers.push((await app.fetch(postMessage(`${answers.length} ${long}`))).status);
  expect(answers.at(-1)).toBe(507);
  expect(lines.join("")).toContain("database or disk is full");
  expect(lines.join("")).not.toContain("cannot rollback");
  const kept = await site.context.db.selectFrom("feedback").select("id").execute();
  expect(kept).toHaveLength(answers.filter((status) => status === 201).length);
  await sql`pragma max_page_count = 1000000`.execute(site.context.db);
  expect((await app.fetch(postMessage())).status).toBe(201);
});

test("the log names the cause when SQLite has rolled back by itself", async () => {
  await using site = await openTestSite({ isSeeded: false });
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  await sql`create temp trigger full before insert on feedback begin select raise(rollback, 'no room'); end`.execute(
    site.context.db,
  );
  expect((await siteOn({ ...site.context, log }).app.fetch(postMessage())).status).toBe(500);
  expect(lines.join("")).toContain("no room");
  expect(lines.join("")).not.toContain("cannot rollback");
  await sql`drop trigger full`.execute(site.context.db);
  expect((await site.app.fetch(postMessage())).status).toBe(201);
});

describe("while PostgreSQL", () => {
  test.each(["doesn't answer", "isn't there"])(
    "%s, cached pages work, everything else is 503 with Retry-After, and /readyz reports the outage",
    async (how) => {
      await using place = await createDatabase("PostgreSQL");
      await using between = await openSilentProxy(place.databaseUrl);
      const context = await openContext(
        readConfig({ DATA_DIR: place.dataDir, DATABASE_URL: between.url, LOG_LEVEL: "silent" }),
        features,
      );
      await using _ = context.db;
      const { get, app } = siteOn(context);
      expect(
        (await Promise.all(["/", "/readyz"].map((each) => get(each)))).map(({ status }) => status),
      ).toEqual([200, 200]);
      // Statements of a stopped site time out, so that they block no other site.
      const { rows } = await sql`select current_setting('statement_timeout') as "longest"`.execute(
        context.db,
      );
      expect(rows).toEqual([{ longest: "4s" }]);
      // /readyz caches its answer for a second.
      const later = siteOn({ ...context, now: () => context.now().add({ seconds: 2 }) });
      if (how === "isn't there") await between.close();
      else between.fallSilent();
      const order: string[] = [];
      const noted = async (name: string, response: Promise<Response>) => {
        const answer = await response;
        order.push(name);
        return answer;
      };
      const [kept, ready, page, api] = await Promise.all([
        noted("kept", get("/")),
        noted("ready", later.get("/readyz")),
        noted("page", get("/info/prices")),
        noted("api", app.fetch(postMessage())),
      ]);
      expect([kept.status, ready.status, await ready.text()]).toEqual([200, 503, "not ready: database"]);
      expect([page, api].map(outcome)).toEqual([
        [503, "5"],
        [503, "5"],
      ]);
      expect(order[0]).toBe("kept");
      if (how === "doesn't answer") expect(order[1]).toBe("ready");
      // No connection is left by now, and no new connection can be opened.
      expect(outcome(await get("/info/day"))).toEqual([503, "5"]);
    },
  );
});

test("a site with an unwritable folder isn't ready, but its pages work", async () => {
  await using site = await openTestSite();
  const { config } = site.context;
  const { get } = siteOn({
    ...site.context,
    config: { ...config, dataDir: path.join(config.dataDir, "gone") },
  });
  const [page, ready] = await Promise.all([get("/"), get("/readyz")]);
  expect([page.status, ready.status, await ready.text()]).toEqual([200, 503, "not ready: disk"]);
});
