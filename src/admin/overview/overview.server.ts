import { maxFailures } from "#src/platform/mail-outbox.ts";
import { inOtherLanguages, otherLanguages } from "#src/i18n/translation.ts";
import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import { listHistory } from "#src/cms/history/history.server.ts";
import { getWebsiteSettings } from "#src/campsite/settings/website-settings.server.ts";
import type { TranslationGap } from "#src/cms/translations/translation-gap.ts";
import { countUntranslated, listTranslationGaps } from "#src/cms/translations/translations.server.ts";
import type { Context } from "#src/platform/context.ts";
import { readContent } from "#src/platform/store/read-content.ts";
import { getSetup } from "./setup.server.ts";
import type { Overview } from "./overview.ts";

const maxChanges = 5;

export async function getOverview(context: Context): Promise<Overview> {
  const [translations, photos, mail, seen, setup, { items: changes }] = await Promise.all([
    getTranslations(context),
    getPhotos(context),
    getMail(context),
    getSeen(context),
    getSetup(context),
    // Leaves out free pitches, because they change several times a day and are elsewhere on the start screen.
    listHistory(context, { limit: maxChanges }, { excludedKind: "freePitches" }),
  ]);
  return { translations, photos, mail, seen, setup, changes };
}

async function getTranslations(context: Context): Promise<Overview["translations"]> {
  const resources = await countUntranslated(context);
  if (resources !== 1) return { resources, only: null };
  const { items } = await listTranslationGaps(context, { limit: otherLanguages.length });
  const gaps = items.filter(({ isNext }) => !isNext);
  // The resource can end between the two queries.
  if (!gaps[0]) return { resources: 0, only: null };
  const { kind, id, name } = gaps[0];
  const state = (language: TranslationGap["language"]) => {
    const gap = gaps.find((each) => each.language === language);
    return !gap ? "done" : gap.missing.length > 0 ? "missing" : "outdated";
  };
  return { resources, only: { kind, id, name, ...inOtherLanguages(state) } };
}

const getPhotos = (context: Context): Promise<Overview["photos"]> =>
  readContent(context, "photos without alternative text", async ({ db }) => {
    const { count, first } = await db
      .selectFrom("photo")
      .select(({ fn }) => [
        fn.countAll<number | string>().as("count"),
        fn.min<number | null>("id").as("first"),
      ])
      .where("showInGallery", "=", 1)
      .where("alternativeText", "=", "")
      .executeTakeFirstOrThrow();
    return { withoutAlternative: Number(count), first };
  });

async function getMail({ db }: Context): Promise<Overview["mail"]> {
  const { count, since } = await db
    .selectFrom("outboxMail")
    .select(({ fn }) => [
      fn.countAll<number | string>().as("count"),
      fn.min<string | null>("createdAt").as("since"),
    ])
    .where("failures", ">", 0)
    .where("failures", "<", maxFailures)
    .executeTakeFirstOrThrow();
  return { undelivered: Number(count), since };
}

async function getSeen(context: Context): Promise<Overview["seen"]> {
  const [settings, { reception, exceptions, season }] = await Promise.all([
    getWebsiteSettings(context),
    getIdentity(context),
  ]);
  return { hasBooking: settings.enableOnlineBooking, reception, exceptions, season };
}
