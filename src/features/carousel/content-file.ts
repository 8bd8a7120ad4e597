import type { SiteFile } from "#src/platform/pages/site-file.ts";
import { listContentBlocks } from "./content-blocks.server.ts";

/** The content blocks as /content.json. */
export const contentFile: SiteFile = {
  path: "/content.json",
  contentType: "application/json",
  make: async (context) => ({ body: JSON.stringify(await listContentBlocks(context)) }),
};
