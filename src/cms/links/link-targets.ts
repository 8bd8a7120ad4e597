import type { Language } from "#src/i18n/language.ts";
import type { Context } from "#src/platform/context.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    /** The feature's pages and resources that can be targets of links in texts, or of redirects. */
    linkTargets?: LinkTargets;
  }
}

export interface RedirectTarget {
  /** The target's name in redirects. The name stays the same when the resource gets another address. */
  to: string;
  /** The Norwegian title. */
  title: string;
}

export interface FoundTarget {
  to: string;
  /** The name of the target in texts, such as `page:12` or `article:5`. */
  link: string;
  /** The name for staff: one in each language, or a Norwegian title. */
  title: string | Record<Language, string>;
  /** The target's path. Undefined while guests can't open the target. */
  location: string | undefined;
  /** The next time at which the target appears or disappears for guests. */
  changesAt?: Temporal.Instant | undefined;
}

export interface NamedTarget {
  /** The name of the target in texts. */
  link: string;
  title: FoundTarget["title"];
}

export interface LinkTargets {
  /** Lists at most `most` targets of redirects. Omitted if staff don't choose the targets from a list. */
  list?(context: Context, most: number): Promise<RedirectTarget[]>;
  /** Finds a page or a resource, if the feature has it. @param to the name of a target, or a path */
  find(context: Context, to: string, language: Language): Promise<FoundTarget | undefined>;
  /** Finds targets whose name in any language contains all words of the search. */
  search(context: Context, search: string): Promise<NamedTarget[]>;
}
