import { address } from "#src/i18n/addresses.ts";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { Icon } from "#src/ui/icon.tsx";
import { ArticlePicture } from "./article-picture.tsx";
import type { ArticleSummary } from "./article-summaries.server.ts";
import { articleText } from "#messages/articles";

interface Props {
  articles: ArticleSummary[];
  heading: string;
  /** True on a page that already links to all news in another place. The slider then has no such link. */
  isMore?: boolean;
  language: Language;
  assetUrl: AssetUrl;
}

/** Shows news side by side. article-slider.client.ts makes the arrows work, and shows the scroll position on a bar. */
export function ArticleSlider({ articles, heading, isMore = false, language, assetUrl }: Props) {
  const text = articleText[language];
  if (articles.length === 0) return null;
  return (
    <section className="slider section" aria-labelledby="slider-heading">
      <div className="section-head">
        <h2 id="slider-heading">{heading}</h2>
        <div className={`slider-tools row touch${isMore ? " on-desk" : ""}`}>
          {!isMore && (
            <a className="target strong" href={address("news", language)} aria-label={text.allNews}>
              <span className="on-phone">{text.all}</span>
              <span className="on-desk">{text.allNews}</span>
            </a>
          )}
          <button className="tool scripted on-desk" type="button" data-step="-1" aria-label={text.previous}>
            <Icon name="left" />
          </button>
          <button className="tool scripted on-desk" type="button" data-step="1" aria-label={text.next}>
            <Icon name="right" />
          </button>
        </div>
      </div>
      <ul className="slider-row snap-row">
        {articles.map(({ id, href, title, subTitle, date, picture, drawing, language: actual }) => (
          <li key={id} lang={langAttribute(actual, language)}>
            <ArticlePicture
              picture={picture}
              drawing={drawing}
              assetUrl={assetUrl}
              sizes="(min-width: 1280px) 375px, (min-width: 768px) 30vw, 41vw"
            />
            <p className="quiet small figures lines-14">{date}</p>
            <h3 className="gap-above-4 lines-12 hyphens">
              <a className="row-link plain" href={href}>
                {title}
              </a>
            </h3>
            <p className="gap-above-8 size-17 lines-14 on-desk">{subTitle}</p>
          </li>
        ))}
      </ul>
      <div className="slider-bar scripted gap-above-32">
        <span />
      </div>
      <script type="module" src={assetUrl("src/features/articles/article-slider.client.ts")} />
    </section>
  );
}
