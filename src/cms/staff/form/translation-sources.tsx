import { createContext, useContext, useEffect, useState, type ReactNode } from "react";
import { otherLanguages, translatedTexts, type Translatable } from "#src/i18n/translation.ts";
import { Icon } from "#src/ui/icon.tsx";
import { failureWords } from "#src/cms/staff/form/faults.ts";
import { CallError } from "./call-fault.tsx";
import type { WithLanguages } from "#src/cms/staff/fields/language-states.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { staffText } from "#messages/staff";
import type { FormLanguages } from "./form-languages.tsx";
import type { ResourceForm } from "./resource-form.ts";
import { valueAt } from "#src/cms/kind/value-at.ts";

interface TranslationSource {
  path: string;
  norwegian: string;
}

/** The Norwegian source of each outdated translation, by path. An unknown source is undefined. */
type Sources = ReadonlyMap<string, string | undefined>;

const SourcesContext = createContext<Sources>(new Map());

export function OutdatedFields<Values extends object, Resource extends WithLanguages & { id: number }>({
  form,
  languages,
  children,
}: {
  form: ResourceForm<Values, Resource>;
  languages: FormLanguages | undefined;
  children: ReactNode;
}) {
  const { stored, why: reason } = useStoredSources(form.kind.name, form.last);
  const { language } = useStaff();
  const paths = otherLanguages.flatMap((each) => languages?.progress[each].outdated ?? []);
  const sourceOf = (path: string) => findSource(path, form, stored);
  return (
    <SourcesContext value={new Map(paths.map((path) => [path, sourceOf(path)]))}>
      {paths.length > 0 && <CallError words={staffText[language].outdated.notCompared} reason={reason} />}
      {children}
    </SourcesContext>
  );
}

function useStoredSources(kind: string, last: (WithLanguages & { id: number }) | undefined) {
  const { api, language } = useStaff();
  const [found, setFound] = useState<{ version: number; sources: readonly TranslationSource[] }>();
  const [reason, setReason] = useState<string>();
  const isAsked = otherLanguages.some((each) => last?.languages?.[each].outdated.length);
  const { id, version = 0 } = last ?? {};
  useEffect(() => {
    if (!isAsked) return undefined;
    const abort = new AbortController();
    api.get<TranslationSource[]>(`/translations/sources?kind=${kind}&resourceId=${id}`, abort.signal).then(
      (sources) => setFound({ version, sources }),
      (error: unknown) => {
        if (!abort.signal.aborted) setReason(failureWords(error, language));
      },
    );
    return () => abort.abort();
  }, [api, language, kind, id, version, isAsked]);
  return { stored: found?.version === version ? found.sources : [], why: reason };
}

/** Finds the source of a translation by the translation's text, because a list item can have moved. */
function findSource(
  path: string,
  {
    values,
    last,
    kind,
  }: { values: object; last: WithLanguages | undefined; kind: { translatable: Translatable } },
  stored: readonly TranslationSource[],
): string | undefined {
  if (!last) return undefined;
  const language = otherLanguages.find((each) => path.includes(`translations.${each}.`))!;
  const translated = valueAt(values, path);
  const found = translatedTexts(last, kind.translatable, language).find(
    (text) => text.translated === translated,
  );
  if (!found) return undefined;
  if (last.languages?.[language].outdated.includes(found.path))
    return stored.find((source) => source.path === found.path)?.norwegian;
  return typeof found.norwegian === "string" ? found.norwegian : undefined;
}

/** Returns the Norwegian source of the translation at a path, if it is known and has changed. */
export const useTranslationSource = (path: string | undefined) => useContext(SourcesContext).get(path ?? "");

export function OutdatedSign({ name }: { name: string }) {
  const words = staffText[useStaff().language];
  if (!useContext(SourcesContext).has(name)) return null;
  return (
    <span className="outdated-sign inline tight strong as-ink">
      <Icon name="retry" />
      {words.languageState.outdated}
    </span>
  );
}
