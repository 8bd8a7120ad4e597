import type { NextVersionRow } from "#src/cms/next-versions/next-version.ts";
import type { KindName } from "#src/cms/kinds.ts";
import { resourcePath } from "#src/cms/resource-addresses.ts";
import type { WithLanguages } from "#src/cms/staff/fields/language-states.ts";
import { otherLanguages, type OtherLanguage } from "#src/i18n/translation.ts";
import type { Api } from "#src/cms/staff/api.ts";

/** The fields by which a form knows that it shows a next version. */
export type NextVersion = Omit<NextVersionRow, "kind" | "name"> & {
  isSeen: boolean;
  changed: string[];
  changedInBoth: string[];
};

/**
 * Returns the resource as a next version, or undefined for a published resource. When all changes of a next version are
 * undone, the server deletes the next version, and the resource counts as published.
 */
export function asNextVersion(resource: object | undefined): NextVersion | undefined {
  if (!resource || !("isPublished" in resource)) return undefined;
  const next = resource as NextVersion;
  const isPlanned = next.publishAt !== null || next.changeOver !== null;
  return !next.isPublished || next.changed.length > 0 || isPlanned ? next : undefined;
}

/** A next version that an undo restores from the history. `path` is the path of its resource. */
export interface RestorableNext extends Pick<NextVersion, "id" | "publishAt" | "changeOver"> {
  kind: string;
  path: string;
}

export const restorableNext = (
  kind: { name: string; path: string },
  { id, publishAt, changeOver }: NextVersion,
): RestorableNext => ({ kind: kind.name, id, path: `${kind.path}/${id}`, publishAt, changeOver });

/** True when a resource has a published version. Guests don't see this version if, for example, it is taken down. */
export const isPublished = (resource: object | undefined): resource is object =>
  resource !== undefined && asNextVersion(resource)?.isPublished !== false;

export const isHiddenNow = (resource: object | undefined): boolean =>
  !isPublished(resource) ||
  (resource as { isActive?: boolean }).isActive ===
    (asNextVersion(resource)?.changed.includes("isActive") ?? false);

/** Returns the languages that stay in a next version when it is published, because their words aren't finished. */
export function unfinishedLanguages({
  changed,
  languages,
}: NextVersion & Partial<WithLanguages>): OtherLanguage[] {
  return otherLanguages.filter((language) => {
    const { missing = [], outdated = [] } = languages?.[language] ?? {};
    return (
      changed.some((path) => path.startsWith(`translations.${language}.`)) &&
      missing.length + outdated.length > 0
    );
  });
}

/** The query of a screen that edits the published version, although the resource has a next version. */
const correctingQuery = "now";

export const correctingAddress = `?${correctingQuery}`;

export const isCorrecting = (address: string): boolean => new URL(address).searchParams.has(correctingQuery);

/** Loads a resource's next version, or its published version if there is none or for a correction. */
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
