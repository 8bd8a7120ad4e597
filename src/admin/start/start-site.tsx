import type { ReactNode } from "react";
import { Link } from "react-router";
import { siteNow } from "#src/cms/staff/clock.ts";
import { receptionNow, receptionState } from "#src/campsite/opening-hours/reception.ts";
import { resourceName, resourceNameLang } from "#src/cms/history/resource-name.ts";
import type { Overview } from "#src/admin/overview/overview.ts";
import { changeOverScreen } from "#src/cms/change-overs/staff/change-over-words.ts";
import { listNext } from "#src/cms/coming.ts";
import type { NamedResource } from "#src/cms/kind-overview.ts";
import { kindLabel, type KindName } from "#src/cms/kinds.ts";
import { resourceScreen } from "#src/cms/resource-addresses.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { useFill } from "#src/cms/staff/live-values/use-live-values.ts";
import { dayMoment, dayOfEnd, shortMoment } from "#src/cms/staff/moments.ts";
import type { ComingRow } from "#src/cms/staff/start-part.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { StateSign } from "#src/cms/staff/state-sign.tsx";
import { startSiteText } from "#messages/admin";
import { plannedText } from "#messages/planned";
import { nextVersionText } from "#messages/staff";
import type { LoadedOverview } from "./load-overview.ts";

function Fact({ label, children, state }: { label: string; children: ReactNode; state?: ReactNode }) {
  return (
    <div className="line-above pad-12">
      <dt className="quiet fine">{label}</dt>
      <dd className="ends apart on-baseline">
        {children}
        {state}
      </dd>
    </div>
  );
}

function ResourceLink({ kind, id, name }: NamedResource) {
  const { language } = useStaff();
  const fill = useFill();
  const named = { kind: kind as KindName, name };
  return (
    <Link
      className="finger as-ink"
      to={resourceScreen(named.kind, id)}
      lang={resourceNameLang(named, language)}
    >
      {resourceName(named, language, fill)}
    </Link>
  );
}

export function SiteNow({ seen, parts }: Pick<LoadedOverview, "seen" | "parts">) {
  const { language } = useStaff();
  const text = startSiteText[language];
  const { hasBooking } = seen;
  const reception = receptionState(seen, siteNow());
  const isOpen = reception.state === "open";
  return (
    <section className="site-now rounded on-mist">
      <h2>{text.siteHeading}</h2>
      <dl className="gap-above-12">
        {parts.map(({ part, data }) => {
          const row = part.describeSeen?.(data, language);
          return (
            row && (
              <Fact
                key={part.path}
                label={row.label}
                state={row.resource && <StateSign state="published" label={row.state} />}
              >
                {row.resource ? <ResourceLink {...row.resource} /> : <span>{row.none}</span>}
              </Fact>
            )
          );
        })}
        <Fact
          label={text.reception}
          state={
            <StateSign state={isOpen ? "published" : "draft"} label={isOpen ? text.open : text.closed} />
          }
        >
          <Link className="finger" to={staffAddresses.openingHours}>
            {receptionNow(reception, language)}
          </Link>
        </Fact>
        <Fact
          label={text.booking}
          state={
            <StateSign state={hasBooking ? "published" : "draft"} label={hasBooking ? text.on : text.off} />
          }
        >
          <Link className="finger" to={staffAddresses.settings}>
            {hasBooking ? text.bookingOn : text.bookingOff}
          </Link>
        </Fact>
      </dl>
    </section>
  );
}

export function ComingList({ coming }: { coming: readonly ComingRow[] }) {
  const { language } = useStaff();
  const text = startSiteText[language];
  return (
    <section className="coming">
      <h2>{text.comingHeading}</h2>
      <ComingRows coming={listNext(coming)} />
      <Link className="target" to={staffAddresses.planned}>
        {text.allComing}
      </Link>
    </section>
  );
}

export function ComingRows({ coming }: { coming: readonly ComingRow[] }) {
  const { language } = useStaff();
  return (
    <ul className="coming-rows ruled open">
      {coming.map((each) => (
        <li
          className="entry on-baseline"
          key={`${each.what === "together" ? "" : each.kind} ${each.id} ${each.what}`}
        >
          <time className="strong" dateTime={each.at}>
            {each.what === "goes" ? dayOfEnd(each.at, language) : dayMoment(each.at, language)}
          </time>
          <p>
            {each.what === "together" ? (
              <Link className="finger as-ink" to={changeOverScreen(each.id)}>
                {each.name}
              </Link>
            ) : (
              <ResourceLink {...each} />
            )}
            <span className="quiet fine">
              {" "}
              ·{" "}
              {each.what === "together"
                ? plannedText[language].changes({ count: each.changes })
                : kindLabel(each.kind as KindName, language)}
            </span>
          </p>
          <ComingSign what={each.what} />
        </li>
      ))}
    </ul>
  );
}

function ComingSign({ what }: Pick<ComingRow, "what">) {
  const { language } = useStaff();
  if (what === "together") return <StateSign state="planned" label={plannedText[language].plan} />;
  if (what === "next") return <StateSign state="next" label={nextVersionText[language].sign} />;
  if (what === "appears") return <StateSign state="planned" />;
  return <StateSign state="draft" label={startSiteText[language].goes} />;
}

export function LatestChanges({ changes }: Pick<Overview, "changes">) {
  const { language } = useStaff();
  const text = startSiteText[language];
  const fill = useFill();
  return (
    <section className="latest-changes">
      <h2>{text.changesHeading}</h2>
      {changes.length === 0 && <p className="pad-12">{text.noChanges}</p>}
      <ul className="ruled close gap-above-12">
        {changes.map((change) => (
          <li className="ends apart at-top" key={change.id}>
            <span>
              <strong>{change.userName ?? text.itself}</strong> {text.done[change.action]}{" "}
              <Link
                className="finger"
                to={`${staffAddresses.history}/${change.id}`}
                lang={resourceNameLang(change, language)}
              >
                {resourceName(change, language, fill)}
              </Link>
            </span>
            <time className="quiet fine rigid" dateTime={change.at}>
              {shortMoment(change.at, language)}
            </time>
          </li>
        ))}
      </ul>
      <Link className="target" to={staffAddresses.history}>
        {text.allChanges}
      </Link>
    </section>
  );
}
