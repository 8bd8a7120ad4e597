import { updatesText } from "#messages/subscriptions";
import { readAtOnce } from "#src/campsite/findable.server.ts";
import { address } from "#src/i18n/addresses.ts";
import { defineServerFeature } from "#src/platform/server-feature.ts";
import { announceJob, countRefusal, endedSubscriptionsJob } from "./announce.server.ts";
import { subscriberRoutes } from "./subscribers.api.ts";
import { postUpdates } from "./updates-post.server.ts";
import { endBrowser, findByEndpoint } from "./subscriptions.server.ts";
import { updatesPage } from "./updates-page.tsx";

export const subscriptions = defineServerFeature({
  pages: { updates: updatesPage },
  queries: {
    updates: { field: "confirm", others: ["leave", "change"], maxLength: 2000, perMinute: 60 },
  },
  forms: { updates: postUpdates },
  fillsPage: { updates: async ({ config }) => config.mail !== undefined },
  findable: [
    readAtOnce("pages", async ({ config, language }) => {
      const { title, lead } = updatesText[language];
      return config.mail
        ? [{ id: "updates", title, text: lead, language, href: address("updates", language) }]
        : [];
    }),
  ],
  api: subscriberRoutes,
  apiGroups: { subscriptions: "Guests who get notices and news by mail or push message" },
  jobs: [announceJob, endedSubscriptionsJob],
  mail: { onListRefused: countRefusal },
  onPushEnded: endBrowser,
  usesPush: async (context, endpoint) => (await findByEndpoint(context, endpoint)) !== undefined,
  tables: {
    subscription: {
      holds: "guests who get notices and news by mail or push message",
      kept: "until the day that the guest chose, or until the guest leaves",
      person: "guests",
    },
    announced: {
      holds: "the notices and articles that were sent to guests",
      kept: "until they end, at least for a day",
    },
    announcing: { holds: "whether notices are sent to guests, and since when", kept: "always" },
  },
});
