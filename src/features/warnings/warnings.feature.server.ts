import { defineServerFeature } from "#src/platform/server-feature.ts";
import { fireNow } from "./fire-now.server.ts";
import { warningSources, warningsNow } from "./warnings.server.ts";

export const warnings = defineServerFeature({
  now: [
    { place: 2, read: fireNow },
    { place: 3, read: warningsNow },
  ],
  // After three hours without confirmation, guests no longer see a warning.
  sources: { warnings: { list: warningSources, lateHours: 2 } },
});
