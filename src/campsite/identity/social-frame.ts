import { localPath } from "#src/i18n/addresses.ts";
import { languageTag, type Language } from "#src/i18n/language.ts";
import { demoPages } from "./demo-pages.ts";

export const ownSource = "'self'";

export interface SocialFrame {
  src: string;
  /** The source in the Content-Security-Policy, which is 'self' or a scheme and host. */
  source: string;
}

/** The address of Facebook's Page Plugin. Facebook allows nothing else in frames. */
const facebookPlugin = "https://www.facebook.com/plugins/page.php";

/** Returns the frame that shows a social media page. Facebook's plugin shows a page of Facebook. */
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
