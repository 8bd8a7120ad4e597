import { z } from "zod";
import type { ShownCollection } from "#src/cms/collections.server.ts";
import { kindNames, kinds, type KindName } from "#src/cms/kinds.ts";
import { addOnce } from "#src/platform/api/add-once.ts";
import { apiBase, idInPath, staffCall, type ApiRoute } from "#src/platform/api/api.ts";
import { partialBody } from "#src/platform/api/partial-put.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { inUnseenTransaction, type Context } from "#src/platform/context.ts";
import type { Target } from "#src/platform/store/stored.ts";
import {
  nextVersionDetails,
  nextVersionFields,
  nextVersionRow,
  joinedChange,
  publishAt,
} from "./next-version.ts";
import {
  getNewestVersion,
  getNextVersion,
  listNextVersions,
  removeNextVersion,
  saveNextVersion,
} from "./next-versions.server.ts";
import { publishNew, publishNextVersion } from "./publish-next-version.server.ts";

const params = z.object({ id: idInPath });

export const readNextVersions = staffCall("get", "/next", {
  summary: "All next versions, the earliest publication first",
  description:
    "Guests don't see next versions. The resource of a next version may have been published before.",
  query: z.object({ kind: z.enum(kindNames).optional().describe("Only next versions of this kind") }),
  answer: z.array(nextVersionRow),
  handle: (context, { query }) => listNextVersions(context, query),
});

export function nextVersionRoutes(kind: KindName, collection: ShownCollection["collection"]): ApiRoute[] {
  const { path } = kinds[kind];
  const { one, input, answer, remove, isUploaded } = collection;
  const name = String(answer.meta()!["id"]);
  const body = partialBody(
    z.object({ ...(input as unknown as z.ZodObject).shape, publishAt, changeOver: joinedChange }),
    `${name}NextChanges`,
  );
  const nextVersion = partialBody(
    z.object({ ...(input as unknown as z.ZodObject).shape, ...nextVersionFields, ...nextVersionDetails }),
    `${name}Next`,
  );
  const at = `${path}/{id}/next` as const;
  const routes: ApiRoute[] = [
    staffCall("get", at, {
      summary: `Reads the next version of ${one}`,
      description:
        "The fields have the values that they would have after the publication. Unfinished translations are included. The ETag changes with each save of the next or the published version.",
      params,
      answer: nextVersion,
      handle: (context, { params: { id } }) => getNextVersion(context, { kind, id }),
    }),
    staffCall("put", at, {
      summary: `Saves the next version of ${one}`,
      description:
        "Works like a PUT of the resource, but no field is required, and guests don't see the changes. A resource without a next version gets one. A next version in a change-over must be removed from it before it can get another change-over or its own time. Until then, the response is 409 and names the change-over.",
      params,
      body,
      answer: nextVersion,
      isVersioned: true,
      isTranslated: true,
      handle: (context, { body: fields, target: { id, ...target } }) =>
        saveNextVersion(context, { kind, id }, fields, target),
    }),
    staffCall("delete", at, {
      summary: `Removes the next version of ${one}`,
      description: "The history keeps the last state of the next version.",
      params,
      isVersioned: true,
      handle: (context, { target: { id, ...target } }) => removeNextVersion(context, { kind, id }, target),
    }),
    staffCall("post", `${at}/publish`, {
      summary: `Publishes the next version of ${one}`,
      description:
        "If required fields are unfinished, the response names them, and nothing is published. An unfinished translation doesn't stop the publication: its words stay in the next version.",
      params,
      answer,
      isVersioned: true,
      isTranslated: true,
      handle: (context, { target: { id, ...target } }) => publishNextVersion(context, { kind, id }, target),
    }),
  ];
  if (!remove || isUploaded) return routes;
  const post = staffCall("post", `${path}/next`, {
    summary: `Adds ${one} that isn't published yet`,
    description:
      "No field is required. A repeated request with the same Idempotency-Key adds the resource only once.",
    body,
    answer: nextVersion,
    isRepeatable: true,
    location: ({ id }: { id: number }) => `${apiBase}${path}/${id}/next`,
    handle: (context, { body: fields, idempotencyKey: key }) =>
      inUnseenTransaction(context, (outer) =>
        addOnce(outer, {
          // A POST to the collection uses the same `kind`. A key that was used there adds no second resource here.
          kind: path,
          body: { next: fields },
          key,
          add: (transaction) => saveNextVersion(transaction, { kind }, fields),
          get: (transaction, id) => getNewestVersion(transaction, { kind, id }),
        }),
      ),
  });
  // This route must come before the routes with `{id}`.
  return [post, ...routes];
}

/**
 * Returns a collection whose calls also accept resources that were never published. A save publishes such a resource.
 * If the kind has the field `isActive`, clients that don't know next versions find such a resource in the list as
 * inactive.
 */
export function withNewResources(
  kind: KindName,
  collection: ShownCollection["collection"],
): ShownCollection["collection"] {
  const { get, save, list, remove } = collection;
  const isHidable = "isActive" in collection.kind.fields;
  const find = async (context: Context, id: number) => {
    const next = await getNextVersion(context, { kind, id });
    if (next.isPublished) throw new Problem("not-found");
    return isHidable ? { ...next, isActive: false } : next;
  };
  return {
    ...collection,
    get: (context, id) => otherwise(get(context, id), () => find(context, id)),
    save: (context, input, target) =>
      target
        ? otherwise(save(context, input, target), () =>
            publishNew(context, { kind, id: target.id }, input, target),
          )
        : save(context, input),
    async list(context, page, narrowing = {}) {
      const listed = await list(context, page, narrowing);
      if (!isHidable || page.after || Object.keys(narrowing).length > 0) return listed;
      const added = await listNextVersions(context, { kind, isNew: true });
      const items = await Promise.all(added.map(({ id }) => find(context, id)));
      return { ...listed, items: [...items, ...listed.items] };
    },
    ...(remove && {
      remove: (context: Context, target: Target) =>
        otherwise(remove(context, target), () => removeNextVersion(context, { kind, id: target.id }, target)),
    }),
  };
}

async function otherwise<Result>(attempt: Promise<Result>, other: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt;
  } catch (error) {
    if (error instanceof Problem && error.kind === "not-found") return other();
    throw error;
  }
}
