import { defineStayCardLine } from "#src/campsite/stay-section.ts";
import { formatPrice } from "#src/i18n/format.ts";
import { langAttribute } from "#src/i18n/language.ts";
import { homeText } from "#messages/site";
import { loadShownPriceList } from "./price-lists.server.ts";
import { leadingPrice } from "./shown-price-list.ts";

export const priceOnCards = defineStayCardLine({
  place: 2,
  load: loadShownPriceList,
  View({ data, purpose, language }) {
    const first = leadingPrice(data, purpose);
    if (!first) return null;
    const { from, units } = homeText[language];
    const { amount, kind, words, language: actual } = first.rate;
    const isFrom = first.isFrom && purpose !== "sanitary";
    return (
      <p className="signboard-price gap-above-8 quiet small lines-14">
        {isFrom ? <span>{from}</span> : <span lang={langAttribute(actual, language)}>{words.text}</span>}{" "}
        <span className="push">
          <b className="display figures one-line as-ink size-21 lines-12">{formatPrice(amount)}</b>{" "}
          {(purpose !== "sanitary" || kind === "deposit") && <span>{units[purpose]}</span>}
        </span>
      </p>
    );
  },
});
