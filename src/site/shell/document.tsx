import { withLowerFirst } from "#src/i18n/phrases.ts";
import type { ReactNode } from "react";
import { ConsentPanel } from "#src/campsite/consent/consent-panel.tsx";
import { sharedPicture, sharedSize } from "#src/cms/photos/pictures/picture-address.ts";
import { NowBanners, NowLine } from "#src/site/now/now-alerts.tsx";
import { localPath, splitLanguage } from "#src/i18n/addresses.ts";
import { hreflang, languageTag, type Language } from "#src/i18n/language.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import type { Consent, Head, PageContext } from "#src/platform/pages/page.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import type { Shell } from "./shell.ts";
import { siteText } from "#messages/site";
import { viewText } from "#messages/view";
import { webManifestPath } from "#src/site/web-manifest.ts";
import { pageStructuredData, siteStructuredData } from "#src/site/structured-data.ts";
import type { Identity } from "#src/campsite/identity/identity.ts";

export const commonStyle = "src/site/shell/inside.css";

interface Props {
  context: PageContext;
  head: Head;
  /** The page's own style file. The default is `commonStyle`. */
  style?: string | undefined;
  shell: Shell;
  /** The page's canonical path in the language of the page. */
  canonicalPath: string;
  /** The visitor's consent, or undefined until the visitor has chosen. */
  consent: Consent | undefined;
  assetUrl: AssetUrl;
  children: ReactNode;
}

export function Document({
  context,
  head,
  style = commonStyle,
  shell,
  canonicalPath,
  consent,
  assetUrl,
  children,
}: Props) {
  const { language, config } = context;
  const text = siteText[language];
  const { look } = shell;
  const feed = context.features
    .flatMap(({ files = [] }) => files)
    .find((file) => file.language === language && file.contentType.startsWith("application/atom+xml"));
  const icons = look.icons(assetUrl);
  const { tagline, name } = shell.identity;
  const title = `${head.title} | ${tagline}`;
  const description = withPlace(head.description, shell.identity);
  const absolute = (path: string) => new URL(path, config.siteOrigin).href;
  const paths = head.paths ?? pathsIn(head.languages ?? shell.offered, canonicalPath);
  const alternates = shell.offered.flatMap((each) => (paths[each] ? [[each, paths[each]] as const] : []));
  const siteImage = pictureOfSite(shell, language, assetUrl);
  const image = head.image ?? siteImage;
  // Search engines must not read an identity that staff haven't saved.
  const isUnwritten = shell.identity.version === 0;
  const structuredData = isUnwritten
    ? []
    : [
        siteStructuredData(context, shell, absolute(siteImage.src)),
        pageStructuredData(context, { title: head.title, description }, absolute(canonicalPath)),
        ...(head.structuredData ?? []),
      ];
  return (
    <html lang={languageTag[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {(isUnwritten || head.isUnlisted) && <meta name="robots" content="noindex" />}
        <link rel="canonical" href={absolute(canonicalPath)} />
        {head.editScreen && <link rel="edit" href={head.editScreen} />}
        {alternates.map(([alternate, path]) => (
          <link key={alternate} rel="alternate" hrefLang={hreflang[alternate]} href={absolute(path)} />
        ))}
        {paths.nb && <link rel="alternate" hrefLang="x-default" href={absolute(paths.nb)} />}
        {feed && !shell.emptyPages.has("news") && (
          <link rel="alternate" type="application/atom+xml" title={text.pages.news} href={feed.path} />
        )}
        <meta property="og:site_name" content={name} />
        <meta property="og:type" content={head.type ?? "website"} />
        {head.published && <meta property="article:published_time" content={head.published} />}
        <meta property="og:title" content={head.title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={absolute(canonicalPath)} />
        <meta property="og:image" content={absolute(image.src)} />
        <meta property="og:image:width" content={`${image.width}`} />
        <meta property="og:image:height" content={`${image.height}`} />
        <meta property="og:image:alt" content={image.alt} />
        <meta property="og:locale" content={languageTag[language].replace("-", "_")} />
        {!isUnwritten && <link rel="manifest" href={webManifestPath(language)} />}
        <link rel="icon" href={icons.vector} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={icons.touch} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={look.band.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={look.band.dark} media="(prefers-color-scheme: dark)" />
        <link rel="stylesheet" href={assetUrl(style)} />
        {look.colourSheet && <link rel="stylesheet" href={look.colourSheet} />}
        <script type="module" src={assetUrl("src/site/shell/site.client.ts")} />
        {structuredData.map((data, index) => (
          <script
            key={index}
            type="application/ld+json"
            dangerouslySetInnerHTML={{
              __html: JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll(
                "<",
                "\\u003c",
              ),
            }}
          />
        ))}
      </head>
      <body>
        <a className="skip-link unprinted" href="#content">
          {text.skipToContent}
        </a>
        {/* The consent panel is early in the document, so that users of a keyboard or screen reader reach it first. */}
        <ConsentPanel
          consent={consent}
          language={language}
          returnTo={canonicalPath}
          socialHost={shell.socialHost}
        />
        <Header
          shell={shell}
          language={language}
          page={context.page}
          parts={context.parts}
          assetUrl={assetUrl}
        />
        {shell.notices.map(({ Banner, place, data }) => (
          <Banner key={place} data={data} isShort={context.page !== "home"} language={language} />
        ))}
        <NowBanners parts={shell.now} isHome={context.page === "home"} language={language} />
        {context.page !== "home" && <NowLine parts={shell.now} language={language} />}
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer shell={shell} language={language} assetUrl={assetUrl} />
      </body>
    </html>
  );
}

function pathsIn(offered: readonly Language[], canonicalPath: string): Partial<Record<Language, string>> {
  const { rest } = splitLanguage(canonicalPath);
  return Object.fromEntries(offered.map((language) => [language, localPath(rest, language)]));
}

/** The number of characters of a description that search engines show. */
const maxShownCharacters = 155;

/**
 * Adds the campsite's name and town to a page's description, because the title may not name the campsite. A description
 * that already has the name or the town stays unchanged. A description that would become too long stays unchanged too.
 */
export function withPlace(
  description: string,
  { name, address: { city }, version }: Pick<Identity, "name" | "address" | "version">,
): string {
  if (version === 0 || description === "" || description.includes(name) || description.includes(city))
    return description;
  const end = /[.!?…]$/.test(description) ? "" : ".";
  const place = name.includes(city) ? name : `${name}, ${city}`;
  const placed = `${description}${end} ${place}.`;
  return placed.length <= maxShownCharacters ? placed : description;
}

/** Returns the picture that other sites show with a link to a page. */
function pictureOfSite({ view }: Shell, language: Language, assetUrl: AssetUrl) {
  const { photo, landscape } = view.shared;
  const drawing = {
    ...sharedSize,
    src: assetUrl(`drawings/open-graph-${landscape}.jpg`),
    alt: siteText[language].openGraphPicture({
      where: withLowerFirst(viewText[language].landscapes[landscape]),
    }),
  };
  return (photo && sharedPicture(photo)) ?? drawing;
}
