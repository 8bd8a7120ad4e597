import { collectionOf } from "#src/cms/collection.server.ts";
import type { Context } from "#src/platform/context.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { emptyValues, type InputOf } from "#src/cms/kind/kind.ts";
import { groundFiles } from "./ground/ground-files.server.ts";
import { toPlan, isStarted, planKind, type Plan } from "./plan.ts";

export const planCollection = {
  ...collectionOf(planKind, {
    unwritten: emptyValues(planKind),
    async keepFiles({ db }, { groundFile }) {
      if (groundFile) await groundFiles.removed.forget(db, groundFile.filename);
    },
  }),
  expectFiles,
};

/** Prevents the deletion of the ground's file. @throws Problem "invalid-fields" or "storage-unavailable" */
async function expectFiles(context: Context, { groundFile: file }: InputOf<typeof planKind>): Promise<void> {
  if (!file) return;
  // The deletion is postponed before the check, so that the file can't be deleted after the check.
  await groundFiles.removed.postpone(context, file.filename);
  if ((await groundFiles.sizeOf(context, file.filename)) !== undefined) return;
  const errors = [{ field: "groundFile", message: "must be a file that was sent" }];
  throw new Problem("invalid-fields", { errors });
}

export async function getPlan(context: Context): Promise<Plan | undefined> {
  const [written] = await planCollection.listAll(context);
  return written && isStarted(written) ? toPlan(written) : undefined;
}

export async function hasPlan(context: Context): Promise<boolean> {
  return (await planCollection.listAll(context)).some(isStarted);
}
