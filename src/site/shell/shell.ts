import { getPageFacts } from "#src/features/page-texts/page-texts.server.ts";
import { findActivePriceList } from "#src/features/prices/price-lists.server.ts";
import type { PriceList } from "#src/features/prices/price-list.ts";
import { featuresOf, localizeBuilding } from "#src/features/sanitary/sanitary-building.ts";
import { sanitaryBuildingCollection } from "#src/features/sanitary/sanitary.server.ts";
import { leadingOn } from "#src/features/identity/demo-pages.ts";
import { getIdentity } from "#src/features/identity/identity.server.ts";
import { nightNumber, type Identity } from "#src/features/identity/identity.ts";
import { ownSource, socialFrame, type SocialFrame } from "#src/features/identity/social-frame.ts";
import type { ShownMessage } from "#src/features/messages/message-banner.tsx";
import type { NowPart } from "#src/features/now/now-part.ts";
import { readNow } from "#src/features/now/now.server.ts";
import { loadShownMessage } from "#src/features/messages/messages.server.ts";
import { isNoticeInBanner } from "#src/features/messages/notices-now.server.ts";
import { comingExceptions, type ReceptionException } from "#src/features/opening-hours/opening-hours.ts";
import { quietHours } from "#src/features/opening-hours/quiet-hours.ts";
import { receptionNow, receptionState } from "#src/features/opening-hours/reception.ts";
import { getLook, type ShownLook } from "#src/features/look/look.server.ts";
import { findEmptyPages } from "#src/features/empty-pages.server.ts";
import type { PageName } from "#src/i18n/addresses.ts";
import { getWebsiteSettings } from "#src/features/settings/website-settings.server.ts";
import { offeredIn, type WebsiteSettings } from "#src/features/settings/website-settings.ts";
import { getView, type View } from "#src/features/view/view.server.ts";
import type { Language } from "#src/i18n/language.ts";
import { dayOf } from "#src/i18n/time.ts";
import { localize } from "#src/i18n/translation.ts";
import type { PageContext } from "#src/platform/pages/page.ts";

/** What the shell of every page shows, in the page's language. */
export interface Shell {
  identity: ShownIdentity;
  /** The campsite's posts; undefined when it has no such page. */
  posts: SocialFrame | undefined;
  /** The host that the posts come from, if it isn't this site. */
  socialHost: string | undefined;
  settings: WebsiteSettings;
  /** The languages in which guests read the site, Norwegian first. */
  offered: readonly Language[];
  view: View;
  look: ShownLook;
  reception: Reception;
  /** Whether the quiet hours hold, when nobody is in the reception. */
  isQuiet: boolean;
  facilities: Facilities;
  /** The pages that have nothing to show yet; no menu leads there. */
  emptyPages: ReadonlySet<PageName>;
  /** The notice that staff show to every guest now. */
  message: ShownMessage | undefined;
  /** What matters right now, the heaviest first. */
  now: NowPart[];
  year: number;
}

/** Who the campsite is, with the language that its words are really in. */
export type ShownIdentity = Identity & { wordsIn: Language };

/** The reception as guests see it: whether it is open, and what its door says now, without the full stop at the end; "" until staff have written its hours. */
export interface Reception {
  isOpen: boolean;
  now: string;
  /** The first day of the next season; only outside the season. */
  reopens: Temporal.PlainDate | undefined;
  /** The coming days on which it keeps other hours, the next first. */
  exceptions: ReceptionException[];
}

const shells = new WeakMap<PageContext, Promise<Shell>>();

/** Loads the shell once for a page and the document around it, which get the same context. */
export function loadShell(context: PageContext): Promise<Shell> {
  const shell = shells.get(context) ?? readShell(context);
  shells.set(context, shell);
  return shell;
}

