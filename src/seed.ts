import {
  demoContentOf,
  demoPartsOf,
  loadDemoPart,
  type DemoPart,
} from "#src/cms/demo/demo-content.server.ts";
import { collectionFor } from "#src/cms/collections.server.ts";
import { inTransaction, type Context } from "#src/platform/context.ts";
import { anyTable } from "#src/platform/store/any-table.ts";

/**
 * Fills an empty database with the demo's content. If several processes start together, only one process fills the
 * database. A database with content gets only the parts that have `isAddedLater` and whose kind has no resources yet.
 * @returns true if this call has filled an empty database
 */
export async function seed(context: Context): Promise<boolean> {
  return inTransaction(context, async (transaction) => {
    const isTaken = await isAny(transaction, "identity");
    // It may use the storage, because the processes that wait for it serve no requests yet.
    const own = { ...transaction, storage: context.storage };
    for (const part of demoPartsOf(context.features))
      if (!isTaken || (part.isAddedLater && !(await isAny(own, part.kind.name)))) await store(own, part);
    return !isTaken;
  });
}

async function store(context: Context, part: DemoPart): Promise<void> {
  const resources = loadDemoPart(demoContentOf(context.features), part).map(
    (resource) => part.dateFor?.(resource, context.now()) ?? resource,
  );
  if (part.save) return part.save(context, resources);
  for (const resource of resources) await collectionFor(context, part.kind.name).save(context, resource);
}

const isAny = async ({ db }: Context, table: string): Promise<boolean> =>
  (await anyTable(db).selectFrom(table).select("id").limit(1).executeTakeFirst()) !== undefined;
