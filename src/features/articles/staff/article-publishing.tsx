import { type ReactNode, useId, useRef } from "react";
import { type Article, articleKind, type ArticleValues } from "#src/features/articles/article.ts";
import { articleState } from "#src/features/articles/articles-search.ts";
import type { Language } from "#src/i18n/language.ts";
import { parseMoment } from "#src/i18n/time.ts";
import { DateField } from "#src/ui/staff/fields/date-field.tsx";
import type { ResourceForm } from "#src/ui/staff/form/resource-form.ts";
import { dayDistance, longMoment } from "#src/ui/staff/moments.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { type PublishState, StateSign } from "#src/ui/staff/state-sign.tsx";
import { TakeDown } from "./article-take-down.tsx";
import { tomorrowMorning } from "./article-values.ts";
import { articlesAdminText } from "./articles-admin.text.ts";

const states = ["draft", "planned", "published"] as const;

interface Props {
  form: ResourceForm<ArticleValues, Article>;
  /** As guests know it. */
  stored: Article | undefined;
  state: PublishState;
  /** Says for which moment it is planned, if it is. */
  onPlan(plannedFor: string | undefined): void;
  /** What follows from saving, in a sentence. */
  consequence: ReactNode;
  takeDown(): Promise<void>;
}

/** Where the article will stand once it is saved, and in one sentence what that means; none of it before. */
export function ArticlePublishing({ form, stored, state, onPlan, consequence, takeDown }: Props) {
  const { language } = useStaff();
  const text = articlesAdminText[language];
  const name = useId();
  const { publishedDate } = form.values;
  const isSeen = stored !== undefined && articleState(stored) === "published";
  /** What it was planned for before something else was chosen. */
  const planned = useRef<string>(undefined);
  const date = form.field("publishedDate");

  function choose(next: PublishState) {
    if (state === "planned") planned.current = publishedDate;
    form.set("isActive", next !== "draft");
    const from = momentFor(next);
    form.set("publishedDate", from);
    onPlan(next === "planned" ? from : undefined);
  }
  function momentFor(next: PublishState): string {
    const known = stored?.publishedDate ?? "";
    if (next === "planned") {
      if (planned.current) return planned.current;
      return stored && articleState({ ...stored, isActive: true }) === "planned" ? known : tomorrowMorning();
    }
    // What is out already keeps its day; a draft's was only the day it was begun.
    return next === "draft" || isSeen ? known : "";
  }

  return (
    <section className="side-part">
      <h2 id={`${name}-heading`}>{text.publishing}</h2>
      <div role="radiogroup" aria-labelledby={`${name}-heading`} className="state-choices">
        {states.map((each) => (
          <div key={each}>
            <label>
              <input
                type="radio"
                name={name}
                checked={each === state}
                onChange={() => choose(each)}
                aria-describedby={`${name}-${each}`}
              />
              <StateSign state={each} />
            </label>
            <p className="field-hint" id={`${name}-${each}`}>
              {each === "published" && isSeen ? text.seenHint : text.stateHint[each]}
            </p>
          </div>
        ))}
      </div>
      {state !== "draft" && (
        <DateField
          {...date}
          label={articleKind.fields.publishedDate.label[language]}
          withTime
          onChange={(changed) => {
            date.onChange(changed);
            onPlan(state === "planned" ? changed : undefined);
          }}
          hint={publishedDate || state === "planned" ? undefined : text.dateHint}
        />
      )}
      <p className="consequence on-desk" aria-live="polite">
        {consequence}
      </p>
      {isSeen && <TakeDown takeDown={takeDown} />}
    </section>
  );
}

interface ArticleConsequenceProps {
  /** As the form holds it, also while it is being written; empty means when it is saved. */
  publishedDate: string;
  state: PublishState;
  /** Whether guests see it now. */
  isSeen: boolean;
}

/** What follows from saving an article, in one sentence. */
export function ArticleConsequence(props: ArticleConsequenceProps) {
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
function sentence(
  { publishedDate, state, isSeen }: ArticleConsequenceProps,
  language: Language,
): readonly string[] {
  const { consequence: words, notAhead } = articlesAdminText[language];
  if (state === "draft") return [isSeen ? words.takesDown : words.draft];
  if (publishedDate && !parseMoment(publishedDate)) return [staffText[language].faults.notDate];
  if (state === "published")
    return isSeen && publishedDate ? words.published(longMoment(publishedDate, language)) : [words.now];
  if (articleState({ isActive: true, publishedDate: publishedDate || "1970-01-01T00:00:00Z" }) !== "planned")
    return [notAhead];
  return words.planned(longMoment(publishedDate, language), dayDistance(publishedDate, language));
}
