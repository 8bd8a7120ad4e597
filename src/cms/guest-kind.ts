import type { HistoryDetails } from "#src/cms/history/history-entry.ts";
import type { Context } from "#src/platform/context.ts";
import type { Listed, ResourceKeys, Target } from "#src/platform/store/stored.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    guestKinds?: Record<string, GuestKind>;
  }
}

/**
 * Operations of the history and the search on a kind that guests send. Other kinds have a collection for this purpose.
 */
export interface GuestKind {
  /** Returns the fields that staff set, without the guest's words. @throws Problem "not-found" for an unknown id */
  getMarks(context: Context, id: number): Promise<NonNullable<HistoryDetails["now"]>>;
  /**
   * Restores a deleted resource in a transaction.
   * @throws Problem "not-found" for an unknown id, "stale" for an outdated version
   */
  restore(context: Context, target: Target): Promise<ResourceKeys>;
  find(
    context: Context,
    search: string,
    limit: number,
  ): Promise<Listed<{ id: number; name: string; text: string }>>;
}
