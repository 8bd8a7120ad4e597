import { articlesFeed } from "#src/features/articles/articles-feed.ts";
import { contentFile } from "#src/features/carousel/content-blocks.server.ts";
import { eventsCalendar } from "#src/features/events/events-calendar-file.ts";
import { faqFiles } from "#src/features/faq/faqs-file.ts";
import { languages } from "#src/i18n/language.ts";
import type { SiteFile } from "#src/platform/pages/site-file.ts";
import { demoPageFiles } from "./demo/demo-page.tsx";
import { receptionScreen } from "./reception-screen/screen-page.tsx";
import { sitemapPart, sitemapXml } from "./sitemap-xml.ts";
import { staffManifest, webManifest } from "./web-manifest.ts";

const robotsTxt: SiteFile = {
  path: "/robots.txt",
  contentType: "text/plain; charset=utf-8",
  make: async ({ config }) => ({
    body: `User-agent: *
Disallow: /admin
Disallow: /callback

Sitemap: ${new URL("/sitemap.xml", config.siteOrigin).href}
`,
  }),
};

/** TABLE  files that are generated from stored data, besides the API. */
export const siteFiles: readonly SiteFile[] = [
  contentFile,
  ...faqFiles,
  ...languages.map(articlesFeed),
  ...languages.map(eventsCalendar),
  ...languages.map(webManifest),
  ...languages.map(staffManifest),
  ...languages.map(receptionScreen),
  ...languages.flatMap(demoPageFiles),
  sitemapXml,
  sitemapPart,
  robotsTxt,
];
