import { languageTag, type Language } from "#src/i18n/language.ts";

/** What a frame with the campsite's posts shows. */
export interface SocialFrame {
  src: string;
  /** Scheme and host, which the Content-Security-Policy lets the page frame. */
  origin: string;
}

/**
 * Facebook's own pages refuse to be framed; this is the one that may be (its Page Plugin, in the form of an iframe).
 */
const facebookPlugin = "https://www.facebook.com/plugins/page.php";

/**
 * The address to frame for a social page: the network's own form of it where we know that there is one, else the page
 * itself, as staff have written it.
 * @param pageUrl identity's socialPageUrl
 */
export function socialFrame(pageUrl: string, language: Language): SocialFrame {
  const page = new URL(pageUrl);
  if (!/(^|\.)facebook\.com$/.test(page.hostname)) return { src: page.href, origin: page.origin };
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
  return { src: frame.href, origin: frame.origin };
}
