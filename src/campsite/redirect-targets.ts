import type { Language } from "#src/i18n/language.ts";
import type { Context } from "#src/platform/context.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    /** The resources of the feature to which staff can redirect old addresses. */
    redirectTargets?: RedirectTargets;
  }
}

export interface RedirectTarget {
  /** The name of the target that stays the same when the resource gets another address. */
  to: string;
  /** The Norwegian title. */
  title: string;
}

export interface FoundTarget extends RedirectTarget {
  /** The resource's path. Undefined while guests can't open the resource. */
  location: string | undefined;
}

export interface RedirectTargets {
  /** Lists at most `most` targets, the newest first. */
  list(context: Context, most: number): Promise<RedirectTarget[]>;
  /**
   * Finds the resource that a redirect names.
   * @param to the name of a target, or the resource's path
   * @returns undefined when the feature has no such resource
   */
  find(context: Context, to: string, language: Language): Promise<FoundTarget | undefined>;
}
