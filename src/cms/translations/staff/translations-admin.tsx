import { Link, useLoaderData, useSearchParams, type LoaderFunctionArgs } from "react-router";
import { kindLabel } from "#src/cms/kinds.ts";
import { fieldScreen } from "#src/cms/resource-addresses.ts";
import { otherLanguages } from "#src/i18n/translation.ts";
import { ChoiceBar } from "#src/cms/staff/fields/choice-bar.tsx";
import { Empty, ListScreen } from "#src/cms/staff/lists/list-screen.tsx";
import { ResourceRow } from "#src/cms/staff/lists/resource-row.tsx";
import { listFirst, requestedRows } from "#src/cms/staff/lists/list-all.ts";
import { NextPart } from "#src/cms/staff/lists/next-part.tsx";
import { useFill } from "#src/cms/staff/live-values/use-live-values.ts";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { StateSign } from "#src/cms/staff/state-sign.tsx";
import { nextVersionText } from "#messages/staff";
import { translationsAdminText } from "#messages/translations";
import type { GapCounts, TranslationGap } from "#src/cms/translations/translation-gap.ts";
import { fieldName, inOrder } from "#src/cms/history/field-names.ts";
import { splitPath } from "#src/cms/history/named-fields.ts";
import { resourceName, resourceNameLang } from "#src/cms/history/resource-name.ts";
import type { Language } from "#src/i18n/language.ts";
import { languageAsLabel, languageInSentence } from "#src/i18n/names/language-names.ts";
import { fieldAddress } from "#src/cms/staff/fields/field-address.ts";
import { LanguageSign } from "#src/cms/staff/fields/language-signs.tsx";

const partSize = 100;

/** Loads the translation gaps in one language or in all languages. The URL contains the number of gaps to load. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const count = requestedRows(request.url, partSize);
  const chosen = languageIn(new URL(request.url).searchParams);
  const query = chosen ? `&language=${chosen}` : "";
  const { items, next, counts } = await listFirst<TranslationGap, GapCounts>(
    api,
    "/translations/gaps",
    count,
    query,
  );
  return { gaps: items, counts, more: next === undefined ? undefined : count + partSize };
}

const languageIn = (params: URLSearchParams) =>
  otherLanguages.find((each) => each === params.get("language"));

/** Shows missing and outdated translations by kind. `?language=en` limits the list to one language. */
export function Component() {
  const { language, offered } = useStaff();
  const others = otherLanguages.filter((each) => offered.includes(each));
  const text = translationsAdminText[language];
  const { gaps, counts, more } = useLoaderData<typeof loader>();
  const [params, setParams] = useSearchParams();
  const chosen = languageIn(params);
  const all = others.reduce((sum, each) => sum + counts[each], 0);
  return (
    <ListScreen title={text.title}>
      <p className="gap-below-16 quiet measure">{text.what}</p>
      {all > 0 && (
        <div className="narrowing">
          <ChoiceBar
            label={text.filter}
            chosen={chosen ?? "all"}
            onChoose={(value) => setParams(value === "all" ? {} : { language: value }, { replace: true })}
            choices={[
              { value: "all" as const, label: text.all, count: all },
              ...others.map((each) => ({
                value: each,
                label: languageAsLabel(each, language),
                count: counts[each],
              })),
            ]}
          />
        </div>
      )}
      {gaps.length === 0 && (
        <Empty
          icon="check"
          heading={
            chosen && all > 0 ? text.doneIn({ language: languageInSentence(chosen, language) }) : text.done
          }
          action={
            chosen &&
            all > 0 && (
              <Link className="button plain" to="?">
                {text.showAll}
              </Link>
            )
          }
        >
          {text.doneWhat}
        </Empty>
      )}
      {[...Map.groupBy(gaps, ({ kind }) => kind)].map(([kind, group]) => (
        <section key={kind} className="gap-above-24">
          <h2>{kindLabel(kind, language)}</h2>
          <ul className="resource-rows gap-rows">
            {group.map((gap) => (
              <GapRow key={`${gap.id}-${gap.language}-${gap.isNext}`} gap={gap} />
            ))}
          </ul>
        </section>
      ))}
      {more && <NextPart show={more} />}
    </ListScreen>
  );
}

function GapRow({ gap }: { gap: TranslationGap }) {
  const { language } = useStaff();
  const fill = useFill();
  const text = translationsAdminText[language];
  const { missing, outdated } = gap;
  const line = [
    missing.length > 0 && text.missing({ fields: fieldNames(gap, missing, language) }),
    outdated.length > 0 && text.outdated({ fields: fieldNames(gap, outdated, language) }),
  ];
  return (
    <ResourceRow
      to={gapAddress(gap)}
      title={resourceName(gap, language, fill)}
      own={resourceNameLang(gap, language) ? "title" : "none"}
      tag={gap.isNext && <StateSign state="next" label={nextVersionText[language].sign} />}
      line={line.filter(Boolean).join(" · ")}
      state={
        <span className="row strong">
          {languageAsLabel(gap.language, language)}
          <LanguageSign state={missing.length > 0 ? "missing" : "outdated"} />
        </span>
      }
    />
  );
}

/** Returns the address of the form, with the first missing field or else the first outdated field. */
function gapAddress({ kind, id, missing, outdated }: TranslationGap): string {
  const path = inOrder(kind, missing)[0] ?? inOrder(kind, outdated)[0]!;
  return fieldAddress(fieldScreen(kind, id, path), path);
}

/** Returns field names without duplicates and without the language. */
function fieldNames({ kind }: TranslationGap, paths: readonly string[], language: Language): string {
  const names = inOrder(kind, paths).map((path) => fieldName(kind, splitPath(path).word, language));
  return [...new Set(names)].join(", ");
}
