import { placeOf } from "#src/features/identity/place.ts";
import { getIdentity } from "#src/features/identity/identity.server.ts";
import { listPageLanguages } from "#src/features/page-texts/page-texts.server.ts";
import { hasPlan } from "#src/features/plan/plan.server.ts";
import { findActivePriceList } from "#src/features/prices/price-lists.server.ts";
import { getWebsiteSettings } from "#src/features/settings/website-settings.server.ts";
import { listCameras } from "#src/features/webcam/webcam.server.ts";
import type { Context } from "#src/platform/context.ts";
import type { Setup } from "./setup.ts";

/** How far the campsite's own site has come. */
export async function getSetup(context: Context): Promise<Setup> {
  const [identity, rates, pages, settings, plan, cameras, hasPhotos, isViewChosen, people] =
    await Promise.all([
      getIdentity(context),
      findActivePriceList(context),
      listPageLanguages(context),
      getWebsiteSettings(context),
      hasPlan(context),
      listCameras({ ...context, changesAt: () => {} }),
      isAny(context, "photo"),
      isAny(context, "siteView"),
      countPeople(context),
    ]);
  const { opens, closes } = identity.season;
  const isAllYear = opens === "01-01" && closes === "12-31";
  return {
    identity: identity.version > 0,
    position: placeOf(identity) !== undefined,
    season: identity.reception.length > 0 || !isAllYear,
    prices: rates
      ? { year: rates.year, count: rates.rateGroups.flatMap((group) => group.rates).length }
      : null,
    texts: { written: [...pages.values()].filter((those) => those.length > 0).length, of: pages.size },
    pictures: { hasPhotos, isViewChosen },
    plan,
    cameras: cameras.filter(({ picture }) => picture).length,
    settings: {
      isSaved: settings.version > 1,
      booking: settings.enableOnlineBooking,
      feedback: settings.enableFeedback,
    },
    colleagues: people,
  };
}

async function isAny({ db }: Context, table: "photo" | "siteView"): Promise<boolean> {
  return (await db.selectFrom(table).select("id").limit(1).executeTakeFirst()) !== undefined;
}

/** So far back people are looked for: whoever works here now has changed something of late. */
const latest = 200;

async function countPeople({ db }: Context): Promise<number> {
  const rows = await db
    .selectFrom("historyEntry")
    .select("userName")
    .orderBy("id", "desc")
    .limit(latest)
    .execute();
  return new Set(rows.flatMap(({ userName }) => userName ?? [])).size;
}
