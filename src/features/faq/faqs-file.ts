import { languages, languageTag, type Language } from "#src/i18n/language.ts";
import { earliest } from "#src/i18n/times/time.ts";
import type { SiteFile } from "#src/platform/pages/site-file.ts";
import { fillLinks } from "#src/cms/links/links.server.ts";
import { localizeWords } from "#src/cms/kind/kind.ts";
import { faqKind } from "./faq.ts";
import { faqCollection } from "./faqs.server.ts";

/** Each language has one file at two addresses, such as /faq_nb-NO.json and /faq_nb.json. */
export const faqFiles: SiteFile[] = languages.flatMap((language) => [
  faqFile(language, languageTag[language]),
  faqFile(language, language),
]);

function faqFile(language: Language, tag: string): SiteFile {
  return {
    path: `/faq_${tag}.json`,
    language,
    contentType: "application/json",
    async make(context) {
      const moments: (Temporal.Instant | undefined)[] = [];
      const reader = { ...context, changesAt: (moment?: Temporal.Instant) => moments.push(moment) };
      const all = await faqCollection.listAll(context);
      const faqs = await Promise.all(
        all.map(async (faq) => {
          const { question, answer } = localizeWords(faqKind, faq, language).words;
          return { id: faq.id, question, answer: await fillLinks(reader, answer, language) };
        }),
      );
      return { body: JSON.stringify({ faqs }), changesAt: earliest(moments) };
    },
  };
}
