import { activityLinks } from "./activity-links-section.tsx";
import { localizeWords } from "#src/cms/kind/kind.ts";
import { linkKind } from "./link.ts";
import { defineServerFeature } from "#src/platform/server-feature.ts";
import { linkCollection } from "./links.server.ts";

export const links = defineServerFeature({
  demo: [{ place: 11, kind: linkKind, file: "links" }],
  collections: { link: { collection: linkCollection } },
  text: [activityLinks],
  pageWords: {
    activities: async (context) =>
      (await linkCollection.listAll(context))
        .map((link) => localizeWords(linkKind, link, context.language).words)
        .map(({ title, description }) => `${title}. ${description}`)
        .join(" "),
  },
  fillsPage: { activities: async (context) => (await linkCollection.listAll(context)).length > 0 },
});
