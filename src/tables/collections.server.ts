import { articleAddressParts } from "#src/features/articles/article.ts";
import { articleCollection } from "#src/features/articles/articles.server.ts";
import { contentBlockCollection } from "#src/features/carousel/content-blocks.server.ts";
import { departureStopsCollection } from "#src/features/departures/departures.server.ts";
import { freePitchesCollection } from "#src/features/prices/free-pitches/free-pitches.server.ts";
import { seaReadingCollection } from "#src/features/sea/sea-reading.server.ts";
import { identityCollection } from "#src/campsite/identity/identity.server.ts";
import { pageTextCollection } from "#src/campsite/page-texts/page-texts.server.ts";
import { documentCollection } from "#src/features/documents/documents.server.ts";
import { faqCollection } from "#src/features/faq/faqs.server.ts";
import { eventCollection } from "#src/features/events/events.server.ts";
import { answerTemplateCollection } from "#src/features/feedback/answer-templates/answer-templates.server.ts";
import { linkCollection } from "#src/features/links/links.server.ts";
import { messageKind } from "#src/features/messages/message.ts";
import { messageCollection } from "#src/features/messages/messages.server.ts";
import { photoCollection } from "#src/cms/photos/photo-collection.server.ts";
import { homePageCollection } from "#src/features/home-page/home-page.server.ts";
import { lookCollection } from "#src/campsite/look/look.server.ts";
import { viewCollection } from "#src/campsite/view/view.server.ts";
import { planCollection } from "#src/features/plan/plan.server.ts";
import { priceListCollection } from "#src/features/prices/price-lists.server.ts";
import { cardStepCollection } from "#src/campsite/card-steps/card-steps.server.ts";
import { sanitaryBuildingCollection } from "#src/features/sanitary/sanitary.server.ts";
import { websiteSettingsCollection } from "#src/campsite/settings/website-settings.server.ts";
import { cameraCollection } from "#src/features/webcam/cameras.server.ts";
import type { FoundPage, PageName } from "#src/i18n/addresses.ts";
import type { Collection } from "#src/platform/api/collection-calls.ts";
import { collectionOf, type DescribedCollection } from "#src/cms/collection.server.ts";
import { descriptions } from "#site/descriptions";
import { kindNames, kinds, type KindName } from "#src/cms/kinds.ts";
import { type KindOnAPage } from "#src/cms/resource-addresses.ts";

export interface ShownCollection {
  collection: Collection;
  /** The page that shows a resource, and its address parts. Left out when guests don't see the resource. */
  page?(saved: any): Pick<FoundPage, "name" | "parts">;
  /** Values that make any resource visible in a preview: those of its description, and more. */
  shown?: object;
  /** The time from which guests see it. The preview of a planned resource shows the page at that time. */
  seenFrom?(saved: any): string;
  /** The time until which guests see it. The preview of an expired resource shows the page a second earlier. */
  seenUntil?(saved: any): string;
  /** True when guests see only the active resource. A preview shows the edited resource in its place. */
  isOnlyActiveShown?: boolean;
}

type Described = typeof descriptions;
type Own<Name extends KindName> = Omit<ShownCollection, "page"> &
  ((typeof kinds)[Name] extends { page: PageName } ? unknown : Pick<ShownCollection, "page">);

const longAgo = "2000-01-01T00:00:00Z";

/** TABLE  the kinds that need more than their description, such as the page that shows their resources. */
const own = {
  message: {
    collection: messageCollection,
    shown: { ...messageKind.shown, announcementDate: longAgo, unpublishDate: null },
    isOnlyActiveShown: true,
  },
  article: {
    collection: articleCollection,
    page: ({ url, title }: { url: string; title: string }) => ({
      name: "article",
      parts: articleAddressParts(url, title),
    }),
    seenFrom: ({ publishedDate }: { publishedDate: string }) => publishedDate,
  },
  photo: {
    collection: photoCollection,
    page: ({ id }: { id: number }) => ({ name: "photo", parts: { id: String(id) } }),
  },
  priceList: { collection: priceListCollection, isOnlyActiveShown: true },
  websiteSettings: { collection: websiteSettingsCollection },
  identity: { collection: identityCollection },
  pageText: {
    collection: pageTextCollection,
    page: ({ page }: { page: PageName }) => ({ name: page, parts: {} }),
  },
  faq: { collection: faqCollection },
  event: { collection: eventCollection, seenUntil: ({ endsAt }: { endsAt: string }) => endsAt },
  document: { collection: documentCollection },
  contentBlock: { collection: contentBlockCollection },
  link: { collection: linkCollection },
  answerTemplate: { collection: answerTemplateCollection },
  sanitaryBuilding: { collection: sanitaryBuildingCollection },
  cardStep: { collection: cardStepCollection },
  homePage: { collection: homePageCollection },
  siteView: { collection: viewCollection },
  look: { collection: lookCollection },
  plan: { collection: planCollection },
  camera: { collection: cameraCollection },
  freePitches: { collection: freePitchesCollection },
  seaReading: { collection: seaReadingCollection },
  departureStops: { collection: departureStopsCollection },
} satisfies { [Name in Exclude<KindName, KindOnAPage>]: Own<Name> } & {
  [Name in KindOnAPage]?: Own<Name>;
};

/** The collection of every kind. The cast gives each kind its own types again. */
export const collections = Object.fromEntries(kindNames.map((name) => [name, shownCollection(name)])) as {
  [Name in KindName]: Omit<ShownCollection, "collection"> & { collection: CollectionFor<Name> };
};

type CollectionFor<Name extends KindName> = Name extends keyof typeof own
  ? (typeof own)[Name]["collection"]
  : Name extends keyof Described
    ? DescribedCollection<Described[Name]>
    : never;

function shownCollection(name: KindName): ShownCollection {
  const { page } = kinds[name] as { page?: PageName };
  const { shown } = descriptions[name];
  return {
    ...(page && { page: () => ({ name: page, parts: {} }) }),
    ...(shown && { shown }),
    ...((own as Partial<Record<KindName, Omit<ShownCollection, "page">>>)[name] ?? {
      collection: collectionOf(descriptions[name]),
    }),
  };
}
