import { receptionState, type Identity, type ReceptionState } from "#src/features/content/identity.ts";
import { getIdentity } from "#src/features/content/identity.server.ts";
import type { WebsiteSettings } from "#src/features/settings/website-settings.ts";
import { getWebsiteSettings } from "#src/features/settings/website-settings.server.ts";
import { inLanguage } from "#src/i18n/translation.ts";
import { dayOf } from "#src/i18n/time.ts";
import type { PageContext } from "#src/platform/page.ts";

/** What the shell of every page shows, in the page's language. */
export interface Shell {
  identity: Identity;
  settings: WebsiteSettings;
  reception: ReceptionState;
  year: number;
}

export async function loadShell(context: PageContext): Promise<Shell> {
  const [identity, settings] = await Promise.all([getIdentity(context), getWebsiteSettings(context)]);
  const reception = receptionState(identity, context.now());
  context.changesAt(reception.changesAt);
  return {
    identity: inLanguage(identity, ["tagline", "shortIntro", "openingNote", "textMessageNote", "directions"], context.language),
    settings,
    reception,
    year: dayOf(context.now()).year,
  };
}
