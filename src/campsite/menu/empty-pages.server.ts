import { findOffPages } from "#src/campsite/menu/menu.server.ts";
import { isUnwritten } from "#src/campsite/page-texts/page-text.ts";
import { pageTextCollection } from "#src/campsite/page-texts/page-texts.server.ts";
import type { PageName } from "#src/i18n/addresses.ts";
import type { Context } from "#src/platform/context.ts";
import { tableOf } from "#src/platform/server-feature.ts";
import { readContentNow, type Reading } from "#src/platform/store/read-content.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    /** Functions that return whether the feature has data for a page. Menus leave out empty pages. */
    fillsPage?: { readonly [Name in PageName]?: (context: Context) => Promise<boolean | Reading<boolean>> };
  }
}

/** TABLE  the pages that aren't empty when they have a page text. */
const filledByText: ReadonlySet<PageName> = new Set<PageName>([
  "aboutUs",
  "guests",
  "activities",
  "seasonal",
  "day",
  "cabins",
  "sanitary",
  "prices",
  "questions",
  "documents",
  "accessibility",
]);

/** Returns the pages to which the site doesn't link: pages without content and pages that are switched off. */
export async function findEmptyPages(context: Context): Promise<Reading<ReadonlySet<PageName>>> {
  const { value, changesAt } = await readContentNow(context, "empty pages", (content) =>
    listEmptyPages({ ...context, ...content }),
  );
  return { value: new Set(value), changesAt };
}

async function listEmptyPages(context: Context): Promise<Reading<PageName[]>> {
  const [texts, off] = await Promise.all([pageTextCollection.listAll(context), findOffPages(context)]);
  const written = new Set<PageName>(texts.filter((text) => !isUnwritten(text)).map(({ page }) => page));
  const fillers: NonNullable<(typeof context.features)[number]["fillsPage"]> = tableOf(
    context.features,
    "fillsPage",
  );
  const names = filledByText.union(new Set(Object.keys(fillers) as PageName[]));
  const readings = await Promise.all(
    [...names].map(async (name) => {
      if (filledByText.has(name) && written.has(name)) return { name, isFilled: true };
      const filled = (await fillers[name]?.(context)) ?? false;
      return typeof filled === "boolean"
        ? { name, isFilled: filled }
        : { name, isFilled: filled.value, changesAt: filled.changesAt };
    }),
  );
  const moments = readings.map(({ changesAt }) => changesAt).filter((moment) => moment !== undefined);
  return {
    value: [...off, ...readings.filter(({ isFilled }) => !isFilled).map(({ name }) => name)],
    changesAt: moments.toSorted(Temporal.Instant.compare)[0],
  };
}
