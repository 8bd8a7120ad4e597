import type { ReactNode } from "react";
import type { PageName } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import type { AssetUrl } from "./assets.ts";
import type { Context } from "#src/platform/context.ts";
import type { RunPost } from "#src/platform/http/post-limit.ts";
import type { ExtraSources } from "#src/platform/http/headers.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    pages?: { readonly [Name in PageName]?: AnyPage };
    /** Pages with a GET form. Searched values come as `parts`, and the response isn't cached. */
    queries?: { readonly [Name in PageName]?: PageQuery };
    /** Forms that a browser can send without a script. */
    forms?: { readonly [Name in PageName]?: PostForm };
  }
}

export interface Consent {
  forms: boolean;
  social: boolean;
  maps: boolean;
}

/** The context of content for all visitors. The context contains no data of a visitor, so the content can be cached. */
export interface ShownContext extends Context {
  language: Language;
  /** Sets a time at which the cached page expires. Call it when loaded data changes without a write. */
  changesAt(instant: Temporal.Instant | undefined): void;
}

export interface PageContext extends ShownContext {
  page: PageName;
  parts: Record<string, string>;
  /** A keyed hash of the visitor's block of IP addresses. Undefined for cached pages. */
  asker?: string | undefined;
}

export interface Head {
  /** The page's title. The document adds the campsite's tagline. */
  title: string;
  description: string;
  languages?: Language[];
  paths?: Partial<Record<Language, string>>;
  canonicalPath?: string;
  image?: SharedPicture | undefined;
  /** The page's type in Open Graph. */
  type?: "website" | "article";
  /** The time of publication, ISO 8601 with an offset. */
  published?: string;
  /** True to ask search engines not to list the page. */
  isUnlisted?: boolean;
  /** The address of the staff screen where staff edit the page. */
  editScreen?: string | undefined;
  /** JSON-LD objects (schema.org), without @context. */
  structuredData?: object[];
}

export interface SharedPicture {
  src: string;
  /** The width in pixels. */
  width: number;
  height: number;
  alt: string;
}

export interface PageQuery {
  field: string;
  /** The names of further fields of the same form. */
  others?: readonly string[];
  /** The name of the field with the sort order. A query with only this field shows the page without results. */
  order?: string;
  maxLength: number;
  /** The maximum number of requests that a block of IP addresses may send in a minute. */
  perMinute: number;
  /** Returns the fault's name for each field with a fault. `values` are trimmed and not empty. */
  faultsOf?(values: Record<string, string>): Record<string, string>;
}

export interface Redirect {
  redirect: string;
  status: 301 | 302;
}

/** The page after a posted form: with the input and an error status, or with the result and status 200. */
export interface ReturnedForm {
  status: number;
  headers: Record<string, string>;
  values: Record<string, string>;
  faults: Record<string, string>;
  failure?: { kind: string; minutes?: number };
  /** The result. The page's context has these values in `parts`. */
  parts?: Record<string, string>;
}

/** The response to a posted form without a result to show: a redirect to a part of the page. */
export interface StoredForm {
  fragment: string;
}

/** Handles a posted form. @param options.takePost counts it against the visitor's limit */
export type PostForm = (
  context: Context,
  request: Request,
  options: { page: PageName; language: Language; takePost: RunPost },
) => Promise<ReturnedForm | StoredForm>;

export interface ViewProps<Data> {
  data: Data;
  language: Language;
  /** The visitor's consent; undefined before the visitor has chosen. */
  consent: Consent | undefined;
  /** The rejected form, or the form's result. A page with `returned` is never cached. */
  returned?: ReturnedForm | undefined;
  assetUrl: AssetUrl;
}

export interface Page<Data> {
  /** The page's style sheet. There is only one file, so that the page appears quickly. */
  style?: string;
  /** Returns the part of the query that changes the page. Each different result is cached, so there must be few. */
  readQuery?(
    query: URLSearchParams,
    context: Context & { language: Language },
  ): Promise<Record<string, string>>;
  load(context: PageContext): Promise<Data | Redirect>;
  head(data: Data, context: PageContext): Head;
  View(props: ViewProps<Data>): ReactNode;
  extraSources?(props: Pick<ViewProps<Data>, "data" | "language" | "consent">): ExtraSources | undefined;
}

export type AnyPage = Page<any>;

/**
 * Defines a page. TypeScript checks that the parts fit together.
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
