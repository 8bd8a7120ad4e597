import { z } from "zod";
import { staffCall } from "#src/platform/api/api.ts";
import { listDeadLinks, listLinkingTexts } from "./dead-links.server.ts";
import { deadLink, linkChoice, linkingText } from "./link-choice.ts";
import { searchTargets } from "./link-search.server.ts";

export const linkRoutes = [
  staffCall("get", "/linktargets", {
    summary: "Finds link targets: pages, articles, documents, photos and places on the plan",
    description:
      "At most eight targets from each feature. A target is found if its name in one language contains all words. An address of this site finds the target at this address.",
    query: z.object({ search: z.string().trim().max(500).default("") }),
    answer: z.array(linkChoice),
    handle: (context, { query: { search } }) => searchTargets(context, search),
  }),
  staffCall("get", "/linktargets/texts", {
    summary: "The resources whose texts link to a target",
    description: "Published texts and next versions, in any language.",
    query: z.object({
      target: z.string().max(500).default("").describe("The name of the target, such as `article:5`"),
    }),
    answer: z.array(linkingText),
    handle: (context, { query: { target } }) => listLinkingTexts(context, target),
  }),
  staffCall("get", "/deadlinks", {
    summary: "Lists the dead links",
    description:
      "At most 500, in published texts and next versions. Guests see a link to a missing or hidden target as plain text. When a target appears or ends without a save, the list changes within ten minutes. Links to other sites are checked once a month if `checkLinks` of the settings is true.",
    answer: z.array(deadLink),
    handle: listDeadLinks,
  }),
];
