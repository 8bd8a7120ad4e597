import type { HistoryDetails } from "#src/cms/history/history-entry.ts";
import type { Context } from "#src/platform/context.ts";
import type { Listed, ResourceKeys, Target } from "#src/platform/store/stored.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    guestKinds?: Record<string, GuestKind>;
  }
}

/** The operations that the history and the search need for a kind that guests send. Other kinds have a collection. */
export interface GuestKind {
  /** Returns the fields that staff set. @throws Problem "not-found" if no resource has this id */
  getMarks(context: Context, id: number): Promise<NonNullable<HistoryDetails["now"]>>;
  /**
   * Restores a deleted resource. @throws Problem "not-found", or "stale" for another version than `target.ifVersions`
   */
  restore(context: Context, target: Target): Promise<ResourceKeys>;
  find(
    context: Context,
    search: string,
    limit: number,
  ): Promise<Listed<{ id: number; name: string; text: string }>>;
}
