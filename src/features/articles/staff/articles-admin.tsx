import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { kinds } from "#src/features/kinds.ts";
import type { Article, StaffArticle } from "#src/features/articles/article.ts";
import { fieldNames } from "#src/features/history/field-names.ts";
import { thumbnailOf } from "#src/features/photos/pictures/picture-address.ts";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { Icon } from "#src/ui/icon.tsx";
import { ChoiceBar } from "#src/ui/staff/fields/choice-bar.tsx";
import { statesOf } from "#src/ui/staff/fields/language-states.ts";
import { LanguageChips } from "#src/ui/staff/fields/languages.tsx";
import { failureWords } from "#src/ui/staff/form/faults.ts";
import { Empty, ListScreen, NewLink, ResourceRow } from "#src/ui/staff/lists/list-screen.tsx";
import { SearchField } from "#src/ui/staff/lists/search-field.tsx";
import { dayMoment, shortMoment } from "#src/ui/staff/moments.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { StateSign } from "#src/ui/staff/state-sign.tsx";
import { articleState } from "./article-values.ts";
import { articlesAdminText } from "./articles-admin.text.ts";

/** Loads the articles, those planned furthest ahead first; of very many only the first part. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  context.get(apiContext).list<StaffArticle>(kinds.article.path);

const views = ["all", "published", "planned", "draft"] as const;
type View = (typeof views)[number];

/** How many rows are shown at once. */
const rowsAtOnce = 50;

/** The list of articles, filtered by search while typing, by state, and by missing translations. */
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

/** An article in the list. */
function ArticleRow({ article }: { article: StaffArticle }) {
  const { language } = useStaff();
  const state = articleState(article);
  const thumbnail = thumbnailOf(article.imageUrl);
  return (
    <ResourceRow
      to={staffAddresses.article.replace(":id", String(article.id))}
      title={article.title}
      picture={thumbnail ? <img src={thumbnail} alt="" loading="lazy" /> : <span className="no-picture" />}
      line={article.subTitle}
      state={
        <StateSign state={state}>
          {state === "draft" && articlesAdminText[language].hidden}
          {state === "planned" && dayMoment(article.publishedDate, language)}
          {state === "published" && shortMoment(article.publishedDate, language)}
        </StateSign>
      }
      languages={<LanguageChips states={statesOf(article)} />}
      changed={<LastChange article={article} />}
    />
  );
}

/** How many changed fields are named. */
const mostFields = 2;

/** Who changed it last, when, and what. An article without changes shows only when it was added. */
function LastChange({ article: { lastChange, updatedAt } }: { article: StaffArticle }) {
  const { language } = useStaff();
  const at = lastChange?.at ?? updatedAt;
  const moment = <time dateTime={at}>{shortMoment(at, language)}</time>;
  if (!lastChange?.userName) return moment;
  const { userName, action, changed } = lastChange;
  const fields = fieldNames("article", changed, language);
  const more = fields.length > mostFields ? " …" : "";
  return (
    <>
      <span>{userName}</span>
      {moment}
      <span className="changed-what">
        {action === "changed"
          ? fields.slice(0, mostFields).join(", ") + more
          : articlesAdminText[language].last[action]}
      </span>
    </>
  );
}

/** Whether one of its translations is missing, or older than the Norwegian. */
function isUntranslated(article: Article): boolean {
  return Object.values(statesOf(article)).some((state) => state !== "done");
}

/** All words of an article in every language, without elements. */
function searchableText({ title, subTitle, text, translations }: Article): string {
  return [{ title, subTitle, text }, ...Object.values(translations)]
    .flatMap((words) => [words?.title, words?.subTitle, words?.text?.replaceAll(/<[^>]*>/g, " ")])
    .join(" ");
}

/** Whether all words of a search are in a text, regardless of case. */
function matches(text: string, search: string): boolean {
  const lower = text.toLocaleLowerCase("nb");
  return search
    .toLocaleLowerCase("nb")
    .split(/\s+/)
    .every((word) => lower.includes(word));
}
