import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import { iconFiles } from "#src/campsite/look/icon-files.ts";
import { getLook } from "#src/campsite/look/look.server.ts";
import { pageNameIn } from "#src/i18n/names/page-names.ts";
import { address } from "#src/i18n/addresses.ts";
import { defaultLanguage, languageTag, type Language } from "#src/i18n/language.ts";
import { staffAddresses, staffManifestPath } from "#src/i18n/staff-addresses.ts";
import { inLanguage } from "#src/i18n/translation.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import type { SiteFile } from "#src/platform/pages/site-file.ts";
import { findEmptyPages } from "#src/campsite/menu/empty-pages.server.ts";
import { staffBand } from "./shell/staff-document.tsx";
import { staffManifestText } from "#messages/site";

/** TABLE  the pages in the menu of the installed app's icon. */
const shortcuts = ["emergency", "sitemap", "webcam"] as const;

export const webManifestPath = (language: Language) => `/manifest.${language}.webmanifest`;

/** The background colour. A manifest can't have another colour for the dark scheme. */
const paper = "#FBF8F3";

/** The manifest of the public site. The installed app has one id in all languages, and opens in `language`. */
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
    const body = JSON.stringify({
      id: address("home", defaultLanguage),
      lang: languageTag[language],
      name: identity.name,
      description: inLanguage(identity, ["tagline"], language).tagline,
      start_url: address("home", language),
      scope: address("home", defaultLanguage),
      display: "standalone",
      theme_color: look.band.light,
      background_color: paper,
      icons: iconsOf(look, assetUrl),
      shortcuts: shortcuts
        .filter((name) => !emptyPages.value.has(name))
        .map((name) => ({ name: pageNameIn(language, name), url: address(name, language) })),
    });
    return { body, changesAt: emptyPages.changesAt };
  },
});

/** The manifest of the staff area. The staff area is a separate app. */
export const staffManifest = (language: Language): SiteFile => ({
  path: staffManifestPath(language),
  contentType: "application/manifest+json",
  async make(context, _parts, assetUrl) {
    const [identity, look] = await Promise.all([getIdentity(context), getLook(context)]);
    const text = staffManifestText[language];
    const body = JSON.stringify({
      id: staffAddresses.start,
      lang: languageTag[language],
      name: `${identity.name}: ${text.staff}`,
      short_name: text.staff,
      start_url: staffAddresses.start,
      scope: staffAddresses.start,
      display: "standalone",
      theme_color: staffBand,
      background_color: paper,
      icons: iconsOf(look, assetUrl),
      shortcuts: [{ name: text.inbox, url: staffAddresses.inbox }],
    });
    return { body };
  },
});

function iconsOf(look: Awaited<ReturnType<typeof getLook>>, assetUrl: AssetUrl) {
  const icons = look.icons(assetUrl);
  const png = (name: "small" | "large" | "maskable", purpose = "any") => ({
    src: icons[name],
    sizes: `${iconFiles[name].pixels}x${iconFiles[name].pixels}`,
    type: "image/png",
    purpose,
  });
  const vector = { src: icons.vector, sizes: "any", type: "image/svg+xml", purpose: "any" };
  return [vector, png("small"), png("large"), png("maskable", "maskable")];
}
