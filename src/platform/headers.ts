/** What pages may do beyond the rest; each source only where a visitor has agreed to it. */
export interface ExtraSources {
  frames?: string[];
  images?: string[];
  connect?: string[];
  /** Whether its own script decides which texts may become HTML (trustHtml); elsewhere none may. */
  trustsHtml?: boolean;
}

/** Makes the Content-Security-Policy of a page. */
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
      "img-src": ["'self'", "data:", ...images],
      "font-src": ["'self'"],
      "connect-src": ["'self'", ...connect],
      "frame-src": frames.length > 0 ? frames : ["'none'"],
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
