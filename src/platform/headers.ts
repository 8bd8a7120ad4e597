/** What pages may load beyond the site itself; each source only where a visitor has agreed to it. */
export interface ExtraSources {
  frames?: string[];
  images?: string[];
  connect?: string[];
}

/** The Content-Security-Policy: nothing but our own files, no inline script or style anywhere. */
export function contentSecurityPolicy({ frames = [], images = [], connect = [] }: ExtraSources = {}): string {
  const policy: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'self'"],
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
  };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ");
}

/**
 * The headers of every answer, errors and redirects included.
 * @param siteOrigin decides whether the site is on https
 */
export function securityHeaders(siteOrigin: string): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(),
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
