import { ConfigError, type Config } from "./config.ts";
import type { Database } from "#src/platform/database/database.ts";
import { tableNames } from "#src/platform/database/table-names.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { markFolder, namesIn, type Storage } from "#src/platform/files/storage.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    site: {
      id: string;
      /** 1 after the storage has been marked with the site's id. */
      isBound: number;
    };
  }
}

const prefix = `${markFolder}id-`;

/** Marks a new storage with the site. @throws ConfigError when the storage belongs to another site */
export async function expectOwnStorage(db: Database, storage: Storage, config: Config): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // This UPDATE locks the row, so that processes that start at the same time wait for each other.
    const { id } = await transaction
      .updateTable("site")
      .set(({ ref }) => ({ isBound: ref("isBound") }))
      .returning("id")
      .executeTakeFirstOrThrow();
    const { isBound } = await transaction.selectFrom("site").select("isBound").executeTakeFirstOrThrow();
    const asFault = (error: unknown) => {
      throw error instanceof Problem ? unusable(error, config) : error;
    };
    const marks = await namesIn(storage, markFolder).catch(asFault);
    const own = prefix + id;
    if (marks.includes(own) && marks.length === 1 && isBound) return;
    const others = marks.filter((name) => name !== own);
    if (others.length > 0) throw mismatch(config, `site ${id}`, `site ${others[0]!.slice(prefix.length)}`);
    if (isBound && !marks.includes(own)) throw mismatch(config, `site ${id}`, "no site");
    if (!marks.includes(own))
      await storage.put([{ name: own, content: Buffer.from(`${id}\n`) }]).catch(asFault);
    await transaction.updateTable("site").set({ isBound: 1 }).execute();
  });
}

/**
 * Checks that an empty database doesn't get the storage of a site. Then the database stays empty, so that a backup can
 * be restored to it. Another process may be starting the same new site, so the tables are read after the storage.
 * @throws ConfigError when the storage belongs to a site
 */
export async function expectUnmarkedStorage(db: Database, storage: Storage, config: Config): Promise<void> {
  const [mark] = await namesIn(storage, markFolder).catch((error: unknown) => {
    throw error instanceof Problem ? unusable(error, config) : error;
  });
  if (mark && !(await tableNames(db)).includes("site"))
    throw mismatch(config, "no site", `site ${mark.slice(prefix.length)}`);
}

function unusable({ cause }: Problem, { s3, dataDir }: Config): ConfigError {
  const requirement = s3?.bucket
    ? `S3_URL and its keys must lead to a reachable bucket`
    : `DATA_DIR must be a folder that can be read and written to, with free space: ${dataDir}`;
  return new ConfigError(`${requirement}: ${(cause as Error).message}`);
}

function mismatch({ databaseUrl, dataDir, s3 }: Config, owner: string, whose: string): ConfigError {
  const database = databaseUrl
    ? `the database at ${new URL(databaseUrl).host}`
    : `campsite.sqlite in ${dataDir}`;
  const place = s3?.bucket ? `the bucket ${s3.bucket} at ${s3.url}` : `the folder ${dataDir}`;
  return new ConfigError(
    `The files and the database must belong to the same site: ${database} belongs to ${owner}, and ${place} to ${whose}. ` +
      "All processes of a site share one database and one storage: the same DATA_DIR, or the same S3_BUCKET. " +
      `Set ${s3?.bucket ? "S3_BUCKET" : "DATA_DIR"} to where the site's files are; a new site starts with an empty database and an empty storage. ` +
      (owner === "no site"
        ? "If the site's database is lost, restore a backup to this database and an empty storage. "
        : `If both are right because one was restored by hand, make ${owner.replace("site ", "id-")} the only file in the storage's folder ${markFolder}. `) +
      "Nothing has been changed.",
  );
}
