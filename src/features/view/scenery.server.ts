import { inLight, loadHour, type Hour, type Sky } from "#src/features/weather/light.server.ts";
import type { ShownContext } from "#src/platform/pages/page.ts";
import type { LitDrawing } from "#src/ui/picture/lit-picture.tsx";
import type { Landscape } from "./landscape.ts";
import { getLandscape } from "./view.server.ts";

/** What a page's drawings are seen in. */
export interface Scenery {
  landscape: Landscape;
  hour: Hour;
}

/** The landscape and the hour for a page's drawings; the page is made anew when the next hour begins. */
export async function loadScenery(context: ShownContext): Promise<Scenery> {
  const [landscape, hour] = await Promise.all([getLandscape(context), loadHour(context)]);
  return { landscape, hour };
}

/** The scenery of a place of which a landscape of its own may be chosen. */
export const sceneryAt = (scenery: Scenery, { landscape }: { landscape: Landscape | undefined }): Scenery =>
  landscape ? { ...scenery, landscape } : scenery;

/** A drawing in a scenery; only the home page's are also drawn with a covered sky. */
export function inScenery(drawing: string, { landscape, hour }: Scenery, sky: Sky = "clear"): LitDrawing {
  return inLight(`${drawing}-${landscape}`, hour, sky);
}
