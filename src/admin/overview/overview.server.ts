import { maxFailures } from "#src/platform/mail-outbox.ts";
import { inOtherLanguages, otherLanguages } from "#src/i18n/translation.ts";
import { listVisibleArticles } from "#src/features/articles/articles.server.ts";
import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import { listRefused } from "#src/features/feedback/inbox/answers.server.ts";
import { countNew } from "#src/features/feedback/inbox/inbox.server.ts";
import { listHistory } from "#src/cms/history/history.server.ts";
import { findActiveMessage } from "#src/features/messages/messages.server.ts";
import { findActivePriceList } from "#src/features/prices/price-lists.server.ts";
import { getWebsiteSettings } from "#src/campsite/settings/website-settings.server.ts";
import type { TranslationGap } from "#src/cms/translations/translation-gap.ts";
import { countUntranslated, listTranslationGaps } from "#src/cms/translations/translations.server.ts";
import { timeZone } from "#src/i18n/format.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import { readContent } from "#src/platform/store/read-content.ts";
import { getSetup } from "./setup.server.ts";
import type { Coming, Overview } from "./overview.ts";

const maxChanges = 5;
const maxUpcoming = 10;

export async function getOverview(context: Context): Promise<Overview> {
  const [inbox, translations, photos, mail, refused, coming, seen, setup, { items: changes }] =
    await Promise.all([
      countNew(context),
      getTranslations(context),
      getPhotos(context),
      getMail(context),
      listRefused(context),
      listComing(context),
      getSeen(context),
      getSetup(context),
      // Free pitches have their own place on the screen and change several times a day.
      listHistory(context, { limit: maxChanges }, { excludedKind: "freePitches" }),
    ]);
  return { inbox, translations, photos, mail, refused, coming, seen, setup, changes };
}

async function getTranslations(context: Context): Promise<Overview["translations"]> {
  const resources = await countUntranslated(context);
  if (resources !== 1) return { resources, only: null };
  const { items: gaps } = await listTranslationGaps(context, { limit: otherLanguages.length });
  const { kind, id, name } = gaps[0]!;
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

async function listComing({ db, now }: Context): Promise<Coming[]> {
  const moment = toStoredInstant(now());
  const active = db.selectFrom("message").where("isActive", "=", 1);
  const [articles, messages, ends, lists] = await Promise.all([
    db
      .selectFrom("article")
      .select(["id", "title", "publishedDate as at"])
      .where("isActive", "=", 1)
      .where("publishedDate", ">", moment)
      .orderBy("publishedDate")
      .limit(maxUpcoming)
      .execute(),
    active
      .select(["id", "title", "announcementDate as at"])
      .where("announcementDate", ">", moment)
      .orderBy("announcementDate")
      .limit(maxUpcoming)
      .execute(),
    active
      .select(["id", "title", "unpublishDate as at"])
      .where("unpublishDate", ">", moment)
      .orderBy("unpublishDate")
      .limit(maxUpcoming)
      .execute(),
    db
      .selectFrom("priceList")
      .select(["id", "year", "fromDate"])
      .where("startsItself", "=", 1)
      .orderBy("fromDate")
      .limit(maxUpcoming)
      .execute(),
  ]);
  const coming: Coming[] = [
    ...articles.map((row) => ({ kind: "article" as const, what: "appears" as const, ...row })),
    ...messages.map((row) => ({ kind: "message" as const, what: "appears" as const, ...row })),
    ...ends.map((row) => ({ kind: "message" as const, what: "goes" as const, ...row, at: row.at! })),
  ];
  for (const { id, year, fromDate } of lists) {
    const at = Temporal.PlainDate.from(fromDate).toZonedDateTime(timeZone).toInstant();
    coming.push({ kind: "priceList", what: "appears", id, title: String(year), at: toStoredInstant(at) });
  }
  return coming.toSorted((a, b) => (a.at < b.at ? -1 : 1)).slice(0, maxUpcoming);
}

async function getSeen(context: Context): Promise<Overview["seen"]> {
  const [message, [article], rates, settings, { reception, exceptions, season }] = await Promise.all([
    findActiveMessage(context),
    listVisibleArticles(context, 1),
    findActivePriceList(context),
    getWebsiteSettings(context),
    getIdentity(context),
  ]);
  return {
    message: message ? { id: message.id, title: message.title } : null,
    article: article ? { id: article.id, title: article.title, at: article.publishedDate } : null,
    priceList: rates ? { id: rates.id, year: rates.year } : null,
    hasBooking: settings.enableOnlineBooking,
    reception,
    exceptions,
    season,
  };
}
