import { receptionState, type Identity } from "#src/features/content/identity.ts";
import { getIdentity } from "#src/features/content/identity.server.ts";
import type { WebsiteSettings } from "#src/features/settings/website-settings.ts";
import { getWebsiteSettings } from "#src/features/settings/website-settings.server.ts";
import { inLanguage } from "#src/i18n/translation.ts";
import { dayOf } from "#src/i18n/time.ts";
import type { PageContext } from "#src/platform/page.ts";
import { receptionNow, receptionToday } from "./reception.ts";

/** What the shell of every page shows, in the page's language. */
export interface Shell {
  identity: Identity;
  settings: WebsiteSettings;
  reception: Reception;
  year: number;
}

/** The reception as guests see it: whether it is open, and in words what its door says and how long it is open today. */
export interface Reception {
  isOpen: boolean;
  now: string;
  today: string;
}

const shells = new WeakMap<PageContext, Promise<Shell>>();

/** Read once for a page and the document around it, which get the same context. */
export function loadShell(context: PageContext): Promise<Shell> {
  const shell = shells.get(context) ?? readShell(context);
  shells.set(context, shell);
  return shell;
}

async function readShell(context: PageContext): Promise<Shell> {
  const [identity, settings] = await Promise.all([getIdentity(context), getWebsiteSettings(context)]);
  const reception = receptionState(identity, context.now());
  context.changesAt(reception.changesAt);
  return {
    identity: inLanguage(
      identity,
      ["tagline", "shortIntro", "openingNote", "textMessageNote", "directions"],
      context.language,
    ),
    settings,
    reception: {
      isOpen: reception.state === "open",
      now: receptionNow(reception, context.language),
      today: receptionToday(reception, context.language),
    },
    year: dayOf(context.now()).year,
  };
}
