import { linkCollection } from "#src/features/links/links.server.ts";
import { isUnwritten } from "#src/features/page-texts/page-text.ts";
import { pageTextCollection } from "#src/features/page-texts/page-texts.server.ts";
import { hasPlan } from "#src/features/plan/plan.server.ts";
import { groupFor } from "#src/features/prices/price-list.ts";
import { findActivePriceList } from "#src/features/prices/price-lists.server.ts";
import { sanitaryBuildingCollection } from "#src/features/sanitary/sanitary.server.ts";
import { isAnyCameraOn } from "#src/features/webcam/cameras.server.ts";
import type { PageName } from "#src/i18n/addresses.ts";
import type { Context } from "#src/platform/context.ts";

/**
 * The pages that would only say their name: nobody has written them, and nothing else fills them. No menu leads there
 * before.
 */
export async function findEmptyPages(context: Context): Promise<ReadonlySet<PageName>> {
  const [texts, rates, buildings, links, isPlanBegun, hasCamera] = await Promise.all([
    pageTextCollection.listAll(context),
    findActivePriceList(context),
    sanitaryBuildingCollection.listAll(context),
    linkCollection.listAll(context),
    hasPlan(context),
    isAnyCameraOn(context),
  ]);
  const isWritten = (name: PageName) => texts.some((text) => text.page === name && !isUnwritten(text));
  const groups = rates?.rateGroups ?? [];
  // TABLE  what fills a page, by its name; other pages always have something.
  const filled: { [Name in PageName]?: boolean } = {
    aboutUs: isWritten("aboutUs"),
    guests: isWritten("guests"),
    activities: isWritten("activities") || links.length > 0,
    seasonal: isWritten("seasonal") || groupFor(groups, "seasonal") !== undefined,
    day: isWritten("day") || groupFor(groups, "day") !== undefined,
    cabins: isWritten("cabins") || groupFor(groups, "cabin") !== undefined,
    sanitary: isWritten("sanitary") || buildings.length > 0,
    sitemap: isPlanBegun,
    webcam: hasCamera,
  };
  const names = Object.keys(filled) as PageName[];
  return new Set(names.filter((name) => !filled[name]));
}
