import { TrieRouter } from "hono/router/trie-router";
import type { Context } from "#src/platform/context.ts";
import { tableOf, type ServerFeature } from "#src/platform/server-feature.ts";

/**
 * The addresses of documents. Such an address can be redirected, because it may be the address of a removed document.
 */
const documentPaths = "/data/pdf/*";

/** True for a path whose last part has a file ending, such as "/llms.txt". */
export const hasFileEnding = (path: string): boolean => /\.[a-z\d]+\/*$/i.test(decodeURIComponent(path));

const routers = new WeakMap<readonly ServerFeature[], TrieRouter<true>>();

/**
 * True for an address that isn't a guests' page but that the site answers, such as a file or the wall screen. A
 * redirect from such an address would never be used. False for the addresses of documents.
 */
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
