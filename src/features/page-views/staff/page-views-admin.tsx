import { placeOf } from "#src/cms/staff/places/places.ts";
import { useId } from "react";
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from "react-router";
import {
  sumOf,
  viewPeriods,
  type PageViews,
  type ViewsByLanguage,
} from "#src/features/page-views/page-views.ts";
import { pageNamesText } from "#messages/page-texts";
import { pageViewsText } from "#messages/page-views";
import { formatAmount, formatDate } from "#src/i18n/format.ts";
import { languages, languageTag, type Language } from "#src/i18n/language.ts";
import { languageAsLabel } from "#src/i18n/names/language-names.ts";
import { ChoiceBar } from "#src/cms/staff/fields/choice-bar.tsx";
import { Empty, ListScreen } from "#src/cms/staff/lists/list-screen.tsx";
import { useFilled } from "#src/cms/staff/live-values/use-live-values.ts";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { ViewChart } from "./view-chart.tsx";

const periodIn = (params: URLSearchParams) =>
  viewPeriods.find((each) => each === params.get("period")) ?? "days";

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  context.get(apiContext).get<PageViews>(`/pageviews?period=${periodIn(new URL(request.url).searchParams)}`);

/** The screen with page views of the last 30 days, or of the last 12 months with `?period=months`. */
export function Component() {
  const { language } = useStaff();
  const text = pageViewsText[language];
  const { since, sums, pages } = useLoaderData<typeof loader>();
  const [params, setParams] = useSearchParams();
  const period = periodIn(params);
  const total = sums.reduce((sum, { views }) => sum + sumOf(views), 0);
  const pagesId = useId();
  return (
    <ListScreen title={text.title} back={placeOf("team", language)}>
      <p className="gap-below-16 quiet measure">{text.what}</p>
      {since === null ? (
        <Empty icon="staff-pageViews" heading={text.none}>
          {text.noneWhat}
        </Empty>
      ) : (
        <>
          <div className="narrowing">
            <ChoiceBar
              label={text.period}
              chosen={period}
              onChoose={(value) => setParams(value === "days" ? {} : { period: value }, { replace: true })}
              choices={viewPeriods.map((value) => ({ value, label: text.periods[value] }))}
            />
          </div>
          {total === 0 ? (
            <Empty icon="staff-pageViews" heading={text.nonePeriod} />
          ) : (
            <>
              <p className="display size-26 figures">
                {text.total({ views: total, amount: formatAmount(total) })}
              </p>
              <ViewChart sums={sums} period={period} />
              <section className="views-pages screen-part" aria-labelledby={pagesId}>
                <h2 id={pagesId}>{text.pages}</h2>
                <ol className="ruled close figures">
                  {pages.map((page) => (
                    <PageRow key={page.path} page={page} />
                  ))}
                </ol>
              </section>
            </>
          )}
        </>
      )}
      <section className="screen-part quiet">
        <h2>{text.how}</h2>
        <ul className="measure bullets">
          {Object.values(text.rules).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        {since !== null && (
          <p className="gap-above-8">{text.since({ day: formatDate(Temporal.PlainDate.from(since)) })}</p>
        )}
      </section>
    </ListScreen>
  );
}

function PageRow({ page: { page, item, title, path, views } }: { page: PageViews["pages"][number] }) {
  const { language } = useStaff();
  const filled = useFilled(title ?? "");
  const total = sumOf(views);
  return (
    <li className="entry flat">
      <a
        className="breaks"
        href={path}
        target="_blank"
        rel="noopener"
        lang={filled && language !== "nb" ? languageTag.nb : undefined}
      >
        {filled || nameOf(page, item, language)}
      </a>
      <strong className="strong">{formatAmount(total)}</strong>
      <p className="quiet fine">{inLanguages(views, language)}</p>
    </li>
  );
}

function nameOf(page: PageViews["pages"][number]["page"], item: string, language: Language): string {
  const names: Partial<Record<typeof page, string>> = {
    ...pageNamesText[language],
    ...pageViewsText[language].others,
  };
  return `${names[page] ?? page} ${item}`.trim();
}

/** Returns the views by language, for example "Norsk 120 · Engelsk 30". */
function inLanguages(views: ViewsByLanguage, language: Language): string {
  return languages
    .filter((each) => views[each] > 0)
    .map((each) => `${languageAsLabel(each, language)} ${formatAmount(views[each])}`)
    .join(" · ");
}
