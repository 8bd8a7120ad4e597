import type { HistoryDetails } from "#src/cms/history/history-entry.ts";
import type { Context } from "#src/platform/context.ts";
import type { Listed, ResourceKeys, Target } from "#src/platform/store/stored.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    /** The operations on the kinds that guests send. */
    guestKinds?: Record<string, GuestKind>;
  }
}

/** The operations of history and search on a kind that guests send. Its resources are in no collection. */
export interface GuestKind {
  /** Returns what staff have marked about a resource, without the guest's words. @throws Problem not-found */
  getMarks(context: Context, id: number): Promise<NonNullable<HistoryDetails["now"]>>;
  /** Restores a deleted resource. It runs in a transaction. @throws Problem not-found, stale */
  restore(context: Context, target: Target): Promise<ResourceKeys>;
  /** Finds words in the resources, the latest first. */
  find(
    context: Context,
    search: string,
    limit: number,
  ): Promise<Listed<{ id: number; name: string; text: string }>>;
}
