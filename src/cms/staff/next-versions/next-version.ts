import type { NextVersionRow } from "#src/cms/next-versions/next-version.ts";
import type { KindName } from "#src/cms/kinds.ts";
import { resourcePath } from "#src/cms/resource-addresses.ts";
import type { Api } from "#src/cms/staff/api.ts";

/** The fields by which a form knows that it shows a next version. */
export type NextVersion = Omit<NextVersionRow, "kind" | "name"> & {
  changedInBoth: string[];
};

/** Returns the resource as a next version, or undefined for a published resource. */
export const asNextVersion = (resource: object | undefined): NextVersion | undefined =>
  resource && "isPublished" in resource ? (resource as NextVersion) : undefined;

/** The query of a screen that corrects what guests read now, while a next version waits. */
const correctingQuery = "now";

export const correctingAddress = `?${correctingQuery}`;

/** True for the address of a screen that corrects the published version. */
export const isCorrecting = (address: string): boolean => new URL(address).searchParams.has(correctingQuery);

/** Loads the next version of a resource if there is one, and else the published version. */
export async function openResource<Resource>(
  api: Api,
  kind: KindName,
  id: number | string,
  address: string,
): Promise<Resource> {
  const path = resourcePath(kind, id);
  if (isCorrecting(address)) return api.get<Resource>(path);
  const [published, rows] = await Promise.all([
    api.get<Resource>(path),
    api.get<NextVersionRow[]>(`/next?kind=${kind}`),
  ]);
  return rows.some((row) => row.id === Number(id)) ? api.get<Resource>(`${path}/next`) : published;
}
