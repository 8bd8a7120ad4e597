import { useState } from "react";
import { ApiError } from "#src/cms/staff/api.ts";
import { ChoiceBar } from "#src/cms/staff/fields/choice-bar.tsx";
import { SelectField } from "#src/cms/staff/fields/select-field.tsx";
import { CallFault } from "#src/cms/staff/form/call-fault.tsx";
import { failureWords } from "#src/cms/staff/form/faults.ts";
import { dayMoment, longMoment } from "#src/cms/staff/moments.ts";
import { nameOfNew } from "#src/cms/staff/next-versions/next-rows.tsx";
import { PreviewFrame } from "#src/cms/staff/preview/preview-frame.tsx";
import { useFill } from "#src/cms/staff/live-values/use-live-values.ts";
import type { ComingRow } from "#src/cms/staff/start-part.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { resourceName } from "#src/cms/history/resource-name.ts";
import type { NextVersionRow } from "#src/cms/next-versions/next-version.ts";
import type { KindName } from "#src/cms/kinds.ts";
import type { ChangeOver } from "#src/cms/change-overs/change-over.ts";
import { siteNow, today } from "#src/cms/staff/clock.ts";
import { address, findPage, localPath, splitLanguage, type PageName } from "#src/i18n/addresses.ts";
import { formatDay } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { languageAsLabel } from "#src/i18n/names/language-names.ts";
import { listInWords } from "#src/i18n/phrases.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import { pageNamesText } from "#messages/page-texts";
import { plannedSiteText } from "#messages/planned";
import { markId, markNumber } from "./mark-news.ts";
import { SiteNews, useOpenSource } from "./site-news.tsx";
import { TimeLine, type PlannedMoment } from "./time-line.tsx";
import { useSite, type Answered } from "./use-site.ts";

/** Matches paths that are never pages. The frame doesn't follow links to these paths. */
const outsidePages = /^\/(?:api|admin|data|assets)\//;

interface Props {
  coming: readonly ComingRow[];
  /** The change-over whose moment is shown first. A change-over that isn't due by itself is shown at every moment. */
  changeOver: Pick<ChangeOver, "id" | "name" | "publishAt" | "fault"> | undefined;
}

