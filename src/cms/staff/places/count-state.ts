import { kinds } from "#src/cms/kinds.ts";
import type { Kind } from "#src/cms/feature.ts";
import type { Api } from "#src/cms/staff/api.ts";
import type { RowState } from "./place-row.ts";

export type ResourceCounts = Readonly<Record<string, number>>;

export const loadCounts = (api: Api) => api.get<ResourceCounts>("/counts");

/** The state of a row that leads to a kind: the number of its resources. Without resources it isn't in use. */
export const countState = (name: string): RowState<ResourceCounts> => ({
  load: loadCounts,
  words: ({ [name]: count = 0 }, language) =>
    count === 0 ? undefined : (kinds as Record<string, Kind>)[name]!.words[language].count?.({ count }),
});
