import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import type { Transaction } from "#src/platform/database/database.ts";
import type { Job } from "#src/platform/jobs/job.ts";
import {
  largestWidth,
  pictureWidths,
  wideFolders,
  widestWidth,
  type StoredWidth,
} from "./picture-address.ts";
import type { PictureFile } from "./picture-files.server.ts";
import { pictureFile, storePicture } from "./picture-store.server.ts";
import { pictures } from "./picture-worker.server.ts";

interface MissingAvifTable {
  filename: string;
  /** The time when the files are due, in ISO 8601 and UTC. */
  dueAt: string;
  failures: number;
}

declare module "#src/platform/database/database.ts" {
  interface Tables {
    missingAvif: MissingAvifTable;
  }
}

/** The first and the longest pause before a retry, in seconds. Each failure doubles the pause. */
const [firstPause, maxPause] = [10, 3600];

/** Creates the job that makes AVIF files, one picture at a time. Each picture occupies a processor for seconds. */
export const avifJob = (context: Context): Job => ({
  name: "avif",
  every: { seconds: 1 },
  hasWork: async () => (await findDue(context)) !== undefined,
  run: async (signal) => ({ pictures: await makeMissingAvifs(context, signal) }),
});

export async function rememberMissingAvifs(
  { db, now }: Pick<Context, "now"> & { db: Transaction },
  filenames: readonly string[],
): Promise<void> {
  const dueAt = toStoredInstant(now());
  for (const filename of filenames)
    await db
      .insertInto("missingAvif")
      .values({ filename, dueAt, failures: 0 })
      .onConflict((conflict) => conflict.column("filename").doNothing())
      .execute();
}

/** Makes the AVIF files that are due. A failed picture is tried again later. @returns the number of pictures done */
export async function makeMissingAvifs(context: Context, signal?: AbortSignal): Promise<number> {
  let made = 0;
  for (;;) {
    const due = await findDue(context);
    if (!due || signal?.aborted) return made;
    try {
      await makeAvif(context, due.filename);
      await context.db.deleteFrom("missingAvif").where("filename", "=", due.filename).execute();
      made++;
    } catch (error) {
      context.log.error({ err: error, filename: due.filename }, "AVIF files could not be made");
      await postpone(context, due);
    }
  }
}

/** Returns the next picture that is due. A time beyond the longest pause comes from a wrong clock and is due. */
function findDue({ db, now }: Context): Promise<MissingAvifTable | undefined> {
  const moment = toStoredInstant(now());
  const farAhead = toStoredInstant(now().add({ seconds: maxPause }));
  return db
    .selectFrom("missingAvif")
    .selectAll()
    .where(({ eb, or }) => or([eb("dueAt", "<=", moment), eb("dueAt", ">", farAhead)]))
    .orderBy("dueAt")
    .orderBy("filename")
    .limit(1)
    .executeTakeFirst();
}

async function makeAvif(context: Context, filename: string): Promise<void> {
  const { db } = context;
  const photo = await db
    .selectFrom("photo")
    .select("wideWidth")
    .where("filename", "=", filename)
    .executeTakeFirst();
  // A picture without a photo belongs to a removed photo and will be deleted.
  if (!photo) return;
  await encode(context, { filename, from: largestWidth, to: pictureWidths });
  const { wideWidth } = photo;
  if (wideWidth > 0) await encode(context, { filename, from: widestWidth, to: wideFolders(wideWidth) });
}

/** Makes the missing AVIF files of the widths `to` from the JPEG of width `from`. */
async function encode(
  context: Context,
  { filename, from, to }: { filename: string; from: StoredWidth; to: readonly StoredWidth[] },
): Promise<void> {
  const { storage } = context;
  const sizes = to.map((width) => storage.size(pictureFile({ width, filename, format: "avif" })));
  const stored = await Promise.all(sizes);
  const missing = to.filter((_, index) => stored[index] === undefined);
  if (missing.length === 0) return;
  const source = await storage.get(pictureFile({ width: from, filename, format: "jpg" }));
  if (!source) throw new Error(`The JPEG of ${from} pixels is missing.`);
  const files: PictureFile[] = [];
  for (const width of missing) files.push(await pictures.run("encodeAvif", source, width));
  await storePicture(context, filename, files);
}

async function postpone({ db, now }: Context, { filename, failures }: MissingAvifTable): Promise<void> {
  const seconds = Math.min(firstPause * 2 ** Math.min(failures, 20), maxPause);
  await db
    .updateTable("missingAvif")
    .set({ dueAt: toStoredInstant(now().add({ seconds })), failures: failures + 1 })
    .where("filename", "=", filename)
    .execute();
}