async function readShell(context: PageContext): Promise<Shell> {
  const [identity, settings, view, look, message, facilities, emptyPages, now] = await Promise.all([
    getIdentity(context),
    getWebsiteSettings(context),
    getView(context, context.language),
    getLook(context),
    loadShownMessage(context),
    loadFacilities(context),
    findEmptyPages(context),
    readNow(context, context.language),
  ]);
  context.changesAt(now.changesAt);
  context.changesAt(emptyPages.changesAt);
  const reception = receptionState(identity, context.now());
  const quiet = quietHours(identity, context.now());
  context.changesAt(reception.changesAt);
  context.changesAt(quiet.changesAt);
  const { tagline, shortIntro, openingNote, textMessageNote, directions, translations } = identity;
  const norwegian = { tagline, shortIntro, openingNote, textMessageNote, directions };
  const { words, language: wordsIn } = localize(norwegian, translations, context.language);
  const posts =
    identity.socialPageUrl === "" ? undefined : socialFrame(identity.socialPageUrl, context.language);
  return {
    identity: { ...identity, ...leadingOn(identity, context), ...words, wordsIn },
    posts,
    socialHost: posts && posts.source !== ownSource ? new URL(identity.socialPageUrl).hostname : undefined,
    offered: offeredIn(settings),
    view,
    // Links to addresses that staff haven't written yet are switched off.
    settings: {
      ...settings,
      enableOnlineBooking: settings.enableOnlineBooking && identity.bookingUrl !== "",
      enableCPay: settings.enableCPay && identity.cardPaymentUrl !== "",
    },
    look,
    reception: {
      isOpen: reception.state === "open",
      // Without hours nobody has said that somebody is ever there, or isn't.
      now:
        identity.reception.length > 0 || reception.state === "closed-for-season"
          ? receptionNow(reception, context.language, nightNumber(identity))
          : "",
      exceptions: comingExceptions(identity.exceptions, dayOf(context.now())),
      reopens: reception.state === "closed-for-season" ? reception.reopens : undefined,
    },
    isQuiet: quiet.isQuiet,
    emptyPages: emptyPages.value,
    message,
    // An important notice has a banner of its own on every page, which says this already.
    now: now.parts.filter((part) => !isNoticeInBanner(part)),
    facilities,
    year: dayOf(context.now()).year,
  };
}

/** What machines are told about the campsite's facilities and prices; each part only when staff have written it. */
interface Facilities {
  /** The name of a feature, and whether it exists or what there is of it. */
  features: [name: string, value: boolean | string][];
  /** What the guests' page says about dogs: "on a lead". */
  pets: string | undefined;
  /** The lowest and the highest price of a night, in NOK. */
  nights: { from: number; to: number } | undefined;
}

/** Icons of those facts on the guests' page that name a feature of the campsite. */
const featureIcons = ["power", "wifi"];

async function loadFacilities(context: PageContext): Promise<Facilities> {
  const { language } = context;
  const [buildings, facts, rates] = await Promise.all([
    sanitaryBuildingCollection.listAll(context),
    getPageFacts(context, ["guests"], language),
    findActivePriceList(context),
  ]);
  const guests = (facts.get("guests") ?? []).map(({ icon, words: { words } }) => ({ icon, ...words }));
  return {
    features: [
      ...featuresOf(buildings.map((each) => localizeBuilding(each, language))),
      ...guests
        .filter(({ icon }) => featureIcons.includes(icon))
        .map(({ label, value }): [string, string] => [label, value]),
    ],
    pets: guests.find(({ icon }) => icon === "dog")?.value,
    nights: rates && pricesOfNights(rates),
  };
}

function pricesOfNights({ rateGroups }: PriceList): Facilities["nights"] {
  const amounts = rateGroups
    .filter(({ purpose }) => purpose === "day" || purpose === "cabin")
    .flatMap(({ rates }) => rates.filter(({ kind }) => kind === "price").map(({ amount }) => amount));
  return amounts.length > 0 ? { from: Math.min(...amounts), to: Math.max(...amounts) } : undefined;
}
