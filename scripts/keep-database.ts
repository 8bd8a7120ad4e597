/*
 * Creates a small database (db/kept/VERSION.json) and a backup (db/kept/VERSION.tar) for the upgrade tests.
 * Run `npm run keep-database` after each new migration. `npm run keep-database -- ../old` uses the program in ../old.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { openDatabase } from "#src/platform/database/database.ts";
import { fillEmptyTables } from "#test/support/copies/fill-tables.ts";
import { startIssuer, type Issuer } from "#test/support/services/issuer.ts";
import { hashOf, type OldDatabase, type Value } from "#test/support/old-versions/old-databases.ts";

type Row = Record<string, Value>;

/** The number of last rows that are saved of a table, besides the first row. Of the history, other rows are saved. */
const lastRows = 2;

const freeText = /^(title|subTitle|pageTitle|description|note|question|name|place|subject|mobile)$/;

/** The expected error statuses. Old versions lack some calls, and refuse to remove a resource in use. */
const expected = [404, 405, 409];

/** The paths of collections in the API. They are the same in every version. */
const collections = ["messages", "article", "faq", "links", "events", "annualrates", "photos", "documents"];

const [program = "."] = process.argv.slice(2);
const { version } = JSON.parse(readFileSync(path.join(program, "package.json"), "utf8")) as {
  version: string;
};
const file = path.join(import.meta.dirname, `../db/kept/${version}`);
if (existsSync(`${file}.json`)) {
  console.error(
    `db/kept/${version}.json already exists: raise the version in package.json, or remove the file if no site has run this version.`,
  );
  process.exit(1);
}
const port = 20_000 + (process.pid % 10_000);
const origin = `http://localhost:${port}`;
const dataDir = mkdtempSync(path.join(os.tmpdir(), "campsite-kept-"));

