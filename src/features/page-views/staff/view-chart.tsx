import { sumOf, type PageViews, type ViewPeriod } from "#src/features/page-views/page-views.ts";
import { dayWords } from "#src/i18n/day-words.ts";
import { formatAmount } from "#src/i18n/format.ts";
import { languages } from "#src/i18n/language.ts";
import { languageAsLabel } from "#src/i18n/names/language-names.ts";
import { shortDay } from "#src/cms/staff/moments.ts";
import { pageViewsText } from "#messages/page-views";
import { useStaff } from "#src/cms/staff/staff.ts";

const monthInWords = dayWords({ month: "long", year: "numeric" });
const shortMonth = dayWords({ month: "short" });
const dayAndMonth = dayWords({ day: "numeric", month: "short" });

export function ViewChart({ sums, period }: { sums: PageViews["sums"]; period: ViewPeriod }) {
  const { language } = useStaff();
  const text = pageViewsText[language];
  const bars = sums.map(({ from, views }) => ({
    day: Temporal.PlainDate.from(from),
    views,
    total: sumOf(views),
  }));
  const top = roundUp(Math.max(...bars.map(({ total }) => total)));
  const isLabelled = (index: number) => period === "months" || (bars.length - 1 - index) % 7 === 0;
  const label = period === "months" ? shortMonth : dayAndMonth;
  return (
    <figure className="narrow gap-above-8">
      <figcaption className="quiet">{text.perDay[period]}</figcaption>
      <div className={`view-bars gap-above-8 quiet fine figures ${period}`} aria-hidden="true">
        <span className="view-top line-above">{formatAmount(top)}</span>
        {top % 2 === 0 && <span className="view-middle line-above">{formatAmount(top / 2)}</span>}
        <ul>
          {bars.map(({ day, total }, index) => (
            <li className="stretch" key={day.toString()} style={{ blockSize: `${(total / top) * 100}%` }}>
              {isLabelled(index) && (
                <span className={period === "months" && index % 2 === 0 ? "one-line on-desk" : "one-line"}>
                  {label(day, language)}
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
      <details className="gap-above-12">
        <summary className="target as-link">{text.table}</summary>
        <table className="number-table full figures">
          <thead>
            <tr>
              <th className="regular quiet fine" scope="col">
                {text.when[period]}
              </th>
              <th className="regular quiet fine" scope="col">
                {text.all}
              </th>
              {languages.map((each) => (
                <th className="regular quiet fine" key={each} scope="col">
                  {languageAsLabel(each, language)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.toReversed().map(({ day, views, total }) => (
              <tr key={day.toString()}>
                <th className="regular" scope="row">
                  {period === "months" ? monthInWords(day, language) : shortDay(day, language)}
                </th>
                <td>{formatAmount(total)}</td>
                {languages.map((each) => (
                  <td key={each}>{formatAmount(views[each])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function roundUp(max: number): number {
  const power = 10 ** Math.floor(Math.log10(max));
  return [1, 2, 4, 6, 8, 10].find((each) => each * power >= max)! * power;
}
