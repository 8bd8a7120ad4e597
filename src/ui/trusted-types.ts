/** The API of browsers with Trusted Types, which TypeScript's library doesn't declare yet. */
interface TrustedTypes {
  createPolicy(
    name: "default",
    rules: { createHTML(html: string, type?: string, sink?: string): string | null },
  ): unknown;
  createPolicy(
    name: "service-worker",
    rules: { createScriptURL(path: string): string },
  ): { createScriptURL(path: string): string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/**
 * Decides which texts may become HTML on this page; the page's policy allows none otherwise. Call it before anything
 * makes HTML from text.
 * @param isHarmless gets a text and its sink, as "Element innerHTML" (Trusted Types, 4.1)
 */
export function trustHtml(isHarmless: (html: string, sink: string | undefined) => boolean): void {
  trustedTypes?.createPolicy("default", {
    createHTML: (html, _, sink) => (isHarmless(html, sink) ? html : null),
  });
}

/**
 * Makes the path of the one service worker an address that this page may register. Call it once: a policy is made only
 * once.
 */
export function trustServiceWorker(path: string): string {
  const policy = trustedTypes?.createPolicy("service-worker", { createScriptURL: () => path });
  return policy?.createScriptURL(path) ?? path;
}