/** A time line, and a page of the public site in a frame. Links in the frame lead to pages of the same moment. */
export function SiteAt({ coming, changeOver }: Props) {
  const { language, offered, nextVersions } = useStaff();
  const text = plannedSiteText[language];
  const fill = useFill();
  const nameOf = (each: ComingRow) =>
    each.what === "together"
      ? each.name
      : resourceName({ kind: each.kind as KindName, name: each.name }, language, fill);
  const moments = [...Map.groupBy(coming, (each) => each.at)].map(([moment, rows]): PlannedMoment => ({
    at: Temporal.Instant.from(moment),
    name: listInWords([...new Set(rows.map(nameOf))], language),
  }));
  const [asked, ask] = useState(() => ({ at: firstMoment(changeOver), path: "/" }));
  const { at, path } = asked;
  const [side, setSide] = useState<"now" | "later">("later");
  const [shape, setShape] = useState<"phone" | "screen">("phone");
  const [news, setNews] = useState(0);
  const { shown, isLoading, findSource } = useSite(
    asked,
    changeOver && (changeOver.publishAt === null || changeOver.fault) ? changeOver.id : undefined,
  );
  const go = (next: string) => {
    setNews(0);
    ask({ at, path: next });
  };
  const showAt = (chosen: Temporal.Instant) => {
    setSide("later");
    setNews(0);
    ask({ at: chosen, path });
  };
  const follow = ({ origin, pathname, search }: URL) => {
    if (origin === location.origin && !outsidePages.test(pathname)) go(pathname + search);
  };
  const written = splitLanguage(path.split("?")[0]!).language;
  const day = formatDay(dayOf(at), language, today());
  const page = shown && "later" in shown ? shown : undefined;
  const html = side === "now" ? page?.now : page?.later;
  const { open, note } = useOpenSource(
    (words) => findSource(words, page!.changes),
    changeOver?.name ?? text.title,
  );
  return (
    <div className="stack">
      <TimeLine moments={moments} at={at} onChange={showAt} />
      <div className="site-at-tools cluster at-foot">
        <ChoiceBar<"now" | "later">
          label={text.compare}
          chosen={side}
          onChoose={setSide}
          choices={[
            { value: "now", label: text.now },
            { value: "later", label: day },
          ]}
        />
        {moments.length > 0 && (
          <SelectField
            label={text.moments}
            value={moments.some((each) => each.at.equals(at)) ? at.toString() : ""}
            options={{
              "": text.choose,
              ...Object.fromEntries(
                moments.map((each) => [
                  each.at.toString(),
                  `${dayMoment(each.at.toString(), language)}: ${each.name}`,
                ]),
              ),
            }}
            onChange={(chosen) => chosen && showAt(Temporal.Instant.from(chosen))}
          />
        )}
        <SelectField label={text.page} value={path} options={pageOptions(path, language)} onChange={go} />
        {offered.length > 1 && (
          <SelectField
            label={text.language}
            value={written}
            options={Object.fromEntries(offered.map((each) => [each, languageAsLabel(each, language)]))}
            onChange={(chosen) => go(inLanguage(path, chosen as Language))}
          />
        )}
        <div className="on-desk">
          <ChoiceBar<"phone" | "screen">
            label={text.width}
            chosen={shape}
            onChoose={setShape}
            choices={(["phone", "screen"] as const).map((value) => ({ value, label: text[value] }))}
          />
        </div>
      </div>
      {page && page.leftOut.length > 0 && (
        <p className="as-unsaved">{text.leftOut({ names: namesOf(page.leftOut, nextVersions, language) })}</p>
      )}
      <div className="preview-stage site-stage framed" aria-busy={isLoading}>
        {shown && "error" in shown ? (
          <CallFault
            words={
              shown.error instanceof ApiError && shown.error.status === 404
                ? text.missing
                : `${text.failed} ${failureWords(shown.error, language)}`
            }
            onRetry={() => ask({ at, path })}
          />
        ) : html === undefined ? (
          <output className="loading">{page ? text.missing : text.loading}</output>
        ) : (
          <PreviewFrame
            html={html}
            title={side === "now" ? text.frameNow : text.frame({ when: longMoment(at.toString(), language) })}
            shape={shape}
            place={side === "later" && news > 0 ? markId(news - 1) : undefined}
            onFollow={follow}
            onMark={side === "later" ? (id) => void open(page!.news[markNumber(id)]!) : undefined}
          />
        )}
      </div>
      {page && side === "later" && (
        <SiteNews
          news={page.news}
          number={news}
          note={note}
          onNext={() => setNews((news % page.news.length) + 1)}
          onOpen={(words) => void open(words)}
        />
      )}
      <p className="quiet small">{text.links}</p>
    </div>
  );
}

function firstMoment(changeOver: Props["changeOver"]): Temporal.Instant {
  const now = siteNow();
  const at = changeOver?.publishAt ? Temporal.Instant.from(changeOver.publishAt) : now;
  return Temporal.Instant.compare(at, now) > 0 ? at : now;
}

/** Returns the names of the pages by their paths, and adds the current path if no page in the list has it. */
function pageOptions(path: string, language: Language): Record<string, string> {
  const { language: written } = splitLanguage(path.split("?")[0]!);
  const names: Partial<Record<PageName, string>> = pageNamesText[language];
  const options = Object.fromEntries(
    Object.entries(names).map(([page, name]) => [address(page as "home", written), name]),
  );
  const found = findPage(path.split("?")[0]!);
  return path in options ? options : { [path]: (found && names[found.name]) ?? path, ...options };
}

/** Returns the path of the same page in another language. */
const inLanguage = (path: string, language: Language): string => {
  const [own, query] = path.split("?") as [string, string?];
  return localPath(splitLanguage(own).rest, language) + (query === undefined ? "" : `?${query}`);
};

function namesOf(
  leftOut: Answered["leftOut"],
  nextVersions: readonly NextVersionRow[],
  language: Language,
): string {
  const names = leftOut.flatMap(({ kind, id }) => {
    const row = nextVersions.find((each) => each.kind === kind && each.id === id);
    return row ? [nameOfNew(row, language)] : [];
  });
  return listInWords(names, language);
}
