import type { LocalizedPageText } from "#src/features/page-texts/page-texts.server.ts";
import { leadingRate, type PriceList } from "#src/features/prices/price-list.ts";
import { pricesText } from "#src/features/prices/prices.text.ts";
import { address, contactAddress } from "#src/i18n/addresses.ts";
import { formatPrice } from "#src/i18n/format.ts";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import { Icon } from "#src/ui/icon.tsx";
import { homeText } from "./home.text.ts";
import { siteText } from "#src/site/shell/site.text.ts";

/** The address with more about a fact of the home page, by the fact's icon. */
const moreAbout: Partial<Record<string, (language: Language) => string>> = {
  toilet: (language) => address("sanitary", language),
  arrival: (language) => address("guests", language),
  parking: (language) => contactAddress("directions", language),
  price: (language) => address("prices", language),
};

interface Props {
  facts: LocalizedPageText["facts"];
  rates: PriceList | undefined;
  language: Language;
}

/** Links to what guests look for most: the home page's facts, and the webcam. */
export function QuickLinks({ facts, rates, language }: Props) {
  const text = homeText[language];
  return (
    <nav className="quick-links wrap" aria-label={text.quickLinks}>
      <ul>
        {facts.map(({ icon, words: { words, language: actual } }) => {
          const href = moreAbout[icon]?.(language);
          const shown = (icon === "price" && rates && priceLink(rates, language)) || words;
          return (
            href && (
              <li key={icon} lang={shown === words ? langAttribute(actual, language) : undefined}>
                <Icon name={icon} />
                <a href={href}>{shown.label}</a>
                <span>{shown.value}</span>
              </li>
            )
          );
        })}
        <li>
          <Icon name="camera" />
          <a href={address("webcam", language)}>{siteText[language].pages.webcam}</a>
          <span>{text.webcamNow}</span>
        </li>
      </ul>
    </nav>
  );
}

/** The active price list gives a better year and first price than a text that somebody wrote. */
function priceLink(
  { year, rateGroups }: PriceList,
  language: Language,
): { label: string; value: string } | undefined {
  const rate = leadingRate(rateGroups[0]);
  const text = pricesText[language];
  return rate && { label: text.heading(year), value: `${text.from} ${formatPrice(rate.amount)}` };
}
