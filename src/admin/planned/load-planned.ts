import { comingIn, loadParts } from "#src/admin/start/load-overview.ts";
import type { ChangeOver } from "#src/cms/change-overs/change-over.ts";
import { changeOversPath } from "#src/cms/change-overs/staff/change-over-words.ts";
import type { Api } from "#src/cms/staff/api.ts";

/** Loads everything that changes at a later time, and all change-overs. */
export async function loadPlanned(api: Api) {
  const parts = await loadParts(api);
  const changeOvers = parts.find(({ part }) => part.path === changeOversPath)!.data as ChangeOver[];
  return { coming: comingIn(parts), changeOvers };
}
