import type { Language } from "#src/i18n/language.ts";
import type { Context } from "#src/platform/context.ts";
import type { ExtraSources } from "#src/platform/http/headers.ts";
import type { AssetUrl } from "./assets.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    /** Files that are generated from stored data, besides the API. */
    files?: readonly SiteFile[];
  }
}

/** A file generated from stored data. It is in the page cache, like a page. */
export interface SiteFile {
  /** A path in Hono's syntax, such as "/:file{sitemap-[0-9]+\\.xml}". */
  path: string;
  contentType: string;
  /** The file's language. The file only exists while the site offers this language. */
  language?: Language;
  /** Extra permissions of this response. */
  extraSources?: ExtraSources;
  /**
   * @param parts the path's parameters @returns the body and when it changes without a write @throws Problem not-found
   */
  make(
    context: Context,
    parts: Record<string, string>,
    assetUrl: AssetUrl,
  ): Promise<{ body: string; changesAt?: Temporal.Instant | undefined }>;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for XML elements and attributes. Removes characters that XML 1.0 forbids. */
export function escapeXml(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- exactly those that XML forbids
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replaceAll(/[&<>"']/g, (character) => entities[character]!)
  );
}
