import { TrieRouter } from "hono/router/trie-router";
import type { Context } from "#src/platform/context.ts";
import { tableOf, type ServerFeature } from "#src/platform/server-feature.ts";

/**
 * The addresses of documents. Such an address can be redirected, because it may be the address of a removed document.
 */
const documentPaths = "/data/pdf/*";

const routers = new WeakMap<readonly ServerFeature[], TrieRouter<true>>();

/** True for an address that the site answers with a file. A redirect from such an address would never be used. */
export function isOwnFile(context: Pick<Context, "features">, from: string): boolean {
  const [matches] = routerOf(context).match("GET", from);
  return matches.length > 0;
}

function routerOf({ features }: Pick<Context, "features">): TrieRouter<true> {
  const known = routers.get(features);
  if (known) return known;
  const router = new TrieRouter<true>();
  const files = features.flatMap((feature) => feature.files ?? []);
  const paths = [...files.map(({ path }) => path), ...Object.keys(tableOf(features, "routes"))];
  for (const path of paths) if (path !== documentPaths) router.add("GET", path, true);
  routers.set(features, router);
  return router;
}
