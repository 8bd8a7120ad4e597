import { hasNews } from "#src/features/articles/articles.server.ts";
import { hasDocuments } from "#src/features/documents/documents.server.ts";
import { hasQuestions } from "#src/features/faq/faqs.server.ts";
import { linkCollection } from "#src/features/links/links.server.ts";
import { isUnwritten } from "#src/campsite/page-texts/page-text.ts";
import { pageTextCollection } from "#src/campsite/page-texts/page-texts.server.ts";
import { hasGalleryPhotos } from "#src/cms/photos/photos.server.ts";
import { hasPlan } from "#src/features/plan/plan.server.ts";
import { groupFor } from "#src/features/prices/price-list.ts";
import { findActivePriceList } from "#src/features/prices/price-lists.server.ts";
import { sanitaryBuildingCollection } from "#src/features/sanitary/sanitary.server.ts";
import { isAnyCameraOn } from "#src/features/webcam/cameras.server.ts";
import type { PageName } from "#src/i18n/addresses.ts";
import type { Context } from "#src/platform/context.ts";
import { readContentNow, type Reading } from "#src/platform/store/read-content.ts";

/** Returns the pages that neither staff's texts nor other data fill. Menus leave them out. */
export async function findEmptyPages(context: Context): Promise<Reading<ReadonlySet<PageName>>> {
  const { value, changesAt } = await readContentNow(context, "empty pages", (content) =>
    listEmptyPages({ ...context, ...content }),
  );
  return { value: new Set(value), changesAt };
}

async function listEmptyPages(context: Context): Promise<Reading<PageName[]>> {
  const [texts, rates, buildings, links, news, hasAnswers, hasFiles, hasPhotos, isPlanBegun, hasCamera] =
    await Promise.all([
      pageTextCollection.listAll(context),
      findActivePriceList(context),
      sanitaryBuildingCollection.listAll(context),
      linkCollection.listAll(context),
      hasNews(context),
      hasQuestions(context),
      hasDocuments(context),
      hasGalleryPhotos(context),
      hasPlan(context),
      isAnyCameraOn(context),
    ]);
  const isWritten = (name: PageName) => texts.some((text) => text.page === name && !isUnwritten(text));
  const groups = rates?.rateGroups ?? [];
  // TABLE  whether a page has content, by its name. Other pages always have some.
  const filled: { [Name in PageName]?: boolean } = {
    aboutUs: isWritten("aboutUs"),
    guests: isWritten("guests"),
    activities: isWritten("activities") || links.length > 0,
    seasonal: isWritten("seasonal") || groupFor(groups, "seasonal") !== undefined,
    day: isWritten("day") || groupFor(groups, "day") !== undefined,
    cabins: isWritten("cabins") || groupFor(groups, "cabin") !== undefined,
    sanitary: isWritten("sanitary") || buildings.length > 0,
    prices: isWritten("prices") || rates !== undefined,
    questions: isWritten("questions") || hasAnswers,
    documents: isWritten("documents") || hasFiles,
    news: news.value,
    gallery: hasPhotos,
    sitemap: isPlanBegun,
    webcam: hasCamera,
  };
  const names = Object.keys(filled) as PageName[];
  return { value: names.filter((name) => !filled[name]), changesAt: news.changesAt };
}
