import { isMetAsked } from "#src/campsite/met/met-contact.server.ts";
import { areHoursWritten } from "#src/campsite/opening-hours/opening-hours.ts";
import { placeOf } from "#src/campsite/identity/place.ts";
import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import { isUnwritten } from "#src/campsite/page-texts/page-text.ts";
import { pageTextCollection } from "#src/campsite/page-texts/page-texts.server.ts";
import { firstPages } from "#src/campsite/page-texts/first-pages.ts";
import { hasGalleryPhotos } from "#src/cms/photos/photos.server.ts";
import { offeredIn } from "#src/cms/offered-languages.server.ts";
import { getWebsiteSettings } from "#src/campsite/settings/website-settings.server.ts";
import type { Context } from "#src/platform/context.ts";
import type { Setup } from "./setup.ts";
import { listSkippedSteps } from "./skipped-steps.server.ts";

export async function getSetup(context: Context): Promise<Setup> {
  const [identity, texts, settings, hasPhotos, hasGallery, isViewChosen, skipped] = await Promise.all([
    getIdentity(context),
    pageTextCollection.listAll(context),
    getWebsiteSettings(context),
    isAny(context, "photo"),
    hasGalleryPhotos(context),
    isAny(context, "siteView"),
    listSkippedSteps(context),
  ]);
  const unwritten = texts.filter(isUnwritten);
  const proposedFor = (isLeftOut: boolean) =>
    firstPages.flatMap((page) => {
      const text = unwritten.find((each) => each.page === page && each.isLeftOut === isLeftOut);
      return text ? [{ id: text.id, page }] : [];
    });
  return {
    identity: identity.version > 0,
    position: placeOf(identity) !== undefined,
    forecast: await isMetAsked(context),
    season: areHoursWritten(identity),
    texts: {
      written: texts.length - unwritten.length,
      of: texts.length,
      proposed: proposedFor(false),
      leftOut: proposedFor(true),
    },
    pictures: { hasPhotos, hasGallery, isViewChosen },
    settings: {
      isSaved: settings.version > 1,
      languages: offeredIn(settings),
      booking: settings.enableOnlineBooking,
      feedback: settings.enableFeedback,
    },
    skipped,
  };
}

async function isAny({ db }: Context, table: "photo" | "siteView"): Promise<boolean> {
  return (await db.selectFrom(table).select("id").limit(1).executeTakeFirst()) !== undefined;
}
