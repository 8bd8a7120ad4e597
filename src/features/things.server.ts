import { articleAddressParts } from "#src/features/articles/article.ts";
import { articleThing } from "#src/features/articles/articles.server.ts";
import { contentBlockThing } from "#src/features/carousel/content-blocks.server.ts";
import { identityThing } from "#src/features/identity/identity.server.ts";
import { linkCollection } from "#src/features/links/links.server.ts";
import { pageTextThing } from "#src/features/page-texts/page-texts.server.ts";
import { documentCollection } from "#src/features/documents/documents.server.ts";
import { eventAnchor } from "#src/features/events/event.ts";
import { eventCollection } from "#src/features/events/events.server.ts";
import { faqAnchor } from "#src/features/faq/faq.ts";
import { faqCollection } from "#src/features/faq/faqs.server.ts";
import { hideOtherMessages, messageCollection } from "#src/features/messages/messages.server.ts";
import { photoThing } from "#src/features/photos/photo-thing.server.ts";
import { annualRatesThing } from "#src/features/rates/annual-rates.server.ts";
import { cardStepAnchor } from "#src/features/sanitary/card-step.ts";
import { buildingAnchor } from "#src/features/sanitary/sanitary-building.ts";
import { cardStepCollection, sanitaryBuildingCollection } from "#src/features/sanitary/sanitary.server.ts";
import { websiteSettingsThing } from "#src/features/settings/website-settings.server.ts";
import { cameraThing } from "#src/features/webcam/cameras.server.ts";
import type { FoundPage, PageName } from "#src/i18n/addresses.ts";
import type { ChangeContext } from "#src/platform/context.ts";
import type { StaffThing } from "#src/platform/api/thing-calls.ts";
import type { ThingName } from "./thing-names.ts";

/** A kind of thing, and where guests see one. */
interface KindOfThing {
  thing: StaffThing;
  /** The page that shows it, with the varying parts of its address. */
  page(saved: any): Pick<FoundPage, "name" | "parts">;
  /** Where on that page it stands: an element's id. */
  place?(saved: { id: number }): string;
  /** What makes guests see it, whatever its state; for previews. */
  shown?: object;
  /** The moment from which guests see it: a preview of what is planned is the page at that moment. */
  seenFrom?(saved: any): string;
  /** Takes what guests would see in its place out of the way, in the change that a preview is made in. */
  clearPlace?(inChange: ChangeContext, saved: { id: number }): Promise<void>;
}

const on = (name: PageName) => () => ({ name, parts: {} });

/** Long before now: what was published then is shown. */
const longAgo = "2000-01-01T00:00:00Z";

/** Long after now: what ends then is shown. */
const farAhead = "2100-01-01T00:00:00Z";

/** TABLE  every kind of thing that staff write: for its history, its missing translations, and previews. */
export const kindsOfThings: Record<ThingName, KindOfThing> = {
  message: {
    thing: messageCollection,
    page: on("home"),
    shown: { isActive: true, announcementDate: longAgo, unpublishDate: null },
    clearPlace: hideOtherMessages,
  },
  article: {
    thing: articleThing,
    page: ({ url, title }: { url: string; title: string }) => ({
      name: "article",
      parts: articleAddressParts(url, title),
    }),
    shown: { isActive: true },
    seenFrom: ({ publishedDate }: { publishedDate: string }) => publishedDate,
  },
  photo: {
    thing: photoThing,
    page: ({ id }: { id: number }) => ({ name: "photo", parts: { id: String(id) } }),
    shown: { showInGallery: true },
  },
  annualRates: { thing: annualRatesThing, page: on("prices"), shown: { isActive: true } },
  websiteSettings: { thing: websiteSettingsThing, page: on("home") },
  identity: { thing: identityThing, page: on("contactUs") },
  pageText: { thing: pageTextThing, page: ({ page }: { page: PageName }) => ({ name: page, parts: {} }) },
  faq: { thing: faqCollection, page: on("questions"), place: ({ id }) => faqAnchor(id) },
  link: { thing: linkCollection, page: on("activities"), place: () => "links" },
  event: {
    thing: eventCollection,
    page: on("events"),
    place: ({ id }) => eventAnchor(id),
    shown: { endsAt: farAhead },
  },
  document: { thing: documentCollection, page: on("documents") },
  contentBlock: { thing: contentBlockThing, page: on("home") },
  sanitaryBuilding: {
    thing: sanitaryBuildingCollection,
    page: on("sanitary"),
    place: ({ id }) => buildingAnchor(id),
  },
  cardStep: { thing: cardStepCollection, page: on("sanitary"), place: ({ id }) => cardStepAnchor(id) },
  camera: { thing: cameraThing, page: on("webcam") },
};
