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
 * Fills an empty database with the demo's content, once even when several processes start together.
 * A database in use gets only parts that are new in this version of the demo.
 * @returns true when it filled the database
 */
export async function seed(context: Context): Promise<boolean> {
  return inTransaction(context, async (transaction) => {
    const isTaken = await isAny(transaction, "identity");
    // Processes that wait for this transaction don't serve requests yet, so it may use the storage.
    const own = { ...transaction, storage: context.storage };
    for (const part of demoPartsOf(context.features))
      if (!isTaken || (part.isAddedLater && !(await isAny(own, part.kind.name)))) await store(own, part);
    return !isTaken;
  });
}

async function store(context: Context, part: DemoPart): Promise<void> {
  const resources = loadDemoPart(demoContentOf(context.features), part);
  if (part.save) return part.save(context, resources);
  for (const resource of resources) await collectionFor(context, part.kind.name).save(context, resource);
}

const isAny = async ({ db }: Context, table: string): Promise<boolean> =>
  (await anyTable(db).selectFrom(table).select("id").limit(1).executeTakeFirst()) !== undefined;
