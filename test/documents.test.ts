import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { version } from "#package.json";
import { readConfig } from "#src/platform/config.ts";
import { missingSettings } from "#src/platform/missing-settings.ts";
import { checkedSettings, settingNames } from "#src/platform/settings.ts";

const read = (file: string) => readFileSync(file, "utf8");

/** Documents that are read on the repository's page, with their maximum number of lines. */
const short = { "README.md": 100, "CONTRIBUTING.md": 60 };

test.each(Object.entries(short))(
  "%s has at most %i lines, and none is longer than 120 characters",
  (file, maxLines) => {
    const lines = read(file).trimEnd().split("\n");
    expect(lines.length).toBeLessThanOrEqual(maxLines);
    expect(lines.filter((line) => line.length > 120)).toEqual([]);
  },
);

const documents = globSync(["*.md", "docs/**/*.md", "{bench,content,deploy}/*.md"]);

/** Returns the anchors of a document's headings, as GitHub generates them. */
const anchorsIn = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

test.each(documents)("every link in %s has an existing target", (file) => {
  const text = read(file).replaceAll(/^ *```[^]*?^ *```$|`[^`\n]*`/gm, "");
  const broken = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target!)
    .filter((target) => !/^\w+:/.test(target) && !leadsSomewhere(file, target));
  expect(broken).toEqual([]);
});

function leadsSomewhere(from: string, target: string): boolean {
  const [to = "", anchor] = target.split("#");
  const file = to === "" ? from : path.join(path.dirname(from), to);
  return existsSync(file) && (anchor === undefined || anchorsIn(read(file)).includes(anchor));
}

test("every file and folder that the README names exists", () => {
  const named = [...read("README.md").matchAll(/`(\w[\w.-]*(?:\/[\w.-]*)+|\w[\w.-]*\.tsx?)`/g)].map(
    ([, name]) => name!.replace("FEATURE", "articles").replace("LANGUAGE", "nb"),
  );
  expect(named.length).toBeGreaterThan(20);
  const isThere = (name: string) => existsSync(name) || existsSync(path.join("src/features/articles", name));
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});

test("the changelog starts with Unreleased or the current version", () => {
  const [, newest] = /^## \[(.+?)\]/m.exec(read("CHANGELOG.md"))!;
  expect(["Unreleased", version]).toContain(newest);
});

test("bench/results.md has the counts of bench/press-counts.json", () => {
  const presses = JSON.parse(read("bench/press-counts.json")) as Record<string, Record<string, number>>;
  for (const counts of Object.values(presses)) {
    const rows = Object.entries(counts).map(([task, count]) => `| ${task} | ${count} |`);
    expect(read("bench/results.md")).toContain(rows.join("\n"));
  }
});

/** The settings of .env.example, each with the line above it. A line that begins with # is inactive. */
const example = read(".env.example")
  .split("\n")
  .flatMap((line, at, lines) => {
    const [, off, name, value] = /^(#?)([A-Z]\w*)=(.*)$/.exec(line) ?? [];
    return name ? [{ meaning: lines[at - 1]!, name, value: value!, isOn: off === "" }] : [];
  });

const environmentOf = (lines: typeof example) =>
  Object.fromEntries(lines.map(({ name, value }) => [name, value]));

test(".env.example has every setting once, with a description above", () => {
  expect(example.map(({ name }) => name).toSorted()).toEqual(settingNames.toSorted());
  expect(example.filter(({ meaning }) => !/^# \S.*\.$/.test(meaning))).toEqual([]);
});

test("the active lines of .env.example configure a production site, and all except MET_CONTACT are required", () => {
  const on = example.filter(({ isOn }) => isOn);
  const config = readConfig(environmentOf(on));
  expect([config.production, missingSettings(config)]).toEqual([true, []]);
  const isMissed = (name: string) => {
    try {
      return missingSettings(readConfig(environmentOf(on.filter((each) => each.name !== name)))).length > 0;
    } catch {
      return true;
    }
  };
  // MAIL_TO replaces a missing MET_CONTACT. The example has MET_CONTACT too, because MET must reach the operator.
  expect(on.filter(({ name }) => !isMissed(name)).map(({ name }) => name)).toEqual(["MET_CONTACT"]);
});

test("the inactive lines of .env.example have valid values, and the default if there is one", () => {
  for (const { name, value } of example.filter((line) => !line.isOn && line.value !== "")) {
    const setting = checkedSettings.shape[name as keyof typeof checkedSettings.shape];
    const given = setting.safeParse(value);
    expect([name, given.error?.issues[0]?.message]).toEqual([name, undefined]);
    const byDefault: unknown = setting.parse(undefined);
    if (byDefault !== undefined) expect([name, given.data]).toEqual([name, byDefault]);
  }
});
