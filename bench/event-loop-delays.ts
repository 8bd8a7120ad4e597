import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import type { ChildProcess } from "node:child_process";
import { ask, openStaffSession, type AskOptions } from "#test/processes/guests-and-staff.ts";
import { addYearsOfContent } from "./growth-site.ts";
import { listOverviewPaths } from "./overview-paths.ts";
import { startServer, stop } from "./processes.ts";
import type { Figure } from "./report.ts";
import { saveSettings } from "./saves/saves.ts";

const rounds = 3;

const fiftyMinutes = 50 * 60 * 1000;

/** Stands for all requests of the staff start screen. The benchmark sends these requests together. */
const startScreen = "/overview*";

/** Slow requests to a site with years of content. Requests with `isGuests` come from guests, all others from staff. */
const work: { what: string; path: string; options?: AskOptions; isGuests?: true }[] = [
  { what: "export of the inbox", path: "/feedback/export" },
  {
    what: "export of a guest's data",
    path: "/feedback/person",
    options: { body: { email: "guest99@mail.example" } },
  },
  { what: "count of messages", path: "/feedback/counts" },
  { what: "list of articles with its counts", path: "/article/rows?limit=50" },
  { what: "search in the inbox", path: "/feedback?search=vogn&limit=100" },
  { what: "staff's start screen", path: startScreen },
  { what: "list of missing translations", path: "/translations/gaps" },
  { what: "sitemap index", path: "/sitemap.xml", isGuests: true },
  { what: "sitemap file", path: "/sitemap-1.xml", isGuests: true },
  { what: "feed", path: "/feed.xml", isGuests: true },
  { what: "first page of the news", path: "/info/nyheter", isGuests: true },
  { what: "first page of the gallery", path: "/info/gallery", isGuests: true },
];

export async function measureStalls(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  await using staff = await openStaffSession();
  const environment = { DATA_DIR: folder, LOG_LEVEL: "info", ...staff.environment };
  await stop((await startServer("dist/server/server.js", environment)).child);
  await addYearsOfContent(environment);
  // Two thirds of the grown site's messages have expired, and must not be deleted during other measurements.
  setDeletionDue(folder, Date.now() + fiftyMinutes);
  const { child, port } = await startServer("dist/server/server.js", {
    ...environment,
    NODE_OPTIONS: `--import ${path.resolve("bench/servers/event-loop-delay.ts")}`,
  });
  const origin = `http://127.0.0.1:${port}`;
  const overviewPaths = await listOverviewPaths(origin);
  const request = async ({ path: pathname, options, isGuests }: (typeof work)[number]): Promise<unknown> => {
    if (pathname === startScreen)
      return Promise.all(overviewPaths.map((each) => request({ what: each, path: each })));
    const answer = isGuests ? await ask(`${origin}${pathname}`) : await staff.call(origin, pathname, options);
    if (answer.status >= 300) throw new Error(`${pathname}: ${answer.status}: ${answer.body.slice(0, 200)}`);
    return answer;
  };
  const figures: Figure[] = [];
  // For about a minute after its start, the server computes its derived tables, which lists and searches read. The
  // requests below are measured afterwards.
  figures.push(
    figureOf("data for lists and searches is derived after an upgrade", [
      await measureStall(child, () => untilDerived(child)),
    ]),
  );
  figures.push(figureOf("no request", [await measureStall(child, () => setTimeout(4000))]));
  for (const each of work) {
    // The first round is a warm-up.
    await request(each);
    const values: number[] = [];
    for (let round = 0; round < rounds; round++) {
      await saveSettings(staff, origin);
      values.push(await measureStall(child, () => request(each)));
    }
    figures.push(figureOf(each.what, values));
  }
  figures.push(figureOf("deletion of expired messages", await whileDeleting(child, folder)));
  await stop(child);
  rmSync(folder, { recursive: true });
  return figures;
}

const figureOf = (what: string, values: number[]): Figure => ({
  what: `longest event loop delay: ${what}`,
  unit: "ms",
  values,
  better: "less",
  aim: 10,
});

/** Sets the next run of the job that deletes expired messages. @param at the time in milliseconds since 1970 */
function setDeletionDue(folder: string, at: number): void {
  using database = new DatabaseSync(path.join(folder, "campsite.sqlite"), { timeout: 5000 });
  const set = `insert into job ("name", "dueAt") values ('retention', ?) on conflict do update set "dueAt" = excluded."dueAt"`;
  database.prepare(set).run(`${new Date(at).toISOString().slice(0, 19)}Z`);
}

/** Makes the deletion of expired messages due. @returns the longest event loop delay of each round, in milliseconds */
async function whileDeleting(child: ChildProcess, folder: string): Promise<number[]> {
  using database = new DatabaseSync(path.join(folder, "campsite.sqlite"), { timeout: 5000 });
  const count = () => Number(database.prepare("select count(*) as n from feedback").get()!["n"]);
  const before = count();
  setDeletionDue(folder, 0);
  const values: number[] = [];
  for (let round = 0; round < rounds; round++) values.push(await measureStall(child, () => setTimeout(4000)));
  if (count() === before) throw new Error("No message was deleted.");
  return values;
}

async function untilDerived(child: ChildProcess): Promise<void> {
  for (;;) {
    const [chunk] = (await once(child.stdout!, "data")) as [Buffer];
    if (chunk.toString().includes('"job":"derived"')) return;
  }
}

/** @returns the longest delay of the server's event loop during the task, in milliseconds */
async function measureStall(child: ChildProcess, task: () => Promise<unknown>): Promise<number> {
  await readLongestStall(child);
  await task();
  return readLongestStall(child);
}

async function readLongestStall(child: ChildProcess): Promise<number> {
  child.kill("SIGUSR2");
  for (;;) {
    const [chunk] = (await once(child.stdout!, "data")) as [Buffer];
    const found = /"event loop delay","milliseconds":([\d.]+)/.exec(chunk.toString());
    if (found) return Number(found[1]);
  }
}
