/** Further sources for a Content-Security-Policy. Other sites need the visitor's consent on public pages. */
export interface ExtraSources {
  frames?: string[];
  images?: string[];
  connect?: string[];
  /** Permits the Trusted Types policy "default", which `trustHtml` creates so that scripts can set HTML from text. */
  trustsHtml?: boolean;
  /** Permits the Trusted Types policy "service-worker", which `trustServiceWorker` creates. */
  registersServiceWorker?: boolean;
  /** Permits pages of this site to show the page in a frame. */
  isFramedHere?: boolean;
  /** Forbids scripts and forms, so that the page can only be read. */
  isInert?: boolean;
}

/** True for an http or https origin. A semicolon could start a new directive, and an asterisk could match any host. */
const isOrigin = (source: string) => /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d+)?$/.test(source);

/** Returns a Content-Security-Policy. Ignores sources that aren't origins, except `'self'` in `frames`. */
export type PolicyWriter = (extra?: ExtraSources) => string;

/**
 * Returns a function that writes policies. They allow only files of this site, pictures in `data:` URLs, and the
 * additional sources. Scripts and styles must be in `folder`. Inline code is forbidden. Scripts can set HTML from text
 * only with `trustsHtml`.
 */
export function createPolicyWriter(siteOrigin: string, folder = "/assets/"): PolicyWriter {
  const own = ownOrigins(siteOrigin).map((origin) => origin + folder);
  return ({
    frames = [],
    images = [],
    connect = [],
    trustsHtml,
    registersServiceWorker,
    isFramedHere,
    isInert,
  } = {}) => {
    const trustedTypesPolicies = [
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
      "trusted-types": trustedTypesPolicies.length > 0 ? trustedTypesPolicies : ["'none'"],
      ...(isInert && Object.fromEntries(activeDirectives.map((directive) => [directive, ["'none'"]]))),
    };
    return Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
      .join("; ");
  };
}

const activeDirectives = ["script-src", "connect-src", "form-action", "manifest-src", "worker-src"];

/** Returns the site's origins. A site on localhost also has an origin with 127.0.0.1. */
function ownOrigins(siteOrigin: string): string[] {
  const { protocol, hostname, port } = new URL(siteOrigin);
  return hostname === "localhost"
    ? [siteOrigin, `${protocol}//127.0.0.1${port && `:${port}`}`]
    : [siteOrigin];
}

export function securityHeaders(
  siteOrigin: string,
  policy = createPolicyWriter(siteOrigin),
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
