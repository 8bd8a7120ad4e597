import { messages } from "./features/messages/messages.feature.ts";
import { articles } from "./features/articles/articles.feature.ts";
import { photos } from "./cms/photos/photos.feature.ts";
import { nextVersions } from "./cms/next-versions/next-versions.feature.ts";
import { changeOvers } from "./cms/change-overs/change-overs.feature.ts";
import { deadLinks } from "./cms/links/dead-links.feature.ts";
import { prices } from "./features/prices/prices.feature.ts";
import { settings } from "./campsite/settings/settings.feature.ts";
import { identity } from "./campsite/identity/identity.feature.ts";
import { menu } from "./campsite/menu/menu.feature.ts";
import { ownPages } from "./campsite/own-pages/own-pages.feature.ts";
import { pageTexts } from "./campsite/page-texts/page-texts.feature.ts";
import { faq } from "./features/faq/faq.feature.ts";
import { links } from "./features/links/links.feature.ts";
import { answerTemplates } from "./features/feedback/answer-templates/answer-templates.feature.ts";
import { events } from "./features/events/events.feature.ts";
import { documents } from "./features/documents/documents.feature.ts";
import { carousel } from "./features/carousel/carousel.feature.ts";
import { sanitary } from "./features/sanitary/sanitary.feature.ts";
import { accessibility } from "./features/accessibility/accessibility.feature.ts";
import { cardSteps } from "./campsite/card-steps/card-steps.feature.ts";
import { homePage } from "./campsite/home-page/home-page.feature.ts";
import { view } from "./campsite/view/view.feature.ts";
import { look } from "./campsite/look/look.feature.ts";
import { plan } from "./features/plan/plan.feature.ts";
import { webcam } from "./features/webcam/webcam.feature.ts";
import { departures } from "./features/departures/departures.feature.ts";
import { freePitches } from "./features/prices/free-pitches/free-pitches.feature.ts";
import { sea } from "./features/sea/sea.feature.ts";
import { feedback } from "./features/feedback/feedback.feature.ts";
import { pageViews } from "./features/page-views/page-views.feature.ts";
import { redirects } from "./features/redirects/redirects.feature.ts";
import { movingIn } from "./features/moving-in/moving-in.feature.ts";
import { search } from "./features/search/search.feature.ts";
import { subscriptions } from "./features/subscriptions/subscriptions.feature.ts";
import { status } from "./features/status/status.feature.ts";

/** TABLE  the features, in the order of their kinds in the API's document and in the history's filter. */
export const site = [
  messages,
  articles,
  photos,
  nextVersions,
  changeOvers,
  deadLinks,
  prices,
  settings,
  identity,
  pageTexts,
  ownPages,
  menu,
  faq,
  links,
  answerTemplates,
  events,
  documents,
  carousel,
  sanitary,
  accessibility,
  cardSteps,
  homePage,
  view,
  look,
  plan,
  webcam,
  departures,
  freePitches,
  sea,
  feedback,
  pageViews,
  redirects,
  movingIn,
  search,
  subscriptions,
  status,
] as const;
