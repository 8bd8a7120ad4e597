import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const layers = "eslint(no-restricted-imports)";
const cycles = "import(no-cycle)";

/** Each violates one architecture rule; `file` is its path in src. */
const violations: { what: string; file: string; uses: string; rule: string }[] = [
  { what: "ui uses a feature", file: "ui/button.tsx", uses: "#src/features/faq/faq.ts", rule: layers },
  { what: "ui uses the platform", file: "ui/card.tsx", uses: "#src/platform/context.ts", rule: layers },
  { what: "ui uses Node", file: "ui/menu.tsx", uses: "node:fs", rule: layers },
  { what: "a description uses ui", file: "resource/icons.ts", uses: "#src/ui/button.tsx", rule: layers },
  {
    what: "a description uses a feature",
    file: "resource/faq.ts",
    uses: "#src/features/faq/faq.ts",
    rule: layers,
  },
  { what: "a description uses SQL", file: "resource/rows.ts", uses: "kysely", rule: layers },
  { what: "i18n uses ui", file: "i18n/money.ts", uses: "#src/ui/button.tsx", rule: layers },
  {
    what: "the platform uses a feature",
    file: "platform/jobs.ts",
    uses: "#src/features/faq/faq.ts",
    rule: layers,
  },
  {
    what: "the platform uses the site",
    file: "platform/render.ts",
    uses: "#src/site/shell/shell.ts",
    rule: layers,
  },
  { what: "the platform uses a table", file: "platform/links.ts", uses: "#src/pages.ts", rule: layers },
  {
    what: "a feature uses the site",
    file: "features/faq/faqs-page.tsx",
    uses: "#src/site/shell/shell.ts",
    rule: layers,
  },
  {
    what: "a feature uses the staff area",
    file: "features/faq/faq-admin.tsx",
    uses: "#src/admin/list.tsx",
    rule: layers,
  },
  {
    what: "a feature uses another's page",
    file: "features/prices/a-page.tsx",
    uses: "#src/features/faq/faq-page.tsx",
    rule: layers,
  },
  {
    what: "a feature uses another's form",
    file: "features/prices/b.server.ts",
    uses: "#src/features/faq/faq-form.tsx",
    rule: layers,
  },
  {
    what: "a feature uses another's API",
    file: "features/prices/c.api.ts",
    uses: "#src/features/faq/faq.api.ts",
    rule: layers,
  },
  {
    what: "a staff screen stands outside staff/",
    file: "features/prices/rates.tsx",
    uses: "#src/ui/staff/lists/list-screen.tsx",
    rule: layers,
  },
  {
    what: "a page uses staff's parts",
    file: "features/prices/d-page.tsx",
    uses: "#src/ui/staff/fields/text-field.tsx",
    rule: layers,
  },
  {
    what: "a resource uses operations",
    file: "features/prices/rate.ts",
    uses: "./rates.server.ts",
    rule: layers,
  },
  { what: "a form uses Node", file: "features/prices/rate-form.tsx", uses: "node:path", rule: layers },
  {
    what: "a feature's script uses the platform",
    file: "features/prices/rate.client.ts",
    uses: "#src/platform/context.ts",
    rule: layers,
  },
  {
    what: "the site's script uses the platform",
    file: "site/menu.client.ts",
    uses: "#src/platform/context.ts",
    rule: layers,
  },
  {
    what: "the site uses a feature's page",
    file: "site/home-page.tsx",
    uses: "#src/features/faq/faq-page.tsx",
    rule: layers,
  },
  {
    what: "the site uses the staff area",
    file: "site/about-page.tsx",
    uses: "#src/admin/list.tsx",
    rule: layers,
  },
  {
    what: "the staff area uses the site",
    file: "admin/list.tsx",
    uses: "#src/site/shell/shell.ts",
    rule: layers,
  },
  {
    what: "the staff area uses operations",
    file: "admin/routes.tsx",
    uses: "#src/features/faq/faqs.server.ts",
    rule: layers,
  },
  {
    what: "the staff area uses the platform",
    file: "admin/sign-in.ts",
    uses: "#src/platform/context.ts",
    rule: layers,
  },
  { what: "ui uses the server's log", file: "ui/log.tsx", uses: "pino", rule: layers },
  { what: "i18n uses a database", file: "i18n/sort.ts", uses: "pg", rule: layers },
  { what: "a resource uses SQL", file: "features/prices/group.ts", uses: "kysely", rule: layers },
  { what: "a form uses mail", file: "features/prices/mail-form.tsx", uses: "nodemailer", rule: layers },
  { what: "a feature's script uses tokens", file: "features/prices/f.client.ts", uses: "jose", rule: layers },
  { what: "the site's script uses routing", file: "site/route.client.ts", uses: "hono/client", rule: layers },
  {
    what: "the staff area uses the server's routing",
    file: "admin/route.ts",
    uses: "@hono/node-server",
    rule: layers,
  },
  { what: "the staff area uses the provider", file: "admin/login.ts", uses: "oidc-provider", rule: layers },
  { what: "the staff area reads forms", file: "admin/form.ts", uses: "@fastify/busboy", rule: layers },
  { what: "a page uses SQL", file: "features/prices/g-page.tsx", uses: "kysely", rule: layers },
  { what: "an API call uses SQL", file: "features/prices/h.api.ts", uses: "kysely", rule: layers },
  { what: "the site uses SQL", file: "site/sql-page.tsx", uses: "kysely", rule: layers },
  { what: "a table uses SQL", file: "sql.ts", uses: "kysely/helpers", rule: layers },
  {
    what: "a table climbs out of its folder",
    file: "app.ts",
    uses: "../content/read-content.ts",
    rule: layers,
  },
  {
    what: "an operation climbs out of its folder",
    file: "features/prices/d.server.ts",
    uses: "../faq/faqs.server.ts",
    rule: layers,
  },
  {
    what: "a test climbs out of its folder",
    file: "features/prices/rate.test.ts",
    uses: "../faq/faq.ts",
    rule: layers,
  },
  {
    what: "a file uses one that uses it",
    file: "features/faq/one.ts",
    uses: "#src/features/faq/two.ts",
    rule: cycles,
  },
  { what: "and the other way round", file: "features/faq/two.ts", uses: "./one.ts", rule: cycles },
];

