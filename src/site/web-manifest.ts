import { getIdentity } from "#src/features/identity/identity.server.ts";
import { getLook } from "#src/features/look/look.server.ts";
import { pageNameIn } from "#src/features/page-texts/page-names.text.ts";
import { address } from "#src/i18n/addresses.ts";
import { defaultLanguage, languageTag, type Language } from "#src/i18n/language.ts";
import { inLanguage } from "#src/i18n/translation.ts";
import type { SiteFile } from "#src/platform/pages/site-file.ts";
import { findEmptyPages } from "./shell/empty-pages.ts";

/** TABLE  the pages that a press held on the site's icon leads to. */
const shortcuts = ["emergency", "sitemap", "webcam"] as const;

/** The path of what makes the site installable in this language. */
export const webManifestPath = (language: Language) => `/manifest.${language}.webmanifest`;

/**
 * What a phone needs to put the site among its programs (W3C Web Application Manifest). It is the same program in every
 * language, which opens in the one it was installed from.
 */
export const webManifest = (language: Language): SiteFile => ({
  path: webManifestPath(language),
  contentType: "application/manifest+json",
  async make(context, _parts, assetUrl) {
    const [identity, look, emptyPages] = await Promise.all([
      getIdentity(context),
      getLook(context),
      findEmptyPages(context),
    ]);
    const icon = (src: string, sizes: string, type: string, purpose = "any") => ({
      src,
      sizes,
      type,
      purpose,
    });
    const drawn = (name: string) => assetUrl(`drawings/${name}`);
    const vector = icon(look.icon ?? drawn("favicon.svg"), "any", "image/svg+xml");
    const body = JSON.stringify({
      id: address("home", defaultLanguage),
      lang: languageTag[language],
      name: identity.name,
      description: inLanguage(identity, ["tagline"], language).tagline,
      start_url: address("home", language),
      scope: address("home", defaultLanguage),
      display: "standalone",
      // The band and the paper of the light scheme; there is no way to name those of the dark one.
      theme_color: look.band.light,
      background_color: "#FBF8F3",
      icons: look.icon
        ? [vector]
        : [
            vector,
            icon(drawn("icon-192.png"), "192x192", "image/png"),
            icon(drawn("icon-512.png"), "512x512", "image/png"),
            icon(drawn("icon-maskable.png"), "512x512", "image/png", "maskable"),
          ],
      shortcuts: shortcuts
        .filter((name) => !emptyPages.has(name))
        .map((name) => ({ name: pageNameIn(language, name), url: address(name, language) })),
    });
    return { body };
  },
});
