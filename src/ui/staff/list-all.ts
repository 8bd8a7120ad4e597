import type { Api } from "./api.ts";

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
