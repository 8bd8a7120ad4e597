import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ask, signedInStaff, type Staff } from "#test/processes/guests-and-staff.ts";
import { pathOf, publicPages } from "#test/pages/public-pages.ts";
import { startPostgres } from "#test/support/postgres/postgres.ts";
import { grow } from "./growth-site.ts";
import { median, startServer, stop } from "./processes.ts";
import type { Row } from "./report.ts";

const rounds = 9;

/** The status of what is still being made. */
const notYet = 503;

/** What guests and their programs ask for; each is asked for right after a write. */
const forGuests = [
  ...publicPages.map((name) => pathOf(name, "nb")),
  "/sitemap.xml",
  "/feed.xml",
  "/api/v1/article/active?limit=20",
  "/api/v1/gallery/1?limit=20",
  "/api/v1/events/active",
];

/** What the staff's screens ask for first, below the API. */
const forStaff = [
  "/overview",
  "/translations/gaps",
  ...["article", "photos", "faq", "documents", "messages", "links", "events"].map(
    (each) => `/${each}/rows?limit=50`,
  ),
  "/article/counts",
  "/article/rows?limit=50&state=draft",
  "/article/rows?limit=50&untranslated=true",
  "/article/rows?limit=50&search=sommer",
  "/article/counts?search=sommer",
  "/photos/counts",
  "/photos/rows?limit=60&search=brygge",
  "/photos/1/place",
  "/feedback?box=new",
  "/feedback?box=archived",
  "/feedback/counts",
  "/feedback?search=vogn&limit=100",
  "/feedback?search=S%C3%B8rensen%2099123&limit=100",
  "/history",
  "/annualrates?limit=20",
];

interface Measured {
  /** Until the answer is read, in milliseconds. */
  time: number;
  /** As it is sent, in KB. */
  size: number;
}

/** What pages and lists take on a site with years of content, against the demo. */
export async function measureGrowth(): Promise<Row[]> {
  const postgres = await startPostgres();
  const rows = [...(await measureOn("SQLite", "")), ...(await measureOn("PostgreSQL", postgres.url))];
  await postgres.stop();
  return rows;
}

async function measureOn(database: string, databaseUrl: string): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  await using staff = await signedInStaff();
  const environment = {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: "info",
    ...staff.environment,
  };
  const demo = await measureSite(environment, staff);
  await grow(environment);
  const grown = await measureSite(environment, staff);
  rmSync(folder, { recursive: true });
  return [...demo].map(([asked, before]) => {
    const after = grown.get(asked)!;
    return {
      what: `${database}, ${asked}`,
      figure: `${before.time.toFixed(1)} → ${after.time.toFixed(1)} ms (${(after.time / before.time).toFixed(1)} ×), ${before.size.toFixed(1)} → ${after.size.toFixed(1)} KB`,
      aim: "≤ 1.2 ×, ≤ 50 ms",
    };
  });
}

async function measureSite(
  environment: Record<string, string>,
  staff: Staff,
): Promise<Map<string, Measured>> {
  const started = performance.now();
  const { child, port } = await startServer("dist/server/server.js", environment);
  const measured = new Map<string, Measured>([
    ["start until it listens", { time: performance.now() - started, size: 0 }],
  ]);
  const origin = `http://127.0.0.1:${port}`;
  const headers = { "accept-encoding": "gzip, deflate, br, zstd" };
  const longest = await waitForDerived(staff, origin);
  measured.set("longest answer while what lists and searches read is made", { time: longest, size: 0 });
  for (const asked of forGuests) {
    const { headers: led } = await ask(`${origin}${asked}`);
    const url = new URL(led.location ?? asked, origin).href;
    measured.set(asked, await timed(staff, origin, asked, () => ask(url, { headers })));
  }
  for (const asked of forStaff)
    measured.set(asked, await timed(staff, origin, asked, () => staff.call(origin, asked, { headers })));
  await stop(child);
  return measured;
}

/**
 * Waits until all lists and searches answer, as soon after an upgrade.
 * @returns how long a guest has waited at the most, in ms
 */
async function waitForDerived(staff: Staff, origin: string): Promise<number> {
  let longest = 0;
  for (const asked of forStaff)
    for (let isMade = false; !isMade;) {
      for (let round = 0; round < 20; round++) {
        const start = performance.now();
        await ask(`${origin}/`);
        longest = Math.max(longest, performance.now() - start);
      }
      const { status, body } = await staff.call(origin, asked);
      if (status !== 200 && status !== notYet) throw new Error(`${asked}: ${status}: ${body.slice(0, 200)}`);
      isMade = status === 200;
    }
  return longest;
}

/** How long an answer takes after a write; the first rounds warm the code. */
async function timed(
  staff: Staff,
  origin: string,
  asked: string,
  request: () => ReturnType<typeof ask>,
): Promise<Measured> {
  const times: number[] = [];
  let size = 0;
  for (let round = 0; round < rounds; round++) {
    await save(staff, origin);
    const start = performance.now();
    const { status, headers, body } = await request();
    times.push(performance.now() - start);
    if (status !== 200) throw new Error(`${asked}: ${status}: ${body.slice(0, 200)}`);
    size = Number(headers["content-length"] ?? body.length) / 1024;
  }
  return { time: median(times.slice(2)), size };
}

async function save(staff: Staff, origin: string): Promise<void> {
  const { body } = await staff.call(origin, "/websitesettings/1");
  const { id: _, version: __, updatedAt: ___, ...settings } = JSON.parse(body) as Record<string, unknown>;
  const { status } = await staff.call(origin, "/websitesettings/1", { method: "PUT", body: settings });
  if (status !== 200) throw new Error(`A save was answered with ${status}.`);
}
