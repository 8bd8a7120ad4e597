import { defineHomeSection } from "#src/campsite/home-section.ts";
import { articleText } from "#messages/articles";
import { ArticleSlider } from "./article-slider.tsx";
import { summarizeArticles } from "./article-summaries.server.ts";
import { listNewestArticles } from "./articles.server.ts";

const maxArticles = 6;

export const articlesSection = defineHomeSection({
  of: "news",
  place: 2,
  async load(context) {
    const { value, changesAt } = await listNewestArticles(context, maxArticles);
    context.changesAt(changesAt);
    return value.length > 0 ? summarizeArticles(context, value, context.language) : undefined;
  },
  View: ({ data: articles, language, assetUrl }) => (
    <div className="wrap">
      <ArticleSlider
        articles={articles}
        heading={articleText[language].fromTheSite}
        language={language}
        assetUrl={assetUrl}
      />
    </div>
  ),
});
