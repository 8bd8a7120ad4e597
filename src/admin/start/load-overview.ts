import { site } from "#site";
import type { Overview } from "#src/admin/overview/overview.ts";
import type { SetupState } from "#src/admin/overview/setup-steps.ts";
import { inOrder } from "#src/cms/coming.ts";
import type { Feature } from "#src/cms/feature.ts";
import type { Api } from "#src/cms/staff/api.ts";
import type { ComingRow, StartPart } from "#src/cms/staff/start-part.ts";

/** The parts that features add to the start screen, each with its data. */
export type LoadedParts = readonly { part: StartPart; data: unknown }[];

export interface LoadedOverview extends Overview {
  setup: SetupState;
  parts: LoadedParts;
  coming: readonly ComingRow[];
}

export function loadParts(api: Api): Promise<LoadedParts> {
  const features: readonly Feature[] = site;
  const loadPart = async (load: () => Promise<StartPart>) => {
    const part = await load();
    return { part, data: await api.get<unknown>(part.path) };
  };
  return Promise.all(features.flatMap(({ start }) => (start ? [loadPart(start)] : [])));
}

export const comingIn = (parts: LoadedParts): ComingRow[] =>
  inOrder(parts.flatMap(({ part, data }) => part.listComing?.(data) ?? []));

export async function loadOverview(api: Api): Promise<LoadedOverview> {
  const [overview, parts] = await Promise.all([api.get<Overview>("/overview"), loadParts(api)]);
  const ofFeatures = Object.fromEntries(
    parts.flatMap(({ part: { setup = {} }, data }) =>
      Object.entries(setup).map(([step, stateOf]) => [step, stateOf(data)]),
    ),
  );
  return { ...overview, setup: { ...overview.setup, ofFeatures }, parts, coming: comingIn(parts) };
}
