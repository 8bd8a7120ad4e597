import { z } from "zod";
import { previewLinkRoutes } from "#src/cms/preview-links/preview-links.api.ts";
import { addOnce } from "#src/platform/api/add-once.ts";
import { apiBase, idInPath, staffCall } from "#src/platform/api/api.ts";
import { inUnseenTransaction } from "#src/platform/context.ts";
import { changedChangeOver, changeOver, newChangeOver } from "./change-over.ts";
import { publishChangeOver, undoChangeOver } from "./change-over-publication.server.ts";
import {
  addChangeOver,
  getChangeOver,
  listChangeOvers,
  removeChangeOver,
  saveChangeOver,
} from "./change-overs.server.ts";

const path = "/changeovers";
const at = `${path}/{id}` as const;
const params = z.object({ id: idInPath });

export const changeOverRoutes = [
  staffCall("get", path, {
    summary: "Change-overs: next versions that are published together",
    description: "The unpublished change-overs, and those that were published in the last 30 days.",
    answer: z.array(changeOver),
    handle: (context) => listChangeOvers(context),
  }),
  staffCall("post", path, {
    summary: "Adds a change-over",
    description: "The field `changeOver` of a next version adds that next version to a change-over.",
    body: newChangeOver,
    answer: changeOver,
    isRepeatable: true,
    location: ({ id }) => `${apiBase}${path}/${id}`,
    handle: (context, { body, idempotencyKey: key }) =>
      inUnseenTransaction(context, (outer) =>
        addOnce(outer, {
          kind: path,
          body,
          key,
          add: (transaction) => addChangeOver(transaction, body),
          get: getChangeOver,
        }),
      ),
  }),
  staffCall("put", at, {
    summary: "Renames or moves a change-over",
    description:
      "All next versions of the change-over get the new time. A published change-over can't be changed.",
    params,
    body: changedChangeOver,
    answer: changeOver,
    isVersioned: true,
    handle: (context, { body, target }) => saveChangeOver(context, body, target),
  }),
  staffCall("delete", at, {
    summary: "Removes a change-over",
    description: "The next versions of the change-over stay, without a planned time.",
    params,
    isVersioned: true,
    handle: (context, { target }) => removeChangeOver(context, target),
  }),
  staffCall("post", `${at}/publish`, {
    summary: "Publishes all next versions of a change-over",
    description:
      "All or none are published. If fields are unfinished, the response names them, such as `faq.3.question`. A published price list becomes active.",
    params,
    answer: changeOver,
    isVersioned: true,
    handle: async (context, { target: { id, ifVersions } }) =>
      (await publishChangeOver(context, id, { ifVersions }))!,
  }),
  staffCall("post", `${at}/undo`, {
    summary: "Undoes the publication of a change-over",
    description:
      "All resources get their earlier state, and the next versions come back without a planned time. With If-Match, nothing is undone if somebody has saved one of the resources after the ETag was read.",
    params,
    answer: changeOver,
    isVersioned: true,
    handle: (context, { target }) => undoChangeOver(context, target),
  }),
  ...previewLinkRoutes(at, "a change-over", (id) => ({ changeOver: id })),
];
