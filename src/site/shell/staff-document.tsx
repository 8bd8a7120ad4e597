import { loginText } from "#messages/auth";
import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import type { IconName } from "#src/campsite/look/icon-files.ts";
import { getLook } from "#src/campsite/look/look.server.ts";
import { tileOrigin } from "#src/campsite/map/map-tiles.ts";
import { getWebsiteSettings } from "#src/campsite/settings/website-settings.server.ts";
import { offeredIn } from "#src/cms/offered-languages.server.ts";
import { pageNameIn } from "#src/i18n/names/page-names.ts";
import { landscapes } from "#src/cms/photos/landscape.ts";
import { address } from "#src/i18n/addresses.ts";
import { defaultLanguage, languages, languageTag, type Language } from "#src/i18n/language.ts";
import { isStaffPath } from "#src/cms/staff-paths.ts";
import { staffAddresses, staffManifestPath } from "#src/i18n/staff-addresses.ts";
import { inLanguage } from "#src/i18n/translation.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import type { Context } from "#src/platform/context.ts";
import type { PolicyWriter } from "#src/platform/http/headers.ts";
import { renderDocument } from "#src/platform/pages/render.ts";

export const staffBand = "#0A3641";

/** Returns the page of the staff area. Every user gets the same page, and it is never cached. */
export async function answerStaffDocument(
  context: Context,
  request: Request,
  { assetUrl, policy }: { assetUrl: AssetUrl; policy: PolicyWriter },
): Promise<Response> {
  const { signIn } = context.config;
  const { pathname } = new URL(request.url);
  const [identity, look, websiteSettings] = await Promise.all([
    getIdentity(context),
    getLook(context),
    getWebsiteSettings(context),
  ]);
  const settings = {
    signIn: signIn ? { issuer: signIn.issuer, clientId: signIn.clientId, audience: signIn.audience } : null,
    now: context.now().toString(),
    siteName: identity.name,
    offered: offeredIn(websiteSettings),
    sitePlanUrl: assetUrl("drawings/site-plan.svg"),
    landscapeUrls: Object.fromEntries(
      landscapes.map((landscape) => [landscape, assetUrl(`drawings/view-${landscape}-noon.svg`)]),
    ),
    taglines: Object.fromEntries(
      languages.map((language) => [language, inLanguage(identity, ["tagline"], language).tagline]),
    ) as Record<Language, string>,
  };
  const isCallback = pathname === staffAddresses.callback;
  const icons = look.icons(assetUrl);
  const isKnown = isStaffPath(pathname);
  return new Response(renderDocument(<StaffDocument {...{ settings, icons, assetUrl, isKnown }} />), {
    status: isKnown ? 200 : 404,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy({
        connect: signIn ? [new URL(signIn.issuer).origin] : [],
        images: [tileOrigin],
        trustsHtml: true,
        registersServiceWorker: true,
      }),
      "Cache-Control": "no-store",
      // The address contains the authorization code, so no other site may get it as a referrer.
      ...(isCallback && { "Referrer-Policy": "no-referrer" }),
    },
  });
}

interface Props {
  settings: { taglines: Record<Language, string> };
  icons: Record<IconName, string>;
  assetUrl: AssetUrl;
  isKnown: boolean;
}

function StaffDocument({ settings, icons, assetUrl, isKnown }: Props) {
  const home = address("home", defaultLanguage);
  return (
    // A browser that translates the page would change nodes that React manages.
    <html lang={languageTag[defaultLanguage]} translate="no">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{settings.taglines[defaultLanguage]}</title>
        <meta name="robots" content="noindex" />
        <meta name="google" content="notranslate" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={staffBand} />
        <link rel="icon" href={icons.vector} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={icons.touch} />
        {!isKnown && (
          <noscript>
            <meta httpEquiv="refresh" content={`0;url=${home}`} />
          </noscript>
        )}
        <link rel="manifest" href={staffManifestPath(defaultLanguage)} />
        {/* Without this id, react-aria adds a <style> element, which the page's policy forbids. */}
        <link id="react-aria-pressable-style" rel="stylesheet" href={assetUrl("src/admin/admin.css")} />
        <script type="module" src={assetUrl("src/admin/admin.client.tsx")} />
        <script
          id="settings"
          type="application/json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(settings).replaceAll("<", "\\u003c") }}
        />
      </head>
      <body>
        <div id="admin" />
        <noscript>
          <div className="wrap section">
            <p>{loginText[defaultLanguage].needsScripts}</p>
            <p>
              <a href={home}>{pageNameIn(defaultLanguage, "home")}</a>
            </p>
          </div>
        </noscript>
      </body>
    </html>
  );
}
