import path from "node:path";
import { findPage } from "#src/i18n/addresses.ts";
import { pages } from "#src/pages.ts";
import { readAssets } from "#src/platform/assets.ts";
import { readConfig } from "#src/platform/config.ts";
import { openContext } from "#src/platform/context.ts";
import { securityHeaders } from "#src/platform/headers.ts";
import { createHttpServer, listen } from "#src/platform/http-server.ts";
import { Kept } from "#src/platform/kept.ts";
import { renderPage, type LoadedPage } from "#src/site/render-page.ts";
import type { Redirect } from "#src/platform/page.ts";
import { seed } from "#src/seed.ts";

/*
 * The site without its page cache: every request gets a variant made from the rendered page in memory, as the first
 * visitor with another consent does; with ?load its data is read and the whole page rendered, as for the first visitor
 * after a write.
 */
const config = readConfig(process.env);
const context = await openContext(config);
await seed(context);
const headers = securityHeaders(config.siteOrigin);
const assets = readAssets(path.resolve("dist/client"), headers);
const loaded = new Kept<LoadedPage | Redirect>({ most: 500, now: () => context.now().epochMilliseconds });

const server = createHttpServer(
  {
    ready: () => undefined,
    async fetch(request) {
      const url = new URL(request.url);
      if (url.search === "?load") loaded.clear();
      const found = findPage(url.pathname)!;
      const { value } = await renderPage(pages[found.name], found, undefined, context, {
        assetUrl: assets.url,
        headers,
        loaded,
      });
      return value instanceof Response ? value : value.respond(request);
    },
  },
  headers,
);
const port = await listen(server, config.port, config.host);
console.log(JSON.stringify({ msg: "listening", port }));
