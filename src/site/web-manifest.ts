import { getIdentity } from "#src/features/identity/identity.server.ts";
import { iconFiles } from "#src/features/look/icon-files.ts";
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
  language,
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
    const icons = look.icons(assetUrl);
    const png = (name: "small" | "large" | "maskable", purpose?: string) =>
      icon(icons[name], `${iconFiles[name].pixels}x${iconFiles[name].pixels}`, "image/png", purpose);
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
      icons: [
        icon(icons.vector, "any", "image/svg+xml"),
        png("small"),
        png("large"),
        png("maskable", "maskable"),
      ],
      shortcuts: shortcuts
        .filter((name) => !emptyPages.has(name))
        .map((name) => ({ name: pageNameIn(language, name), url: address(name, language) })),
    });
    return { body };
  },
});
