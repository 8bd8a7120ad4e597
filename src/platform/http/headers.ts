/** What pages may do beyond the rest; each source only where a visitor has agreed to it. */
export interface ExtraSources {
  frames?: string[];
  images?: string[];
  connect?: string[];
  /** Whether its own script decides which texts may become HTML (trustHtml); elsewhere none may. */
  trustsHtml?: boolean;
}

/** Nothing but scheme, host and port: other signs would begin a directive, or stand for any host. */
const isOrigin = (source: string) => /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d+)?$/.test(source);

/** Makes the Content-Security-Policy of a page; an extra source that is no origin is left out. */
export type Policy = (extra?: ExtraSources) => string;

/**
 * Nothing but our own files, scripts and styles only from where the build's lie: no upload can be one. No inline script
 * or style anywhere, and no text becomes HTML or code in the browser (Trusted Types).
 * @param folder where scripts and styles lie
 */
export function createPolicy(siteOrigin: string, folder = "/assets/"): Policy {
  const own = ownOrigins(siteOrigin).map((origin) => origin + folder);
  return ({ frames = [], images = [], connect = [], trustsHtml = false } = {}) => {
    const policy: Record<string, string[]> = {
      "default-src": ["'none'"],
      "script-src": own,
      "style-src": own,
      "img-src": ["'self'", "data:", ...images.filter(isOrigin)],
      "font-src": ["'self'"],
      "connect-src": ["'self'", ...connect.filter(isOrigin)],
      "frame-src": frames.some(isOrigin) ? frames.filter(isOrigin) : ["'none'"],
      "form-action": ["'self'"],
      "base-uri": ["'none'"],
      "object-src": ["'none'"],
      "frame-ancestors": ["'none'"],
      "manifest-src": ["'self'"],
      "worker-src": ["'self'"],
      "require-trusted-types-for": ["'script'"],
      "trusted-types": [trustsHtml ? "default" : "'none'"],
    };
    return Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
      .join("; ");
  };
}

/** On the machine itself people also type its number. */
function ownOrigins(siteOrigin: string): string[] {
  const { protocol, hostname, port } = new URL(siteOrigin);
  return hostname === "localhost"
    ? [siteOrigin, `${protocol}//127.0.0.1${port && `:${port}`}`]
    : [siteOrigin];
}

/**
 * The headers of every answer, errors and redirects included.
 * @param siteOrigin decides whether the site is on https
 */
export function securityHeaders(
  siteOrigin: string,
  policy = createPolicy(siteOrigin),
): Record<string, string> {
  return {
    "Content-Security-Policy": policy(),
    ...(siteOrigin.startsWith("https:") && {
      "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
    }),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
  };
}
