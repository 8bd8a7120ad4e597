import { site } from "#site";
import type { Overview } from "#src/admin/overview/overview.ts";
import type { SetupState } from "#src/admin/overview/setup-steps.ts";
import { listNext } from "#src/cms/coming.ts";
import type { Feature } from "#src/cms/feature.ts";
import type { Coming } from "#src/cms/kind-overview.ts";
import type { Api } from "#src/cms/staff/api.ts";
import type { StartPart } from "#src/cms/staff/start-part.ts";

export interface LoadedOverview extends Overview {
  setup: SetupState;
  parts: readonly { part: StartPart; data: unknown }[];
  coming: readonly Coming[];
}

export async function loadOverview(api: Api): Promise<LoadedOverview> {
  const features: readonly Feature[] = site;
  const loadPart = async (load: () => Promise<StartPart>) => {
    const part = await load();
    return { part, data: await api.get<unknown>(part.path) };
  };
  const [overview, parts] = await Promise.all([
    api.get<Overview>("/overview"),
    Promise.all(features.flatMap(({ start }) => (start ? [loadPart(start)] : []))),
  ]);
  const ofFeatures = Object.fromEntries(
    parts.flatMap(({ part: { setup = {} }, data }) =>
      Object.entries(setup).map(([step, stateOf]) => [step, stateOf(data)]),
    ),
  );
  const coming = listNext(parts.flatMap(({ part, data }) => part.listComing?.(data) ?? []));
  return { ...overview, setup: { ...overview.setup, ofFeatures }, parts, coming };
}
