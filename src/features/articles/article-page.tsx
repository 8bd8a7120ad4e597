import { inScenery, loadScenery, type Scenery } from "#src/campsite/view/scenery.server.ts";
import { findPictures } from "#src/cms/photos/photos.server.ts";
import { resourceScreen } from "#src/cms/resource-addresses.ts";
import { sharedPicture } from "#src/cms/photos/pictures/picture-address.ts";
import { address } from "#src/i18n/addresses.ts";
import { formatDate } from "#src/i18n/format.ts";
import { langAttribute, languageTag, type Language } from "#src/i18n/language.ts";
import { dayOf, toLocalMoment } from "#src/i18n/times/time.ts";
import { localizeWords } from "#src/cms/kind/kind.ts";
import { shownHtml } from "#src/cms/photos/pictures/pictures-in-text.server.ts";
import { definePage } from "#src/platform/pages/page.ts";
import { breadcrumbList, trail } from "#src/ui/breadcrumbs.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Band, OnlyInNorwegian, Strip } from "#src/ui/page-head.tsx";
import type { PictureSource } from "#src/ui/picture/picture.tsx";
import { ShareButton } from "#src/ui/share/share-button.tsx";
import { Prose } from "#src/ui/prose.tsx";
import { articleDrawing, ArticlePicture } from "./article-picture.tsx";
import { ArticleSlider } from "./article-slider.tsx";
import { summarizeArticles, type ArticleSummary } from "./article-summaries.server.ts";
import { articleAddressParts, articleKind, articleLastChange, articlePaths } from "./article.ts";
import { articleText } from "#messages/articles";
import { findNextArticleChange, findVisibleArticle, listVisibleArticles } from "./articles.server.ts";

const maxOtherArticles = 9;

interface Data {
  id: number;
  title: string;
  subTitle: string;
  /** Sanitized HTML. */
  text: string;
  picture: PictureSource | undefined;
  published: Temporal.Instant;
  modified: string;
  language: Language;
  paths: Partial<Record<Language, string>>;
  others: ArticleSummary[];
  scenery: Scenery;
}

/** The page /info/nyheter/{url}/{title}. Only `url` identifies the article. A wrong title is redirected. */
export const articlePage = definePage<Data>({
  async load(context) {
    const { language, parts } = context;
    const article = await findVisibleArticle(context, parts["url"]!);
    if (!article) return { redirect: `${address("news", language)}#unknown`, status: 302 };
    const localized = localizeWords(articleKind, article, language);
    const canonical = articleAddressParts(article.url, localized.words.title);
    if (parts["url"] !== canonical.url || parts["title"] !== canonical.title) {
      return { redirect: address("article", language, canonical), status: 301 };
    }
    const [text, recent, pictures, next, scenery] = await Promise.all([
      shownHtml(context, localized.words.text, language),
      listVisibleArticles(context, maxOtherArticles + 1),
      findPictures(context, [article.imageUrl], language),
      findNextArticleChange(context),
      loadScenery(context),
    ]);
    context.changesAt(next);
    const others = recent.filter((other) => other.id !== article.id).slice(0, maxOtherArticles);
    return {
      ...localized.words,
      id: article.id,
      scenery,
      text,
      picture: pictures.get(article.imageUrl),
      published: Temporal.Instant.from(article.publishedDate),
      modified: articleLastChange(article),
      language: localized.language,
      paths: articlePaths(article),
      others: await summarizeArticles(context, others, language),
    };
  },
  head: (article, { config, language }) => ({
    title: article.title,
    description: article.subTitle,
    paths: article.paths,
    type: "article",
    published: toLocalMoment(article.published.toString()),
    image: article.picture && sharedPicture(article.picture),
    editScreen: resourceScreen("article", article.id),
    structuredData: [
      {
        "@type": "NewsArticle",
        headline: article.title,
        description: article.subTitle,
        inLanguage: languageTag[article.language],
        datePublished: toLocalMoment(article.published.toString()),
        dateModified: toLocalMoment(article.modified),
        author: { "@id": `${config.siteOrigin}/#campground` },
        publisher: { "@id": `${config.siteOrigin}/#campground` },
        ...(article.picture && { image: new URL(article.picture.src, config.siteOrigin).href }),
      },
      breadcrumbList(crumbs(article, language), config.siteOrigin),
    ],
  }),
  View({ data: article, language, assetUrl }) {
    const text = articleText[language];
    return (
      <>
        <Band crumbs={crumbs(article, language)} language={language} assetUrl={assetUrl} />
        <div className="article">
          {article.picture ? (
            <ArticlePicture
              picture={article.picture}
              drawing={articleDrawing(article.scenery.landscape)}
              assetUrl={assetUrl}
              sizes="(width >= 64rem) 33rem, 100vw"
              isFirst
            />
          ) : (
            <Strip of={inScenery("strip", article.scenery)} assetUrl={assetUrl} />
          )}
          <div className="minute-scale" />
          <div className="article-words">
            <article>
              <div className="cluster quiet small figures">
                <time dateTime={dayOf(article.published).toString()}>{formatDate(article.published)}</time>
                <OnlyInNorwegian wordsIn={article.language} language={language} />
              </div>
              <div lang={langAttribute(article.language, language)}>
                <h1 className="gap-above-8 gap-below-16">{article.title}</h1>
                <p className="lead quiet">{article.subTitle}</p>
                <Prose
                  className="gap-above-24"
                  html={article.text}
                  wordsIn={article.language}
                  language={language}
                />
              </div>
            </article>
            <p className="article-back cluster loose gap-above-48 unprinted">
              <a className="button" href={address("news", language)}>
                <Icon name="left" />
                {text.allNews}
              </a>
              <ShareButton what="news" language={language} assetUrl={assetUrl} />
            </p>
          </div>
        </div>
        <div className="wrap unprinted">
          <ArticleSlider
            articles={article.others}
            heading={text.moreNews}
            isMore
            language={language}
            assetUrl={assetUrl}
          />
        </div>
      </>
    );
  },
});

function crumbs({ title, language: actual }: Pick<Data, "title" | "language">, language: Language) {
  return trail(
    language,
    { label: articleText[language].news, href: address("news", language) },
    { label: title, lang: langAttribute(actual, language) },
  );
}
