import type { ResourceKind } from "./kind/kind.ts";
import { kindNames, kinds, type KindWithHistory } from "./kinds.ts";

const loaded: { [Name in KindWithHistory]?: ResourceKind } = {};

export async function loadDescriptions(): Promise<void> {
  const load = async (name: (typeof kindNames)[number]) => (loaded[name] = await kinds[name].description());
  await Promise.all(kindNames.map(load));
}

/** Returns a kind's description after `loadDescriptions` has run. Returns undefined for a kind that guests send. */
export const loadedDescription = (kind: KindWithHistory): ResourceKind | undefined => loaded[kind];
