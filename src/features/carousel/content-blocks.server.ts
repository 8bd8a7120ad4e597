import { collectionOf } from "#src/cms/collection.server.ts";
import type { Context } from "#src/platform/context.ts";
import type { SiteFile } from "#src/platform/pages/site-file.ts";
import { contentBlockKind, homeCarouselId, type ContentBlock, type Slide } from "./content-block.ts";

const blocks = collectionOf(contentBlockKind, { unwritten: { name: "home", images: [] } });

/** The list has one block: the home page's carousel, which is empty until staff choose pictures. */
export const contentBlockCollection = {
  ...blocks,
  list: async (context: Context) => ({ items: [await getInOrder(context, homeCarouselId)], next: undefined }),
  get: getInOrder,
  save: async (...saved: Parameters<typeof blocks.save>) => inOrder(await blocks.save(...saved)),
};

async function getInOrder(context: Context, id: number) {
  return inOrder(await blocks.get(context, id));
}

export async function listHomeSlides(context: Context): Promise<readonly Slide[]> {
  const all = await listContentBlocks(context);
  return all.find(({ id }) => id === homeCarouselId)?.images ?? [];
}

export async function listContentBlocks(context: Context): Promise<ContentBlock[]> {
  return (await blocks.listAll(context)).map(inOrder);
}

function inOrder<Block extends ContentBlock>(block: Block): Block {
  return { ...block, images: block.images.toSorted((a, b) => a.sortorder - b.sortorder) };
}

export const contentFile: SiteFile = {
  path: "/content.json",
  contentType: "application/json",
  make: async (context) => ({ body: JSON.stringify(await listContentBlocks(context)) }),
};
