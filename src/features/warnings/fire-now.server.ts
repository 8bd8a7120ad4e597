import { findPlace } from "#src/campsite/identity/identity.server.ts";
import { partOf, type NowReader } from "#src/campsite/now/now-part.ts";
import { sourceName } from "#src/campsite/met/met.ts";
import { getWebsiteSettings } from "#src/campsite/settings/website-settings.server.ts";
import { address } from "#src/i18n/addresses.ts";
import { dayOf, startOfDay } from "#src/i18n/times/time.ts";
import { fireText } from "#messages/warnings";
import { listWarnings } from "./warnings.server.ts";

/** Open fires in or near forest are prohibited in this period (forskrift om brannforebygging § 3). */
const generalBan = { from: "04-15", to: "09-15" };

/** First a total ban by staff, then MET's orange or red warning, then the law. Local rules are unknown. */
export const fireNow: NowReader = async (context, language) => {
  const [place, { totalFireBan }, { warnings, changesAt }] = await Promise.all([
    findPlace(context),
    getWebsiteSettings(context),
    listWarnings(context, "nb"),
  ]);
  const today = dayOf(context.now());
  const midnight = startOfDay(today.add({ days: 1 }));
  const text = fireText[language];
  const day = today.toString().slice(5);
  const isBanned = generalBan.from <= day && day <= generalBan.to;
  const isDangerous = warnings.some(
    ({ isForestFire, level, from }) =>
      isForestFire && level !== "yellow" && Temporal.PlainDate.compare(dayOf(from), today) <= 0,
  );
  const notice = totalFireBan
    ? ({ level: "red", icon: "fire-off", ...text.totalBan } as const)
    : isDangerous
      ? ({ level: "unusual", icon: "fire-off", source: sourceName(context.config), ...text.danger } as const)
      : isBanned
        ? ({ level: "ordinary", icon: "fire", ...text.generalBan } as const)
        : undefined;
  const [next] = [midnight, ...(changesAt ? [changesAt] : [])].toSorted(Temporal.Instant.compare);
  // Without the campsite's position, the site shows only the total ban.
  if (!notice || (!place && !totalFireBan)) return { parts: [], changesAt: next };
  const link = { href: address("guests", language), words: text.rules };
  return { parts: [partOf({ name: "fire", place: "lines", language, link, ...notice })], changesAt: next };
};
