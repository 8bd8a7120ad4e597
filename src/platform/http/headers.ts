/** What single pages may do that others may not; other sites' addresses only after the visitor has agreed to them. */
export interface ExtraSources {
  /** Origins, or "'self'". */
  frames?: string[];
  images?: string[];
  connect?: string[];
  /** Whether the page's own script decides which texts may become HTML (trustHtml); on other pages no text may. */
  trustsHtml?: boolean;
  /** Whether the page may register the service worker (trustServiceWorker). */
  registersServiceWorker?: boolean;
  /** Whether the site's own pages may frame it. */
  isFramedHere?: boolean;
}

/** Only scheme, host and port: other characters could start a new directive or match any host. */
const isOrigin = (source: string) => /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d+)?$/.test(source);

/** Makes the Content-Security-Policy of a page; an extra source that isn't an origin is left out. */
export type Policy = (extra?: ExtraSources) => string;

/**
 * Allows only files of this site, and scripts and styles only from the build's folder, so that no upload can be one.
 * There are no inline scripts or styles, and no text becomes HTML or code in the browser (Trusted Types).
 * @param folder where scripts and styles are
 */
export function createPolicy(siteOrigin: string, folder = "/assets/"): Policy {
  const own = ownOrigins(siteOrigin).map((origin) => origin + folder);
  return ({
    frames = [],
    images = [],
    connect = [],
    trustsHtml,
    registersServiceWorker,
    isFramedHere,
  } = {}) => {
    const makers = [
      ...(trustsHtml ? ["default"] : []),
      ...(registersServiceWorker ? ["service-worker"] : []),
    ];
    const framed = frames.filter((each) => each === "'self'" || isOrigin(each));
    const policy: Record<string, string[]> = {
      "default-src": ["'none'"],
      "script-src": own,
      "style-src": own,
      "img-src": ["'self'", "data:", ...images.filter(isOrigin)],
      "font-src": ["'self'"],
      "connect-src": ["'self'", ...connect.filter(isOrigin)],
      "frame-src": framed.length > 0 ? framed : ["'none'"],
      "form-action": ["'self'"],
      "base-uri": ["'none'"],
      "object-src": ["'none'"],
      "frame-ancestors": [isFramedHere ? "'self'" : "'none'"],
      "manifest-src": ["'self'"],
      "worker-src": ["'self'"],
      "require-trusted-types-for": ["'script'"],
      "trusted-types": makers.length > 0 ? makers : ["'none'"],
    };
    return Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
      .join("; ");
  };
}

/** The site's origins. On this machine people type "localhost" or its number. */
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
