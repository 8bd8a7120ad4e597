import { defineServerFeature } from "#src/platform/server-feature.ts";
import { quietNow, receptionNow, seasonNow } from "#src/campsite/opening-hours/opening-hours-now.server.ts";
import { identityValues } from "./identity-values.ts";
import { identityCollection } from "./identity.server.ts";

export const identity = defineServerFeature({
  collections: { identity: { collection: identityCollection } },
  liveValues: [{ kind: "identity", keys: ["identity."], valuesOf: identityValues }],
  now: [
    { place: 1, read: seasonNow },
    { place: 5, read: receptionNow },
    { place: 11, read: quietNow },
  ],
});
