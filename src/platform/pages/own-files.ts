import { TrieRouter } from "hono/router/trie-router";
import type { Context } from "#src/platform/context.ts";
import { tableOf, type ServerFeature } from "#src/platform/server-feature.ts";

/** The addresses of documents. The address of a removed document can be redirected. */
const documentPaths = "/data/pdf/*";

/** True for a path whose last part has a file ending, such as "/llms.txt". */
export const hasFileEnding = (path: string): boolean => /\.[a-z\d]+\/*$/i.test(decodeURIComponent(path));

const routers = new WeakMap<readonly ServerFeature[], TrieRouter<true>>();

/** True for an address that the site answers, besides pages and documents. A redirect from it would be unused. */
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
