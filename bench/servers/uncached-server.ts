import { site } from "#src/site.server.ts";
import path from "node:path";
import { readAssets } from "#src/platform/pages/assets.ts";
import { readConfig } from "#src/platform/config.ts";
import { openContext } from "#src/platform/context.ts";
import { createPolicyWriter, securityHeaders } from "#src/platform/http/headers.ts";
import { createHttpServer, listen } from "#src/platform/http/http-server.ts";
import { createPageCache } from "#src/platform/pages/page-cache.ts";
import { createPublicPages } from "#src/public-pages.ts";
import { seed } from "#src/seed.ts";

/* The site without its page cache. With ?load, each request also reads all content again. */
const config = readConfig(process.env);
const context = await openContext(config, site);
await seed(context);
const policy = createPolicyWriter(config.siteOrigin);
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

let version = 0;
const server = createHttpServer(
  {
    ready: () => undefined,
    async fetch(request) {
      if (request.url.endsWith("?load")) await context.contentVersion.announce(++version);
      return (await pages.answer(request)) ?? new Response(null, { status: 404 });
    },
  },
  headers,
  context.log,
);
const port = await listen(server, config.port, config.host);
console.log(JSON.stringify({ msg: "listening", port }));
