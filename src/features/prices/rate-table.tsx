import { formatAmount } from "#src/i18n/format.ts";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import type { PriceGroup } from "./shown-price-list.ts";

interface Props {
  rates: PriceGroup["rates"];
  labelledBy: string;
  language: Language;
}

export function RateTable({ rates, labelledBy, language }: Props) {
  return (
    <table className="full" aria-labelledby={labelledBy}>
      <tbody className="between">
        {rates.map(({ words: { text, detail }, amount, language: actual }) => (
          <tr key={text + detail}>
            <th scope="row" lang={langAttribute(actual, language)}>
              {text} {detail && <small className="quiet small">{detail}</small>}
            </th>
            <td className="quiet figures">
              <b>{formatAmount(amount)}</b>
              {"\u00a0kr"}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
