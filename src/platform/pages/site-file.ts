import type { Context } from "#src/platform/context.ts";

/** A file that is made from stored data: it lives in the page cache like a page, at a fixed path. */
export interface SiteFile {
  path: string;
  contentType: string;
  /** @returns the whole body, and when it changes by itself, without a write */
  make(context: Context): Promise<{ body: string; changesAt?: Temporal.Instant | undefined }>;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text for XML, in elements and in attributes; what XML 1.0 has no place for is left out. */
export function escapeXml(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- exactly those that XML forbids
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replaceAll(/[&<>"']/g, (character) => entities[character]!)
  );
}
