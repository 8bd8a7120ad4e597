import { fieldNames } from "#src/features/history/field-names.ts";
import { thumbnailOf } from "#src/features/photos/pictures/picture-address.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { statesOf } from "#src/ui/staff/fields/language-states.ts";
import { LanguageChips } from "#src/ui/staff/fields/languages.tsx";
import { ResourceRow } from "#src/ui/staff/lists/list-screen.tsx";
import { dayMoment, shortMoment } from "#src/ui/staff/moments.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { StateSign } from "#src/ui/staff/state-sign.tsx";
import type { StaffArticle } from "#src/features/articles/article.ts";
import { articlesAdminText } from "./articles-admin.text.ts";
import { articleState } from "#src/features/articles/articles-search.ts";

/** An article in the staff's list. */
export function ArticleRow({ article }: { article: StaffArticle }) {
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

/** As many fields are named. */
const mostFields = 2;

/** Who changed it last, when, and what; of what nobody has touched only when it came. */
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
