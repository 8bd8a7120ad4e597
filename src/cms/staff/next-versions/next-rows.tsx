import type { ReactNode } from "react";
import type { NextVersionRow } from "#src/cms/next-versions/next-version.ts";
import { kindsWithHistory } from "#src/cms/kinds.ts";
import { resourceScreen } from "#src/cms/resource-addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import { dayMoment, shortMoment } from "#src/cms/staff/moments.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { StateSign, type PublishState } from "#src/cms/staff/state-sign.tsx";
import { nextVersionText } from "#messages/staff";

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

export const stateOfNew = ({
  publishAt,
  fault,
}: Pick<NextVersionRow, "publishAt" | "fault">): PublishState => (publishAt && !fault ? "planned" : "draft");

/** The sign of a next version. A resource that was never published is a draft, or planned. */
export function NextVersionSign({
  next,
  children,
}: {
  next: Pick<NextVersionRow, "isPublished" | "publishAt" | "fault">;
  children?: ReactNode;
}) {
  const { language } = useStaff();
  if (!next.isPublished) return <StateSign state={stateOfNew(next)}>{children}</StateSign>;
  return (
    <StateSign state="next" label={nextVersionText[language].sign}>
      {children}
    </StateSign>
  );
}

export const nameOfNew = ({ name, kind }: NextVersionRow, language: Language): string =>
  name || kindsWithHistory[kind].words[language].label;
