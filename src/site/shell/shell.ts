import { getPageFacts } from "#src/campsite/page-texts/page-texts.server.ts";
import type { PriceSummary } from "#src/campsite/price-summary.ts";
import { externalAddresses } from "#src/campsite/identity/demo-pages.ts";
import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import { nightNumber, type Identity } from "#src/campsite/identity/identity.ts";
import { ownSource, socialFrame, type SocialFrame } from "#src/campsite/identity/social-frame.ts";
import type { NowPart } from "#src/campsite/now/now-part.ts";
import { readNow } from "#src/site/now/now.server.ts";
import type { NoticesSection } from "#src/campsite/notices-section.ts";
import { loadSections, type LoadedSection } from "#src/campsite/page-section.ts";
import { comingExceptions, type ReceptionException } from "#src/campsite/opening-hours/opening-hours.ts";
import { quietHours } from "#src/campsite/opening-hours/quiet-hours.ts";
import { receptionNow, receptionState } from "#src/campsite/opening-hours/reception.ts";
import { getLook, type ShownLook } from "#src/campsite/look/look.server.ts";
import { listMenuEntries, type GuestMenuEntry } from "#src/campsite/menu/menu.server.ts";
import { pagesWithoutSwitch } from "#src/campsite/menu/menu-pages.ts";
import { findEmptyPages } from "#src/campsite/menu/empty-pages.server.ts";
import type { PageName } from "#src/i18n/addresses.ts";
import { getWebsiteSettings } from "#src/campsite/settings/website-settings.server.ts";
import type { WebsiteSettings } from "#src/campsite/settings/website-settings.ts";
import { offeredIn } from "#src/cms/offered-languages.server.ts";
import { getView, type View } from "#src/campsite/view/view.server.ts";
import type { Language } from "#src/i18n/language.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import { localize } from "#src/i18n/translation.ts";
import type { PageContext, ShownContext } from "#src/platform/pages/page.ts";

/** The data that all pages show around their content, in the page's language. */
export interface Shell {
  identity: ShownIdentity;
  /** The frame with the campsite's social media posts. Undefined if the campsite has no social media page. */
  posts: SocialFrame | undefined;
  /** The host of the social media page. Undefined without such a page, or if this site itself serves the posts. */
  socialHost: string | undefined;
  settings: WebsiteSettings;
  /** The offered languages, Norwegian first. */
  offered: readonly Language[];
  view: View;
  look: ShownLook;
  reception: Reception;
  isQuiet: boolean;
  facilities: Facilities;
  /** Undefined if the site has no price list. */
  prices: PriceSummary | undefined;
  /** The pages without content, and the pages that are switched off. Menus don't link to them. */
  emptyPages: ReadonlySet<PageName>;
  menu: readonly GuestMenuEntry[];
  notices: LoadedSection<NoticesSection>[];
  /** Current information, the most severe first. */
  now: NowPart[];
  year: number;
}

/** The campsite's identity and the language of its words. Untranslated words are Norwegian. */
export type ShownIdentity = Identity & { wordsIn: Language };

/** The reception's state. `now` is a sentence without a full stop, or "" in a season without hours. */
export interface Reception {
  isOpen: boolean;
  now: string;
  /** The first day of the next season. Undefined during the season. */
  reopens: Temporal.PlainDate | undefined;
  /** The coming days with other opening hours, in order. */
  exceptions: ReceptionException[];
}

const shells = new WeakMap<PageContext, Promise<Shell>>();

/** Loads the shell once for each context. A page and its document have the same context. */
export function loadShell(context: PageContext): Promise<Shell> {
  const shell = shells.get(context) ?? readShell(context);
  shells.set(context, shell);
  return shell;
}

