/** As browsers have it that know Trusted Types; TypeScript's list of what browsers have doesn't name it yet. */
interface TrustedTypes {
  createPolicy(
    name: "default",
    rules: { createHTML(html: string, type?: string, sink?: string): string | null },
  ): unknown;
}

/**
 * Says which texts may become HTML on this page, whose policy else allows none. To be called before anything makes some.
 * @param isHarmless looks at a text and where it goes, as "Element innerHTML" (Trusted Types, 4.1)
 */
export function trustHtml(isHarmless: (html: string, sink: string | undefined) => boolean): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy("default", {
    createHTML: (html, _, sink) => (isHarmless(html, sink) ? html : null),
  });
}
