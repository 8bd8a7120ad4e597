import type { Context } from "#src/platform/context.ts";
import { readContent } from "#src/platform/store/read-content.ts";
import { collectionOf } from "#src/cms/collection.server.ts";
import { faqKind } from "./faq.ts";

export const faqCollection = collectionOf(faqKind);

export const hasQuestions = (context: Context): Promise<boolean> =>
  readContent(context, "whether there are questions", async ({ db }) => {
    const row = await db.selectFrom("faq").select("id").limit(1).executeTakeFirst();
    return row !== undefined;
  });
