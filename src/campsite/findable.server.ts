import { hash } from "node:crypto";
import type { MenuPageName } from "#src/campsite/menu/menu-pages.ts";
import type { PageName } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import type { ShownContext } from "#src/platform/pages/page.ts";
import { withoutElements } from "#src/platform/pages/html.ts";
import type { PictureSource } from "#src/ui/picture/picture.tsx";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    /** The feature's resources that guests find with the site's search. */
    findable?: readonly FindableSource[];
    /** Further words by which guests find a page, such as the names in a list on the page. */
    pageWords?: { readonly [Name in PageName]?: (context: ShownContext) => Promise<string> };
  }
}

/** TABLE  the groups of search results, in their order on the search page. */
export const findableGroups = [
  "answers",
  "pages",
  "news",
  "events",
  "prices",
  "places",
  "documents",
] as const;
export type FindableGroup = (typeof findableGroups)[number];

/** TABLE  the page to which a group's results belong. While the page is switched off, guests don't find the results. */
export const pageOfGroup: Partial<Record<FindableGroup, MenuPageName>> = {
  answers: "questions",
  news: "news",
  events: "events",
  prices: "prices",
  places: "sitemap",
};

/** Something that guests can read now, in the guest's language or in Norwegian. */
export interface Findable {
  id: string;
  title: string;
  /** The text without HTML. A result shows an excerpt around the searched words. */
  text: string;
  language: Language;
  href: string;
  /** The sanitized HTML of the text, for results that show the complete text. */
  html?: string;
  /** Words that aren't shown, such as other names of a place. */
  alsoFoundBy?: string;
  /** A short line in the guest's language, such as a date, a price or a file's size. */
  note?: string;
  picture?: PictureSource | undefined;
  /** The path of the drawing that replaces a missing picture. */
  drawing?: string;
  /** The id of a sign in the plan's drawing. */
  sign?: string;
}

export interface FindableEntry {
  id: string;
  /** A value that changes whenever the indexed texts change. */
  version: string;
}

/** A source of texts that guests can read now. It calls `context.changesAt` with the time of the next change. */
export interface FindableSource {
  group: FindableGroup;
  list(context: ShownContext): Promise<FindableEntry[]>;
  read(context: ShownContext, ids: readonly string[]): Promise<Findable[]>;
}

/** Returns the text of HTML. A colon follows a heading without punctuation: "Hund: Hunder er velkomne." */
export const plainWithColons = (html: string): string =>
  withoutElements(html.replaceAll(/(?<![.?!:])<\/h[2-4]>/g, ":$&"));

/** Makes a source that reads all its resources each time. Use it for a few resources. */
export const readAtOnce = (
  group: FindableGroup,
  readAll: (context: ShownContext) => Promise<Findable[]>,
): FindableSource => ({
  group,
  async list(context) {
    const all = await readAll(context);
    return all.map(({ id, title, text, alsoFoundBy, language }) => ({
      id,
      version: hash("sha1", JSON.stringify([title, text, alsoFoundBy, language]), "base64"),
    }));
  },
  async read(context, ids) {
    const wanted = new Set(ids);
    return (await readAll(context)).filter(({ id }) => wanted.has(id));
  },
});
