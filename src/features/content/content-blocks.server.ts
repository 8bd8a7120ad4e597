import { toStoredInstant } from "#src/i18n/time.ts";
import { change, type Context } from "#src/platform/context.ts";
import { storedThings, type Target, type ThingTable } from "#src/platform/stored.ts";
import type { ContentBlock, ContentBlockInput } from "./content-block.ts";

declare module "#src/platform/database.ts" {
  interface Tables {
    contentBlock: ThingTable<ContentBlockInput>;
  }
}

const blocks = storedThings<ContentBlockInput>("contentBlock", { json: ["images"] });

/** All blocks, each with its pictures in order. */
export async function listContentBlocks(context: Context): Promise<ContentBlock[]> {
  const rows = await context.db.selectFrom("contentBlock").selectAll().orderBy("id").execute();
  return rows.map(blocks.from).map(inOrder);
}

/** One block with its pictures in order. */
export async function findContentBlock(context: Context, id: number): Promise<ContentBlock | undefined> {
  const row = await context.db.selectFrom("contentBlock").selectAll().where("id", "=", id).executeTakeFirst();
  return row && inOrder(blocks.from(row));
}

/** Adds a block, or replaces the one that is named. */
export async function saveContentBlock(
  context: Context,
  input: ContentBlockInput,
  target?: Target,
): Promise<ContentBlock> {
  const updatedAt = toStoredInstant(context.now());
  return change(context, (db) => blocks.save(db, input, { target, updatedAt }));
}

function inOrder(block: ContentBlock): ContentBlock {
  return { ...block, images: block.images.toSorted((a, b) => a.sortorder - b.sortorder) };
}
