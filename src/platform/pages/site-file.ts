import type { Language } from "#src/i18n/language.ts";
import type { Context } from "#src/platform/context.ts";
import type { ExtraSources } from "#src/platform/http/headers.ts";
import type { AssetUrl } from "./assets.ts";

/** A file that is made from stored data. It is in the page cache, like a page. */
export interface SiteFile {
  /** As Hono writes paths: "/:file{sitemap-[0-9]+\\.xml}" varies. */
  path: string;
  contentType: string;
  /** The language that it is in; it is only there where the site offers that. */
  language?: Language;
  /** What it may do that other answers may not. */
  extraSources?: ExtraSources;
  /**
   * @param parts the varying parts of the path
   * @returns the whole body, and when it next changes by itself, without a write
   * @throws Problem not-found
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

/** Escapes text for XML elements and attributes; characters that XML 1.0 forbids are removed. */
export function escapeXml(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- exactly those that XML forbids
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replaceAll(/[&<>"']/g, (character) => entities[character]!)
  );
}
