import { readAtOnce } from "#src/campsite/findable.server.ts";
import { localizeWords } from "#src/cms/kind/kind.ts";
import { anchorOf } from "#src/cms/resource-addresses.ts";
import { address } from "#src/i18n/addresses.ts";
import { shownHtml } from "#src/cms/photos/pictures/pictures-in-text.server.ts";
import { withoutElements } from "#src/platform/pages/html.ts";
import { faqKind } from "./faq.ts";
import { faqCollection } from "./faqs.server.ts";

export const findableQuestions = readAtOnce("answers", async (context) =>
  Promise.all(
    (await faqCollection.listAll(context)).map(async (faq) => {
      const { words, language } = localizeWords(faqKind, faq, context.language);
      return {
        id: String(faq.id),
        title: words.question,
        text: withoutElements(words.answer),
        html: await shownHtml(context, words.answer, context.language),
        language,
        href: `${address("questions", context.language)}#${anchorOf("faq", faq.id)}`,
      };
    }),
  ),
);
