import { localPath } from "#src/i18n/addresses.ts";
import { languageTag, type Language } from "#src/i18n/language.ts";
import { demoPages } from "./demo-pages.ts";

/** The site itself, in the Content-Security-Policy. */
export const ownSource = "'self'";

/** What a frame with the campsite's posts shows. */
export interface SocialFrame {
  src: string;
  /** Scheme and host, or the site itself, which the Content-Security-Policy lets the page frame. */
  source: string;
}

/**
 * Facebook's own pages refuse to be framed; this is the one that may be (its Page Plugin, in the form of an iframe).
 */
const facebookPlugin = "https://www.facebook.com/plugins/page.php";

/**
 * The address to frame for a social page: the network's own form of it where we know that there is one, the page that
 * stands in for it in the demo, else the page itself, as staff have written it.
 * @param pageUrl identity's socialPageUrl, as it is stored
 */
export function socialFrame(pageUrl: string, language: Language): SocialFrame {
  const { stored, path } = demoPages.socialPageUrl;
  if (pageUrl === stored) return { src: localPath(path, language), source: ownSource };
  const page = new URL(pageUrl);
  if (!/(^|\.)facebook\.com$/.test(page.hostname)) return { src: page.href, source: page.origin };
  const frame = new URL(facebookPlugin);
  frame.search = String(
    new URLSearchParams({
      href: page.href,
      tabs: "timeline",
      width: "500",
      height: "560",
      adapt_container_width: "true",
      small_header: "true",
      locale: languageTag[language].replace("-", "_"),
    }),
  );
  return { src: frame.href, source: frame.origin };
}
