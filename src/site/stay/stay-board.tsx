import type { ReactNode } from "react";
import type { PriceGroup } from "#src/features/prices/shown-price-list.ts";
import { address, partAddress } from "#src/i18n/addresses.ts";
import { formatPrice } from "#src/i18n/format.ts";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import { Icon } from "#src/ui/icon.tsx";
import { homeText, siteText, stayText } from "#messages/site";
import type { Shell } from "#src/site/shell/shell.ts";
import { stays, type StayName } from "./stay.ts";

interface Props {
  name: StayName;
  /** The price that guests ask for first. */
  rate: PriceGroup["rates"][number] | undefined;
  /** True when `rate` is the lowest price. */
  isFrom: boolean;
  shell: Pick<Shell, "settings" | "emptyPages">;
  language: Language;
  children: ReactNode;
}

/** The price, one button to book or ask, and links to related pages. */
export function StayBoard({
  name,
  rate,
  isFrom,
  shell: { settings, emptyPages },
  language,
  children,
}: Props) {
  const { from, units } = homeText[language];
  const related = stays[name].related.filter((page) => !emptyPages.has(page));
  return (
    <div className="stay-board board">
      {children}
      {rate && (
        <div className="stay-price">
          <p>
            {isFrom && `${from} `}
            <b>{formatPrice(rate.amount)}</b> {units[stays[name].purpose]}
          </p>
          <p lang={langAttribute(rate.language, language)}>
            {[rate.words.text, rate.words.detail].filter(Boolean).join(", ")}
          </p>
        </div>
      )}
      <Call name={name} settings={settings} language={language} />
      {related.length > 0 && (
        <nav aria-labelledby="stay-related">
          <h2 id="stay-related" className="visually-hidden">
            {stayText[language].readAlso}
          </h2>
          <ul>
            {related.map((page) => (
              <li key={page}>
                <a href={address(page, language)}>
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

/**
 * The button of a type of stay. It leads to online booking. For seasonal pitches, and without online booking, it leads
 * to the contact form.
 */
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
      {/* Angrerettloven § 22 m. Guests must read this before they leave for the booking portal (§ 8). */}
      <p>
        {text.withdrawal} <a href={partAddress("prices", "cancelling", language)}>{text.cancelling}</a>
      </p>
    </div>
  );
}
