import { defineServerFeature } from "#src/platform/server-feature.ts";
import { fireNow } from "./fire-now.server.ts";
import { warningSources, warningsNow } from "./warnings.server.ts";

export const warnings = defineServerFeature({
  now: [
    { place: 2, read: fireNow },
    { place: 3, read: warningsNow },
  ],
  // Staff see the failure after two hours. Guests no longer see a warning after three hours without confirmation.
  sources: { warnings: { list: warningSources, lateHours: 2 } },
});
