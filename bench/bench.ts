import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { pathOf, publicPages } from "#test/pages/public-pages.ts";
import { measureFeedback } from "./feedback.ts";
import { measureGrowth } from "./growth.ts";
import { measureFirstView } from "./first-view.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { table, type Row } from "./report.ts";
import { measureSaves } from "./saves.ts";
import { measureStartAndMemory } from "./start-and-memory.ts";
import { measureThroughput } from "./throughput.ts";
import { measureUploads } from "./uploads.ts";
import { measureWorkers } from "./workers.ts";

/*
 * npm run bench                 measures everything and writes bench/results.md
 * npm run bench -- throughput   measures one part and prints it: throughput, workers, saves, uploads, feedback, start,
 *                               weight, growth or lighthouse
 */
const pages = publicPages.map((name) => pathOf(name, "nb"));

const parts: Record<string, () => Promise<Row[]>> = {
  throughput: measureThroughput,
  workers: measureWorkers,
  saves: measureSaves,
  uploads: measureUploads,
  feedback: measureFeedback,
  start: measureStartAndMemory,
  weight: () => measureFirstView(pages),
  growth: measureGrowth,
  lighthouse: () => measureLighthouse(pages),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join(", ")}; there are ${Object.keys(parts).join(", ")}.`);

const rows: Row[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const measured = await measure();
  console.log(`${table(measured)}\n`);
  rows.push(...measured);
}
if (wanted.length === 0) {
  const machine = `${cpus()[0]!.model.trim()}, one core for what is measured and one for what measures, Node ${process.version}`;
  writeFileSync(
    "bench/results.md",
    `# Measured\n\n${machine}. Medians; compare the ratios, the single figures change with the machine.\n\n${table(rows)}\n`,
  );
}
