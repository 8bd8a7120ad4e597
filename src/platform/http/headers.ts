/** Extra permissions of single pages. On public pages, other sites' origins need the visitor's consent. */
export interface ExtraSources {
  frames?: string[];
  images?: string[];
  connect?: string[];
  /** The page's own script decides which texts become HTML (trustHtml). On other pages none do. */
  trustsHtml?: boolean;
  /** The page registers the service worker (trustServiceWorker). */
  registersServiceWorker?: boolean;
  /** Pages of this site may frame it. */
  isFramedHere?: boolean;
}

/** True for scheme, host and port only: other characters could start a new directive or match any host. */
const isOrigin = (source: string) => /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d+)?$/.test(source);

/** Creates the Content-Security-Policy of a page. Ignores extra sources that aren't origins. */
export type Policy = (extra?: ExtraSources) => string;

/**
 * Creates the policy of all pages: only files of this site, with scripts and styles only from the build's folder, so no
 * upload can act as one. Inline code is forbidden, and no text becomes HTML or code (Trusted Types).
 * @param folder the folder of scripts and styles
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

/** Returns the site's origins. On a developer's machine that is localhost and 127.0.0.1. */
function ownOrigins(siteOrigin: string): string[] {
  const { protocol, hostname, port } = new URL(siteOrigin);
  return hostname === "localhost"
    ? [siteOrigin, `${protocol}//127.0.0.1${port && `:${port}`}`]
    : [siteOrigin];
}

/** Returns the headers of every response, errors too. @param siteOrigin decides whether the site uses https */
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
