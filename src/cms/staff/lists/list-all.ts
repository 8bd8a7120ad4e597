import type { Api, Part } from "#src/cms/staff/api.ts";

/** Loads all resources of a list in parts. @param path such as "/faq" */
export async function listAll<Resource>(api: Api, path: string, signal?: AbortSignal): Promise<Resource[]> {
  const items: Resource[] = [];
  for await (const part of listParts<Resource>(api, path, signal)) items.push(...part);
  return items;
}

export async function* listParts<Resource>(
  api: Api,
  path: string,
  signal?: AbortSignal,
): AsyncGenerator<Resource[]> {
  for (let next: string | undefined = path; next !== undefined;) {
    const part: Part<Resource> = await api.list<Resource>(next, signal);
    yield part.items;
    next = part.next;
  }
}

/** The highest number of resources in one response. */
const maxAtOnce = 1000;

/** Returns the number of rows in a URL such as "?show=60". @param defaultCount the default and the minimum */
export function requestedRows(url: string, defaultCount: number): number {
  const asked = Number(new URL(url).searchParams.get("show"));
  return Number.isSafeInteger(asked) && asked > defaultCount ? asked : defaultCount;
}

/** Loads the first resources of a list. `next` is set if there are more. @param query such as "&kind=faq" */
export async function listFirst<Resource, Counts = unknown>(
  api: Api,
  path: string,
  count: number,
  query = "",
): Promise<Part<Resource, Counts>> {
  const all = await api.list<Resource, Counts>(`${path}?limit=${Math.min(count, maxAtOnce)}${query}`);
  while (all.next !== undefined && all.items.length < count) {
    const part = await api.list<Resource>(all.next);
    all.items.push(...part.items);
    all.next = part.next;
  }
  return all;
}
