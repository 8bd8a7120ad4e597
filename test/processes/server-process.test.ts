import { site } from "#src/site.server.ts";
import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { watch } from "node:fs";
import { readFile, utimes, writeFile } from "node:fs/promises";
import { Agent, request as httpRequest, type IncomingMessage } from "node:http";
import { createServer } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { readConfig } from "#src/platform/config.ts";
import { openContext, type Context } from "#src/platform/context.ts";
import { createDatabase, type TestDatabase } from "#test/support/databases.ts";
import { startServer } from "#test/support/server.ts";
import { openSilentProxy } from "./connections/silent-proxy.ts";

const environment = ({ dataDir, databaseUrl }: TestDatabase) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
});
const open = (place: TestDatabase): Promise<Context> => openContext(readConfig(environment(place)), site);

/** A message older than the retention period. */
const oldMessage = {
  name: "Ola",
  email: "ola@example.com",
  mobile: "",
  message: "Takk for sist!",
  ip: "",
  sentDate: "2020-07-15T10:00:00Z",
  updatedAt: "2020-07-15T10:00:00Z",
  source: "feedback",
  version: 1,
  isStarred: 0,
  isArchived: 0,
  archivedDate: null,
  deletedDate: null,
} as const;

/**
 * Requests a cached page, requests the API and sends a message, in turn, over one persistent connection.
 * @returns a promise of the first answers, and a promise of the reason for the end: "closed" after `Connection: close`,
 * or an error
 */
function askUntilClosed(origin: string, number: number): { isAnswered: Promise<void>; end: Promise<string> } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const answered = Promise.withResolvers<void>();
  const ask = async (turn: number): Promise<IncomingMessage> => {
    const isMessage = turn % 3 === 2;
    const request = httpRequest(
      `${origin}${turn % 3 === 0 ? "/guests" : "/api/v1/feedback"}`,
      isMessage ? { agent, method: "POST", headers: { "content-type": "application/json" } } : { agent },
    );
    request.end(isMessage ? JSON.stringify({ source: "feedback", message: `${number} ${turn}` }) : undefined);
    const [response] = (await once(request, "response")) as [IncomingMessage];
    await text(response);
    return response;
  };
  const askOn = async () => {
    for (let turn = number; ; turn++) {
      const { statusCode, headers } = await ask(turn);
      if (turn - number === 3) answered.resolve();
      if (turn % 3 === 2 && statusCode !== 201) return `refused with ${statusCode}`;
      if (headers.connection === "close") return "closed";
      await setTimeout(20 + 7 * (turn % 11));
    }
  };
  const end = askOn().catch((error: Error) => String(error));
  void end.then(() => agent.destroy());
  return { isAnswered: answered.promise, end };
}

