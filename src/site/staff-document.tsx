import { loginText } from "#src/features/auth/login.text.ts";
import { getIdentity } from "#src/features/content/identity.server.ts";
import { pageNameIn } from "#src/features/content/page-names.text.ts";
import { address } from "#src/i18n/addresses.ts";
import { defaultLanguage, languageTag } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import type { AssetUrl } from "#src/platform/assets.ts";
import type { Context } from "#src/platform/context.ts";
import { contentSecurityPolicy } from "#src/platform/headers.ts";
import { renderDocument } from "#src/platform/render.ts";

/**
 * The page of the staff app: the same for everyone, since it holds nothing but with whom to sign in. It may talk to the
 * site and to the provider, and is never kept.
 */
export async function answerStaffDocument(
  context: Context,
  request: Request,
  assetUrl: AssetUrl,
): Promise<Response> {
  const { signIn } = context.config;
  const { name } = await getIdentity(context);
  const settings = {
    signIn: signIn ? { issuer: signIn.issuer, clientId: signIn.clientId, audience: signIn.audience } : null,
    siteName: name,
  };
  const isCallback = new URL(request.url).pathname === staffAddresses.callback;
  return new Response(renderDocument(<StaffDocument settings={settings} assetUrl={assetUrl} />), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": contentSecurityPolicy({
        connect: signIn ? [new URL(signIn.issuer).origin] : [],
      }),
      "Cache-Control": "no-store",
      // The address holds the code that tokens are given for.
      ...(isCallback && { "Referrer-Policy": "no-referrer" }),
    },
  });
}

interface Props {
  settings: { siteName: string };
  assetUrl: AssetUrl;
}

function StaffDocument({ settings, assetUrl }: Props) {
  return (
    <html lang={languageTag[defaultLanguage]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{settings.siteName}</title>
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#0A3641" />
        <link rel="icon" href={assetUrl("drawings/favicon.svg")} type="image/svg+xml" />
        {/* Under this name react-aria would add a style element, which the page's policy forbids; its rule is in here. */}
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
              <a href={address("home", defaultLanguage)}>{pageNameIn(defaultLanguage, "home")}</a>
            </p>
          </div>
        </noscript>
      </body>
    </html>
  );
}
