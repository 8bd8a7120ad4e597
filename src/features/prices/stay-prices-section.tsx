import { defineStaySection } from "#src/campsite/stay-section.ts";
import { address } from "#src/i18n/addresses.ts";
import { formatPrice } from "#src/i18n/format.ts";
import { langAttribute } from "#src/i18n/language.ts";
import { pricesText } from "#messages/prices";
import { homeText, stayText } from "#messages/site";
import { groupOffers } from "./offers.ts";
import { groupFor } from "./price-list.ts";
import { loadShownPriceList } from "./price-lists.server.ts";
import { RateTable } from "./rate-table.tsx";
import { leadingPrice } from "./shown-price-list.ts";

export const stayPrices = defineStaySection({
  of: "prices",
  place: 2,
  load: loadShownPriceList,
  Board({ data, purpose, language }) {
    const first = leadingPrice(data, purpose);
    if (!first) return null;
    const { from, units } = homeText[language];
    const { amount, words, language: actual } = first.rate;
    return (
      <div className="stay-price quiet lines-14">
        <p>
          {first.isFrom && `${from} `}
          <b className="display figures one-line as-ink">{formatPrice(amount)}</b> {units[purpose]}
        </p>
        <p className="small" lang={langAttribute(actual, language)}>
          {[words.text, words.detail].filter(Boolean).join(", ")}
        </p>
      </div>
    );
  },
  Body({ data: { groups, year }, purpose, language }) {
    const group = groupFor(groups, purpose);
    if (!group) return null;
    return (
      <section className="price-group" aria-labelledby="prices">
        <div className="price-group-head">
          <h2 id="prices">{pricesText[language].heading({ year })}</h2>
          {group.words.subTitle && (
            <p lang={langAttribute(group.language, language)}>{group.words.subTitle}</p>
          )}
          <p>
            <a className="target" href={address("prices", language)}>
              {stayText[language].wholeList}
            </a>
          </p>
        </div>
        <RateTable rates={group.rates} labelledBy="prices" language={language} />
      </section>
    );
  },
  // The section shows the price from the price list. The price among the facts could be different.
  replacedFact: ({ groups }, purpose) => (groupFor(groups, purpose) ? "price" : undefined),
  structuredData({ data: list, purpose, language }, { siteOrigin, url, place }) {
    const group = groupFor(list.groups, purpose);
    if (!group) return [];
    const itemListElement = groupOffers(group, list, { siteOrigin, url, language }, place);
    return [{ "@type": "OfferCatalog", name: group.words.name, url, itemListElement }];
  },
});
