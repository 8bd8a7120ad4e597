import { getIdentity } from "#src/features/identity/identity.server.ts";
import type { PageContext } from "#src/platform/pages/page.ts";
import { hourOfLight, type Hour } from "./light.ts";

/** The hour that a page's views are seen in; the page is made anew when the next one comes. */
export async function loadHour(context: PageContext): Promise<Hour> {
  const { hour, changesAt } = hourOfLight(context.now(), await getIdentity(context));
  context.changesAt(changesAt);
  return hour;
}
