import type { Language } from "#src/i18n/language.ts";
import { DateField } from "#src/ui/staff/date-field.tsx";
import { dayDistance, longMoment } from "#src/ui/staff/moments.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import type { PublishState } from "#src/ui/staff/state-sign.tsx";
import { SwitchField } from "#src/ui/staff/switch-field.tsx";
import type { ThingForm } from "#src/ui/staff/thing-form.ts";
import type { ArticleValues } from "./article-values.ts";
import type { Article } from "./article.ts";
import { articlesAdminText } from "./articles-admin.text.ts";
import { articleState } from "./articles-search.ts";

interface Props {
  form: ThingForm<ArticleValues, Article>;
  /** As guests know it. */
  stored: Article | undefined;
  state: PublishState;
}

/** Whether and from when guests see the article, and in one sentence what saving does. */
export function ArticlePublishing({ form, stored, state }: Props) {
  const { language } = useStaff();
  const text = articlesAdminText[language];
  const { isActive, publishedDate } = form.values;
  const [begin, moment, end] = consequence(publishedDate, state, stored, language);
  return (
    <section className="side-part">
      <h2>{text.publishing}</h2>
      <SwitchField
        label={text.isActive}
        hint={isActive ? text.activeHint : text.draftHint}
        isOn={isActive}
        onChange={(isOn) => form.set("isActive", isOn)}
      />
      <DateField
        {...form.field("publishedDate")}
        label={text.publishedDate}
        withTime
        hint={publishedDate ? undefined : text.dateHint}
      />
      <p className="consequence" aria-live="polite">
        {begin}
        {moment && <strong>{moment}</strong>}
        {end}
      </p>
    </section>
  );
}

/** @returns the sentence, the moment in it apart */
function consequence(
  publishedDate: string,
  state: PublishState,
  stored: Article | undefined,
  language: Language,
): readonly string[] {
  const { consequence: words } = articlesAdminText[language];
  const isSeen = stored !== undefined && articleState(stored) === "published";
  if (state === "draft") return [isSeen ? words.takesDown : words.draft];
  if (state === "planned")
    return words.planned(longMoment(publishedDate, language), dayDistance(publishedDate, language));
  return isSeen && publishedDate ? words.published(longMoment(publishedDate, language)) : [words.now];
}