await using issuer = await startIssuer({ audience: origin, now: () => Temporal.Now.instant() });
const settings = {
  PATH: process.env["PATH"],
  PORT: String(port),
  DATA_DIR: dataDir,
  OIDC_ISSUER: issuer.issuer,
  OIDC_CLIENT_ID: "the-site",
  STAFF_CLAIM: "permissions=staff",
  // Both services are unreachable, so that waiting mails and weather requests stay in the database.
  SMTP_URL: "smtp://127.0.0.1:1",
  MAIL_FROM: "site@example.no",
  MAIL_TO: "staff@example.no",
  MET_CONTACT: "site@example.no",
  MET_BASE_URL: "http://127.0.0.1:1",
  LOG_LEVEL: "error",
};
await runSite(() => writeAsGuestsAndStaff(issuer));
const database = new DatabaseSync(path.join(dataDir, "campsite.sqlite"), {
  enableForeignKeyConstraints: false,
});
const rowsOf = (query: string): Row[] => database.prepare(query).all() as Row[];
const tables = rowsOf("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
  .map(({ name }) => String(name))
  .filter((name) => !/^(kysely_|searchIndex)/.test(name))
  .toSorted();
tables.forEach(addDifficultRow);
tables.forEach(removeOtherRows);
const broken = rowsOf("pragma foreign_key_check");
if (broken.length > 0) throw new Error(`Kept rows refer to removed rows: ${JSON.stringify(broken)}`);
// The saved database has no files, so it can belong to any storage.
database.exec('update site set "isBound" = 0');
writeFileSync(`${file}.json`, toText(describeDatabase()));
database.exec('update site set "isBound" = 1');
database.close();
await backUp(`${file}.tar`);
rmSync(dataDir, { recursive: true });
for (const ending of ["json", "tar"])
  console.log(`Saved db/kept/${version}.${ending}, ${statSync(`${file}.${ending}`).size} bytes.`);

async function runSite(work: () => Promise<void>): Promise<void> {
  const site = spawn(process.execPath, ["dist/server/server.js"], {
    cwd: program,
    env: settings,
    stdio: "inherit",
  });
  const ended = once(site, "exit");
  while (!(await fetch(`${origin}/healthz`).catch(() => undefined))?.ok) {
    if (site.exitCode !== null) throw new Error(`The site ended with ${site.exitCode}.`);
    await setTimeout(100);
  }
  await work();
  site.kill("SIGTERM");
  await ended;
}

async function writeAsGuestsAndStaff({ token }: Issuer): Promise<void> {
  const guests = [
    {
      name: "Åse Ærlig Øvrebø",
      email: "Aase@BLÅBÆR.no",
      mobile: "901 23 456",
      message: "Hei på deg!\nPlass?",
    },
    { name: 'O\'Brien "Möller" <b>', email: "gast@example.de", message: `${"Lang. ".repeat(800)}🏕` },
    { message: "=1+1" },
  ];
  for (const guest of guests) await call("POST", "/feedback", { source: "feedback", ...guest });
  const headers = { Authorization: `Bearer ${await token()}` };
  const staff = (method: string, target: string, body?: unknown) => call(method, target, body, headers);
  for (const collection of collections) {
    for (const { id } of listIn(await staff("GET", `/${collection}`)).slice(0, 2)) {
      const resource = (await staff("GET", `/${collection}/${id}`)) as Record<string, unknown> | undefined;
      const word = ["title", "question", "description"].find((name) => typeof resource?.[name] === "string");
      if (word) await staff("PUT", `/${collection}/${id}`, { ...resource, [word]: "Blåbærsyltetøy «ß»" });
    }
    const last = listIn(await staff("GET", `/${collection}`)).at(-1);
    if (last && collection !== "annualrates") await staff("DELETE", `/${collection}/${last.id}`);
  }
  const [first, second] = listIn(await staff("GET", "/feedback"));
  await staff("PUT", `/feedback/${first?.id}/togglestarred`);
  await staff("PUT", `/feedback/${second?.id}/togglearchived`);
}

async function call(
  method: string,
  target: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<unknown> {
  const response = await fetch(`${origin}/api/v1${target}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { "Content-Type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok && !expected.includes(response.status))
    console.warn(`${method} ${target}: ${response.status}`);
  return response.ok && text ? JSON.parse(text) : undefined;
}

/** Returns the list in a response. Older versions put the list into an object. */
function listIn(answer: unknown): { id: number }[] {
  const lists = [answer, ...Object.values(answer ?? {})].filter(Array.isArray);
  return (lists[0] ?? []) as { id: number }[];
}

/**
 * Adds a copy of a table's last row with difficult texts: empty texts, long texts, and texts with quotes or letters
 * outside ASCII. Nullable columns become null. Values with a format, such as dates, stay the same.
 */
function addDifficultRow(table: string): void {
  const columns = rowsOf(`pragma table_info("${table}")`);
  const hasOwnId = columns.some(({ name, pk, type }) => name === "id" && pk === 1 && type === "integer");
  const last = rowsOf(`select * from "${table}" order by rowid`).at(-1);
  if (
    !last ||
    !hasOwnId ||
    [
      "contentVersion",
      "camera",
      "pageText",
      "identity",
      "websiteSettings",
      "translationGap",
      "searchEntry",
    ].includes(table)
  )
    return;
  const words = ["", "Ærfugl på Ågskjæret; “sitat” 'x' \\ %_", "Überlänge ßäöü 🏕\n".repeat(20)];
  const row = Object.fromEntries(
    columns.map(({ name, notnull, pk }, index): [string, Value] => {
      const value = last[String(name)]!;
      if (pk) return [String(name), Number(value) + 7];
      if (!notnull) return [String(name), null];
      return [String(name), freeText.test(String(name)) ? words[index % 3]! : value];
    }),
  );
  for (const unique of ["filename", "url"])
    if (unique in row && row[unique] !== null) row[unique] = `${row["id"]}-${row[unique]}`;
  if ("isActive" in row) row["isActive"] = 0;
  const names = Object.keys(row).map((name) => `"${name}"`);
  database
    .prepare(`insert into "${table}" (${names.join()}) values (${names.map(() => "?").join()})`)
    .run(...Object.values(row));
}

function removeOtherRows(table: string): void {
  const stay = chosenRows(table).map(({ place }) => place);
  database.exec(`delete from "${table}" where rowid not in (${stay.join()})`);
}

/** Deletes all pictures, PDFs and plans except the two smallest files. Makes a backup with the program of the version. */
async function backUp(archive: string): Promise<void> {
  await using db = await openDatabase({ dataDir, databaseUrl: "" });
  await fillEmptyTables(db);
  const files = globSync("{images,pdf,plan}/**", { cwd: dataDir })
    .map((name) => path.join(dataDir, name))
    .filter((name) => statSync(name).isFile())
    .toSorted((a, b) => statSync(a).size - statSync(b).size);
  for (const each of files.slice(2)) rmSync(each);
  const made = path.join(dataDir, "backup/made.tar");
  const backup = spawn(process.execPath, ["dist/server/backup.js", made], {
    cwd: program,
    env: settings,
    stdio: "inherit",
  });
  const [code] = (await once(backup, "exit")) as [number | null];
  if (code !== 0) throw new Error(`The backup ended with ${code}.`);
  // The program also wrote a list of erasures beside the archive. The list isn't copied.
  copyFileSync(made, archive);
}

function describeDatabase(): OldDatabase {
  const steps = rowsOf("select name from kysely_migration order by name").map(({ name }) => String(name));
  return {
    migrations: Object.fromEntries(steps.map((step) => [step, hashOf(step, program)])),
    tables: Object.fromEntries(
      tables.map((table) => {
        const columns = rowsOf(`pragma table_info("${table}")`).map(({ name }) => String(name));
        const rows = rowsOf(`select * from "${table}" order by rowid`);
        return [table, { columns, rows: rows.map((row) => columns.map((name) => row[name]!)) }];
      }),
    ),
  };
}

function chosenRows(table: string): Row[] {
  const all = rowsOf(`select *, rowid as place from "${table}" order by rowid`);
  const kindOf = (row: Row) => row["kind"] ?? row["thing"];
  if (table === "historyEntry")
    return all.filter((row, index) => index === all.findLastIndex((other) => kindOf(other) === kindOf(row)));
  return all.filter((_, index) => index === 0 || index >= all.length - lastRows);
}

/** Returns JSON with one line for each row, so that diffs are readable. */
function toText({ tables: content, ...rest }: OldDatabase): string {
  const lines = Object.entries(content).map(([table, { columns, rows }]) => {
    const inside = rows.map((row) => `\n      ${JSON.stringify(row)}`).join(",");
    return `    ${JSON.stringify(table)}: { "columns": ${JSON.stringify(columns)}, "rows": [${inside}] }`;
  });
  return `${JSON.stringify(rest, undefined, 2).slice(0, -2)},\n  "tables": {\n${lines.join(",\n")}\n  }\n}\n`;
}
