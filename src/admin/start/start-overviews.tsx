import { Link } from "react-router";
import type { Overview } from "#src/features/overview/overview.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { Icon } from "#src/ui/icon.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { adminText } from "#src/admin/admin.text.ts";
import { startOverviewsText } from "./start-overviews.text.ts";

/** The ways to the screens over the whole site, which have no place of their own in the band, and what they hold. */
export function Overviews({ translations }: Pick<Overview, "translations">) {
  const { language } = useStaff();
  const text = startOverviewsText[language];
  const { screens } = adminText[language];
  const notes = { translations: text.translations(translations.resources), history: text.history };
  return (
    <section>
      <h2>{text.heading}</h2>
      <ul className="waiting-list">
        {(["translations", "history"] as const).map((name) => (
          <li key={name}>
            <Icon name={`staff-${name}`} />
            <div>
              <Link to={staffAddresses[name]}>{screens[name]}</Link>
              <p>{notes[name]}</p>
            </div>
            <span className="waiting-act" aria-hidden="true">
              <Icon name="chevron" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
