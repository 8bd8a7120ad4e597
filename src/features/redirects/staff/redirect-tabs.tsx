import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import { today } from "#src/cms/staff/clock.ts";
import { ListScreen, NewLink } from "#src/cms/staff/lists/list-screen.tsx";
import { placeOf } from "#src/cms/staff/places/places.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { formatDate } from "#src/i18n/format.ts";
import { languageTag, type Language } from "#src/i18n/language.ts";
import { newResource, staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { Icon } from "#src/ui/icon.tsx";
import { redirectKindText, redirectsAdminText, redirectScreensText } from "#messages/redirects";

/** The frame of two lists: the redirects, and the addresses that guests didn't find. */
export function RedirectsScreen({ children }: { children: ReactNode }) {
  const { language } = useStaff();
  const text = redirectsAdminText[language];
  return (
    <ListScreen
      title={redirectKindText[language].name}
      back={placeOf("website", language)}
      action={
        <div className="cluster loose">
          <Link className="button plain" to={at.redirectFile}>
            <Icon name="upload" />
            {text.fromFile}
          </Link>
          <NewLink to={`${at.redirects}/${newResource}`}>{redirectScreensText[language].add}</NewLink>
        </div>
      }
    >
      <p className="gap-below-16 quiet measure">{text.lead}</p>
      <nav className="redirect-tabs line-below row wide" aria-label={redirectKindText[language].name}>
        <NavLink className="target strong as-ink unlined" to={at.notFound}>
          {text.notFound}
        </NavLink>
        <NavLink className="target strong as-ink unlined" to={at.redirects} end>
          {text.sentOn}
        </NavLink>
      </nav>
      {children}
    </ListScreen>
  );
}

/** Formats a day, such as «i dag», «i går» or «22.11.2026». */
export function dayWords(day: string, language: Language): string {
  const date = Temporal.PlainDate.from(day);
  const { days } = today().until(date, { largestUnit: "days" });
  if (days < -1 || days > 0) return formatDate(date);
  return new Intl.RelativeTimeFormat(languageTag[language], { numeric: "auto" }).format(days, "day");
}
