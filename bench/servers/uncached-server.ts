import path from "node:path";
import { readAssets } from "#src/platform/pages/assets.ts";
import { readConfig } from "#src/platform/config.ts";
import { openContext } from "#src/platform/context.ts";
import { createPolicy, securityHeaders } from "#src/platform/http/headers.ts";
import { createHttpServer, listen } from "#src/platform/http/http-server.ts";
import { createPageCache } from "#src/platform/pages/page-cache.ts";
import { everyTable } from "#src/platform/database/table-usage.ts";
import { createPublicPages } from "#src/public-pages.ts";
import { seed } from "#src/seed.ts";

/*
 * The site without its page cache. By default every request gets a variant of the rendered page in memory, like the
 * first visitor with another consent. With ?saved it gets a page as after a save of the settings, which every page
 * shows. With ?load all data are read and the whole page is rendered, as after the start.
 */
const config = readConfig(process.env);
const context = await openContext(config);
await seed(context);
const policy = createPolicy(config.siteOrigin);
const headers = securityHeaders(config.siteOrigin, policy);
const assets = readAssets(path.resolve("dist/client"), headers);
const pages = createPublicPages(context, {
  cache: {
    ...createPageCache(context, headers),
    async answer(request, _key, make) {
      const { value } = await make(context);
      return value instanceof Response ? value : value.respond(request);
    },
  },
  assetUrl: assets.url,
  headers,
  policy,
});

const settings = new Set(["websiteSettings"]);
let version = 0;
const server = createHttpServer(
  {
    ready: () => undefined,
    async fetch(request) {
      if (request.url.endsWith("?load")) await context.contentVersion.announce(++version, everyTable);
      if (request.url.endsWith("?saved")) await context.contentVersion.announce(++version, settings);
      return pages.answer(request);
    },
  },
  headers,
  context.log,
);
const port = await listen(server, config.port, config.host);
console.log(JSON.stringify({ msg: "listening", port }));
