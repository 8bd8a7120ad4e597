import { splitAround } from "#src/i18n/phrases.ts";
import { type ReactNode, useId, useRef } from "react";
import { type Article, articleKind, type ArticleValues } from "#src/features/articles/article.ts";
import type { Language } from "#src/i18n/language.ts";
import { parseMoment } from "#src/i18n/times/time.ts";
import { DescribedField } from "#src/cms/staff/described/described-field.tsx";
import { DateField } from "#src/cms/staff/fields/date/date-field.tsx";
import type { ResourceForm } from "#src/cms/staff/form/resource-form.ts";
import { dayDistance, longMoment } from "#src/cms/staff/moments.ts";
import { isHiddenNow } from "#src/cms/staff/next-versions/next-version.ts";
import { articlesAdminText } from "#messages/articles";
import { staffText } from "#messages/staff";
import { useStaff } from "#src/cms/staff/staff.ts";
import { type PublishState, StateSign } from "#src/cms/staff/state-sign.tsx";
import { TakeDown } from "./article-take-down.tsx";
import { articleState, hasEnded, tomorrowMorning } from "./article-values.ts";

const states = ["draft", "planned", "published"] as const;

interface Props {
  form: ResourceForm<ArticleValues, Article>;
  state: PublishState;
  /** Called with the planned time, or with undefined when the article isn't planned. */
  onPlan(plannedFor: string | undefined): void;
  consequence: ReactNode;
}

/** Lets staff choose the state that the article gets when it is saved. A sentence explains the chosen state. */
export function ArticlePublishing({ form, state, onPlan, consequence }: Props) {
  const { language } = useStaff();
  const text = articlesAdminText[language];
  const name = useId();
  const {
    last: stored,
    values: { publishedDate },
  } = form;
  const isSeen = !isHiddenNow(stored) && articleState(stored!) === "published" && !hasEnded(stored!);
  /** The planned time that the form had before staff chose another state. */
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
    // A draft keeps its date, and so does a visible article. An article that is published now gets the time of saving.
    return next === "draft" || isSeen ? known : "";
  }

  return (
    <section className="side-part stack">
      <h2 id={`${name}-heading`}>{text.publishing}</h2>
      <div role="radiogroup" aria-labelledby={`${name}-heading`} className="hinted-choices stack tight">
        {states.map((each) => (
          <div key={each}>
            <label className="row loose above touch">
              <input
                className="big-mark"
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
      {state !== "draft" && (
        <DescribedField form={form} name="unpublishDate" field={articleKind.fields.unpublishDate} />
      )}
      <p className="consequence panel on-desk" aria-live="polite">
        {consequence}
      </p>
      {isSeen && <TakeDown form={form} />}
    </section>
  );
}

interface ArticleConsequenceProps {
  /** The form's values, which may be incomplete. An empty publication date stands for the time of saving. */
  values: Pick<ArticleValues, "isActive" | "publishedDate" | "unpublishDate">;
  state: PublishState;
  isSeen: boolean;
}

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

/** Returns the sentence in up to three parts: the words before the time, the time, and the words after the time. */
function sentence({ values, state, isSeen }: ArticleConsequenceProps, language: Language): readonly string[] {
  const { consequence: words, notAhead } = articlesAdminText[language];
  const { publishedDate, unpublishDate } = values;
  if (state === "draft") return [isSeen ? words.takesDown : words.draft];
  if (hasEnded(values)) return [words.ended({ moment: longMoment(unpublishDate!, language) })];
  if (publishedDate && !parseMoment(publishedDate)) return [staffText[language].faults.notDate];
  const withMoment = (message: (place: string) => string) =>
    splitAround(message).toSpliced(1, 0, longMoment(publishedDate, language));
  if (state === "published")
    return isSeen && publishedDate ? withMoment((place) => words.published({ moment: place })) : [words.now];
  if (articleState({ isActive: true, publishedDate: publishedDate || "1970-01-01T00:00:00Z" }) !== "planned")
    return [notAhead];
  const distance = dayDistance(publishedDate, language);
  return withMoment((place) => words.planned({ moment: place, distance }));
}
