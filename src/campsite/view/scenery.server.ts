import { inLight, loadHour, type Hour, type Sky } from "#src/campsite/view/light.server.ts";
import type { ShownContext } from "#src/platform/pages/page.ts";
import type { LitDrawing } from "#src/ui/picture/drawing-in-light.tsx";
import type { Landscape } from "#src/cms/photos/landscape.ts";
import { getLandscape } from "./view.server.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    /** Loads the sky over the campsite. A page that shows the sky expires when the sky changes. */
    sky?: (context: ShownContext) => Promise<Sky>;
  }
}

export interface Scenery {
  landscape: Landscape;
  hour: Hour;
}

/** Returns the scenery of a page's drawings. The page expires when the next time of day begins. */
export async function loadScenery(context: ShownContext): Promise<Scenery> {
  const [landscape, hour] = await Promise.all([getLandscape(context), loadHour(context)]);
  return { landscape, hour };
}

export const loadSky = async (context: ShownContext): Promise<Sky> =>
  context.features.find(({ sky }) => sky)?.sky?.(context) ?? "clear";

export const sceneryAt = (scenery: Scenery, { landscape }: { landscape: Landscape | undefined }): Scenery =>
  landscape ? { ...scenery, landscape } : scenery;

export function inScenery(drawing: string, { landscape, hour }: Scenery, sky: Sky = "clear"): LitDrawing {
  return inLight(`${drawing}-${landscape}`, hour, sky);
}
