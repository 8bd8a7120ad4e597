import type { ReactNode } from "react";
import { address, partAddress } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import { Icon } from "#src/ui/icon.tsx";
import { siteText, stayText } from "#messages/site";
import type { Shell } from "#src/site/shell/shell.ts";
import { stays, type StayName } from "./stay.ts";

interface Props {
  name: StayName;
  shell: Pick<Shell, "settings" | "emptyPages">;
  language: Language;
  children: ReactNode;
}

export function StayBoard({ name, shell: { settings, emptyPages }, language, children }: Props) {
  const related = stays[name].related.filter((page) => !emptyPages.has(page));
  return (
    <div className="stay-board board unprinted">
      {children}
      <Call name={name} settings={settings} language={language} />
      {related.length > 0 && (
        <nav aria-labelledby="stay-related">
          <h2 id="stay-related" className="visually-hidden">
            {stayText[language].readAlso}
          </h2>
          <ul>
            {related.map((page) => (
              <li key={page}>
                <a className="ends way-in" href={address(page, language)}>
                  {siteText[language].pages[page]}
                  <Icon name="right" />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** Renders the button to online booking. Seasonal pitches, and sites without booking, link to the contact form. */
function Call({ name, settings, language }: Pick<Props, "name" | "language"> & Pick<Shell, "settings">) {
  const text = stayText[language];
  if (name === "seasonal" || !settings.enableOnlineBooking) {
    return (
      <a className="button action" href={partAddress("contactUs", "form", language)}>
        {name === "seasonal" && settings.enableWaitingList ? text.waitingList : text.ask}
      </a>
    );
  }
  return (
    <div className="stay-book">
      <a className="button action" href={address("booking", language)} target="_blank" rel="noopener">
        {name === "day" ? text.bookDay : text.bookCabin}
        <Icon name="external" />
        <span className="visually-hidden">({siteText[language].opensNewTab})</span>
      </a>
      {/* Guests must read this text before they go to the booking portal (angrerettloven § 8 and § 22 m). */}
      <p className="quiet small">
        {text.withdrawal} <a href={partAddress("prices", "cancelling", language)}>{text.cancelling}</a>
      </p>
    </div>
  );
}
