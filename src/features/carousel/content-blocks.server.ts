import { expectPictures } from "#src/features/photos/expect-pictures.server.ts";
import { pictureColumns } from "#src/features/photos/photo-uses.server.ts";
import { withLanguages } from "#src/resource/schemas.ts";
import { inTransaction, type Context } from "#src/platform/context.ts";
import {
  storedResources,
  type StoredResource,
  type Target,
  type ResourceTable,
} from "#src/platform/store/stored.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { defineCollection } from "#src/platform/api/collection-calls.ts";
import {
  homeCarouselId,
  contentBlock,
  contentBlockInput,
  contentBlockTranslatable,
  type ContentBlock,
  type ContentBlockInput,
} from "./content-block.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    contentBlock: ResourceTable<ContentBlockInput>;
  }
}

const blocks = storedResources<ContentBlockInput>("contentBlock", {
  json: ["images"],
  translatable: contentBlockTranslatable,
});

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

/**
 * Adds a block, or replaces the one that is named.
 * @throws Problem invalid-fields naming the pictures that aren't in the library
 */
export async function saveContentBlock(
  context: Context,
  input: ContentBlockInput,
  target?: Target,
): Promise<StoredResource<ContentBlock>> {
  return inTransaction(context, async (transaction) => {
    await expectPictures(transaction, pictureColumns.contentBlock, input);
    return blocks.save(transaction, input, target);
  });
}

/** The carousel of the home page; without pictures until staff have chosen some. */
async function getHomeCarousel({ db }: Context): Promise<StoredResource<ContentBlock>> {
  const block = await blocks.find(db, homeCarouselId);
  if (block) return { ...block, ...inOrder(block) };
  return { id: homeCarouselId, version: 0, updatedAt: "1970-01-01T00:00:00Z", name: "home", images: [] };
}

function inOrder(block: ContentBlock): ContentBlock {
  return { ...block, images: block.images.toSorted((a, b) => a.sortorder - b.sortorder) };
}

/** Content blocks as staff keep them. */
export const contentBlockCollection = defineCollection({
  about: "Pictures with captions, as in the home page's carousel",
  one: "a content block",
  all: "All content blocks",
  answer: withLanguages(contentBlock, "StaffContentBlock"),
  input: contentBlockInput,
  list: async (context) => ({ items: [await getHomeCarousel(context)], next: undefined }),
  async get(context, id) {
    if (id !== homeCarouselId) throw new Problem("not-found");
    return getHomeCarousel(context);
  },
  save: (context, input, target) =>
    saveContentBlock(context, input, { ...target!, orAdd: target?.id === homeCarouselId }),
});
