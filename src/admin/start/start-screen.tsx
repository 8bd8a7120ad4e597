import { useRef } from "react";
import { Link, Navigate, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { siteNow, today } from "#src/cms/staff/clock.ts";
import type { StaffIdentity } from "#src/campsite/identity/identity.ts";
import { kinds } from "#src/cms/kinds.ts";
import { ReceptionToday } from "#src/campsite/opening-hours/staff/reception-today.tsx";
import { seasonState } from "#src/campsite/opening-hours/season.ts";
import { formatDay } from "#src/i18n/format.ts";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { Icon } from "#src/ui/icon.tsx";
import { ScreenHeading } from "#src/cms/staff/screen-heading.tsx";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { countDone, isPresentable, listToDo, stepsOf } from "#src/admin/overview/setup-steps.ts";
import { adminText, startText } from "#messages/admin";
import { loadOverview, type LoadedOverview } from "./load-overview.ts";
import { ComingList, LatestChanges, SiteNow } from "./start-site.tsx";
import { StartSearch } from "./start-search.tsx";
import { useCountToCheck } from "#src/cms/live-values/staff/use-count-to-check.ts";
import { useFill } from "#src/cms/staff/live-values/use-live-values.ts";
import { WaitingList, listWaiting } from "./start-waiting.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [overview, identity] = await Promise.all([
    loadOverview(api),
    api.get<StaffIdentity>(`${kinds.identity.path}/1`),
  ]);
  return { overview, identity };
}

export function Component() {
  const { language, drafts } = useStaff();
  const text = startText[language];
  const fill = useFill();
  const waitingHeading = useRef<HTMLHeadingElement>(null);
  const { overview, identity } = useLoaderData<typeof loader>();
  // Staff start with the set-up until the site is presentable.
  if (!isPresentable(overview.setup)) return <Navigate to={staffAddresses.setup} replace />;
  const waitingOf = (isUrgent?: true) =>
    overview.parts.flatMap(({ part, data }) =>
      part.isUrgent === isUrgent ? (part.listWaiting?.(data, language) ?? []) : [],
    );
  const rows = [...waitingOf(true), ...listWaiting(overview, drafts.all(), language, fill), ...waitingOf()];
  const numbers: Partial<Record<number, string>> = text.numbers;
  const count = numbers[rows.length] ?? rows.length;
  const notice = overview.parts
    .map(({ part, data }) => part.isUrgent && part.describeSeen?.(data, language).resource)
    .find(Boolean);
  const isInSeason = seasonState(overview.seen.season, siteNow()).isOpen;
  return (
    <div className="start-screen">
      <header className="start-head at-foot spread wide">
        <div>
          <ScreenHeading title={adminText[language].screens.start}>
            {formatDay(today(), language, today())}
          </ScreenHeading>
          <p className="quiet size-17 measure">
            {rows.length > 0 ? (
              <StaffButton look="link" className="target" onClick={() => waitingHeading.current!.focus()}>
                {text.waiting({ count, isOne: rows.length === 1 })}
              </StaffButton>
            ) : notice ? (
              text.noticeOut({ title: fill(notice.name ?? "") })
            ) : (
              text.allWell
            )}
          </p>
        </div>
        <div className="start-actions row loose stretched">
          <Link className="button action" to={`${staffAddresses.messages}/${newResource}`}>
            <Icon name="staff-messages" />
            {text.newMessage}
          </Link>
          <Link className="button plain" to={staffAddresses.article.replace(":id", newResource)}>
            <Icon name="staff-news" />
            {text.newArticle}
          </Link>
        </div>
      </header>
      <StartSearch />
      {isInSeason && <TodayFields parts={overview.parts} isAbove />}
      <section className="start-waiting stack">
        <h2 ref={waitingHeading} tabIndex={-1}>
          {text.needsYou}
        </h2>
        {rows.length === 0 ? (
          <p className="between-lines tinted good row loose icons-20">
            <Icon name="check" />
            {text.nothing}
          </p>
        ) : (
          <WaitingList rows={rows} />
        )}
      </section>
      <div className="start-side">
        <SiteNow {...overview} />
        <div className="start-today">
          {isInSeason && <ReceptionToday identity={identity} />}
          <TodayFields parts={overview.parts} />
        </div>
        <LatestChanges changes={overview.changes} />
      </div>
      <div className="start-below">
        {overview.coming.length > 0 && <ComingList coming={overview.coming} />}
        <Overviews translations={overview.translations} setup={overview.setup} coming={overview.coming} />
      </div>
    </div>
  );
}

/** Renders the daily fields of the parts. @param isAbove chooses the parts whose fields are above the open tasks */
function TodayFields({ parts, isAbove = false }: Pick<LoadedOverview, "parts"> & { isAbove?: boolean }) {
  return parts.map(
    ({ part: { path, Today, isAbove: is = false }, data }) =>
      Today && is === isAbove && <Today key={path} data={data} />,
  );
}

/** Links to screens about the whole site, with counts. These screens aren't in the header. */
function Overviews({
  translations,
  setup,
  coming,
}: Pick<LoadedOverview, "translations" | "setup" | "coming">) {
  const { language } = useStaff();
  const text = startText[language].overviews;
  const { screens } = adminText[language];
  const done = countDone(setup);
  const all = stepsOf(setup).length;
  const countToCheck = useCountToCheck();
  const rows = [
    ...(listToDo(setup).length > 0
      ? [
          {
            icon: "pencil" as const,
            to: staffAddresses.setup,
            name: text.setup,
            note: text.setupDone({ done, of: all }),
          },
        ]
      : []),
    {
      icon: "clock" as const,
      to: staffAddresses.planned,
      name: screens.planned,
      note: text.planned({ count: coming.length }),
    },
    {
      icon: "staff-translations" as const,
      to: staffAddresses.translations,
      name: screens.translations,
      note: text.translations({ count: translations.resources }),
    },
    {
      icon: "staff-changedValues" as const,
      to: staffAddresses.changedValues,
      name: screens.changedValues,
      note:
        countToCheck === undefined ? text.changedValuesUncounted : text.changedValues({ left: countToCheck }),
    },
    { icon: "staff-history" as const, to: staffAddresses.history, name: screens.history, note: text.history },
  ];
  return (
    <section className="stack">
      <h2>{text.heading}</h2>
      <ul className="waiting-list ruled">
        {rows.map(({ icon, to, name, note }) => (
          <li key={to} className="link-row icon-entry">
            <Icon name={icon} />
            <div>
              <Link className="row-link row-title" to={to}>
                {name}
              </Link>
              <p className="quiet small">{note}</p>
            </div>
            <span className="row as-link strong icons-18" aria-hidden="true">
              <Icon name="chevron" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
