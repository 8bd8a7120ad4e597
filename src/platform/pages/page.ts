import type { ReactNode } from "react";
import type { PageName } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import type { AssetUrl } from "./assets.ts";
import type { Context } from "#src/platform/context.ts";
import type { RunPost } from "#src/platform/http/post-limit.ts";
import type { ExtraSources } from "#src/platform/http/headers.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    /** The module of each public page, for all languages. */
    pages?: { readonly [Name in PageName]?: AnyPage };
    /** The pages with a form that a browser can post to the page itself. */
    forms?: { readonly [Name in PageName]?: PostForm };
  }
}

export interface Consent {
  forms: boolean;
  social: boolean;
  maps: boolean;
}

/** The context of everything that visitors see. It has no data of the visitor, so the loaded data suits everyone. */
export interface ShownContext extends Context {
  language: Language;
  /** Limits caching: something that was loaded changes at this instant without a write. */
  changesAt(instant: Temporal.Instant | undefined): void;
}

export interface PageContext extends ShownContext {
  page: PageName;
  /** The decoded parameters of the path. */
  parts: Record<string, string>;
}

/** The metadata of a page for browsers, search engines and link previews. */
export interface Head {
  /** The page's own title. The document adds the campsite's tagline. */
  title: string;
  description: string;
  /** The languages in which the page's text exists; all when left out. */
  languages?: Language[];
  /** The path in each language, if paths differ by more than the language prefix. */
  paths?: Partial<Record<Language, string>>;
  /** The picture for sharing; the site's own when left out. */
  image?: SharedPicture | undefined;
  /** Open Graph's type; "website" when left out. */
  type?: "website" | "article";
  /** When an article was published: ISO 8601 with offset. */
  published?: string;
  /** True when search engines should not index the page. */
  isUnlisted?: boolean;
  /** JSON-LD objects (schema.org), without @context. */
  structuredData?: object[];
}

export interface SharedPicture {
  /** Path or URL of a JPEG. */
  src: string;
  /** In pixels. */
  width: number;
  height: number;
  alt: string;
}

export interface Redirect {
  redirect: string;
  status: 301 | 302;
}

/** A rejected form, which is rendered again with the visitor's input. */
export interface ReturnedForm {
  status: number;
  headers: Record<string, string>;
  /** The visitor's input, by field name. */
  values: Record<string, string>;
  /** Messages about wrong fields, by field name. */
  faults: Record<string, string>;
  /** Another reason for the rejection. */
  failure?: { kind: string; minutes?: number };
}

/**
 * Receives a form that a browser posted without our script.
 * @param takePost counts the post against the visitor's limit
 * @returns undefined when it is stored, otherwise the form to return to the visitor
 */
export type PostForm = (
  context: Context,
  request: Request,
  options: { page: PageName; language: Language; takePost: RunPost },
) => Promise<ReturnedForm | undefined>;

export interface ViewProps<Data> {
  data: Data;
  language: Language;
  /** Undefined until the visitor has chosen. */
  consent: Consent | undefined;
  /** For pages with a form. The page is then rendered for one visitor and never cached. */
  returned?: ReturnedForm | undefined;
  assetUrl: AssetUrl;
}

export interface Page<Data> {
  /**
   * Reads the query parameters that the page supports. The page cache has a page for each result, so the number of
   * results must be small. Without this the page ignores the query.
   */
  readQuery?(
    query: URLSearchParams,
    context: Context & { language: Language },
  ): Promise<Record<string, string>>;
  load(context: PageContext): Promise<Data | Redirect>;
  head(data: Data, context: PageContext): Head;
  View(props: ViewProps<Data>): ReactNode;
  /** Returns the origins that the page may load from with this consent; none when left out. */
  extraSources?(props: Pick<ViewProps<Data>, "data" | "language" | "consent">): ExtraSources | undefined;
}

/** A page of any data. The data fits its own head and view; other code never reads it. */
export type AnyPage = Page<any>;

/**
 * Defines a page. TypeScript checks that its parts fit together.
 * @example
 * export const questionsPage = definePage<{ faqs: StoredOf<typeof faqKind>[] }>({
 *   load: async (context) => ({ faqs: await faqCollection.listAll(context) }),
 *   head: () => ({ title: "Spørsmål", description: "Svar på det gjester spør om." }),
 *   View: ({ data: { faqs } }) => faqs.map(({ id, question }) => <h2 key={id}>{question}</h2>),
 * });
 */
export function definePage<Data>(page: Page<Data>): Page<Data> {
  return page;
}

export function isRedirect(value: unknown): value is Redirect {
  return typeof value === "object" && value !== null && "redirect" in value;
}
