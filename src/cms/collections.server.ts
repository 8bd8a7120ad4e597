import type { FoundPage, PageName } from "#src/i18n/addresses.ts";
import type { Collection } from "#src/platform/api/collection-calls.ts";
import type { Context } from "#src/platform/context.ts";
import { tableOf } from "#src/platform/server-feature.ts";
import type { DescribedCollection } from "./described-collection.ts";
import type { ResourceKind } from "./kind/kind.ts";
import { kinds, type KindName } from "./kinds.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    /** The collection of each kind, and how guests see its resources. */
    collections?: { readonly [Name in KindName]?: ShownCollection };
  }
}

export interface ShownCollection {
  collection: Collection & Pick<DescribedCollection<ResourceKind>, "kind" | "listAll">;
  /** The page that shows a resource, and its address parts, if the page differs between resources. */
  page?(saved: any): Pick<FoundPage, "name" | "parts">;
  /** Values that make any resource visible in a preview: those of its description, and more. */
  shown?: object;
  /** The time from which guests see it. The preview of a planned resource shows the page at that time. */
  seenFrom?(saved: any): string;
  /** The time until which guests see it. The preview of an expired resource shows the page a second earlier. */
  seenUntil?(saved: any): string;
  /** True when guests see only the active resource. A preview shows the edited resource in its place. */
  isOnlyActiveShown?: boolean;
  /** Checks whether resources work, such as devices that send something. */
  checks?(context: Context): Promise<ResourceCheck[]>;
  /** True when the kind has calls of its own in the API, and not those of every kind. */
  hasOwnCalls?: boolean;
}

interface ResourceCheck {
  name: string;
  /** The title in Norwegian; empty until staff write one. */
  title: string;
  isGood: boolean;
  /** When it last sent something. A device that never did isn't good, but hasn't failed: it may not exist. */
  sentAt: Temporal.Instant | undefined;
}

type Site = Pick<Context, "features">;

/** Returns the collection of a kind, and how guests see its resources. */
export function shownCollection({ features }: Site, name: KindName): ShownCollection {
  const { page } = kinds[name] as { page?: PageName };
  const registered = tableOf(features, "collections")[name]!;
  const { shown } = registered.collection.kind;
  return {
    ...(page && { page: () => ({ name: page, parts: {} }) }),
    ...(shown && { shown }),
    ...registered,
  };
}

export const collectionFor = (site: Site, name: KindName): ShownCollection["collection"] =>
  tableOf(site.features, "collections")[name]!.collection;

/** Returns the description of a kind, for code that works on all of them. */
export const descriptionOf = (site: Site, name: KindName): ResourceKind => collectionFor(site, name).kind;
