import { defineTextSection } from "#src/campsite/text-section.ts";
import { LinkList } from "./link-list.tsx";
import { groupLinks } from "./link.ts";
import { linkCollection } from "./links.server.ts";

export const activityLinks = defineTextSection({
  page: "activities",
  place: 1,
  load: async (context) => groupLinks(await linkCollection.listAll(context), context.language),
  View: ({ data: groups, language }) => <LinkList groups={groups} language={language} />,
});
