import type { FoundPage, PageName } from "#src/i18n/addresses.ts";
import type { Collection } from "#src/platform/api/collection-calls.ts";
import type { Context } from "#src/platform/context.ts";
import { tableOf } from "#src/platform/server-feature.ts";
import type { WholeRow } from "#src/platform/store/overlay.ts";
import type { DescribedCollection } from "./described-collection.ts";
import type { ResourceKind } from "./kind/kind.ts";
import { kinds, type KindName } from "./kinds.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    /** The collection of each kind, and the settings for showing the kind's resources to guests. */
    collections?: { readonly [Name in KindName]?: ShownCollection };
  }
}

export interface ShownCollection {
  collection: Collection & Pick<DescribedCollection<ResourceKind>, "kind" | "listAll">;
  /** Returns the page of a resource and the values in its address. Omitted when the kind has one page. */
  page?(saved: any): Pick<FoundPage, "name" | "parts">;
  /** Field values that replace `shown` of the kind in a preview, so that any resource is visible. */
  shown?: object;
  /** Returns the time from which guests see a resource. Its preview shows the page at this time. */
  seenFrom?(saved: any): string;
  /** Returns the end of a resource for guests, or null. Its preview shows the page one second before. */
  seenUntil?(saved: any): string | null;
  /** True when guests see only the active resource. A preview shows the edited resource in place of the active one. */
  isOnlyActiveShown?: boolean;
  /** Field values that a planned publication sets, such as the state of an active price list. */
  whenPlanned?: object;
  /** Returns the rows that the site will have changed by itself at the context's time, for previews. */
  rowsAt?(context: Context): Promise<WholeRow[]>;
  /** Checks whether resources work, for example whether a device still sends data. */
  checks?(context: Context): Promise<ResourceCheck[]>;
  /** True when the kind has its own API calls instead of the calls that all kinds share. */
  hasOwnCalls?: boolean;
}

interface ResourceCheck {
  name: string;
  /** The Norwegian title, or "" when staff haven't written a title. */
  title: string;
  /** False when staff must act. */
  isGood: boolean;
  /** The time when the device last sent data. Undefined when the device has never sent any. */
  sentAt: Temporal.Instant | undefined;
}

type Site = Pick<Context, "features">;

/** Returns the collection of a kind, with the settings for showing its resources to guests. */
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

export const descriptionOf = (site: Site, name: KindName): ResourceKind => collectionFor(site, name).kind;
