import type { ReactNode } from "react";
import type { NextVersionRow } from "#src/cms/next-versions/next-version.ts";
import { kindsWithHistory } from "#src/cms/kinds.ts";
import { resourceScreen } from "#src/cms/resource-addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import { dayMoment, shortMoment } from "#src/cms/staff/moments.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { StateSign } from "#src/cms/staff/state-sign.tsx";
import { nextVersionText } from "#messages/staff";

/** Marks a row whose resource has a next version. */
export function NextSign({ address }: { address: string }) {
  const { language, nextVersions } = useStaff();
  const next = nextVersions.find(({ kind, id }) => resourceScreen(kind, id) === address);
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
