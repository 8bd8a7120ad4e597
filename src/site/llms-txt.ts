import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import { getWebsiteSettings } from "#src/campsite/settings/website-settings.server.ts";
import { offeredIn } from "#src/cms/offered-languages.server.ts";
import { defaultLanguage, languageName } from "#src/i18n/language.ts";
import { inLanguage } from "#src/i18n/translation.ts";
import type { SiteFile } from "#src/platform/pages/site-file.ts";
import { findEmptyPages } from "#src/campsite/menu/empty-pages.server.ts";
import { listPages } from "./sitemap-xml.ts";

/** The file /llms.txt describes the campsite and its pages to language models in Markdown (https://llmstxt.org). */
export const llmsTxt: SiteFile = {
  path: "/llms.txt",
  contentType: "text/markdown; charset=utf-8",
  async make(context) {
    const [identity, settings, pages, { value: empty, changesAt }] = await Promise.all([
      getIdentity(context),
      getWebsiteSettings(context),
      listPages(context),
      findEmptyPages(context),
    ]);
    const { name, address, phone, email } = identity;
    const { street, postalCode, city } = address;
    const contact = [street, `${postalCode} ${city}`.trim(), phone, email].filter((line) => line !== "");
    const sections = offeredIn(settings).map((language) => {
      const links = pages.flatMap(({ name: page, titles, paths }) =>
        paths[language] && !empty.has(page)
          ? `- [${escapeMarkdown(titles[language]!)}](${new URL(paths[language], context.config.siteOrigin).href})`
          : [],
      );
      return links.length > 0 ? [`## ${languageName[language]}`, links.join("\n")] : [];
    });
    const { tagline } = inLanguage(identity, ["tagline"], defaultLanguage);
    const blocks = [
      `# ${escapeMarkdown(name)}`,
      tagline && `> ${escapeMarkdown(tagline)}`,
      escapeMarkdown(contact.join(", ")),
      ...sections.flat(),
    ];
    return { body: `${blocks.filter((block) => block !== "").join("\n\n")}\n`, changesAt };
  },
};

const escapeMarkdown = (text: string) => text.replaceAll(/[\\`*_[\]<>#]/g, "\\$&").replaceAll(/\s+/g, " ");
