import { z } from "zod";
import type { ShownCollection } from "#src/cms/collections.server.ts";
import { kinds, type KindName } from "#src/cms/kinds.ts";
import { defineStaffCall, idInPath, type ApiRoute } from "#src/platform/api/api.ts";
import { addedPreviewLink, newPreviewLink, previewLink } from "./preview-link.ts";
import { addPreviewLink, listPreviewLinks, removePreviewLink } from "./preview-links.server.ts";

const params = z.object({ id: idInPath });
const linkParams = z.object({ id: idInPath, linkId: idInPath });

/** Creates the calls for links to the next versions of a kind. */
export function previewLinkRoutes(kind: KindName, { one }: ShownCollection["collection"]): ApiRoute[] {
  const at = `${kinds[kind].path}/{id}/next` as const;
  return [
    {
      method: "post",
      path: `${at}/link`,
      access: "staff",
      call: defineStaffCall({
        summary: `Adds a link that shows the next version of ${one} without an account`,
        description: "The link shows the public pages with the next version, and ends after 1, 7 or 30 days.",
        params,
        body: newPreviewLink,
        answer: addedPreviewLink,
        handle: (context, { params: { id }, body }) => addPreviewLink(context, { kind, id }, body),
      }),
    },
    {
      method: "get",
      path: `${at}/links`,
      access: "staff",
      call: defineStaffCall({
        summary: `The links to the next version of ${one}, the newest first`,
        description: "Without links that have ended.",
        params,
        answer: z.array(previewLink),
        handle: (context, { params: { id } }) => listPreviewLinks(context, { kind, id }),
      }),
    },
    {
      method: "delete",
      path: `${at}/links/{linkId}`,
      access: "staff",
      call: defineStaffCall({
        summary: `Removes a link to the next version of ${one}`,
        description: "The link stops working at once.",
        params: linkParams,
        handle: (context, { params: { id, linkId } }) => removePreviewLink(context, { kind, id }, linkId),
      }),
    },
  ];
}
