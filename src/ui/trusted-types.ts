/** The Trusted Types API. TypeScript's library doesn't declare it yet. */
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
 * Lets harmless texts become HTML. @param isHarmless gets a text and its sink (Trusted Types, 4.1)
 */
export function trustHtml(isHarmless: (html: string, sink: string | undefined) => boolean): void {
  trustedTypes?.createPolicy("default", {
    createHTML: (html, _, sink) => (isHarmless(html, sink) ? html : null),
  });
}

/** Returns the path of the service worker as a trusted URL. Creates a policy, so call it once. */
export function trustServiceWorker(path: string): string {
  const policy = trustedTypes?.createPolicy("service-worker", { createScriptURL: () => path });
  return policy?.createScriptURL(path) ?? path;
}
