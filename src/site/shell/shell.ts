import { getIdentity } from "#src/features/identity/identity.server.ts";
import type { Identity } from "#src/features/identity/identity.ts";
import type { ShownMessage } from "#src/features/messages/message-banner.tsx";
import { loadShownMessage } from "#src/features/messages/messages.server.ts";
import { receptionNow, receptionState } from "#src/features/opening-hours/reception.ts";
import { getWebsiteSettings } from "#src/features/settings/website-settings.server.ts";
import type { WebsiteSettings } from "#src/features/settings/website-settings.ts";
import type { Language } from "#src/i18n/language.ts";
import { dayOf } from "#src/i18n/time.ts";
import { localize } from "#src/i18n/translation.ts";
import type { PageContext } from "#src/platform/pages/page.ts";
import { type Facilities, loadFacilities } from "#src/site/facilities.ts";

/** What the shell of every page shows, in the page's language. */
export interface Shell {
  identity: ShownIdentity;
  settings: WebsiteSettings;
  reception: Reception;
  facilities: Facilities;
  /** The notice that staff show to every guest now. */
  message: ShownMessage | undefined;
  year: number;
}

/** Who the campsite is, with the language that its words are really in. */
export type ShownIdentity = Identity & { wordsIn: Language };

/** The reception as guests see it: whether it is open, and what its door says now, without the full stop at the end. */
export interface Reception {
  isOpen: boolean;
  now: string;
  /** The first day of the next season; only outside the season. */
  reopens: Temporal.PlainDate | undefined;
}

const shells = new WeakMap<PageContext, Promise<Shell>>();

/** Loads the shell once for a page and the document around it, which get the same context. */
export function loadShell(context: PageContext): Promise<Shell> {
  const shell = shells.get(context) ?? readShell(context);
  shells.set(context, shell);
  return shell;
}

async function readShell(context: PageContext): Promise<Shell> {
  const [identity, settings, message, facilities] = await Promise.all([
    getIdentity(context),
    getWebsiteSettings(context),
    loadShownMessage(context),
    loadFacilities(context),
  ]);
  const reception = receptionState(identity, context.now());
  context.changesAt(reception.changesAt);
  const { tagline, shortIntro, openingNote, textMessageNote, directions, translations } = identity;
  const norwegian = { tagline, shortIntro, openingNote, textMessageNote, directions };
  const { words, language: wordsIn } = localize(norwegian, translations, context.language);
  return {
    identity: { ...identity, ...words, wordsIn },
    // Links to addresses that staff haven't written yet are switched off.
    settings: {
      ...settings,
      enableOnlineBooking: settings.enableOnlineBooking && identity.bookingUrl !== "",
      enableCPay: settings.enableCPay && identity.cardPaymentUrl !== "",
    },
    reception: {
      isOpen: reception.state === "open",
      now: receptionNow(reception, context.language, identity.phone),
      reopens: reception.state === "closed-for-season" ? reception.reopens : undefined,
    },
    message,
    facilities,
    year: dayOf(context.now()).year,
  };
}
