import { loadContent } from "#src/cms/demo/content-loader.ts";
import { demoContentOf } from "#src/cms/demo/demo-content.server.ts";
import type { Context } from "#src/platform/context.ts";
import { departureStopsKind } from "./departure-stops.ts";
import { departureStopsCollection } from "./departures.server.ts";

export async function addDemoStops(context: Context): Promise<void> {
  if (!context.config.madeUpDay) return;
  const [written] = await departureStopsCollection.listAll(context);
  if (written) return;
  const [stops] = loadContent(demoContentOf(context.features), departureStopsKind, "departure-stops");
  await departureStopsCollection.save(context, stops!, { id: 1 });
}
