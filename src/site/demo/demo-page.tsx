import {
  demoPageFields,
  demoPages,
  isDemoPage,
  type DemoPageField,
} from "#src/campsite/identity/demo-pages.ts";
import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import { getLook, type ShownLook } from "#src/campsite/look/look.server.ts";
import { address, localPath } from "#src/i18n/addresses.ts";
import { languageTag, type Language } from "#src/i18n/language.ts";
import { Problem } from "#src/platform/api/problem.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { renderDocument } from "#src/platform/pages/render.ts";
import type { SiteFile } from "#src/platform/pages/site-file.ts";
import { Brand } from "#src/site/shell/brand.tsx";
import { demoPageText } from "#messages/site";

/** The demo's pages that replace external sites. A page exists while the campsite's identity links to it. */
export const demoPageFiles = (language: Language): SiteFile[] =>
  demoPageFields.map((field) => ({
    path: localPath(demoPages[field].path, language),
    language,
    contentType: "text/html; charset=utf-8",
    // After the visitor consents, the home page shows the posts in a frame.
    ...(field === "socialPageUrl" && { extraSources: { isFramedHere: true } }),
    async make(context, _parts, assetUrl) {
      const [identity, look] = await Promise.all([getIdentity(context), getLook(context)]);
      if (!isDemoPage(identity, field)) throw new Problem("not-found");
      const page = { field, campsite: identity.name, look, language, assetUrl };
      return { body: renderDocument(<DemoDocument {...page} />) };
    },
  }));

interface Props {
  field: DemoPageField;
  campsite: string;
  look: ShownLook;
  language: Language;
  assetUrl: AssetUrl;
}

function DemoDocument({ field, campsite, look, language, assetUrl }: Props) {
  const text = demoPageText[language];
  const { title, lead } = text.pages[field];
  return (
    <html lang={languageTag[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${title} | ${campsite}`}</title>
        <link rel="icon" href={look.icons(assetUrl).vector} type="image/svg+xml" />
        <link rel="stylesheet" href={assetUrl("src/site/demo/demo-page.css")} />
        {look.colourSheet && <link rel="stylesheet" href={look.colourSheet} />}
      </head>
      <body>
        <header className="page-head band">
          <img className="contours unprinted" src={assetUrl("drawings/contours-band.svg")} alt="" />
          <div className="wrap">
            <p className="brand row loose strong lines-12 gap-above-16 gap-below-24">
              <Brand name={campsite} mark={look.mark} />
            </p>
            <h1>{title}</h1>
            <p className="lead gap-above-12 on-band-quiet">{lead}</p>
          </div>
        </header>
        <div className="minute-scale" />
        <main className="wrap demo-page stack packed">
          {field === "socialPageUrl" ? (
            <Posts campsite={campsite} language={language} assetUrl={assetUrl} />
          ) : (
            <Points {...text.pages[field]} />
          )}
          <p>
            <a className="button action" href={address("home", language)} target="_top">
              {text.back({ campsite })}
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}

function Points({ heading, points }: { heading: string; points: Readonly<Record<string, string>> }) {
  return (
    <section className="prose">
      <h2>{heading}</h2>
      <ul>
        {Object.values(points).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

function Posts({ campsite, language, assetUrl }: Pick<Props, "campsite" | "language" | "assetUrl">) {
  const { posts, sample } = demoPageText[language];
  return (
    <div className="demo-posts">
      {Object.entries(posts).map(([drawing, text]) => (
        <article key={drawing} className="board column">
          <p className="ends on-baseline close">
            <b>{campsite}</b>
            <span className="tag">{sample}</span>
          </p>
          <p>{text}</p>
          <img src={assetUrl(`drawings/${drawing}.svg`)} alt="" width={1200} height={900} className="full" />
        </article>
      ))}
    </div>
  );
}
