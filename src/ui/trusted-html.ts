/** The API of browsers with Trusted Types, which TypeScript's library doesn't declare yet. */
interface TrustedTypes {
  createPolicy(
    name: "default",
    rules: { createHTML(html: string, type?: string, sink?: string): string | null },
  ): unknown;
}

/**
 * Decides which texts may become HTML on this page; the page's policy allows none otherwise. Call it before anything
 * makes HTML from text.
 * @param isHarmless gets a text and its sink, as "Element innerHTML" (Trusted Types, 4.1)
 */
export function trustHtml(isHarmless: (html: string, sink: string | undefined) => boolean): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy("default", {
    createHTML: (html, _, sink) => (isHarmless(html, sink) ? html : null),
  });
}
