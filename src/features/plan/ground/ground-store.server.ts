import { filesOfNextVersions } from "#src/cms/next-versions/next-files.server.ts";
import { inUnseenTransaction, type Context } from "#src/platform/context.ts";
import { removedFiles, type RemovedFileTable } from "#src/platform/files/removed-files.ts";
import { namesIn } from "#src/platform/files/storage.ts";
import { groundFile, type GroundFile } from "./ground-file.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    removedGround: RemovedFileTable;
  }
}

/** The folder of all grounds in the storage. A filename is `<name>-<hash>.<format>`. */
const folder = "plan/";

type Stored = Pick<Context, "storage">;

/**
 * Returns the name of a ground in the storage.
 * @param filename the name in the plan
 */
export const storedName = (filename: string): string => folder + filename;

export async function isGroundStored({ storage }: Stored, filename: string): Promise<boolean> {
  return (await storage.size(storedName(filename))) !== undefined;
}

export async function listStoredGrounds({ storage }: Stored): Promise<string[]> {
  const names = (await namesIn(storage, folder)).map((name) => name.slice(folder.length));
  return names.filter((name) => groundFile.shape.filename.safeParse(name).success);
}

/** Returns a list with the filename of the plan's ground. The list is empty when the ground has no file. */
export async function listGroundFilenames({ db }: Pick<Context, "db">): Promise<string[]> {
  const rows = await db.selectFrom("plan").select("groundFile").execute();
  return rows.flatMap((row) => (JSON.parse(row.groundFile ?? "null") as GroundFile | null)?.filename ?? []);
}

/** Returns the filenames of grounds that were replaced or aren't saved yet. Staff can still see these grounds. */
export async function listOtherGrounds({ db }: Pick<Context, "db">): Promise<string[]> {
  const rows = await db.selectFrom("removedGround").select("filename").execute();
  return rows.map(({ filename }) => filename);
}

/** The grounds that the plan doesn't use. Such a ground was replaced, or uploaded and never saved. */
export const removedGrounds = removedFiles("removedGround", ({ storage }, filename) =>
  storage.remove([storedName(filename)]),
);

/**
 * Deletes grounds that the plan hasn't used for a while.
 * @param signal when aborted, the function stops after the current file
 * @returns the number of deleted grounds
 */
export async function purgeUnnamedGrounds(context: Context, signal?: AbortSignal): Promise<number> {
  const stored = await listStoredGrounds(context);
  await inUnseenTransaction(context, async (transaction) => {
    await removedGrounds.notice(transaction, { stored, named: await listGroundFilenames(transaction) });
    for (const filename of await filesOfNextVersions(transaction, stored))
      await removedGrounds.postpone(transaction, filename);
  });
  return removedGrounds.purge(context, signal);
}