describe("the server", () => {
  test("logs its address as JSON, is alive and ready, and serves the demo with its files", async () => {
    await using place = await createDatabase("SQLite");
    await using server = startServer({ ...environment(place), SITE_ORIGIN: "https://camping.example" });
    const origin = await server.origin;
    expect(server.log).toContainEqual(
      expect.objectContaining({
        level: "info",
        msg: "listening",
        port: Number(new URL(origin).port),
        origin: "https://camping.example",
        time: expect.stringMatching(/Z$/),
      }),
    );
    expect(server.log.flatMap(({ level, setting }) => (setting ? [[level, setting]] : []))).toEqual([
      ["warn", "TRUSTED_PROXIES"],
      ["warn", "SEED_DEMO=false"],
      ["warn", "SMTP_URL, MAIL_FROM, MAIL_TO"],
      ["warn", "BACKUP_URL"],
      ["warn", "MET_CONTACT"],
    ]);
    expect(
      await Promise.all(["/healthz", "/readyz"].map(async (each) => (await fetch(origin + each)).text())),
    ).toEqual(["ok", "ready"]);
    const home = await fetch(origin);
    expect([
      home.status,
      home.headers.get("content-encoding"),
      home.headers.get("strict-transport-security"),
    ]).toEqual([200, expect.stringMatching(/br|gzip/), expect.stringContaining("max-age")]);
    const html = await home.text();
    const files = [...html.matchAll(/<(?:link|script)[^>]*\s(?:href|src)="(\/assets\/[^"]+)"/g)].map(
      ([, file]) => file!,
    );
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      const response = await fetch(origin + file);
      expect([
        response.status,
        response.headers.get("cache-control"),
        response.headers.get("x-content-type-options"),
        response.headers.get("content-security-policy"),
      ]).toEqual([
        200,
        "public, max-age=31536000, immutable",
        "nosniff",
        "default-src 'none'; frame-ancestors 'none'",
      ]);
    }
    // A service worker's policy comes from the response with its script. Both service workers use `fetch`.
    for (const worker of ["/service-worker.js", "/staff-worker.js"])
      expect((await fetch(origin + worker)).headers.get("content-security-policy")).toContain(
        "connect-src 'self'",
      );
  });

  test("finishes a request under way on SIGTERM and exits with 0", async () => {
    await using place = await createDatabase("SQLite");
    await using server = startServer({ ...environment(place), SEED_DEMO: "false" });
    const { port } = new URL(await server.origin);
    const body = "choice=all&returnTo=%2Fguests";
    const request = httpRequest({
      host: "127.0.0.1",
      port,
      path: "/consent",
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "content-length": body.length,
        expect: "100-continue",
      },
    });
    const answered = once(request, "response") as Promise<[IncomingMessage]>;
    request.flushHeaders();
    await once(request, "continue");
    request.write(body.slice(0, 10));
    server.signal("SIGTERM");
    await server.logged("stopping");
    // npm forwards a signal that the process has already received.
    server.signal("SIGTERM");
    request.end(body.slice(10));
    const [response] = await answered;
    expect([response.statusCode, response.headers.location]).toEqual([303, "/guests"]);
    response.resume();
    expect(await server.ended).toEqual({ code: 0, signal: null, stderr: "" });
  });

  test.each([
    ["by node", "SIGINT", "1"],
    ["by npm", "SIGTERM", "1"],
    ["by npm", "SIGTERM", "2"],
    ["by npm in a terminal", "SIGTERM", "1"],
    ["by npm in a terminal", "SIGINT", "1"],
    ["by npm in a terminal", "SIGINT", "2"],
  ] as const)(
    "started %s exits with 0 on %s with WORKERS=%s and frees its port",
    async (started, signal, count) => {
      await using place = await createDatabase("SQLite");
      const settings = { ...environment(place), SEED_DEMO: "false", WORKERS: count };
      await using server = startServer(settings, started);
      const { port } = new URL(await server.origin);
      server.signal(signal);
      expect(await server.ended).toEqual({ code: 0, signal: null, stderr: "" });
      const another = createServer().listen(Number(port), "127.0.0.1");
      await once(another, "listening");
      another.close();
    },
  );

  test("exits with 0 on SIGTERM during its start", async () => {
    await using place = await createDatabase("SQLite");
    const changes = watch(place.dataDir);
    await using server = startServer(environment(place));
    // The database file is being created.
    await once(changes, "change");
    changes.close();
    server.signal("SIGTERM");
    expect(await server.ended).toMatchObject({ code: 0 });
  });

  test.each(["1", "2"])(
    "with WORKERS=%s stops under load without losing a request, and closes every connection",
    async (count) => {
      await using place = await createDatabase("SQLite");
      await using server = startServer({ ...environment(place), FORM_LIMIT: "9999", WORKERS: count });
      const origin = await server.origin;
      const guests = Array.from({ length: 40 }, (_, number) => askUntilClosed(origin, number));
      await Promise.all(guests.map(({ isAnswered }) => isAnswered));
      server.signal("SIGTERM");
      const ends = await Promise.all(guests.map(({ end }) => end));
      expect(new Set(ends)).toEqual(new Set(["closed"]));
      expect(await server.ended).toEqual({ code: 0, signal: null, stderr: "" });
    },
  );

  test("isn't ready while its PostgreSQL hangs, and still exits with 0", async () => {
    await using place = await createDatabase("PostgreSQL");
    await using between = await openSilentProxy(place.databaseUrl);
    await using server = startServer({
      ...environment({ ...place, databaseUrl: between.url }),
      SEED_DEMO: "false",
    });
    const origin = await server.origin;
    between.fallSilent();
    const page = fetch(`${origin}/guests`);
    const ready = await fetch(`${origin}/readyz`);
    expect([ready.status, await ready.text()]).toEqual([503, "not ready: database"]);
    server.signal("SIGTERM");
    expect((await page).status).toBe(503);
    expect(await server.ended).toEqual({ code: 0, signal: null, stderr: "" });
  });

  test("refuses a body that is too large after reading only the Content-Length", async () => {
    await using place = await createDatabase("SQLite");
    await using server = startServer({ ...environment(place), SEED_DEMO: "false" });
    const { host } = new URL(await server.origin);
    for (const [target, type] of [
      ["/api/v1/feedback", "application/json"],
      ["/contactus", "application/x-www-form-urlencoded"],
      ["/consent", "application/x-www-form-urlencoded"],
    ] as const) {
      const headers = { "content-type": type, "content-length": 10_000_000 };
      const request = httpRequest(`http://${host}${target}`, { method: "POST", headers, agent: false });
      request.flushHeaders();
      const [response] = (await once(request, "response")) as [IncomingMessage];
      expect([target, response.statusCode]).toEqual([target, 413]);
      request.destroy();
    }
  });

  test("runs its cleanup jobs at once and warns about an unknown setting", async () => {
    await using place = await createDatabase("SQLite");
    const { db } = await open(place);
    await db.insertInto("feedback").values(oldMessage).execute();
    await db.destroy();
    const leftover = path.join(place.dataDir, `half.${randomUUID()}`);
    await writeFile(leftover, "half");
    await utimes(leftover, 0, 0);
    await using server = startServer({ ...environment(place), SEED_DEMO: "false", SEED_DEMOS: "true" });
    await expect
      .poll(() => server.log.filter(({ files, old }) => files ?? old))
      .toEqual(
        expect.arrayContaining([
          expect.objectContaining({ job: "retention", old: 1 }),
          expect.objectContaining({ files: 1 }),
        ]),
      );
    expect(server.log).toContainEqual(
      expect.objectContaining({ level: "warn", name: "SEED_DEMOS", meant: "SEED_DEMO" }),
    );
  });

  test.each([
    [{ PORT: "http" }, "PORT must be a whole number"],
    [
      { SITE_ORIGIN: "camping.example" },
      "SITE_ORIGIN must be an address without a path, such as https://camping.example",
    ],
    [
      { DATABASE_URL: "mysql://db" },
      "DATABASE_URL must be empty (SQLite in DATA_DIR) or begin with postgres://",
    ],
    [{ HOST: "192.0.2.1" }, "HOST must be a name or an address of this machine, and 192.0.2.1 isn't"],
    [{ HOST: "nonsense.invalid" }, "HOST must be a name or an address of this machine"],
    [{ DATA_DIR: "package.json" }, "DATA_DIR must be a folder that can be created and written to"],
    [{ DATA_DIR: "/dev/null/x" }, "DATA_DIR must be a folder that can be created and written to"],
    [{ DATA_DIR: "/proc/nope" }, "DATA_DIR must be a folder that can be created and written to"],
    [
      { DATABASE_URL: "postgres://127.0.0.1:1/campsite" },
      "DATABASE_URL must be a reachable PostgreSQL database",
    ],
    [
      { DATABASE_URL: "postgres://nonsense.invalid/campsite" },
      "DATABASE_URL must be a reachable PostgreSQL database",
    ],
    [{ DATABASE_URL: "postgres://me:secret@127.0.0.1:port/campsite" }, "DATABASE_URL must be a complete URL"],
    [{ SITE_ORIGIN: "https://camping.example", OIDC_ISSUER: "" }, "OIDC_ISSUER must be the issuer"],
    [{ NODE_ENV: "production", DEV_STAFF_PASSWORD: "fjord" }, "DEV_STAFF_PASSWORD must not be set"],
  ])("doesn't start with %j and says why without a stack trace", async (wrong, message) => {
    await using place = await createDatabase("SQLite");
    await using server = startServer({
      ...environment(place),
      SEED_DEMO: "false",
      ...(wrong as Record<string, string>),
    });
    const { code, stderr } = await server.ended;
    expect(code).toBe(1);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain("    at ");
    expect(stderr).not.toContain("secret");
  });

  test.each([
    ["throughout", 0],
    ["in its last page", -4096],
  ])("doesn't start on a database damaged %s, names its path, and leaves it unchanged", async (_, from) => {
    await using place = await createDatabase("SQLite");
    await (await open(place)).db.destroy();
    const file = path.join(place.dataDir, "campsite.sqlite");
    const damaged = await readFile(file);
    damaged.subarray(from).fill(0xff);
    await writeFile(file, damaged);
    await using server = startServer(environment(place));
    const { code, stderr } = await server.ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^campsite\.sqlite in .* is damaged \(.+\)\. Restore a backup.*\n$/);
    expect(stderr).toContain(place.dataDir);
    expect((await readFile(file)).equals(damaged)).toBe(true);
  });

  test("without an issuer starts its own provider and prints the sign-in data outside the log", async () => {
    await using place = await createDatabase("SQLite");
    await using server = startServer({ ...environment(place), SEED_DEMO: "false", OIDC_ISSUER: "" });
    await server.origin;
    server.signal("SIGTERM");
    const { code, stderr } = await server.ended;
    expect(code).toBe(0);
    const [, password] =
      /^To try the staff area: http.*\/login, staff@campsite\.example, password (\S{12})\n$/.exec(stderr)!;
    expect(JSON.stringify(server.log)).not.toContain(password);
  });

  test("doesn't start on a used port, and names the port", async () => {
    await using place = await createDatabase("SQLite");
    await using first = startServer({ ...environment(place), SEED_DEMO: "false" });
    const { port } = new URL(await first.origin);
    await using second = startServer({ ...environment(place), SEED_DEMO: "false", PORT: port });
    expect(await second.ended).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`PORT must be free, and ${port} is taken`),
    });
  });

  test("refuses a database of a newer version and leaves it unchanged", async () => {
    await using place = await createDatabase("SQLite");
    const { db } = await open(place);
    await sql`insert into kysely_migration (name, timestamp) values ('999-from-the-future', '2099-01-01')`.execute(
      db,
    );
    await db.destroy();
    const digest = async () =>
      createHash("sha256")
        .update(await readFile(path.join(place.dataDir, "campsite.sqlite")))
        .digest("hex");
    const before = await digest();
    await using server = startServer(environment(place));
    expect(await server.ended).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("999-from-the-future"),
    });
    expect(await digest()).toBe(before);
  });
});
