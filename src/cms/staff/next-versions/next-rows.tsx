import { createContext, useContext, useEffect, useState, type ReactNode } from "react";
import { useLocation } from "react-router";
import type { NextVersionRow } from "#src/cms/next-versions/next-version.ts";
import { kindsWithHistory, type KindName } from "#src/cms/kinds.ts";
import { resourceScreen } from "#src/cms/resource-addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import { dayMoment, shortMoment } from "#src/cms/staff/moments.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { StateSign } from "#src/cms/staff/state-sign.tsx";
import { nextVersionText } from "#messages/staff";

const NextVersions = createContext<readonly NextVersionRow[]>([]);

/** Loads the next versions for the rows of a list. Without an answer, the list shows none. */
export function WithNextVersions({ children }: { children: ReactNode }) {
  const { api } = useStaff();
  // The key changes when the list is opened again after an undo.
  const { key } = useLocation();
  const [rows, setRows] = useState<readonly NextVersionRow[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    api.get<NextVersionRow[]>("/next", abort.signal).then(setRows, () => {});
    return () => abort.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [api, key]);
  return <NextVersions value={rows}>{children}</NextVersions>;
}

/** Returns the next versions of a kind that were never published, so that the kind's list lacks them. */
export function useNewResources(kind: KindName | undefined): readonly NextVersionRow[] {
  return useContext(NextVersions).filter((row) => row.kind === kind && !row.isPublished);
}

/** Marks a row whose resource has a next version. */
export function NextSign({ address }: { address: string }) {
  const { language } = useStaff();
  const next = useContext(NextVersions).find(({ kind, id }) => resourceScreen(kind, id) === address);
  if (!next) return null;
  const words = nextVersionText[language];
  return (
    <NextVersionSign next={next}>
      {next.fault
        ? words.notPublished
        : next.publishAt
          ? dayMoment(next.publishAt, language)
          : shortMoment(next.updatedAt, language)}
    </NextVersionSign>
  );
}

/** The sign of a next version. A resource that was never published is a draft. */
export function NextVersionSign({
  next: { isPublished },
  children,
}: {
  next: Pick<NextVersionRow, "isPublished">;
  children?: ReactNode;
}) {
  const { language } = useStaff();
  if (!isPublished) return <StateSign state="draft">{children}</StateSign>;
  return (
    <StateSign state="next" label={nextVersionText[language].sign}>
      {children}
    </StateSign>
  );
}

export const nameOfNew = ({ name, kind }: NextVersionRow, language: Language): string =>
  name || kindsWithHistory[kind].words[language].label;
