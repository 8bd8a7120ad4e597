import { useState } from "react";
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from "react-router";
import { Icon } from "#src/ui/icon.tsx";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { ChoiceBar } from "#src/ui/staff/fields/choice-bar.tsx";
import { failureWords } from "#src/ui/staff/form/faults.ts";
import { Empty, ListScreen, NewLink } from "#src/ui/staff/lists/list-screen.tsx";
import { SearchField } from "#src/ui/staff/lists/search-field.tsx";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { ArticleRow } from "./article-row.tsx";
import type { StaffArticle } from "#src/features/articles/article.ts";
import { articlesAdminText } from "./articles-admin.text.ts";
import {
  articleState,
  isUntranslated,
  matches,
  searchableText,
} from "#src/features/articles/articles-search.ts";

/** The articles, those planned furthest ahead first; of very many the first part. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  context.get(apiContext).list<StaffArticle>("/article");

const views = ["all", "published", "planned", "draft"] as const;
type View = (typeof views)[number];

/** As many rows are shown at once. */
const rowsAtOnce = 50;

/** The list of articles: searched as one types, by state, and by what isn't translated. */
export function Component() {
  const { api, language } = useStaff();
  const text = articlesAdminText[language];
  const words = staffText[language];
  const first = useLoaderData<typeof loader>();
  const [rest, setRest] = useState({ after: first, items: [] as StaffArticle[], next: first.next });
  if (rest.after !== first) setRest({ after: first, items: [], next: first.next });
  const articles = [...first.items, ...rest.items];
  const [search, setSearch] = useState("");
  const [limit, setLimit] = useState(rowsAtOnce);
  const [failure, setFailure] = useState<string>();
  const [params, setParams] = useSearchParams();
  const view: View = views.find((each) => each === params.get("state")) ?? "all";
  const onlyUntranslated = params.has("untranslated");

  const narrow = (state: View, untranslated: boolean) =>
    setParams(
      { ...(state !== "all" && { state }), ...(untranslated && { untranslated: "" }) },
      { replace: true },
    );
  const found = articles.filter((article) => matches(searchableText(article), search));
  const inView = (state: View) =>
    state === "all" ? found : found.filter((article) => articleState(article) === state);
  const untranslated = inView(view).filter(isUntranslated);
  const narrowed = onlyUntranslated ? untranslated : inView(view);
  const shown = narrowed.slice(0, limit);

  async function showMore() {
    if (limit >= narrowed.length && rest.next) {
      try {
        const part = await api.list<StaffArticle>(rest.next);
        setRest({ ...rest, items: [...rest.items, ...part.items], next: part.next });
        setFailure(undefined);
      } catch (error) {
        setFailure(failureWords(error, language));
        return;
      }
    }
    setLimit(limit + rowsAtOnce);
  }

  const add = <NewLink to={staffAddresses.article.replace(":id", newResource)}>{text.add}</NewLink>;
  if (articles.length === 0)
    return (
      <ListScreen title={text.title}>
        <Empty icon="staff-news" heading={text.empty.heading} action={add}>
          {text.empty.explanation}
        </Empty>
      </ListScreen>
    );
  return (
    <ListScreen title={text.title} action={add}>
      <div className="narrowing">
        <SearchField label={text.search} value={search} onChange={setSearch} />
        <ChoiceBar
          label={text.states}
          choices={views.map((value) => ({
            value,
            label: value === "all" ? text.all : words.state[value],
            count: inView(value).length,
          }))}
          chosen={view}
          onChoose={(state) => narrow(state, onlyUntranslated)}
        />
        <button
          type="button"
          className="button plain toggle-button"
          aria-pressed={onlyUntranslated}
          onClick={() => narrow(view, !onlyUntranslated)}
        >
          <Icon name="translate" />
          {text.untranslated} <span className="count">{untranslated.length}</span>
        </button>
      </div>
      {narrowed.length === 0 ? (
        <Empty
          icon="search"
          heading={text.noneFound.heading}
          action={
            <button
              type="button"
              className="button plain"
              onClick={() => {
                setSearch("");
                narrow("all", false);
              }}
            >
              {text.noneFound.showAll}
            </button>
          }
        >
          {text.noneFound.explanation}
        </Empty>
      ) : (
        <>
          <div className="article-columns" aria-hidden="true">
            <span>{text.columns.name}</span>
            <span>{text.columns.state}</span>
            <span>{text.columns.languages}</span>
            <span>{text.columns.changed}</span>
          </div>
          <ul className="resource-rows article-rows">
            {shown.map((article) => (
              <ArticleRow key={article.id} article={article} />
            ))}
          </ul>
        </>
      )}
      <div className="list-foot">
        <p aria-live="polite">{text.shown(shown.length, `${narrowed.length}${rest.next ? "+" : ""}`)}</p>
        {failure && (
          <p className="field-fault" role="alert">
            <Icon name="fault" />
            {failure}
          </p>
        )}
        {(narrowed.length > limit || rest.next) && (
          <button type="button" className="button plain" onClick={() => void showMore()}>
            {failure ? words.retry : words.nextPart}
          </button>
        )}
      </div>
    </ListScreen>
  );
}
