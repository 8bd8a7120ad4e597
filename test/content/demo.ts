import { z } from "zod";
import { accessPlaceKind } from "#src/features/accessibility/access-place.ts";
import { answerTemplateKind } from "#src/features/feedback/answer-templates/answer-template.ts";
import { articleKind } from "#src/features/articles/article.ts";
import { contentBlockKind } from "#src/features/carousel/content-block.ts";
import { departureStopsKind } from "#src/features/departures/departure-stops.ts";
import { documentKind } from "#src/features/documents/document.ts";
import { eventKind } from "#src/features/events/event.ts";
import { faqKind } from "#src/features/faq/faq.ts";
import { homePageKind } from "#src/campsite/home-page/home-page.ts";
import { identityKind } from "#src/campsite/identity/identity.ts";
import { linkKind } from "#src/features/links/link.ts";
import { messageKind } from "#src/features/messages/message.ts";
import { ownPageKind } from "#src/campsite/own-pages/own-page.ts";
import { pageTextKind } from "#src/campsite/page-texts/page-text.ts";
import { photoKind } from "#src/cms/photos/photo.ts";
import { planKind } from "#src/features/plan/plan.ts";
import { priceListKind } from "#src/features/prices/price-list.ts";
import { cardStepKind } from "#src/campsite/card-steps/card-step.ts";
import { redirectKind } from "#src/features/redirects/redirect.ts";
import { sanitaryBuildingKind } from "#src/features/sanitary/sanitary-building.ts";
import { websiteSettingsKind } from "#src/campsite/settings/website-settings.ts";
import { siteViewKind } from "#src/campsite/view/view.ts";
import { cameraKind } from "#src/features/webcam/camera.ts";
import { seaKind } from "#src/made-up-sources.ts";
import { languages } from "#src/i18n/language.ts";
import { identityValues } from "#src/campsite/identity/identity-values.ts";
import { privacyStatementFiles } from "#src/campsite/page-texts/privacy-statement-files.ts";
import { planValues } from "#src/features/plan/live-values/plan-values.ts";
import { priceValues } from "#src/features/prices/price-values.ts";
import { demoContentOf } from "#src/cms/demo/demo-content.server.ts";
import { loadContent, type ContentKind } from "#src/cms/demo/content-loader.ts";

/** The kind `document` without its field `files`, because the seed stores the files. */
const documentWithoutFiles = { ...documentKind, input: documentKind.input.omit({ files: true }) };
const documentFiles = z.object({ key: z.string(), pages: z.record(z.enum(languages), z.int()) });

/** The demo's content with live values. `site.server.ts` isn't imported, because it would load the whole server. */
export const demoContent = demoContentOf([
  {
    demo: [
      { place: 1, kind: identityKind, file: "identity" },
      { place: 2, kind: planKind, file: "plan" },
      { place: 3, kind: priceListKind, file: "prices" },
    ],
    liveValues: [
      { kind: "identity", keys: [], valuesOf: identityValues },
      { kind: "plan", keys: [], valuesOf: planValues },
      { kind: "priceList", keys: [], valuesOf: priceValues },
    ],
    demoFiles: privacyStatementFiles,
  },
]);

const list = <Kind extends ContentKind, Own = unknown>(
  kind: Kind,
  name: string,
  own?: z.ZodObject & z.ZodType<Own>,
) => loadContent(demoContent, kind, name, own);
const single = <Kind extends ContentKind>(kind: Kind, name: string) => list(kind, name)[0]!;

/** TABLE  the demo's content with its types: the kind of each file in content/. Each file is loaded on demand. */
export const demo = {
  answerTemplates: () => list(answerTemplateKind, "answer-templates"),
  articles: () => list(articleKind, "articles"),
  cameras: () => list(cameraKind, "cameras", z.object({ drawing: z.string() })),
  cardSteps: () => list(cardStepKind, "card-steps"),
  carousel: () => single(contentBlockKind, "carousel"),
  departureStops: () => single(departureStopsKind, "departure-stops"),
  /** The files are content/documents/<key>.<language>.pdf. `pages` has the number of pages of each file. */
  documents: () => list(documentWithoutFiles, "documents", documentFiles),
  events: () => list(eventKind, "events"),
  faq: () => list(faqKind, "faq"),
  homePage: () => single(homePageKind, "home-page"),
  identity: () => single(identityKind, "identity"),
  links: () => list(linkKind, "links"),
  messages: () => list(messageKind, "messages"),
  ownPages: () => list(ownPageKind, "own-pages"),
  pages: () => list(pageTextKind, "pages"),
  /** The key of a photo is the name of its drawing. */
  photos: () => list(photoKind, "photos", z.object({ key: z.string() })),
  plan: () => single(planKind, "plan"),
  priceLists: () => list(priceListKind, "prices"),
  redirects: () => list(redirectKind, "redirects"),
  sanitaryBuildings: () => list(sanitaryBuildingKind, "sanitary-buildings"),
  accessPlaces: () => list(accessPlaceKind, "access-places"),
  sea: () => single(seaKind, "sea"),
  view: () => single(siteViewKind, "view"),
  websiteSettings: () => single(websiteSettingsKind, "website-settings"),
};
