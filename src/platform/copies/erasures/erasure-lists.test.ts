import { createHash } from "node:crypto";
import { access, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { eraseFeedback } from "#src/features/feedback/privacy/feedback-privacy.server.ts";
import { openTestContext } from "#test/support/context.ts";
import { backUpTo, configOf, restoreFile } from "#test/support/copies/copies.ts";
import { backUp } from "#src/platform/copies/backup.ts";
import { openPlace } from "#src/platform/copies/places.ts";
import { checkBackup } from "#src/platform/copies/restore.ts";

const listsIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.startsWith("erased-")).toSorted();

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

// TABLE  ways in which a list can be damaged
const spoilt: [string, (text: string) => string][] = [
  ["cut off", (text) => text.slice(0, -20)],
  ["emptied", () => ""],
  ["overwritten with zeros", (text) => "\0".repeat(text.length)],
  ["changed in a hash", (text) => text.replace(/[0-9a-f]{64}/, "0".repeat(64))],
  ["replaced by an empty object", () => "{}\n"],
];

test.each(spoilt)(
  "a list of erasures that is %s stops a restore before any change, but doesn't stop a backup",
  async (_, spoil) => {
    await using context = await openTestContext();
    const folder = path.join(context.config.dataDir, "backups");
    const archive = await backUpTo(path.join(folder, "site.tar"), context);
    const config = { ...context.config, backup: { ...context.config.backup, url: folder } };
    await eraseFeedback({ ...context, config }, "thomas@example.com");
    const [list] = await listsIn(folder);
    const file = path.join(folder, list!);
    const sound = await readFile(file, "utf8");
    await writeFile(file, spoil(sound));

    const dataDir = path.join(context.config.dataDir, "restored");
    const target = configOf({ dataDir, databaseUrl: "" });
    const says = new RegExp(
      `, ${list}, is damaged\\. Replace it with a good copy\\. .*Nothing has been changed`,
    );
    await expect(restoreFile(archive, target)).rejects.toThrow(says);
    const place = await openPlace(folder, config);
    await expect(checkBackup({ place, name: "site.tar", key: undefined })).rejects.toThrow(says);
    await expect(access(dataDir)).rejects.toThrow(/ENOENT/);

    context.setNow("2026-07-16T10:00:00Z");
    for (const name of ["second.tar", "third.tar"]) {
      expect((await backUp(context, place, name)).damagedLists).toEqual([list]);
      context.setNow("2026-07-16T11:00:00Z");
    }
    expect(await readdir(folder)).toHaveLength(5);
    expect(await readFile(file, "utf8")).toBe(spoil(sound));

    await writeFile(file, sound);
    expect((await restoreFile(archive, target)).erasedUntil).toBe("2026-07-16T11:00:00Z");
  },
);

test("a list with a correct checksum and invalid content counts as damaged", async () => {
  await using context = await openTestContext();
  const folder = path.join(context.config.dataDir, "backups");
  const archive = await backUpTo(path.join(folder, "site.tar"), context);
  for (const text of ["x", "[1]", '{"a": "2026-07-15T10:00:00Z"}']) {
    const file = path.join(folder, `erased-${sha256(text)}.json`);
    await writeFile(file, text);
    const target = configOf({ dataDir: path.join(context.config.dataDir, "restored"), databaseUrl: "" });
    await expect(restoreFile(archive, target)).rejects.toThrow(`erased-${sha256(text)}.json`);
    await rm(file);
  }
});
