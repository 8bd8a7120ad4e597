import { localPath } from "#src/i18n/addresses.ts";
import { languageTag, type Language } from "#src/i18n/language.ts";
import { demoPages } from "./demo-pages.ts";

export const ownSource = "'self'";

/** The frame with the campsite's posts. */
export interface SocialFrame {
  src: string;
  /** The source that the Content-Security-Policy allows as a frame: scheme and host, or the site itself. */
  source: string;
}

/** Facebook's Page Plugin, the only page of Facebook that may be framed. */
const facebookPlugin = "https://www.facebook.com/plugins/page.php";

/**
 * Returns the address to frame for a social media page: Facebook's plugin, the demo's own page, or otherwise the page
 * itself.
 * @param pageUrl identity's stored socialPageUrl
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
