import type { Context } from "#src/platform/context.ts";
import type { Use } from "#src/platform/api/problem.ts";
import { nameIn } from "#src/platform/store/history.ts";

/** Returns the files that next versions name. They must not be deleted, though guests can't load them yet. */
export async function filesOfNextVersions(
  { db }: Pick<Context, "db">,
  filenames: readonly string[],
): Promise<string[]> {
  const rows = await db.selectFrom("nextVersion").select("fields").execute();
  return filenames.filter((filename) => rows.some(({ fields }) => fields.includes(filename)));
}

/** Returns the next versions that show a picture. */
export async function usesInNextVersions({ db }: Pick<Context, "db">, filename: string): Promise<Use[]> {
  const rows = await db
    .selectFrom("nextVersion")
    .select(["kind", "resourceId", "fields"])
    .where("fields", "like", `%${filename.replace(/\.jpg$/, "")}.%`)
    .orderBy("id")
    .execute();
  return rows.map(({ fields, ...use }) => ({
    ...use,
    name: nameIn(JSON.parse(fields) as Record<string, unknown>),
  }));
}
