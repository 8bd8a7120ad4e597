import { overview } from "./admin/overview/overview.feature.server.ts";
import { campsite } from "./campsite/campsite.feature.server.ts";
import { cms } from "./cms/cms.feature.server.ts";
import type { ShownCollection } from "./cms/collections.server.ts";
import type { KindName } from "./cms/kinds.ts";
import { articles } from "./features/articles/articles.feature.server.ts";
import { carousel } from "./features/carousel/carousel.feature.server.ts";
import { departures } from "./features/departures/departures.feature.server.ts";
import { documents } from "./features/documents/documents.feature.server.ts";
import { events } from "./features/events/events.feature.server.ts";
import { faq } from "./features/faq/faq.feature.server.ts";
import { feedback } from "./features/feedback/feedback.feature.server.ts";
import { freeTonight } from "./features/free-tonight/free-tonight.feature.server.ts";
import { gallery } from "./features/gallery/gallery.feature.server.ts";
import { homePage } from "./campsite/home-page/home-page.feature.server.ts";
import { links } from "./features/links/links.feature.server.ts";
import { messages } from "./features/messages/messages.feature.server.ts";
import { movingIn } from "./features/moving-in/moving-in.feature.server.ts";
import { pageViews } from "./features/page-views/page-views.feature.server.ts";
import { plan } from "./features/plan/plan.feature.server.ts";
import { prices } from "./features/prices/prices.feature.server.ts";
import { redirects } from "./features/redirects/redirects.feature.server.ts";
import { sanitary } from "./features/sanitary/sanitary.feature.server.ts";
import { accessibility } from "./features/accessibility/accessibility.feature.server.ts";
import { search } from "./features/search/search.feature.server.ts";
import { sea } from "./features/sea/sea.feature.server.ts";
import { status } from "./features/status/status.feature.server.ts";
import { subscriptions } from "./features/subscriptions/subscriptions.feature.server.ts";
import { topUp } from "./features/top-up/top-up.feature.server.ts";
import { warnings } from "./features/warnings/warnings.feature.server.ts";
import { weather } from "./features/weather/weather.feature.server.ts";
import { webcam } from "./features/webcam/webcam.feature.server.ts";
import type { PageName } from "./i18n/addresses.ts";
import type { Tables } from "./platform/database/database.ts";
import type { TableFacts } from "./platform/database/table-facts.ts";
import type { AnyPage } from "./platform/pages/page.ts";
import { platform } from "./platform/store/platform.feature.server.ts";
import { tableOf } from "./platform/server-feature.ts";
import { publicSite } from "./site/public-site.feature.server.ts";

/** TABLE  the server parts of the features, in the order of the API's document. `site.ts` has the browser's parts. */
export const site = [
  messages,
  articles,
  feedback,
  prices,
  campsite,
  faq,
  links,
  events,
  documents,
  carousel,
  sanitary,
  accessibility,
  homePage,
  plan,
  webcam,
  gallery,
  topUp,
  cms,
  overview,
  status,
  pageViews,
  redirects,
  movingIn,
  departures,
  platform,
  publicSite,
  weather,
  warnings,
  sea,
  search,
  subscriptions,
  freeTonight,
] as const;

// TypeScript reports an error here if one of the pages, kinds or tables is missing in all features.
export const pages: Record<PageName, AnyPage> = tableOf(site, "pages");
export const collections: Record<KindName, ShownCollection> = tableOf(site, "collections");
export const tables: Record<Exclude<keyof Tables, KindName>, TableFacts> = tableOf(site, "tables");
