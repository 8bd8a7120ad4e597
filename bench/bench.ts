import { cpus } from "node:os";
import { pathOf, publicPages } from "#test/pages/public-pages.ts";
import { measureFeedback } from "./feedback.ts";
import { measureGrowthOnPostgres, measureGrowthOnSqlite } from "./growth.ts";
import { measureFirstView } from "./first-view.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { table, type Figure } from "./report.ts";
import { commit, saveResults, committedResults } from "./results.ts";
import { measureAnnouncement } from "./saves/announcement.ts";
import { measureNextVersions } from "./saves/next-versions.ts";
import { measureSaves } from "./saves/saves.ts";
import { measureStalls } from "./event-loop-delays.ts";
import { measureStaffScreen } from "./staff-screen.ts";
import { measureStartAndMemory } from "./start-and-memory.ts";
import { measureThroughput } from "./throughput.ts";
import { measureUploads } from "./uploads.ts";
import { measureWorkers } from "./workers.ts";

/*
 * npm run bench                 measures the most important figures in about seven minutes, and writes bench/results.md
 * npm run bench -- growth       measures the named parts, including long ones
 * npm run bench:budget          tests figures that don't depend on the machine: bytes, requests, queries and files read
 */
const pages = publicPages.map((name) => pathOf(name, "nb"));

interface Part {
  title: string;
  measure(): Promise<Figure[]>;
  /** True for a part that takes minutes. Such a part runs only if the command names it. */
  isLong?: true;
}

const parts: Record<string, Part> = {
  throughput: { title: "Pages and lists", measure: measureThroughput },
  workers: { title: "Two workers", measure: measureWorkers },
  saves: { title: "While staff save", measure: measureSaves },
  "next-versions": { title: "Drafts and publications", measure: measureNextVersions },
  announcement: { title: "While subscribers get a notice", measure: measureAnnouncement, isLong: true },
  stalls: { title: "During long tasks", measure: measureStalls },
  uploads: { title: "While staff upload photos", measure: measureUploads },
  feedback: { title: "Guests' messages", measure: measureFeedback },
  start: { title: "Start and memory", measure: measureStartAndMemory },
  weight: { title: "First view of each page at 390 px", measure: () => measureFirstView(pages) },
  staff: { title: "Staff's first screen on a slow phone", measure: measureStaffScreen },
  lighthouse: {
    title: "Lighthouse on a phone",
    measure: () => measureLighthouse(pages),
    isLong: true,
  },
  growth: {
    title: "A site with years of content compared with the demo, on SQLite",
    measure: measureGrowthOnSqlite,
    isLong: true,
  },
  "growth-postgres": {
    title: "A site with years of content compared with the demo, on PostgreSQL",
    measure: measureGrowthOnPostgres,
    isLong: true,
  },
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join(", ")}; there are ${Object.keys(parts).join(", ")}.`);

const committed = committedResults();
const now = new Date().toISOString().slice(0, 10);
const measured = `${now}, ${commit()}, Node ${process.version}, ${cpus()[0]!.model.trim()}`;
for (const [name, { title, measure, isLong }] of Object.entries(parts)) {
  if (named.length > 0 ? !named.includes(name) : isLong) continue;
  const figures = await measure();
  console.log(`${title}\n${table(figures, committed[name]?.figures)}\n`);
  saveResults(name, { title, measured, figures }, Object.keys(parts));
}
