import type { ReactNode } from "react";
import { Link } from "react-router";
import { receptionNow, receptionState } from "#src/campsite/opening-hours/reception.ts";
import { resourceName, resourceNameLang } from "#src/cms/history/resource-name.ts";
import type { Coming, Overview } from "#src/admin/overview/overview.ts";
import { resourceScreen } from "#src/cms/resource-addresses.ts";
import { languageTag } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { useFill } from "#src/cms/staff/live-values/use-live-values.ts";
import { dayMoment, shortMoment } from "#src/cms/staff/moments.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { StateSign } from "#src/cms/staff/state-sign.tsx";
import { startSiteText } from "#messages/admin";

interface FactProps {
  label: string;
  value: string;
  /** The address of its form. */
  to?: string | undefined;
  /** The language of a value that is a resource's own words. */
  lang?: string | undefined;
  state?: ReactNode;
}

function Fact({ label, value, to, lang, state }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {to ? (
          <Link to={to} lang={lang}>
            {value}
          </Link>
        ) : (
          <span>{value}</span>
        )}
        {state}
      </dd>
    </div>
  );
}

/** The current content of the site, as guests see it. */
export function SiteNow({ seen }: Pick<Overview, "seen">) {
  const { language } = useStaff();
  const text = startSiteText[language];
  const fill = useFill();
  const { message, article, priceList, hasBooking } = seen;
  const reception = receptionState(seen, Temporal.Now.instant());
  const isOpen = reception.state === "open";
  return (
    <section className="site-now">
      <h2>{text.siteHeading}</h2>
      <dl>
        <Fact
          label={text.message}
          value={message ? fill(message.title) : text.noMessage}
          to={message ? resourceScreen("message", message.id) : undefined}
          lang={languageTag.nb}
          state={message && <StateSign state="published" />}
        />
        <Fact
          label={text.article}
          value={article ? fill(article.title) : text.noArticle}
          to={article ? resourceScreen("article", article.id) : undefined}
          lang={languageTag.nb}
          state={article && <StateSign state="published" label={shortMoment(article.at, language)} />}
        />
        <Fact
          label={text.priceList}
          value={priceList ? text.prices({ year: priceList.year }) : text.noPriceList}
          to={priceList ? resourceScreen("priceList", priceList.id) : undefined}
          state={priceList && <StateSign state="published" label={text.current} />}
        />
        <Fact
          label={text.reception}
          value={receptionNow(reception, language)}
          to={staffAddresses.openingHours}
          state={
            <StateSign state={isOpen ? "published" : "draft"} label={isOpen ? text.open : text.closed} />
          }
        />
        <Fact
          label={text.booking}
          value={hasBooking ? text.bookingOn : text.bookingOff}
          to={staffAddresses.settings}
          state={
            <StateSign state={hasBooking ? "published" : "draft"} label={hasBooking ? text.on : text.off} />
          }
        />
      </dl>
    </section>
  );
}

/** Scheduled changes: content that will appear or disappear automatically. */
export function ComingList({ coming }: { coming: readonly Coming[] }) {
  const { language } = useStaff();
  const text = startSiteText[language];
  const fill = useFill();
  return (
    <section className="coming">
      <h2>{text.comingHeading}</h2>
      <ul>
        {coming.map(({ kind, id, title, at, what }) => (
          <li key={`${kind}-${id}-${what}`}>
            <time dateTime={at}>{dayMoment(at, language)}</time>
            <p>
              <Link to={resourceScreen(kind, id)} lang={kind === "priceList" ? undefined : languageTag.nb}>
                {resourceName({ kind, name: title }, language, fill)}
              </Link>
              <span className="coming-kind"> · {text.kinds[kind]}</span>
            </p>
            {what === "appears" ? (
              <StateSign state="planned" />
            ) : (
              <StateSign state="draft" label={text.goes} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function LatestChanges({ changes }: Pick<Overview, "changes">) {
  const { language } = useStaff();
  const text = startSiteText[language];
  const fill = useFill();
  return (
    <section className="latest-changes">
      <h2>{text.changesHeading}</h2>
      {changes.length === 0 && <p>{text.noChanges}</p>}
      <ul>
        {changes.map((change) => (
          <li key={change.id}>
            <span>
              <strong>{change.userName ?? text.itself}</strong> {text.done[change.action]}{" "}
              <Link to={`${staffAddresses.history}/${change.id}`} lang={resourceNameLang(change, language)}>
                {resourceName(change, language, fill)}
              </Link>
            </span>
            <time dateTime={change.at}>{shortMoment(change.at, language)}</time>
          </li>
        ))}
      </ul>
      <Link to={staffAddresses.history}>{text.allChanges}</Link>
    </section>
  );
}
