import type { Language } from "#src/i18n/language.ts";
import { parseMoment } from "#src/i18n/time.ts";
import { dayDistance, longMoment } from "#src/ui/staff/moments.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import type { PublishState } from "#src/ui/staff/state-sign.tsx";
import { articlesAdminText } from "./articles-admin.text.ts";
import { articleState } from "#src/features/articles/articles-search.ts";

interface Props {
  /** As the form holds it, also while it is being written; empty means when it is saved. */
  publishedDate: string;
  state: PublishState;
  /** Whether guests see it now. */
  isSeen: boolean;
}

/** What follows from saving an article, in one sentence. */
export function ArticleConsequence(props: Props) {
  const [begin, moment, end] = sentence(props, useStaff().language);
  return (
    <>
      {begin}
      {moment && <strong>{moment}</strong>}
      {end}
    </>
  );
}

/** @returns the sentence, the moment in it apart */
function sentence({ publishedDate, state, isSeen }: Props, language: Language): readonly string[] {
  const { consequence: words, notAhead } = articlesAdminText[language];
  if (state === "draft") return [isSeen ? words.takesDown : words.draft];
  if (publishedDate && !parseMoment(publishedDate)) return [staffText[language].faults.notDate];
  if (state === "published")
    return isSeen && publishedDate ? words.published(longMoment(publishedDate, language)) : [words.now];
  if (articleState({ isActive: true, publishedDate: publishedDate || "1970-01-01T00:00:00Z" }) !== "planned")
    return [notAhead];
  return words.planned(longMoment(publishedDate, language), dayDistance(publishedDate, language));
}
