import { articlesStartText } from "#messages/articles";
import { shortMoment } from "#src/cms/staff/moments.ts";
import { defineStartPart } from "#src/cms/staff/start-part.ts";
import type { ArticlesOverview } from "#src/features/articles/articles.api.ts";

export const articlesStart = defineStartPart<ArticlesOverview>()({
  path: "/overview/articles",
  describeSeen: ({ seen, publishedDate }, language) => ({
    label: articlesStartText[language].label,
    resource: seen,
    none: articlesStartText[language].none,
    ...(publishedDate && { state: shortMoment(publishedDate, language) }),
  }),
  listComing: ({ coming }) => coming,
});