/** Each is as the house wants it, by what it uses. */
const neighbours: Record<string, string[]> = {
  "pages.ts": ["./features/faq/faq-page.tsx"],
  "i18n/language.ts": [],
  "resource/fields.ts": ["#src/i18n/language.ts", "#messages/fields", "zod"],
  "resource/kind.ts": ["./fields.ts"],
  "ui/link.tsx": ["#src/i18n/language.ts", "#src/resource/fields.ts"],
  "platform/log.ts": ["node:fs", "#src/i18n/language.ts", "pino", "kysely"],
  "features/faq/faq.ts": ["type #src/platform/context.ts", "#src/i18n/language.ts", "type pino"],
  "features/faq/faqs.server.ts": ["./faq.ts", "#src/platform/context.ts", "node:path", "kysely", "sharp"],
  "features/faq/faq.api.ts": ["./faqs.server.ts", "#src/features/messages/messages.server.ts"],
  "features/faq/faq-page.tsx": ["./faqs.server.ts", "#messages/messages", "#src/ui/link.tsx"],
  "features/messages/messages.server.ts": ["#src/features/faq/faq.ts"],
  "features/messages/staff/message-form.tsx": [
    "#messages/messages",
    "#src/ui/staff/fields/text-field.tsx",
    "type #src/features/messages/messages.server.ts",
  ],
  "features/messages/messages.test.ts": [
    "./messages.server.ts",
    "#test/support/context.ts",
    "#src/demo-content.ts",
  ],
  "site/shell.ts": ["#src/features/faq/faqs.server.ts", "#src/platform/context.ts"],
  "admin/start.tsx": ["#src/features/messages/staff/message-form.tsx", "#src/ui/link.tsx"],
};

let house: string;
let found: { file: string; rule: string }[];

beforeAll(async () => {
  house = await mkdtemp(path.join(os.tmpdir(), "campsite-boundaries-"));
  for (const file of [".oxlintrc.json", "package.json", "tsconfig.json"])
    await cp(file, path.join(house, file));
  await symlink(path.resolve("node_modules"), path.join(house, "node_modules"));
  for (const [file, uses] of Object.entries(neighbours)) await plant(file, uses);
  for (const { file, uses } of violations) await plant(file, [uses]);
  found = lint();
});

afterAll(() => rm(house, { recursive: true }));

test.each(violations)("reports: $what", ({ file, rule }) => {
  expect(found).toContainEqual({ file, rule });
});

test("accepts code that keeps to the rules", () => {
  const caught = found.filter(({ file, rule }) => file in neighbours && (rule === layers || rule === cycles));
  expect(caught).toEqual([]);
});

test("no folder has more than 22 files", () => {
  const files = globSync("{src,content,test,e2e,build,dev,bench,db,scripts}/**/*.*");
  // These folders have one file for each kind of content or each migration.
  const folders = Map.groupBy(
    files.filter((file) => !/^(content\/(shared|[a-z]+\/pages)|db\/(migrations|kept))\//.test(file)),
    (file) => path.dirname(file),
  );
  const full = [...folders].filter(([, { length }]) => length > 22).map(([folder]) => folder);
  expect(full).toEqual([]);
});

test("every kind has at most one collection, which is in the table of collections", () => {
  const table = readFileSync("src/features/collections.server.ts", "utf8");
  const made = globSync("src/features/*/*.server.ts").flatMap((file) =>
    // `.rows` alone is used to build a collection.
    [...readFileSync(file, "utf8").matchAll(/collectionOf\((\w+)Kind\b(?!\)\.rows)/g)].map(
      ([, kind]) => kind!,
    ),
  );
  expect(made.length).toBeGreaterThan(10);
  expect(made.filter((kind, index) => made.indexOf(kind) !== index)).toEqual([]);
  expect(made.filter((kind) => !new RegExp(`^  ${kind}: \\{`, "m").test(table))).toEqual([]);
});

test("docs/dependencies.md names exactly the packages that the site depends on", () => {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as { dependencies: object };
  const named = [...readFileSync("docs/dependencies.md", "utf8").matchAll(/`([^`]+)`/g)].map(
    ([, name]) => name,
  );
  expect(new Set(named)).toEqual(new Set(Object.keys(dependencies)));
});

async function plant(file: string, uses: string[]): Promise<void> {
  const imports = uses.map((used, index) => {
    const [source, kind] = used.split(" ").toReversed();
    return `import ${kind ?? ""} { used as used${index} } from "${source}";\n`;
  });
  await mkdir(path.join(house, "src", path.dirname(file)), { recursive: true });
  await writeFile(path.join(house, "src", file), imports.join(""));
}

function lint(): { file: string; rule: string }[] {
  const oxlint = path.resolve("node_modules/.bin/oxlint");
  const { stdout } = spawnSync(oxlint, ["--format=json", "src"], { cwd: house, encoding: "utf8" });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] };
  return diagnostics.map(({ filename, code }) => ({
    file: path.posix.relative("src", filename),
    rule: code,
  }));
}
