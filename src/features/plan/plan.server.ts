import { collectionOf } from "#src/features/collection.server.ts";
import type { Context } from "#src/platform/context.ts";
import { emptyValues } from "#src/resource/kind.ts";
import { drawnPlan, planKind, type Plan } from "./plan.ts";

/** The plan, as staff keep it. */
export const planCollection = collectionOf(planKind, { unwritten: emptyValues(planKind) });

/** The plan for guests; undefined while nobody has drawn one. */
export async function getPlan(context: Context): Promise<Plan | undefined> {
  const [written] = await planCollection.listAll(context);
  return written && drawnPlan(written);
}
