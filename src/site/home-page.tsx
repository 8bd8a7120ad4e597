import { summarize, type ArticleSummary } from "#src/features/articles/article-summary.ts";
import { findNextPublication, listVisibleArticles } from "#src/features/articles/articles.server.ts";
import { homeCarouselId, type Slide } from "#src/features/content/content-block.ts";
import { findContentBlock } from "#src/features/content/content-blocks.server.ts";
import { getPageText } from "#src/features/content/page-texts.server.ts";
import type { Message } from "#src/features/messages/message.ts";
import { findActiveMessage, findNextAnnouncement } from "#src/features/messages/messages.server.ts";
import { findActiveAnnualRates } from "#src/features/rates/annual-rates.server.ts";
import { localizeAnnualRates, type AnnualRates } from "#src/features/rates/annual-rates.ts";
import type { Language } from "#src/i18n/language.ts";
import { inLanguage, localize, type Localized } from "#src/i18n/translation.ts";
import { sanitize } from "#src/platform/html.ts";
import { definePage } from "#src/platform/page.ts";
import { loadShell, type Shell } from "./shell.ts";

const mostArticles = 9;

/** The message in view; its `message` is sanitised HTML. */
interface Notice extends Localized<{ pageTitle: string; title: string; message: string }> {
  isImportant: boolean;
}

interface Data {
  shell: Shell;
  page: { title: string; description: string };
  message: Notice | undefined;
  articles: ArticleSummary[];
  slides: Slide[];
  rates: AnnualRates | undefined;
}

function toNotice({ pageTitle, title, message, isImportant, translations }: Message, language: Language): Notice {
  const localized = localize({ pageTitle, title, message }, translations, language);
  return {
    language: localized.language,
    words: { ...localized.words, message: sanitize(localized.words.message, language) },
    isImportant,
  };
}

/** The home page: what matters now, the weather, the ways to stay, the news. */
export const homePage = definePage<Data>({
  async load(context) {
    const { language } = context;
    const [shell, page, message, articles, block, rates, nextMessage, nextArticle] = await Promise.all([
      loadShell(context),
      getPageText(context, "home", language),
      findActiveMessage(context),
      listVisibleArticles(context, mostArticles),
      findContentBlock(context, homeCarouselId),
      findActiveAnnualRates(context),
      findNextAnnouncement(context),
      findNextPublication(context),
    ]);
    context.changesAt(nextMessage);
    context.changesAt(nextArticle);
    return {
      shell,
      page,
      message: message && toNotice(message, language),
      articles: articles.map((article) => summarize(article, language)),
      slides: block?.images.map((slide) => inLanguage(slide, ["title", "subtitle"], language)) ?? [],
      rates: rates && localizeAnnualRates(rates, language),
    };
  },
  head: ({ page }) => ({ title: page.title, description: page.description }),
  View({ data }) {
    return (
      <>
        {data.message && <p lang={data.message.language}>{data.message.words.pageTitle}</p>}
        <h1>{data.shell.identity.tagline}</h1>
        <p>{data.shell.identity.shortIntro}</p>
      </>
    );
  },
});
