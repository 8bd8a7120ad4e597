import { addDemoStops } from "./demo-stops.server.ts";
import { defineHomeSection } from "#src/campsite/home-section.ts";
import { defineServerFeature } from "#src/platform/server-feature.ts";
import { departuresNow } from "./departures-now.server.ts";
import { departuresScreenPart } from "./departures-screen-part.tsx";
import { departuresSection } from "./departures-section.tsx";
import { departureRoutes } from "./departures.api.ts";
import {
  departureSources,
  departureStopsCollection,
  recordDeparturesVisit,
  visitedDepartureSources,
} from "./departures.server.ts";
import { mayAskEntur } from "#src/campsite/sources/entur.ts";

/** Records a visit, and renders nothing. "Right now" on the home page shows the next departure. */
const homeVisit = defineHomeSection<never>({
  place: 0,
  async load(context) {
    await recordDeparturesVisit(context);
    return undefined;
  },
  View: () => null,
});

export const departures = defineServerFeature({
  prepareDemo: addDemoStops,
  collections: { departureStops: { collection: departureStopsCollection } },
  api: [...departureRoutes],
  apiGroups: { stops: "Stops for departures" },
  now: [{ place: 8, read: departuresNow }],
  receptionScreen: [departuresScreenPart],
  contact: [departuresSection],
  home: [homeVisit],
  sources: { departures: { list: departureSources, needed: visitedDepartureSources, mayAsk: mayAskEntur } },
});