async function readShell(context: PageContext): Promise<Shell> {
  const [identity, settings, view, look, notices, facilities, prices, emptyPages, menu, now] =
    await Promise.all([
      getIdentity(context),
      getWebsiteSettings(context),
      getView(context, context.language),
      getLook(context),
      loadSections(context, (feature) => feature.guestNotices),
      loadFacilities(context),
      context.features.find(({ priceSummary }) => priceSummary)?.priceSummary?.(context),
      findEmptyPages(context),
      listMenuEntries(context, context.language),
      readNow(context, context.language),
    ]);
  context.changesAt(now.changesAt);
  context.changesAt(emptyPages.changesAt);
  const reception = receptionState(identity, context.now());
  const quiet = quietHours(identity, context.now());
  context.changesAt(reception.changesAt);
  context.changesAt(quiet.changesAt);
  const replaced = notices.flatMap(({ replaces, data }) => replaces(data));
  const { tagline, shortIntro, openingNote, textMessageNote, directions, translations } = identity;
  const norwegian = { tagline, shortIntro, openingNote, textMessageNote, directions };
  const { words, language: wordsIn } = localize(norwegian, translations, context.language);
  // The links to online booking and to card payment are turned off until staff have entered the addresses.
  const shownSettings = {
    ...settings,
    enableOnlineBooking: settings.enableOnlineBooking && identity.bookingUrl !== "",
    enableCPay: settings.enableCPay && identity.cardPaymentUrl !== "",
  };
  const leftOut: ReadonlySet<string> = pagesWithoutSwitch(shownSettings).union(emptyPages.value);
  const posts =
    identity.socialPageUrl === "" ? undefined : socialFrame(identity.socialPageUrl, context.language);
  return {
    identity: { ...identity, ...externalAddresses(identity, context), ...words, wordsIn },
    posts,
    socialHost: posts && posts.source !== ownSource ? new URL(identity.socialPageUrl).hostname : undefined,
    offered: offeredIn(settings),
    view,
    settings: shownSettings,
    look,
    reception: {
      isOpen: reception.state === "open",
      // Without entered hours, nobody knows whether the reception is open.
      now:
        identity.reception.length > 0 || reception.state === "closed-for-season"
          ? receptionNow(reception, context.language, nightNumber(identity))
          : "",
      exceptions: comingExceptions(identity.exceptions, dayOf(context.now())),
      reopens: reception.state === "closed-for-season" ? reception.reopens : undefined,
    },
    isQuiet: quiet.isQuiet,
    emptyPages: emptyPages.value,
    menu: menu.filter(({ key }) => !leftOut.has(key)),
    notices,
    now: now.parts.filter(({ title }) => !replaced.includes(title)),
    facilities,
    prices,
    year: dayOf(context.now()).year,
  };
}

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    /** Lists amenities for structured data in the page's language. True means that the campsite has the amenity. */
    amenities?: (context: ShownContext) => Promise<Iterable<[name: string, value: boolean]>>;
  }
}

/** Facts about the campsite for structured data. Only facts that staff have entered are included. */
interface Facilities {
  /** The name of an amenity with true, false or a description. */
  features: [name: string, value: boolean | string][];
  /** The fact about dogs on the page with information for guests, such as "on a lead". */
  pets: string | undefined;
}

/** The icons of facts that are amenities. The facts are on the page with information for guests. */
const featureIcons = ["power", "wifi"];

async function loadFacilities(context: PageContext): Promise<Facilities> {
  const { language } = context;
  const [amenities, facts] = await Promise.all([
    Promise.all(context.features.flatMap(({ amenities: list }) => list?.(context) ?? [])),
    getPageFacts(context, ["guests"], language),
  ]);
  const guests = (facts.get("guests") ?? []).map(({ icon, words: { words } }) => ({ icon, ...words }));
  return {
    features: [
      ...amenities.flatMap((each) => [...each]),
      ...guests
        .filter(({ icon }) => featureIcons.includes(icon))
        .map(({ label, value }): [string, string] => [label, value]),
    ],
    pets: guests.find(({ icon }) => icon === "dog")?.value,
  };
}
