import type { Api, Part } from "#src/ui/staff/api.ts";

/** All things of a list, however many parts it has. @param path as "/faq" */
export async function listAll<Thing>(api: Api, path: string, signal?: AbortSignal): Promise<Thing[]> {
  const things: Thing[] = [];
  for await (const part of listParts<Thing>(api, path, signal)) things.push(...part);
  return things;
}

/** The parts of a list, one after the other. */
export async function* listParts<Thing>(
  api: Api,
  path: string,
  signal?: AbortSignal,
): AsyncGenerator<Thing[]> {
  for (let next: string | undefined = path; next !== undefined;) {
    const part: { things: Thing[]; next: string | undefined } = await api.list<Thing>(next, signal);
    yield part.things;
    next = part.next;
  }
}

/** As many things as the API gives in one part. */
const mostAtOnce = 1000;

/** How many rows an address asks for, as with "?show=60". @param least where it doesn't say */
export function rowsAsked(url: string, least: number): number {
  const asked = Number(new URL(url).searchParams.get("show"));
  return Number.isSafeInteger(asked) && asked > least ? asked : least;
}

/** The first things of a list, and where it goes on if it does. @param query further parameters, as "&thing=faq" */
export async function listFirst<Thing>(
  api: Api,
  path: string,
  count: number,
  query = "",
): Promise<Part<Thing>> {
  const all = await api.list<Thing>(`${path}?limit=${Math.min(count, mostAtOnce)}${query}`);
  while (all.next !== undefined && all.things.length < count) {
    const part = await api.list<Thing>(all.next);
    all.things.push(...part.things);
    all.next = part.next;
  }
  return all;
}
