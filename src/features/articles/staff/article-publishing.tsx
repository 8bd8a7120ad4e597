import { useId, useRef, type ReactNode } from "react";
import { DateField } from "#src/ui/staff/fields/date-field.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { StateSign, type PublishState } from "#src/ui/staff/state-sign.tsx";
import type { ResourceForm } from "#src/ui/staff/form/resource-form.ts";
import { TakeDown } from "./article-take-down.tsx";
import { tomorrowMorning } from "./article-values.ts";
import { articleKind, type Article, type ArticleValues } from "#src/features/articles/article.ts";
import { articlesAdminText } from "./articles-admin.text.ts";
import { articleState } from "#src/features/articles/articles-search.ts";

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
