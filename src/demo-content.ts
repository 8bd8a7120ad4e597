import { z } from "zod";
import { readContent, type ContentFiles } from "#content/read-content.ts";
import { loadContent, type Content, type ContentKind } from "./content-loader.ts";
import { readDemoPhotos } from "./demo-files.ts";
import { answerTemplateKind } from "./features/feedback/answer-templates/answer-template.ts";
import { articleKind } from "./features/articles/article.ts";
import { contentBlockKind } from "./features/carousel/content-block.ts";
import { departureStopsKind } from "./features/departures/departure-stops.ts";
import { documentKind } from "./features/documents/document.ts";
import { eventKind } from "./features/events/event.ts";
import { faqKind } from "./features/faq/faq.ts";
import { homePageKind } from "./features/home-page/home-page.ts";
import { identityKind } from "./campsite/identity/identity.ts";
import { linkKind } from "./features/links/link.ts";
import { identityValues } from "./campsite/identity/identity-values.ts";
import { planValues } from "./features/plan/live-values/plan-values.ts";
import { priceValues } from "./features/prices/price-values.ts";
import { messageKind } from "./features/messages/message.ts";
import { pageTextKind } from "./campsite/page-texts/page-text.ts";
import { kindNames } from "./cms/kinds.ts";
import { privacyStatement } from "./campsite/page-texts/privacy-statement.ts";
import { photoKind } from "./cms/photos/photo.ts";
import { pictureUrl } from "./cms/photos/pictures/picture-address.ts";
import { planKind } from "./features/plan/plan.ts";
import { priceListKind } from "./features/prices/price-list.ts";
import { cardStepKind } from "./campsite/card-steps/card-step.ts";
import { sanitaryBuildingKind } from "./features/sanitary/sanitary-building.ts";
import { websiteSettingsKind } from "./campsite/settings/website-settings.ts";
import { siteViewKind } from "./campsite/view/view.ts";
import { cameraKind } from "./features/webcam/camera.ts";
import { languages } from "./i18n/language.ts";

/** The files of documents are stored by the seed. */
const documentWithoutFiles = { ...documentKind, input: documentKind.input.omit({ files: true }) };
const documentFiles = z.object({ key: z.string(), pages: z.record(z.enum(languages), z.int()) });

/** The places of the demo's made-up sea forecasts. */
const seaKind = {
  words: {},
  fields: {},
  order: [],
  input: z.object({
    seaPoint: z.object({ latitude: z.number(), longitude: z.number() }),
    seaHarbour: z.string(),
  }),
} satisfies ContentKind;

/** Returns a function that makes its value at the first call. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

const pictures = once(() => new Map(readDemoPhotos().photos.map((photo) => [photo.drawing, photo])));

/** Accepts every name of a live value, because reading these values needs the content first. */
const unchecked: Content = {
  files: once(readContent),
  pictureOf(drawing) {
    const photo = pictures().get(drawing);
    return photo && { ...photo, url: pictureUrl(photo.filename) };
  },
  liveKeys: () => ({ has: () => true }),
};

/** The files in content/, and the generated privacy statement. */
export const demoContent: Content = {
  ...unchecked,
  files: once(() => {
    const [identity] = loadContent(unchecked, identityKind, "identity");
    const statement = privacyStatement({ identity: identity!, kinds: kindNames });
    const pages = languages.map((language) => {
      const { body, ...front } = statement[language];
      return [`${language}/pages/privacy-policy.md`, { ...front, "": body }];
    });
    return { ...unchecked.files(), ...(Object.fromEntries(pages) as ContentFiles) };
  }),
  liveKeys: once(() => {
    const [identity] = loadContent(unchecked, identityKind, "identity");
    const [plan] = loadContent(unchecked, planKind, "plan");
    const [list] = loadContent(unchecked, priceListKind, "prices");
    const stored = { ...list!, id: 1, version: 0, updatedAt: "2000-01-01T00:00:00Z" };
    const prices = priceValues(priceListKind.stored.parse(stored));
    const values = [...identityValues(identity!), ...planValues(plan!), ...prices];
    return new Set(values.map(({ key }) => key));
  }),
};

const list = <Kind extends ContentKind, Own = unknown>(
  kind: Kind,
  name: string,
  own?: z.ZodObject & z.ZodType<Own>,
) => loadContent(demoContent, kind, name, own);
const single = <Kind extends ContentKind>(kind: Kind, name: string) => list(kind, name)[0]!;

/** TABLE  the demo's content: the kind of each file in content/. Each is loaded on demand. */
export const demo = {
  answerTemplates: () => list(answerTemplateKind, "answer-templates"),
  articles: () => list(articleKind, "articles"),
  cameras: () => list(cameraKind, "cameras", z.object({ drawing: z.string() })),
  cardSteps: () => list(cardStepKind, "card-steps"),
  carousel: () => single(contentBlockKind, "carousel"),
  departureStops: () => single(departureStopsKind, "departure-stops"),
  /** Files: content/documents/<key>.<language>.pdf. `pages` has their numbers of pages. */
  documents: () => list(documentWithoutFiles, "documents", documentFiles),
  events: () => list(eventKind, "events"),
  faq: () => list(faqKind, "faq"),
  homePage: () => single(homePageKind, "home-page"),
  identity: () => single(identityKind, "identity"),
  links: () => list(linkKind, "links"),
  messages: () => list(messageKind, "messages"),
  pages: () => list(pageTextKind, "pages"),
  /** The key of a photo is the name of its drawing. */
  photos: () => list(photoKind, "photos", z.object({ key: z.string() })),
  plan: () => single(planKind, "plan"),
  priceLists: () => list(priceListKind, "prices"),
  sanitaryBuildings: () => list(sanitaryBuildingKind, "sanitary-buildings"),
  sea: () => single(seaKind, "sea"),
  view: () => single(siteViewKind, "view"),
  websiteSettings: () => single(websiteSettingsKind, "website-settings"),
};
