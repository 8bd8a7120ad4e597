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

/** What a page may look at. Nothing of the visitor reaches it, so that what is loaded serves everyone. */
export interface PageContext extends Context {
  page: PageName;
  language: Language;
  /** The varying parts of the address, decoded. */
  parts: Record<string, string>;
  /** Tells when something that was loaded changes by itself; neither data nor pages are cached longer than that. */
  changesAt(instant: Temporal.Instant | undefined): void;
}

/** What a page says about itself to browsers, search engines and those it is shared with. */
export interface Head {
  /** The page's own title; the document adds the campsite's tagline. */
  title: string;
  description: string;
  /** The languages in which the page's text exists; all of them when left out. */
  languages?: Language[];
  /** Its path in each of its languages, when they differ by more than the prefix. */
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

/** A picture for those who share a page. */
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

/** A form that comes back to its visitor with all they typed, because it couldn't be taken. */
export interface ReturnedForm {
  /** The answer's status and headers. */
  status: number;
  headers: Record<string, string>;
  /** By the fields' names. */
  values: Record<string, string>;
  /** What is wrong with fields, by their names. */
  faults: Record<string, string>;
  /** What went wrong otherwise. */
  failure?: { kind: string; minutes?: number };
}

export interface ViewProps<Data> {
  data: Data;
  language: Language;
  /** Undefined until the visitor has answered. */
  consent: Consent | undefined;
  /** For pages with a form; such a page is made for one visitor, and never cached. */
  returned?: ReturnedForm | undefined;
  assetUrl: AssetUrl;
}

export interface Page<Data> {
  /** Fetches what the page shows, or says where the visitor should go instead. */
  load(context: PageContext): Promise<Data | Redirect>;
  head(data: Data, context: PageContext): Head;
  View(props: ViewProps<Data>): ReactNode;
  /**
   * The parts that depend on the visitor, for which the View leaves a <VisitorPlace>: the rest is then rendered once for
   * everyone, without their consent. A page without this is rendered whole for each.
   */
  visitorParts?: Record<string, (props: ViewProps<Data>) => ReactNode>;
  /** What the page may fetch from others, for a visitor with this consent; nothing when left out. */
  extraSources?(props: Pick<ViewProps<Data>, "data" | "language" | "consent">): ExtraSources | undefined;
}

/** A page whose data fits its own head and view; outside, nobody needs to know which data. */
export type AnyPage = Page<any>;

/** Checks a page's parts against each other. */
export function definePage<Data>(page: Page<Data>): Page<Data> {
  return page;
}

export function isRedirect(value: unknown): value is Redirect {
  return typeof value === "object" && value !== null && "redirect" in value;
}
