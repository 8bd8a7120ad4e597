import type { Language } from "#src/i18n/language.ts";
import type { Context } from "#src/platform/context.ts";
import { readContent } from "#src/platform/store/read-content.ts";
import { offeredIn } from "./website-settings.ts";

/**
 * The languages in which guests read the site, Norwegian first. For what the settings' own collection is made with, and
 * so can't ask it; all else asks `offeredIn` of the settings.
 */
export const readOfferedLanguages = (context: Context): Promise<readonly Language[]> =>
  readContent(context, "offered languages", async ({ db }) => {
    const settings = await db.selectFrom("websiteSettings").select("offeredLanguages").executeTakeFirst();
    return offeredIn({ offeredLanguages: JSON.parse(settings?.offeredLanguages ?? "[]") });
  });
