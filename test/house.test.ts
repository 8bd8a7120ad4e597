import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { collections } from "#src/site.server.ts";
import { importsIn, readImports, type Import } from "#test/support/imports.ts";

/** The rings of the code, from the inside out. A file imports only files of its own ring and of inner rings. */
const rings = [
  ["i18n"],
  ["platform", "ui"],
  ["cms"],
  ["campsite"],
  ["features"],
  ["site", "admin"],
  ["root"],
] as const;

/** Packages and modules of the server. Files that browsers load must not import these. */
const ofServer =
  /^(node:|platform\/|(kysely|pg|pino|nodemailer|sharp|sanitize-html|hono|jose|oidc-provider|pdfjs-dist|@hono\/[^/]+|@fastify\/busboy)(\/|$))|\.server\.ts$/;

const isServerFile = (file: string) =>
  /^(platform\/|[^/]+$)|(\.server|\.api|-page|-section|-screen-part|-feed|-file)\.tsx?$/.test(file) ||
  ringOf(file) === "site";

const isOurs = (file: string) => /\.tsx?$/.test(file);
const ringOf = (file: string) => (file.includes("/") ? file.split("/", 1)[0]! : "root");
const heightOf = (file: string) =>
  rings.findIndex((names) => (names as readonly string[]).includes(ringOf(file)));
const featureOf = (file: string) => /^features\/([^/]+)\//.exec(file)?.[1];

/** TABLE  the rules for imports. Each function returns true for an import that breaks the rule. */
const rules: Record<string, (each: Import) => boolean> = {
  "an inner ring imports nothing from an outer ring": ({ from, to }) =>
    isOurs(to) &&
    (heightOf(to) > heightOf(from) || (heightOf(to) === heightOf(from) && ringOf(to) !== ringOf(from))),
  "a feature imports no other feature": ({ from, to }) =>
    ringOf(from) === "features" && ringOf(to) === "features" && featureOf(from) !== featureOf(to),
  "the staff area imports no feature": ({ from, to }) =>
    ringOf(from) === "admin" && ringOf(to) === "features",
  "the site's pages know no feature": ({ from, to }) => ringOf(from) === "site" && ringOf(to) === "features",
  "a file that browsers load imports nothing of the server": ({ from, to, isType }) =>
    !isType && (/\.client\.tsx?$/.test(from) || !isServerFile(from)) && ofServer.test(to),
  "guests' pages import no staff screens": ({ from, to, isType }) =>
    !isType && !/(^admin|\/staff)\//.test(from) && isServerFile(from) && /\/staff\/.+\.tsx$/.test(to),
};

test("no import breaks a rule for imports", () => {
  const imports = readImports().filter(({ to }) => !/\.css$|^#messages\//.test(to));
  const found = Object.entries(rules).flatMap(([rule, breaks]) =>
    imports.filter(breaks).map(({ from, to }) => `${rule}: ${from} → ${to}`),
  );
  expect(found).toEqual([]);
});

test("no files import each other in a circle, not even types", () => {
  let left = readImports().filter(({ to }) => isOurs(to));
  for (let before = Infinity; left.length < before;) {
    before = left.length;
    const [importing, imported] = [new Set(left.map(({ from }) => from)), new Set(left.map(({ to }) => to))];
    left = left.filter(({ from, to }) => imported.has(from) && importing.has(to));
  }
  expect(left.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test.each([
  ["ui/button.tsx", "#src/features/faq/faq.ts"],
  ["ui/card.tsx", "#src/platform/context.ts"],
  ["ui/menu.tsx", "node:fs"],
  ["i18n/sort.ts", "pg"],
  ["platform/jobs.ts", "#src/cms/kind/kind.ts"],
  ["cms/kind/icons.ts", "#src/campsite/look/look.ts"],
  ["campsite/look/look.server.ts", "#src/features/faq/faq.ts"],
  ["features/faq/faqs-page.tsx", "#src/site/shell/shell.tsx"],
  ["features/prices/prices.server.ts", "#src/features/faq/faq.ts"],
  ["features/prices/rate.ts", "./rates.server.ts"],
  ["features/prices/rate.client.ts", "#src/platform/context.ts"],
  ["features/prices/rates-page.tsx", "#src/cms/staff/fields/text-field.tsx"],
  ["site/menu.client.ts", "hono/client"],
  ["site/shell/shell.ts", "#src/features/messages/messages.server.ts"],
  ["admin/routes.tsx", "#src/site/shell/shell.tsx"],
  ["admin/shell.tsx", "#src/features/faq/faq.ts"],
  ["admin/sign-in.ts", "#src/platform/context.ts"],
])("the rules report that %s imports %s", (from, source) => {
  const found = importsIn(`import { one } from "${source}";`, from);
  expect(found.some((each) => Object.values(rules).some((breaks) => breaks(each)))).toBe(true);
});

test("in the staff area, only the site's clock gives the time", () => {
  const asksTheDevice = (file: string) => {
    const text = readFileSync(file, "utf8");
    const isForStaff = /^src\/(admin|.*\bstaff)\//.test(file);
    return /\bTemporal\.Now\b/.test(text) || (isForStaff && /\bDate\.now\b|\bnew Date\(\)/.test(text));
  };
  const files = globSync("src/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$/.test(file));
  // Server code calls `context.now()`.
  expect(files.filter(asksTheDevice)).toEqual(["src/cms/staff/clock.ts"]);
});

test("no folder has more than 22 files", () => {
  const files = globSync("{src,content,test,e2e,build,dev,bench,db,scripts}/**/*.*");
  // Folders with one file for each kind of content or for each migration don't count.
  const folders = Map.groupBy(
    files.filter((file) => !/^(content\/(shared|[a-z]+\/pages)|db\/(migrations|kept))\//.test(file)),
    (file) => path.dirname(file),
  );
  const full = [...folders].filter(([, { length }]) => length > 22).map(([folder]) => folder);
  expect(full).toEqual([]);
});

test("every kind has one collection, which its feature registers", () => {
  const files = globSync("src/{cms,campsite,features}/**/*.server.ts").map((file) =>
    readFileSync(file, "utf8"),
  );
  // `collectionOf(…).rows` doesn't count, because it isn't a collection.
  const made = files.flatMap((text) =>
    [...text.matchAll(/^(?! \*).*collectionOf\((\w+)Kind\b(?!\)\.rows)/gm)].map(([, kind]) => kind!),
  );
  expect(made.toSorted()).toEqual(Object.keys(collections).toSorted());
});

test("docs/dependencies.md names exactly the packages that the site depends on", () => {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as { dependencies: object };
  const named = [...readFileSync("docs/dependencies.md", "utf8").matchAll(/`([^`]+)`/g)].map(
    ([, name]) => name,
  );
  expect(new Set(named)).toEqual(new Set(Object.keys(dependencies)));
});
