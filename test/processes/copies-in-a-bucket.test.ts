import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { openStorage } from "#src/platform/files/open-storage.ts";
import { openTestContext } from "#test/support/context.ts";
import { configOf, contentsOf } from "#test/support/copies/copies.ts";
import { createDatabase } from "#test/support/databases.ts";
import { freePort } from "#test/support/free-port.ts";
import { startStore } from "#test/support/s3/s3.ts";
import { startCopy } from "./copy-script.ts";

test("a site is backed up to a bucket and restored, with helpful error messages", async () => {
  await using site = await openTestContext({ isSeeded: true });
  await using place = await createDatabase("SQLite");
  await using store = await startStore();
  const { S3_BUCKET: _, ...settings } = store.environment;
  const backUp = async (address: string, more: Record<string, string> = {}) => {
    const { code, output } = await startCopy("backup", site.config, [address], { ...settings, ...more })
      .ended;
    return [code, output.trim()];
  };
  const file = "s3://site/copies/first.tar";
  const { url } = store.config;
  const unusedPort = await freePort();
  expect(await backUp(file)).toEqual([0, expect.stringMatching(/^Backed up: s3:.*first\.tar, \d+ bytes/)]);

  // TABLE  faults and their messages
  const wrong: [address: string, more: Record<string, string>, says: string][] = [
    [file, {}, `${file} already exists.`],
    ["s3://site", {}, "s3://site must be a file's path, or s3://bucket/name."],
    ["https://site/x.tar", {}, "https://site/x.tar must be a file's path, or s3://bucket/name."],
    [
      "s3://site/copies/x.tar",
      { S3_SECRET_ACCESS_KEY: "guessed" },
      `site at ${url} answers 403: S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be a key that may read, write, list and remove there`,
    ],
    ["s3://none/x.tar", {}, `none at ${url} answers 404 NoSuchBucket: there is no such bucket`],
    [
      "s3://site/copies/x.tar",
      { S3_URL: `http://127.0.0.1:${unusedPort}` },
      `site at http://127.0.0.1:${unusedPort} can't be reached: connect ECONNREFUSED 127.0.0.1:${unusedPort}`,
    ],
  ];
  const results = await Promise.all(wrong.map(([address, more]) => backUp(address, more)));
  expect(results).toEqual(wrong.map(([, , says]) => [1, says]));

  const backups = { BACKUP_URL: "s3://site/nightly" };
  const nightly = await startCopy("backup", site.config, [], { ...settings, ...backups }).ended;
  const [, name] = /^Backed up: (\S+), /.exec(nightly.output)!;
  const restore = async (...words: string[]) => {
    const { code, output: answer } = await startCopy("restore", place, words, { ...settings, ...backups })
      .ended;
    return [code, answer.trim()];
  };
  expect(await restore()).toEqual([2, expect.stringContaining(name!)]);
  expect(await restore("s3://site/copies/none.tar")).toEqual([1, "There is no none.tar."]);
  expect(await restore("s3://none/first.tar")).toEqual([
    1,
    `none at ${url} answers 404 NoSuchBucket: there is no such bucket`,
  ]);
  expect(await restore("--check", file)).toEqual([
    0,
    expect.stringMatching(
      /^The backup can be restored: the site of .*, \d+ rows and 264 files\. No site was changed\.\n/,
    ),
  ]);
  expect(await readdir(place.dataDir)).toEqual([]);
  expect(await restore(file)).toEqual([0, expect.stringMatching(/^Restored and verified: .*\.\n/)]);
  const config = configOf(place);
  expect(await contentsOf(config, await openStorage(config))).toEqual(
    await contentsOf(site.config, site.storage),
  );
});
