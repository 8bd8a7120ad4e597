import { inUnseenTransaction, type Context } from "#src/platform/context.ts";
import { removedFiles, type RemovedFileTable } from "#src/platform/files/removed-files.ts";
import { namesIn } from "#src/platform/files/storage.ts";
import { groundFile, type GroundFile } from "./ground-file.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    removedGround: RemovedFileTable;
  }
}

/** All grounds are stored below this, as `<name>-<hash>.<format>`. */
const folder = "plan/";

type Stored = Pick<Context, "storage">;

/** The name under which a ground is stored. @param filename as in the plan */
export const storedName = (filename: string): string => folder + filename;

/** Whether a ground is stored. */
export async function isGroundStored({ storage }: Stored, filename: string): Promise<boolean> {
  return (await storage.size(storedName(filename))) !== undefined;
}

/** The names of all grounds in the store. */
export async function listStoredGrounds({ storage }: Stored): Promise<string[]> {
  const names = (await namesIn(storage, folder)).map((name) => name.slice(folder.length));
  return names.filter((name) => groundFile.shape.filename.safeParse(name).success);
}

/** The name of the plan's ground, if it has one: of one row at most. */
export async function listGroundFilenames({ db }: Pick<Context, "db">): Promise<string[]> {
  const rows = await db.selectFrom("plan").select("groundFile").execute();
  return rows.flatMap((row) => (JSON.parse(row.groundFile ?? "null") as GroundFile | null)?.filename ?? []);
}

/** The names of the grounds that staff have sent or had, and that the plan doesn't name: who draws it sees them. */
export async function listOtherGrounds({ db }: Pick<Context, "db">): Promise<string[]> {
  const rows = await db.selectFrom("removedGround").select("filename").execute();
  return rows.map(({ filename }) => filename);
}

/** The grounds that the plan doesn't name: replaced, or sent and never saved. */
export const removedGrounds = removedFiles("removedGround", ({ storage }, filename) =>
  storage.remove([storedName(filename)]),
);

/**
 * Removes the grounds that the plan hasn't named for a while.
 * @param signal ends it after the one under way
 * @returns how many went
 */
export async function purgeUnnamedGrounds(context: Context, signal?: AbortSignal): Promise<number> {
  const stored = await listStoredGrounds(context);
  await inUnseenTransaction(context, async (transaction) =>
    removedGrounds.notice(transaction, { stored, named: await listGroundFilenames(transaction) }),
  );
  return removedGrounds.purge(context, signal);
}
