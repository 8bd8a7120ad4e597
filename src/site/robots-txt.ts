import type { SiteFile } from "#src/platform/pages/site-file.ts";

export const robotsTxt: SiteFile = {
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
