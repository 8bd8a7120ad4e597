import type { ReactNode } from "react";
import type { PageName } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import type { AssetUrl } from "./assets.ts";
import type { Context } from "#src/platform/context.ts";
import type { ExtraSources } from "#src/platform/http/headers.ts";

/** What the visitor has agreed to. */
export interface Consent {
  forms: boolean;
  social: boolean;
  maps: boolean;
}

/** What anything that guests look at can read. Nothing about the visitor is in it, so the loaded data fits everyone. */
export interface ShownContext extends Context {
  language: Language;
  /** Tells when something that was loaded changes by itself; data and pages aren't cached longer than that. */
  changesAt(instant: Temporal.Instant | undefined): void;
}

/** What a page can read. */
export interface PageContext extends ShownContext {
  page: PageName;
  /** The varying parts of the address, decoded. */
  parts: Record<string, string>;
}

/** What a page tells browsers, search engines and the people it is shared with. */
export interface Head {
  /** The page's own title; the document adds the campsite's tagline. */
  title: string;
  description: string;
  /** The languages in which the page's text exists; all when left out. */
  languages?: Language[];
  /** Its path in each of its languages, if they differ by more than the language prefix. */
  paths?: Partial<Record<Language, string>>;
  /** The picture for sharing; the site's own when left out. */
  image?: SharedPicture | undefined;
  /** Open Graph's type; "website" when left out. */
  type?: "website" | "article";
  /** When an article was published: ISO 8601 with its offset. */
  published?: string;
  /** Whether search engines should leave the page out. */
  isUnlisted?: boolean;
  /** JSON-LD objects (schema.org), without @context. */
  structuredData?: object[];
}

/** The picture that is shown when a page is shared. */
export interface SharedPicture {
  /** Path or address of a JPEG. */
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

/** A form that couldn't be accepted and is shown to its visitor again with everything they typed. */
export interface ReturnedForm {
  /** The status and headers of the answer. */
  status: number;
  headers: Record<string, string>;
  /** What the visitor typed, by field name. */
  values: Record<string, string>;
  /** What is wrong with fields, by field name. */
  faults: Record<string, string>;
  /** Any other reason. */
  failure?: { kind: string; minutes?: number };
}

export interface ViewProps<Data> {
  data: Data;
  language: Language;
  /** Undefined until the visitor has answered. */
  consent: Consent | undefined;
  /** For pages with a form; such a page is made for one visitor and never cached. */
  returned?: ReturnedForm | undefined;
  assetUrl: AssetUrl;
}

export interface Page<Data> {
  /**
   * What the page takes from its address's query, as parts. Each answer is a page of its own in the cache, so there must
   * be few. Without this a page depends on its path alone.
   */
  readQuery?(
    query: URLSearchParams,
    context: Context & { language: Language },
  ): Promise<Record<string, string>>;
  /** Loads the data that the page shows, or redirects the visitor. */
  load(context: PageContext): Promise<Data | Redirect>;
  head(data: Data, context: PageContext): Head;
  View(props: ViewProps<Data>): ReactNode;
  /**
   * The parts that depend on the visitor; the View has a <VisitorPlace> for each. The rest is rendered once for
   * everyone, without consent. A page without this is rendered as a whole for each consent.
   */
  visitorParts?: Record<string, (props: ViewProps<Data>) => ReactNode>;
  /** The origins from which the page may load, for a visitor with this consent; none when left out. */
  extraSources?(props: Pick<ViewProps<Data>, "data" | "language" | "consent">): ExtraSources | undefined;
}

/** A page of any data. Inside a page the data fits its head and view; code outside never looks at it. */
export type AnyPage = Page<any>;

/** Declares a page; TypeScript checks that its parts fit together. */
export function definePage<Data>(page: Page<Data>): Page<Data> {
  return page;
}

export function isRedirect(value: unknown): value is Redirect {
  return typeof value === "object" && value !== null && "redirect" in value;
}
