import { identityValues } from "#src/campsite/identity/identity-values.ts";
import type { LiveValueSource } from "#src/cms/live-values/live-value-source.ts";
import { planValues } from "#src/features/plan/live-values/plan-values.ts";
import { priceValues } from "#src/features/prices/price-values.ts";

/** TABLE  the kinds that have live values. */
export const liveValueSources: readonly LiveValueSource[] = [
  { kind: "identity", keys: ["identity."], valuesOf: identityValues },
  { kind: "plan", keys: ["plan."], valuesOf: planValues },
  { kind: "priceList", keys: ["price.", "prices."], valuesOf: priceValues },
];
