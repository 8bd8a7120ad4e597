import { defaultLanguage, languages, type Language } from "#src/i18n/language.ts";
import type { Context } from "#src/platform/context.ts";
import { readContent } from "#src/platform/store/read-content.ts";

/** Reads the site's languages directly from the database, for code on which the settings' collection depends. */
export const readOfferedLanguages = (context: Context): Promise<readonly Language[]> =>
  readContent(context, "offered languages", async ({ db }) => {
    const settings = await db.selectFrom("websiteSettings").select("offeredLanguages").executeTakeFirst();
    return offeredIn({ offeredLanguages: JSON.parse(settings?.offeredLanguages ?? "[]") });
  });

/** Returns the languages in which the site is offered, with Norwegian first. */
export const offeredIn = ({ offeredLanguages }: { offeredLanguages: readonly Language[] }): Language[] =>
  languages.filter(
    (language) => language === defaultLanguage || offeredLanguages.some((each) => each === language),
  );
