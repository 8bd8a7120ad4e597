import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { kinds } from "#src/cms/kinds.ts";
import { articleKind, type ArticleRow } from "#src/features/articles/article.ts";
import { namesOfFields } from "#src/cms/history/named-fields.ts";
import { thumbnailOf } from "#src/cms/photos/pictures/picture-address.ts";
import type { Language } from "#src/i18n/language.ts";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { dayOf, isMidnight } from "#src/i18n/times/time.ts";
import { rowStates } from "#src/cms/staff/fields/language-states.ts";
import { LanguageChips } from "#src/cms/staff/fields/language-signs.tsx";
import { Empty, ListScreen, NewLink } from "#src/cms/staff/lists/list-screen.tsx";
import { ResourceRow } from "#src/cms/staff/lists/resource-row.tsx";
import { FoundRows, ListFoot, ListFilters } from "#src/cms/staff/lists/list-filters.tsx";
import { useNewResources } from "#src/cms/staff/lists/new-resources.tsx";
import { isNarrowed, loadRows } from "#src/cms/staff/lists/rows.ts";
import { dayMoment, endMomentInWords, shortDay, shortMoment } from "#src/cms/staff/moments.ts";
import { articlesAdminText } from "#messages/articles";
import { staffText } from "#messages/staff";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { StateSign } from "#src/cms/staff/state-sign.tsx";
import { articleState, hasEnded } from "./article-values.ts";

/** Loads the articles that the URL asks for, latest publication date first. */
export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadRows<ArticleRow>(context.get(apiContext), kinds.article.path, request.url);

export function Component() {
  const { language } = useStaff();
  const text = articlesAdminText[language];
  const words = staffText[language];
  const list = useLoaderData<typeof loader>();
  const add = <NewLink to={staffAddresses.article.replace(":id", newResource)}>{text.add}</NewLink>;
  const added = useNewResources("article").all;
  if (list.counts.all + added.length === 0 && !isNarrowed(list))
    return (
      <ListScreen kind="article" title={text.title}>
        <Empty icon="staff-news" heading={text.empty.heading} action={add}>
          {text.empty.explanation}
        </Empty>
      </ListScreen>
    );
  return (
    <ListScreen kind="article" title={text.title} action={add}>
      <ListFilters
        list={list}
        kind="article"
        states={(["published", "planned", "ended", "draft"] as const).map((value) => ({
          value,
          label: value === "ended" ? text.ended : words.state[value],
        }))}
        isAlwaysShown
      />
      <FoundRows list={list} kind="article">
        <div className="article-columns on-wide stack apart quiet fine" aria-hidden="true">
          <span>{text.columns.name}</span>
          <span>{text.columns.state}</span>
          <span>{text.columns.languages}</span>
          <span>{text.columns.changed}</span>
        </div>
        <ul className="resource-rows article-rows">
          {list.rows.map((article) => (
            <Row key={article.id} article={article} />
          ))}
        </ul>
      </FoundRows>
      <ListFoot list={list} kind="article" />
    </ListScreen>
  );
}

function Row({ article }: { article: ArticleRow }) {
  const { language } = useStaff();
  const text = articlesAdminText[language];
  const state = articleState(article);
  const isEnded = hasEnded(article);
  const thumbnail = thumbnailOf(article.imageUrl);
  return (
    <ResourceRow
      to={staffAddresses.article.replace(":id", String(article.id))}
      title={article.title}
      picture={thumbnail ? <img src={thumbnail} alt="" loading="lazy" /> : <span className="no-picture" />}
      line={article.subTitle}
      state={
        isEnded ? (
          <StateSign state="draft" label={text.ended}>
            {endMomentInWords(article.unpublishDate!, language)}
          </StateSign>
        ) : (
          <StateSign state={state}>
            {state === "draft" && text.hidden}
            {state === "planned" && plannedInWords(article.publishedDate, language)}
            {state === "published" && shortMoment(article.publishedDate, language)}
          </StateSign>
        )
      }
      languages={<LanguageChips states={rowStates(article)} />}
      changed={<LastChange article={article} />}
    />
  );
}

function plannedInWords(instant: string, language: Language): string {
  const moment = Temporal.Instant.from(instant);
  return isMidnight(moment) ? shortDay(dayOf(moment), language) : dayMoment(instant, language);
}

const maxFields = 2;

/** Shows the author and the time of the last change, and the changed fields or the action. */
function LastChange({ article: { lastChange, updatedAt } }: { article: ArticleRow }) {
  const { language } = useStaff();
  const at = lastChange?.at ?? updatedAt;
  const moment = <time dateTime={at}>{shortMoment(at, language)}</time>;
  if (!lastChange?.userName) return moment;
  const { userName, action, changed } = lastChange;
  const fields = namesOfFields(articleKind, changed, language);
  const more = fields.length > maxFields ? " …" : "";
  return (
    <>
      <span>{userName}</span>
      {moment}
      <span className="fine">
        {action === "changed"
          ? fields.slice(0, maxFields).join(", ") + more
          : articlesAdminText[language].last[action]}
      </span>
    </>
  );
}
