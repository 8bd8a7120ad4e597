import { pricesText } from "#messages/prices";
import { defineAttachedSection } from "#src/campsite/attached-section.ts";
import { langAttribute } from "#src/i18n/language.ts";
import { loadShownPriceList } from "./price-lists.server.ts";
import { RateTable } from "./rate-table.tsx";

/** The price groups that staff attach to an own page, named by purpose, such as `prices:day`. */
export const attachedPrices = defineAttachedSection({
  kind: "prices",
  async load(context, purposes) {
    const list = await loadShownPriceList(context);
    const groups = purposes.flatMap(
      (purpose) => list?.groups.filter((group) => group.purpose === purpose) ?? [],
    );
    return list && groups.length > 0 ? { year: list.year, groups } : undefined;
  },
  View: ({ data: { year, groups }, language }) =>
    groups.map(({ id, language: actual, words, rates }) => (
      <section key={id} className="price-group" aria-labelledby={id}>
        <div className="price-group-head" lang={langAttribute(actual, language)}>
          <h2 id={id}>{words.name}</h2>
          <p>{words.subTitle || pricesText[language].heading({ year })}</p>
        </div>
        <RateTable rates={rates} labelledBy={id} language={language} />
      </section>
    )),
});
