import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { ask, openStaffSession, type Staff } from "#test/processes/guests-and-staff.ts";
import { pathOf, publicPages } from "#test/pages/public-pages.ts";
import { startPostgres } from "#test/support/postgres/postgres.ts";
import { addYearsOfContent, analyzeTables } from "./growth-site.ts";
import { listOverviewPaths } from "./overview-paths.ts";
import { startServer, stop } from "./processes.ts";
import { median, formatValue, type Figure } from "./report.ts";
import { saveSettings } from "./saves/saves.ts";

const warmUpRounds = 2;
const rounds = 9;

/**
 * The aims for the grown site, which has years of content. A response that is at most 5 % larger than the demo's may
 * take 1.2 times as long as the demo's. A larger response may take 50 ms.
 */
const aim = { same: 1.2, larger: 50 };

/** The HTTP status of a list until the derived tables that it reads are complete. */
const notReady = 503;

/** Public addresses. `timed` saves the settings before each request, so that no response is older than the save. */
const forGuests = [
  ...publicPages.map((name) => pathOf(name, "nb")),
  "/sitemap.xml",
  "/feed.xml",
  "/api/v1/article/active?limit=20",
  "/api/v1/gallery/1?limit=20",
  "/api/v1/events/active",
];

const forStaff = [
  "/translations/gaps",
  ...["article", "photos", "faq", "documents", "messages", "links", "events"].map(
    (each) => `/${each}/rows?limit=50`,
  ),
  "/article/rows?limit=50&state=draft",
  "/article/rows?limit=50&untranslated=true",
  "/article/rows?limit=50&search=sommer",
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

interface Site {
  origin: string;
  /** The time from the start of the process until the site listens, in milliseconds. */
  start: number;
  /** The longest response time for guests while the site computed its derived tables, in milliseconds. */
  longest: number;
  stop(): Promise<void>;
}

interface TimedResponse {
  /** The response time, in milliseconds. */
  time: number;
  /** The transferred size, in KB. */
  size: number;
}

export const measureGrowthOnSqlite = (): Promise<Figure[]> => measureOn("SQLite", ["", ""]);

export async function measureGrowthOnPostgres(): Promise<Figure[]> {
  const postgres = await startPostgres();
  const figures = await measureOn("PostgreSQL", await postgresDatabases(postgres.url));
  await postgres.stop();
  return figures;
}

async function postgresDatabases(server: string): Promise<[string, string]> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  for (const name of ["demo", "grown"]) await client.query(`create database ${name}`);
  await client.end();
  return [new URL("demo", server).href, new URL("grown", server).href];
}

/** Measures both sites alternately, so that a slow moment of the machine affects both sites. */
async function measureOn(database: string, [demoUrl, grownUrl]: [string, string]): Promise<Figure[]> {
  await using staff = await openStaffSession();
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  const environmentOf = (name: string, databaseUrl: string) => ({
    DATA_DIR: path.join(folder, name),
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: "info",
    ...staff.environment,
  });
  const grownEnvironment = environmentOf("grown", grownUrl);
  await (await startSite(staff, grownEnvironment)).stop();
  await addYearsOfContent(grownEnvironment);
  const grown = await startSite(staff, grownEnvironment);
  await analyzeTables(grownEnvironment);
  // The first start fills the demo's database. The second start is measured, as on the grown site.
  await (await startSite(staff, environmentOf("demo", demoUrl))).stop();
  const demo = await startSite(staff, environmentOf("demo", demoUrl));
  const figures: Figure[] = [
    compareTimes(`${database}, time until the site listens`, [demo.start], [grown.start]),
    {
      what: `${database}, longest response while data for lists and searches is derived`,
      unit: "ms",
      values: [grown.longest],
      better: "less",
    },
  ];
  const headers = { "accept-encoding": "gzip, deflate, br, zstd" };
  const asGuest = async (origin: string, asked: string) => {
    const { headers: responseHeaders } = await ask(`${origin}${asked}`);
    const url = new URL(responseHeaders.location ?? asked, origin).href;
    return () => ask(url, { headers });
  };
  const asStaff = (origin: string, asked: string) => () => staff.call(origin, asked, { headers });
  for (const asked of [...forGuests, ...(await listOverviewPaths(demo.origin)), ...forStaff]) {
    const request = forGuests.includes(asked) ? asGuest : asStaff;
    const requests = { demo: await request(demo.origin, asked), grown: await request(grown.origin, asked) };
    const small: TimedResponse[] = [];
    const large: TimedResponse[] = [];
    for (let round = 0; round < warmUpRounds + rounds; round++) {
      small.push(await timed(staff, demo.origin, asked, requests.demo));
      large.push(await timed(staff, grown.origin, asked, requests.grown));
    }
    const times = (all: TimedResponse[]) => all.slice(warmUpRounds).map(({ time }) => time);
    figures.push(
      compareTimes(`${database}, ${asked}`, times(small), times(large), [small[0]!.size, large[0]!.size]),
    );
  }
  await Promise.all([demo.stop(), grown.stop()]);
  rmSync(folder, { recursive: true });
  return figures;
}

/**
 * Compares each round of the grown site with the demo's median, because single rounds of the demo vary too much. If the
 * grown site's response is more than 5 % larger, the result is a time in milliseconds instead of a ratio.
 */
function compareTimes(what: string, small: number[], large: number[], [before, after] = [0, 0]): Figure {
  const note = `${formatValue(median(small))} to ${formatValue(median(large))} ms, ${formatValue(before)} to ${formatValue(after)} KB`;
  if (after > before * 1.05)
    return { what, unit: "ms", values: large, better: "less", aim: aim.larger, note };
  const values = large.map((time) => time / median(small));
  return { what, unit: "×", values, better: "less", aim: aim.same, note };
}

async function startSite(staff: Staff, environment: Record<string, string>): Promise<Site> {
  const startedAt = performance.now();
  const { child, port } = await startServer("dist/server/server.js", environment);
  const start = performance.now() - startedAt;
  const origin = `http://127.0.0.1:${port}`;
  return { origin, start, longest: await waitForDerived(staff, origin), stop: () => stop(child) };
}

/**
 * Waits until the site has computed its derived tables, as it does after an upgrade.
 * @returns the longest response time for guests during the wait, in milliseconds
 */
async function waitForDerived(staff: Staff, origin: string): Promise<number> {
  let longest = 0;
  for (const asked of forStaff)
    for (let isMade = false; !isMade;) {
      for (let round = 0; round < 20; round++) {
        const start = performance.now();
        await ask(`${origin}/`);
        longest = Math.max(longest, performance.now() - start);
        await setTimeout(10);
      }
      const { status, body } = await staff.call(origin, asked);
      if (status !== 200 && status !== notReady)
        throw new Error(`${asked}: ${status}: ${body.slice(0, 200)}`);
      isMade = status === 200;
    }
  return longest;
}

async function timed(
  staff: Staff,
  origin: string,
  asked: string,
  request: () => ReturnType<typeof ask>,
): Promise<TimedResponse> {
  await saveSettings(staff, origin);
  const start = performance.now();
  const { status, headers, body } = await request();
  const time = performance.now() - start;
  if (status !== 200) throw new Error(`${asked}: ${status}: ${body.slice(0, 200)}`);
  return { time, size: Number(headers["content-length"] ?? body.length) / 1024 };
}
