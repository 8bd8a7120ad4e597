import type { ServerFeature } from "#src/platform/server-feature.ts";
import { site } from "#src/site.server.ts";

const features: readonly ServerFeature[] = site;

/** The paths of all files that features serve, except those with a variable part. */
export const filePaths = features
  .flatMap(({ files = [] }) => files.map(({ path }) => path))
  .filter((path) => !/[{:]/.test(path));
