import { definePage } from "#src/platform/page.ts";
import { formatAmount, formatDate } from "#src/i18n/format.ts";
import { findActiveAnnualRates } from "./annual-rates.server.ts";
import { localizeAnnualRates, type AnnualRates } from "./annual-rates.ts";
import { ratesText } from "./rates.text.ts";

interface Data {
  list: AnnualRates | undefined;
}

/** /info/prices: the active price list. */
export const pricesPage = definePage<Data>({
  async load(context) {
    const list = await findActiveAnnualRates(context);
    return { list: list && localizeAnnualRates(list, context.language) };
  },
  head: ({ list }, { language }) => ({
    title: list ? ratesText[language].heading(list.year) : ratesText[language].prices,
    description: ratesText[language].description,
  }),
  View({ data: { list }, language }) {
    const text = ratesText[language];
    if (!list) return <p>{text.none}</p>;
    return (
      <>
        <h1>{text.heading(list.year)}</h1>
        <p>{list.description}</p>
        <p>
          {text.validFrom} {formatDate(Temporal.PlainDate.from(list.fromDate))}
        </p>
        {list.rateGroups.map((group) => (
          <section key={group.name}>
            <h2>{group.name}</h2>
            <p>{group.subTitle}</p>
            <dl>
              {group.rates.map((rate) => (
                <div key={rate.text}>
                  <dt>
                    {rate.text} <small>{rate.detail}</small>
                  </dt>
                  <dd>{formatAmount(rate.amount)} kr</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <p>{list.note}</p>
      </>
    );
  },
});
