import { articleKind } from "#src/features/articles/article.ts";
import { photoKind } from "#src/cms/photos/photo.ts";
import { websiteSettingsKind } from "#src/campsite/settings/website-settings.ts";
import { cameraKind } from "#src/features/webcam/camera.ts";
import { messageKind } from "#src/features/messages/message.ts";
import { answerTemplateKind } from "#src/features/feedback/answer-templates/answer-template.ts";
import { linkKind } from "#src/features/links/link.ts";
import { documentKind } from "#src/features/documents/document.ts";
import { eventKind } from "#src/features/events/event.ts";
import { faqKind } from "#src/features/faq/faq.ts";
import { cardStepKind } from "#src/campsite/card-steps/card-step.ts";
import { sanitaryBuildingKind } from "#src/features/sanitary/sanitary-building.ts";
import { contentBlockKind } from "#src/features/carousel/content-block.ts";
import { pageTextKind } from "#src/campsite/page-texts/page-text.ts";
import { departureStopsKind } from "#src/features/departures/departure-stops.ts";
import { freePitchesKind } from "#src/features/prices/free-pitches/free-pitches.ts";
import { seaReadingKind } from "#src/features/sea/sea-reading.ts";
import { homePageKind } from "#src/features/home-page/home-page.ts";
import { lookKind } from "#src/campsite/look/look.ts";
import { siteViewKind } from "#src/campsite/view/view.ts";
import { identityKind } from "#src/campsite/identity/identity.ts";
import { planKind } from "#src/features/plan/plan.ts";
import { priceListKind } from "#src/features/prices/price-list.ts";
import type { KindName } from "#src/cms/kinds.ts";
import type { ResourceKind } from "#src/cms/kind/kind.ts";

/** TABLE  the kinds that are described field by field, for code that works on all of them. */
export const descriptions = {
  message: messageKind,
  priceList: priceListKind,
  identity: identityKind,
  article: articleKind,
  photo: photoKind,
  websiteSettings: websiteSettingsKind,
  pageText: pageTextKind,
  faq: faqKind,
  link: linkKind,
  answerTemplate: answerTemplateKind,
  event: eventKind,
  document: documentKind,
  contentBlock: contentBlockKind,
  sanitaryBuilding: sanitaryBuildingKind,
  cardStep: cardStepKind,
  homePage: homePageKind,
  siteView: siteViewKind,
  look: lookKind,
  plan: planKind,
  camera: cameraKind,
  freePitches: freePitchesKind,
  seaReading: seaReadingKind,
  departureStops: departureStopsKind,
} satisfies { [Name in KindName]: ResourceKind & { name: Name } };
