import type { Identity } from "#src/campsite/identity/identity.ts";
import { address, partAddress } from "#src/i18n/addresses.ts";
import { formatPhone } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { fitText } from "#messages/fit";
import { planText } from "#messages/plan";
import { siteText } from "#messages/site";
import type { Shown } from "#src/features/plan/drawing/plan-choosable.tsx";
import type { Pitch } from "#src/features/plan/pitches.ts";
import type { Plan } from "#src/features/plan/plan.ts";
import type { Sign } from "#src/features/plan/signs.ts";
import { Icon } from "#src/ui/icon.tsx";
import { answerId } from "./fit-form.tsx";
import { FitPlan, planHref } from "./fit-plan.tsx";
import { byKind, countInWords, formatMetres, namesOf, siteSize } from "./fit-words.ts";
import { findPairs, findWaysOut, longestOf, maxLengthOf, metresTo, openPitchesOf, type Site } from "./fit.ts";
import { queryOf, type Unit } from "./unit.ts";

interface Props extends Shown {
  unit: Unit;
  sites: Site[];
  sort: string | undefined;
  identity: Pick<Identity, "phone">;
}

/** TABLE  the signs to which the list shows the distances. By default the list is sorted by the first distance. */
const goals = ["toilet", "water"] as const satisfies Sign[];

export function FitAnswer({ identity, ...props }: Props) {
  const { plan, unit, sites, language } = props;
  const text = fitText[language];
  const unmeasured = openPitchesOf(plan).filter(({ isMeasured }) => !isMeasured).length;
  return (
    <section className="fit-answer stack apart" id={answerId} tabIndex={-1}>
      {sites.length > 0 ? (
        <Fitting {...props} />
      ) : (
        <None plan={plan} unit={unit} language={language} identity={identity} />
      )}
      <div className="small quiet">
        {plan.unitDistance > 0 && (
          <p>{text.distance({ metres: formatMetres(plan.unitDistance * 100, language) })}</p>
        )}
        {unmeasured > 0 && <p>{text.unmeasured({ count: unmeasured })}</p>}
        {sites.length > 0 && <p>{text.onlySize}</p>}
      </div>
    </section>
  );
}

function Fitting({ unit, sites, sort, ...shown }: Omit<Props, "identity">) {
  const { plan, language } = shown;
  const text = fitText[language];
  const present = goals.filter((goal) => plan.places.some(({ sign }) => sign === goal));
  const first = present.find((goal) => goal === sort) ?? present[0];
  const groups = byKind(first ? sortedBy(first, sites, plan) : sites, language);
  const spare = Math.max(...sites.map((site) => maxLengthOf(unit.width, site))) - unit.length;
  return (
    <>
      <div className="spread">
        <h2>{countInWords(groups, language)}</h2>
        <p className="quiet">{text.spare({ metres: formatMetres(spare, language) })}</p>
      </div>
      <div className="plan-frame">
        <div className="plan-window">
          <FitPlan {...shown} chosen={new Set(sites.map(({ pitches: [pitch] }) => pitch))} />
        </div>
      </div>
      <ul className="fit-key cluster small quiet">
        <li className="row fits">{text.key.fits}</li>
        <li className="row">{text.key.other}</li>
      </ul>
      {present.length > 1 && (
        <p className="cluster">
          {present.map((goal) => (
            <a
              key={goal}
              className="target"
              href={`${address("fit", language)}?${queryOf(unit, goal)}#${answerId}`}
              aria-current={goal === first ? "true" : undefined}
            >
              {text.nearest[goal]}
            </a>
          ))}
        </p>
      )}
      {groups.map(({ words, sites: own }, index) => (
        <details key={words} className="fold" open={index === 0}>
          <summary>{words}</summary>
          <ul className="fit-list">
            {own.map(({ pitches: [pitch], ...site }) => (
              <li key={pitch.id} className="figures small">
                <a className="target" href={planHref(pitch.id, language)}>
                  {pitch.id}
                </a>
                <span className="quiet">{siteSize({ ...site, pitches: [pitch] }, language)}</span>
                {present.map((goal) => (
                  <span key={goal}>
                    <span className="quiet">{text.goals[goal]}</span>{" "}
                    <b>{metresTo(goal, pitch, plan)}&nbsp;m</b>
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </details>
      ))}
      {present.length > 0 && <p className="small quiet">{planText[language].allLead}</p>}
    </>
  );
}

function sortedBy(goal: Sign, sites: readonly Site[], plan: Plan): Site[] {
  const distances = new Map<Pitch, number>(
    sites.map(({ pitches: [pitch] }) => [pitch, metresTo(goal, pitch, plan)!]),
  );
  return sites.toSorted((one, other) => distances.get(one.pitches[0])! - distances.get(other.pitches[0])!);
}

/** Says that no pitch fits, and links to the answers for a smaller vehicle. */
function None({
  plan,
  unit,
  language,
  identity: { phone },
}: Pick<Props, "plan" | "unit" | "language" | "identity">) {
  const text = fitText[language];
  const longest = longestOf(plan, unit);
  const isTooLong = longest > 0 && longest < unit.length;
  const metres = { longest: formatMetres(longest, language), length: formatMetres(unit.length, language) };
  const pairs = byKind(findPairs(plan, unit), language).flatMap(({ sites }) => sites);
  const ways = [
    ...(pairs[0]
      ? [
          {
            href: planHref(pairs[0].pitches[0].id, language),
            title: text.pair,
            note: text.pairNote({
              pitches: namesOf(pairs[0].pitches, language),
              size: siteSize(pairs[0], language),
              others: pairs.length - 1,
            }),
          },
        ]
      : []),
    ...findWaysOut(plan, unit).map(({ need, unit: less, count }) => ({
      href: `${address("fit", language)}?${queryOf(less)}#${answerId}`,
      title: need === "length" ? text.less.length(metres) : text.less[need],
      note: text.lessNote({ count }),
    })),
  ];
  return (
    <div className="board fit-none stack">
      <h2>{isTooLong ? text.tooLong : text.none}</h2>
      <p>{isTooLong ? text.tooLongNote(metres) : text.noneNote}</p>
      {ways.length > 0 && (
        <ul className="rows">
          {ways.slice(0, 3).map(({ href, title, note }) => (
            <li key={title}>
              <a className="ends way-in" href={href}>
                <span>
                  {title}
                  <small className="quiet small block regular">{note}</small>
                </span>
                <Icon name="right" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <AskButton phone={phone} language={language} />
    </div>
  );
}

export function AskButton({ phone, language }: { phone: string; language: Language }) {
  return phone ? (
    <a className="button action" href={`tel:${phone}`}>
      <Icon name="phone" />
      {fitText[language].ask({ phone: formatPhone(phone, language) })}
    </a>
  ) : (
    <a className="button action" href={partAddress("contactUs", "form", language)}>
      {siteText[language].write}
    </a>
  );
}
