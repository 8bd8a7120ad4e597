import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { barPicture, type Bar } from "./bars.ts";
import { median, table, type Figure, type Measured } from "./report.ts";

const file = "bench/results/results.json";

type Results = Record<string, Measured>;

const git = (...parameters: string[]) =>
  execFileSync("git", parameters, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

export function committedResults(): Results {
  try {
    return JSON.parse(git("show", `HEAD:${file}`)) as Results;
  } catch {
    return {};
  }
}

export const commit = (): string => git("describe", "--always", "--dirty");

/** Replaces the figures of a part, and rewrites results.md and its pictures. */
export function saveResults(part: string, measured: Measured, order: string[]): void {
  const stored = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Results) : {};
  const all = { ...stored, [part]: measured };
  const results = Object.fromEntries(order.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));
  writeFileSync(file, `${JSON.stringify(results, undefined, 1)}\n`);
  const committed = committedResults();
  writeFileSync(
    "bench/results/against-nginx.svg",
    barPicture("Compared with nginx (longer is better)", againstNginx(results)),
  );
  writeFileSync(
    "bench/results/against-before.svg",
    barPicture("Compared with the previous run (longer is better)", againstBefore(results, committed)),
  );
  writeFileSync("bench/results.md", page(results, committed));
}

function page(results: Results, committed: Results): string {
  const parts = Object.entries(results).map(
    ([name, { title, measured, figures }]) =>
      `## ${title}\n\n\`npm run bench -- ${name}\`, ${measured}.\n\n${table(figures, committed[name]?.figures)}`,
  );
  return `# Measured

This page answers a developer's question: how fast is the site, how much does it load, and what has changed?

\`npm run bench\` writes this page. One core runs the measured program, and another core makes the requests. In the runs
with two workers, the workers and the requests share both cores. A figure is the median of its rounds, with the lowest
and the highest value in parentheses. Compared programs are measured alternately. Compare ratios, because single figures
depend on the machine. "Before" is the last committed run. nginx serves the same bytes with one worker and keeps its
files open. [Decision 028](../docs/decisions/028-aims-that-are-not-reached.md) explains the aims that aren't reached,
and [operating](../docs/operating.md#what-has-been-tried) has the results of the drills.

![Compared with nginx](results/against-nginx.svg)

![Compared with the previous run](results/against-before.svg)

${parts.join("\n\n")}

## Presses and fields on a phone

The number of presses and filled fields that each task takes. \`npm test -- phone/presses staff/setup\` counts them and
compares them with \`bench/press-counts.json\`.

${pressesTables()}
`;
}

function pressesTables(): string {
  const presses = JSON.parse(readFileSync("bench/press-counts.json", "utf8")) as Record<
    string,
    Record<string, number>
  >;
  const tables = Object.entries(presses).map(([when, counts]) => {
    const lines = Object.entries(counts).map(([task, count]) => `| ${task} | ${count} |`);
    return [`| ${when} | presses and fields |`, "| --- | --- |", ...lines].join("\n");
  });
  return tables.join("\n\n");
}

const barOf = (label: string, values: number[]): Bar => ({
  label,
  value: median(values),
  from: Math.min(...values),
  to: Math.max(...values),
});

const againstNginx = (results: Results): Bar[] =>
  Object.values(results)
    .flatMap(({ figures }) => figures)
    .filter(({ unit }) => unit === "× nginx")
    .map(({ what, values }) => barOf(what, values));

/**
 * Returns a bar for each figure that has several rounds, if the committed run has the figure too. The bar's value says
 * how many times better the figure is than the committed figure. A value above 1 is an improvement.
 */
function againstBefore(results: Results, committed: Results): Bar[] {
  const inRounds = ([name, { figures }]: [string, Measured]) =>
    figures.filter(({ values }) => values.length > 1).map((figure) => ({ name, figure }));
  return Object.entries(results)
    .flatMap(inRounds)
    .flatMap(({ name, figure }) => {
      const before = committed[name]?.figures.find(({ what }) => what === figure.what);
      return before ? [barOf(figure.what, gains(figure, median(before.values)))] : [];
    });
}

const gains = ({ values, better }: Figure, before: number): number[] =>
  values.map((value) => (better === "more" ? value / before : before / value));
