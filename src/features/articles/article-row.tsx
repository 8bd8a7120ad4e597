import { thumbnailOf } from "#src/features/photos/picture-address.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { statesOf } from "#src/ui/staff/language-states.ts";
import { LanguageChips } from "#src/ui/staff/languages.tsx";
import { ThingRow } from "#src/ui/staff/list-screen.tsx";
import { dayMoment, shortMoment } from "#src/ui/staff/moments.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { StateSign } from "#src/ui/staff/state-sign.tsx";
import type { Article } from "./article.ts";
import { articlesAdminText } from "./articles-admin.text.ts";
import { articleState } from "./articles-search.ts";

/** An article in the staff's list. */
export function ArticleRow({ article }: { article: Article }) {
  const { language } = useStaff();
  const state = articleState(article);
  const thumbnail = thumbnailOf(article.imageUrl);
  return (
    <ThingRow
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
      changed={shortMoment(article.updatedAt, language)}
    />
  );
}
