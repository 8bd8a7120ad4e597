import { toStoredInstant } from "#src/i18n/time.ts";
import { changeUnseen, type Context } from "#src/platform/context.ts";
import type { Change } from "#src/platform/database.ts";
import { repeat } from "#src/platform/repeat.ts";
import { removePicture } from "./picture-store.server.ts";

/*
 * The files of a removed photo stay on the disk for a while, so that it can be had back, and then go for good. Nobody
 * gets them meanwhile: only a photo's files are answered.
 */

declare module "#src/platform/database.ts" {
  interface Tables {
    removedPhoto: {
      filename: string;
      /** From when on the time counts: ISO 8601 in UTC. */
      removedAt: string;
    };
  }
}

/** How long a removed photo can be had back, as the privacy statement says. */
const kept = { hours: 30 * 24 };

const lookMilliseconds = 60 * 60 * 1000;

type Moment = Pick<Context, "now">;

/** Remembers, in the change that removes a photo, that its files are to go. */
export async function rememberRemoved({ db, now }: Moment & { db: Change }, filename: string): Promise<void> {
  await db
    .insertInto("removedPhoto")
    .values({ filename, removedAt: toStoredInstant(now()) })
    .execute();
}

/**
 * Its files stay: in the change that makes a photo of them again.
 * @returns whether they were to go; false too when they have gone
 */
export async function forgetRemoved(db: Change, filename: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("removedPhoto")
    .where("filename", "=", filename)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Counts the time anew for files that are about to be written again, so that they don't go while that is under way. */
export async function postponePurge(
  { db, now }: Pick<Context, "db" | "now">,
  filename: string,
): Promise<void> {
  await db
    .updateTable("removedPhoto")
    .set({ removedAt: toStoredInstant(now()) })
    .where("filename", "=", filename)
    .execute();
}

/** Whether the files of a removed photo are still to go. */
export async function isToBePurged({ db }: Pick<Context, "db">, filename: string): Promise<boolean> {
  const row = await db
    .selectFrom("removedPhoto")
    .select("filename")
    .where("filename", "=", filename)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Removes the files of photos whose time is over. Each in a change of its own, which one that has a photo back waits
 * for: it finds either all files, or knows that they are gone. Cut off in between it is done again.
 * @returns how many photos' files went
 */
export async function purgeRemovedPhotos(context: Context): Promise<number> {
  const until = toStoredInstant(context.now().subtract(kept));
  const due = await context.db
    .selectFrom("removedPhoto")
    .select("filename")
    .where("removedAt", "<=", until)
    .execute();
  let purged = 0;
  for (const { filename } of due)
    await changeUnseen(context, async ({ db }) => {
      const { numDeletedRows } = await db
        .deleteFrom("removedPhoto")
        .where("filename", "=", filename)
        .where("removedAt", "<=", until)
        .executeTakeFirstOrThrow();
      // Postponed meanwhile, or had back.
      if (numDeletedRows === 0n) return;
      await removePicture(context, filename);
      purged++;
    });
  return purged;
}

/**
 * Purges from now on, once an hour.
 * @returns ends it, and what is under way
 */
export function startRemovedPhotosJob(context: Context): () => Promise<void> {
  return repeat(lookMilliseconds, async () => {
    try {
      const photos = await purgeRemovedPhotos(context);
      if (photos > 0) context.log.info({ photos }, "files of removed photos purged");
    } catch (error) {
      context.log.error({ err: error }, "files of removed photos could not be purged");
    }
  });
}
