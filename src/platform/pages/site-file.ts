import type { Language } from "#src/i18n/language.ts";
import type { Context } from "#src/platform/context.ts";
import type { ExtraSources } from "#src/platform/http/headers.ts";
import type { AssetUrl } from "./assets.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    files?: readonly SiteFile[];
  }
}

export interface SiteFile {
  /** The path in Hono's syntax, such as "/:file{sitemap-[0-9]+\\.xml}". */
  path: string;
  contentType: string;
  /** The file's language. The file exists only while the site offers this language. */
  language?: Language;
  extraSources?: ExtraSources;
  /** @throws Problem "not-found" when no file has these parts of the path */
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

/** Escapes a text for XML. Removes characters that XML 1.0 forbids. */
export function escapeXml(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- exactly the characters that XML forbids
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replaceAll(/[&<>"']/g, (character) => entities[character]!)
  );
}
