import { collectionOf } from "#src/features/collection.server.ts";
import type { Context } from "#src/platform/context.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { emptyValues, type InputOf } from "#src/resource/kind.ts";
import { isGroundStored, removedGrounds } from "./ground/ground-store.server.ts";
import { drawnPlan, isBegun, planKind, type Plan } from "./plan.ts";

/** The plan, as staff keep it. */
export const planCollection = {
  ...collectionOf(planKind, {
    unwritten: emptyValues(planKind),
    async keepFiles({ db }, { groundFile }) {
      if (groundFile) await removedGrounds.forget(db, groundFile.filename);
    },
  }),
  expectFiles,
};

/**
 * Keeps the file of a plan's ground from being deleted.
 * @throws Problem invalid-fields when it isn't stored; storage-unavailable
 */
async function expectFiles(context: Context, { groundFile: file }: InputOf<typeof planKind>): Promise<void> {
  if (!file) return;
  // First, so that it isn't deleted after the look.
  await removedGrounds.postpone(context, file.filename);
  if (await isGroundStored(context, file.filename)) return;
  const errors = [{ field: "groundFile", message: "must be a file that was sent" }];
  throw new Problem("invalid-fields", { errors });
}

/** The plan for guests; undefined while nobody has drawn one. */
export async function getPlan(context: Context): Promise<Plan | undefined> {
  const [written] = await planCollection.listAll(context);
  return written && isBegun(written) ? drawnPlan(written) : undefined;
}

/** Whether there is a plan for guests. */
export async function hasPlan(context: Context): Promise<boolean> {
  return (await planCollection.listAll(context)).some(isBegun);
}
