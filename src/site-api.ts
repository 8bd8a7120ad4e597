import { shownCollection } from "#src/cms/collections.server.ts";
import { kindNames, kinds } from "#src/cms/kinds.ts";
import { nextVersionRoutes, withNewResources } from "#src/cms/next-versions/next-versions.api.ts";
import { previewLinkRoutes } from "#src/cms/preview-links/preview-links.api.ts";
import { address } from "#src/i18n/addresses.ts";
import type { ApiAbout } from "#src/platform/api/api-document.ts";
import type { ApiRoute } from "#src/platform/api/api.ts";
import { collectionRoutes } from "#src/platform/api/collection-calls.ts";
import type { Context } from "#src/platform/context.ts";
import { tableOf } from "#src/platform/server-feature.ts";

/** Returns the routes below /api/v1. The calls of features come first. */
export const apiRoutesOf = (site: Pick<Context, "features">): ApiRoute[] => [
  ...site.features.flatMap(({ api = [] }) => api),
  ...kindNames.flatMap((name) => {
    const { collection, hasOwnCalls, page } = shownCollection(site, name);
    return [
      ...nextVersionRoutes(name, collection),
      ...(page
        ? previewLinkRoutes(
            `${kinds[name].path}/{id}/next`,
            `the next version of ${collection.one}`,
            (id) => ({
              kind: name,
              id,
            }),
          )
        : []),
      ...(hasOwnCalls ? [] : collectionRoutes(kinds[name].path, withNewResources(name, collection))),
    ];
  }),
];

export const apiAbout = ({ config, features }: Pick<Context, "config" | "features">): ApiAbout => ({
  title: "Campsite",
  description:
    "The content of the campsite's website. Public calls answer in the requested language. Staff calls need a bearer token. A resource's version is its ETag. A PUT changes only the fields in its body. In an optional field, null and an empty text mean the same. A number can also be sent as text, and a date or time in any format of ISO 8601.",
  contact: { name: "The campsite", url: new URL(address("contactUs", "nb"), config.siteOrigin).href },
  license: { name: "All rights reserved", url: new URL(address("aboutUs", "nb"), config.siteOrigin).href },
  groups: {
    ...Object.fromEntries(
      kindNames.map((name) => [
        kinds[name].path.slice(1),
        shownCollection({ features }, name).collection.about,
      ]),
    ),
    ...tableOf(features, "apiGroups"),
  },
});
