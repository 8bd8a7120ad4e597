import { z } from "zod";
import { idInPath, staffCall, type ApiRoute } from "#src/platform/api/api.ts";
import { addedPreviewLink, newPreviewLink, previewLink } from "./preview-link.ts";
import { addPreviewLink, listPreviewLinks, removePreviewLink, type Linked } from "./preview-links.server.ts";

const params = z.object({ id: idInPath });
const linkParams = z.object({ id: idInPath, linkId: idInPath });

/**
 * Creates the calls for the preview links of a next version or a change-over.
 * @param at the path of the next version or the change-over, with `{id}`
 * @param shown the words for the API's document, such as "the next version of a question"
 */
export function previewLinkRoutes(
  at: `/${string}`,
  shown: string,
  linked: (id: number) => Linked,
): ApiRoute[] {
  return [
    staffCall("post", `${at}/link`, {
      summary: `Adds a link that shows ${shown} without an account`,
      description:
        "The link shows the public pages with the planned changes, and ends after 1, 7 or 30 days.",
      params,
      body: newPreviewLink,
      answer: addedPreviewLink,
      handle: (context, { params: { id }, body }) => addPreviewLink(context, linked(id), body),
    }),
    staffCall("get", `${at}/links`, {
      summary: `The links to ${shown}, the newest first`,
      description: "Leaves out links that have ended.",
      params,
      answer: z.array(previewLink),
      handle: (context, { params: { id } }) => listPreviewLinks(context, linked(id)),
    }),
    staffCall("delete", `${at}/links/{linkId}`, {
      summary: `Removes a link to ${shown}`,
      description: "The link stops working at once.",
      params: linkParams,
      handle: (context, { params: { id, linkId } }) => removePreviewLink(context, linked(id), linkId),
    }),
  ];
}
