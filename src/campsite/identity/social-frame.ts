import { localPath } from "#src/i18n/addresses.ts";
import { languageTag, type Language } from "#src/i18n/language.ts";
import { demoPages } from "./demo-pages.ts";

export const ownSource = "'self'";

export interface SocialFrame {
  src: string;
  /** The source for the Content-Security-Policy: scheme and host, or 'self'. */
  source: string;
}

/** Facebook allows only its Page Plugin in frames. */
const facebookPlugin = "https://www.facebook.com/plugins/page.php";

/** Returns the frame of a social media page: Facebook's plugin, the demo's page, or the page itself. */
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
