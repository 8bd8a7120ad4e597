import { Link, useLoaderData, useSearchParams, type LoaderFunctionArgs } from "react-router";
import { kindLabel } from "#src/features/kinds.ts";
import { otherLanguages, type OtherLanguage } from "#src/i18n/translation.ts";
import { ChoiceBar } from "#src/ui/staff/fields/choice-bar.tsx";
import { Empty, ListScreen } from "#src/ui/staff/lists/list-screen.tsx";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { GapRow } from "./gap-row.tsx";
import type { TranslationGap } from "./translation-gap.ts";
import { translationsAdminText } from "./translations-admin.text.ts";

export const loader = ({ context }: LoaderFunctionArgs) =>
  context.get(apiContext).get<TranslationGap[]>("/translations/gaps");

/** What isn't translated across the site, by kind; of one language with `?language=en`. */
export function Component() {
  const { language } = useStaff();
  const text = translationsAdminText[language];
  const gaps = useLoaderData<typeof loader>();
  const [params, setParams] = useSearchParams();
  const chosen = otherLanguages.find((each) => each === params.get("language"));
  const inLanguage = (wanted: OtherLanguage | undefined) =>
    wanted ? gaps.filter((gap) => gap.language === wanted) : gaps;
  const shown = inLanguage(chosen);
  return (
    <ListScreen title={text.title}>
      <p className="translations-what">{text.what}</p>
      {gaps.length > 0 && (
        <div className="narrowing">
          <ChoiceBar
            label={text.filter}
            chosen={chosen ?? "all"}
            onChoose={(value) => setParams(value === "all" ? {} : { language: value }, { replace: true })}
            choices={[
              { value: "all" as const, label: text.all, count: gaps.length },
              ...otherLanguages.map((each) => ({
                value: each,
                label: staffText[language].textLanguages[each],
                count: inLanguage(each).length,
              })),
            ]}
          />
        </div>
      )}
      {shown.length === 0 && (
        <Empty
          icon="check"
          heading={chosen && gaps.length > 0 ? text.doneIn[chosen] : text.done}
          action={
            chosen &&
            gaps.length > 0 && (
              <Link className="button plain" to="?">
                {text.showAll}
              </Link>
            )
          }
        >
          {text.doneWhat}
        </Empty>
      )}
      {[...Map.groupBy(shown, ({ kind }) => kind)].map(([kind, group]) => (
        <section key={kind} className="gap-group">
          <h2>{kindLabel(kind, language)}</h2>
          <ul className="resource-rows gap-rows">
            {group.map((gap) => (
              <GapRow key={`${gap.id}-${gap.language}`} gap={gap} />
            ))}
          </ul>
        </section>
      ))}
    </ListScreen>
  );
}
