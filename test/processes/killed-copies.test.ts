import { mkdir, readdir, stat } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { openContext } from "#src/platform/context.ts";
import { openStorage } from "#src/platform/files/open-storage.ts";
import { openTestContext } from "#test/support/context.ts";
import { configOf, contentsOf } from "#test/support/copies.ts";
import { createDatabase, databases } from "#test/support/databases.ts";
import { startCopy } from "./copy-script.ts";

const sizeOf = async (folder: string): Promise<number> => {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const found = await Promise.all(names.map((name) => stat(path.join(folder, name)).catch(() => undefined)));
  return found.reduce((total, each) => total + (each?.isFile() ? each.size : 0), 0);
};

test.each(databases)(
  "a backup and a restore that are killed on %s leave nothing that passes for whole",
  async (database) => {
    await using context = await openTestContext({ database, isSeeded: true });
    const { dataDir } = context.config;
    const folder = path.join(dataDir, "backups");
    await mkdir(folder);
    const file = path.join(folder, "site.tar");
    // As soon as a part of it is on the disk.
    const killed = startCopy("backup", context.config, [file]);
    while ((await sizeOf(folder)) < 500_000 && killed.child.exitCode === null) await setTimeout(1);
    killed.child.kill("SIGKILL");
    expect((await killed.ended).code).toBe(null);
    expect(await readdir(folder)).not.toContain("site.tar");
    expect((await startCopy("backup", context.config, [file]).ended).code).toBe(0);
    expect((await startCopy("backup", context.config, [file]).ended).said).toMatch(/is there already/);

    await using place = await createDatabase(database);
    const config = configOf(place);
    const files = path.join(place.dataDir, "images");
    const restoring = startCopy("restore", place, [file]);
    while ((await sizeOf(files)) < 500_000 && restoring.child.exitCode === null) await setTimeout(1);
    restoring.child.kill("SIGKILL");
    expect((await restoring.ended).code).toBe(null);
    await expect(openContext(config, { isStarting: true })).rejects.toThrow(/holds half a site: a restore/);
    expect((await startCopy("backup", place, [path.join(folder, "half.tar")]).ended).said).toMatch(
      /half a site/,
    );

    const { code, said } = await startCopy("restore", place, [file]).ended;
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(/^Restored: the site of \S+, \d+ rows and 264 files/),
    ]);
    expect(await contentsOf(config, await openStorage(config))).toEqual(
      await contentsOf(context.config, context.storage),
    );
  },
);
