import { articleAddressParts } from "#src/features/articles/article.ts";
import { articleCollection } from "#src/features/articles/articles.server.ts";
import { contentBlockCollection } from "#src/features/carousel/content-blocks.server.ts";
import { identityCollection } from "#src/features/identity/identity.server.ts";
import { linkCollection } from "#src/features/links/links.server.ts";
import { pageTextCollection } from "#src/features/page-texts/page-texts.server.ts";
import { documentCollection } from "#src/features/documents/documents.server.ts";
import { eventAnchor } from "#src/features/events/event.ts";
import { eventCollection } from "#src/features/events/events.server.ts";
import { faqAnchor } from "#src/features/faq/faq.ts";
import { faqCollection } from "#src/features/faq/faqs.server.ts";
import { hideOtherMessages, messageCollection } from "#src/features/messages/messages.server.ts";
import { photoCollection } from "#src/features/photos/photo-collection.server.ts";
import { priceListCollection } from "#src/features/prices/price-lists.server.ts";
import { cardStepAnchor } from "#src/features/sanitary/card-step.ts";
import { buildingAnchor } from "#src/features/sanitary/sanitary-building.ts";
import { cardStepCollection, sanitaryBuildingCollection } from "#src/features/sanitary/sanitary.server.ts";
import { websiteSettingsCollection } from "#src/features/settings/website-settings.server.ts";
import { cameraCollection } from "#src/features/webcam/cameras.server.ts";
import type { FoundPage, PageName } from "#src/i18n/addresses.ts";
import type { TransactionContext } from "#src/platform/context.ts";
import type { Collection } from "#src/platform/api/collection-calls.ts";
import type { KindName } from "./kind-names.ts";

/** A kind of resource, and where guests see one. */
interface ShownCollection {
  collection: Collection;
  /** The page that shows it, with the varying parts of its address. */
  page(saved: any): Pick<FoundPage, "name" | "parts">;
  /** Where on that page it stands: an element's id. */
  place?(saved: { id: number }): string;
  /** What makes guests see it, whatever its state; for previews. */
  shown?: object;
  /** The moment from which guests see it: a preview of what is planned is the page at that moment. */
  seenFrom?(saved: any): string;
  /** Takes what guests would see in its place out of the way, in the change that a preview is made in. */
  clearPlace?(transaction: TransactionContext, saved: { id: number }): Promise<void>;
}

const on = (name: PageName) => () => ({ name, parts: {} });

/** Long before now: what was published then is shown. */
const longAgo = "2000-01-01T00:00:00Z";

/** Long after now: what ends then is shown. */
const farAhead = "2100-01-01T00:00:00Z";

/** TABLE  every kind of resource that staff write: for its history, its missing translations, and previews. */
export const collections: Record<KindName, ShownCollection> = {
  message: {
    collection: messageCollection,
    page: on("home"),
    shown: { isActive: true, announcementDate: longAgo, unpublishDate: null },
    clearPlace: hideOtherMessages,
  },
  article: {
    collection: articleCollection,
    page: ({ url, title }: { url: string; title: string }) => ({
      name: "article",
      parts: articleAddressParts(url, title),
    }),
    shown: { isActive: true },
    seenFrom: ({ publishedDate }: { publishedDate: string }) => publishedDate,
  },
  photo: {
    collection: photoCollection,
    page: ({ id }: { id: number }) => ({ name: "photo", parts: { id: String(id) } }),
    shown: { showInGallery: true },
  },
  priceList: { collection: priceListCollection, page: on("prices"), shown: { isActive: true } },
  websiteSettings: { collection: websiteSettingsCollection, page: on("home") },
  identity: { collection: identityCollection, page: on("contactUs") },
  pageText: {
    collection: pageTextCollection,
    page: ({ page }: { page: PageName }) => ({ name: page, parts: {} }),
  },
  faq: { collection: faqCollection, page: on("questions"), place: ({ id }) => faqAnchor(id) },
  link: { collection: linkCollection, page: on("activities"), place: () => "links" },
  event: {
    collection: eventCollection,
    page: on("events"),
    place: ({ id }) => eventAnchor(id),
    shown: { endsAt: farAhead },
  },
  document: { collection: documentCollection, page: on("documents") },
  contentBlock: { collection: contentBlockCollection, page: on("home") },
  sanitaryBuilding: {
    collection: sanitaryBuildingCollection,
    page: on("sanitary"),
    place: ({ id }) => buildingAnchor(id),
  },
  cardStep: { collection: cardStepCollection, page: on("sanitary"), place: ({ id }) => cardStepAnchor(id) },
  camera: { collection: cameraCollection, page: on("webcam") },
};
