import { defineDemoPart } from "#src/cms/demo/demo-content.server.ts";
import { cardStepKind } from "./card-steps/card-step.ts";
import { identityKind } from "./identity/identity.ts";
import { ownPageKind } from "./own-pages/own-page.ts";
import { menuCollection } from "./menu/menu.server.ts";
import { pageTargets } from "./own-pages/page-targets.server.ts";
import { leaveFixedPaths, ownPageCollection } from "./own-pages/own-pages.server.ts";
import { pageTextKind } from "./page-texts/page-text.ts";
import { privacyStatementFiles } from "./page-texts/privacy-statement-files.ts";
import { websiteSettingsKind } from "./settings/website-settings.ts";
import { siteViewKind } from "./view/view.ts";
import { defineServerFeature } from "#src/platform/server-feature.ts";
import { websiteSettingRoutes } from "./settings/website-settings.api.ts";
import { saveWebsiteSettings, websiteSettingsCollection } from "./settings/website-settings.server.ts";
import { quietNow, receptionNow, seasonNow } from "#src/campsite/opening-hours/opening-hours-now.server.ts";
import { identityValues } from "./identity/identity-values.ts";
import { identityCollection } from "./identity/identity.server.ts";
import type { PageName } from "#src/i18n/addresses.ts";
import { addMissingPageTexts, pageTextCollection } from "./page-texts/page-texts.server.ts";
import { cardStepCollection } from "./card-steps/card-steps.server.ts";
import { viewCollection } from "./view/view.server.ts";
import { answerFavicon, answerLookFile, faviconPath } from "./look/look-answer.server.ts";
import { lookCollection } from "./look/look.server.ts";
import { lookPath } from "./look/mark.server.ts";
import { notificationRoutes } from "./notifications/notifications.api.ts";
import { wantsMailAt } from "./notifications/people.server.ts";
import { guestPushJob } from "./guest-push/guest-push.server.ts";
import { forgetPeopleJob, pushJob } from "./notifications/push/push-outbox.server.ts";

export const campsite = defineServerFeature({
  demo: [
    { place: 1, kind: identityKind, file: "identity" },
    defineDemoPart({
      place: 4,
      kind: websiteSettingsKind,
      file: "website-settings",
      save: async (context, [settings]) => void (await saveWebsiteSettings(context, settings!)),
    }),
    { place: 10, kind: pageTextKind, file: "pages" },
    { place: 10, kind: ownPageKind, file: "own-pages" },
    { place: 15, kind: cardStepKind, file: "card-steps" },
    { place: 16, kind: siteViewKind, file: "view" },
  ],
  demoFiles: privacyStatementFiles,
  collections: {
    websiteSettings: { collection: websiteSettingsCollection, hasOwnCalls: true },
    identity: { collection: identityCollection },
    pageText: {
      collection: pageTextCollection,
      page: ({ page }: { page: PageName }) => ({ name: page, parts: {} }),
    },
    ownPage: {
      collection: ownPageCollection,
      page: ({ id }: { id: number }) => ({ name: "ownPage", parts: { id: String(id) } }),
    },
    menu: { collection: menuCollection },
    cardStep: { collection: cardStepCollection },
    siteView: { collection: viewCollection },
    look: { collection: lookCollection },
  },
  api: [...websiteSettingRoutes, ...notificationRoutes],
  linkTargets: pageTargets,
  liveValues: [{ kind: "identity", keys: ["identity."], valuesOf: identityValues }],
  now: [
    { place: 1, read: seasonNow },
    { place: 5, read: receptionNow },
    { place: 11, read: quietNow },
  ],
  routes: {
    [`${lookPath}/*`]: (context) => (request) => answerLookFile(context, request),
    [faviconPath]: (context, assetUrl) => () => answerFavicon(context, assetUrl),
  },
  apiGroups: { notifications: "Notifications for staff" },
  jobs: [pushJob, guestPushJob, forgetPeopleJob],
  async addMissing(context) {
    await addMissingPageTexts(context);
    await leaveFixedPaths(context);
  },
  mail: { mayStillReceive: wantsMailAt },
  tables: {
    notifiedPerson: {
      holds: "staff who get notifications",
      kept: "30 days after their last visit",
      person: "staff",
    },
    pushDevice: {
      holds: "devices of staff who get notifications",
      kept: "as long as the person",
      person: "staff",
    },
    outboxPush: { holds: "push messages that wait to be sent", kept: "a day", isMomentary: true },
    guestPush: {
      holds: "push messages that wait to be sent to guests",
      kept: "until sent, at most a day",
      person: "guests",
      isMomentary: true,
    },
    formerPagePath: {
      holds: "former addresses of own pages",
      kept: "for good, also after the page is removed",
    },
    pushKey: { holds: "the key pair for push messages", kept: "always" },
  },
});
