import type { Api } from "./api.ts";

/** What isn't there has this version: it is brought back only if nobody else has done that meanwhile. */
export const goneVersion = 0;

/**
 * Brings back what was removed last, under its id.
 * @param kind as history names it
 * @throws ApiError, NoAnswerError
 */
export async function restoreRemoved(api: Api, kind: string, id: number): Promise<void> {
  const { items } = await api.list<{ id: number }>(
    `/history?kind=${kind}&resourceId=${id}&action=removed&limit=1`,
  );
  await api.put(`/history/${items[0]!.id}/restore`, undefined, goneVersion);
}
