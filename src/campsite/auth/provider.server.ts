import type { IncomingMessage, ServerResponse } from "node:http";
import { createLogin } from "./provider-login.server.ts";
import { interactionPath } from "./provider-settings.ts";
import type { Dependencies, ProviderSettings } from "./provider-settings.ts";
import { configureProvider } from "./provider-oidc.server.ts";
import { providerFiles } from "./provider-page.server.ts";

/** Creates the embedded provider, which is oidc-provider with the site's login pages. Returns its request handler. */
export async function createProvider(
  settings: ProviderSettings,
  dependencies: Dependencies,
): Promise<(request: IncomingMessage, response: ServerResponse) => Promise<void>> {
  const provider = await configureProvider(settings, dependencies);
  const answerProtocol = provider.callback();
  const answerLogin = createLogin(provider, settings, dependencies);
  const headers = securityHeaders(settings.siteOrigin);
  return async (request, response) => {
    response.setHeaders(new Map(Object.entries(headers)));
    // A request with another host name may come from a page of another site (DNS rebinding).
    if (request.headers.host !== new URL(settings.issuer).host) return void response.writeHead(421).end();
    const path = request.url!.split("?")[0]!;
    const file = providerFiles[path];
    if (file) response.writeHead(200, { "Content-Type": file.contentType }).end(file.body);
    else if (path.startsWith(interactionPath)) await answerLogin(request, response);
    else await answerProtocol(request, response);
  };
}

/** Returns the security headers. `form-action` includes the site, because the sign-in form finally redirects there. */
function securityHeaders(siteOrigin: string): Record<string, string> {
  return {
    "Content-Security-Policy": [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      `form-action 'self' ${siteOrigin}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join("; "),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
  };
}
