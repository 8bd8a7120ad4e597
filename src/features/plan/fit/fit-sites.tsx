import { address } from "#src/i18n/addresses.ts";
import { fitText } from "#messages/fit";
import { planText } from "#messages/plan";
import type { Shown } from "#src/features/plan/drawing/plan-choosable.tsx";
import type { Plan } from "#src/features/plan/plan.ts";
import type { Sign } from "#src/features/plan/signs.ts";
import { answerId } from "./fit-form.tsx";
import { FitPlan, planHref } from "./fit-plan.tsx";
import { siteSize } from "./fit-words.ts";
import { metresTo, type Site } from "./fit.ts";
import { queryOf, type Unit } from "./unit.ts";

export interface ShownSites extends Shown {
  unit: Unit;
  sites: Site[];
  sort: string | undefined;
}

/** TABLE  the signs to which the list shows the distances. By default the list is sorted by the first distance. */
const goals = ["toilet", "water"] as const satisfies Sign[];

/** The number of rows of the list that are not folded. */
const openRows = 10;

export function FitSites({ unit, sites, sort, ...shown }: ShownSites) {
  const { plan, language } = shown;
  const text = fitText[language];
  const present = goals.filter((goal) => plan.places.some(({ sign }) => sign === goal));
  const first = present.find((goal) => goal === sort) ?? present[0];
  const sorted = first ? sortedBy(first, sites, plan) : sites;
  const folded = sorted.slice(openRows);
  const listOf = (own: Site[]) => (
    <ul className="fit-list">
      {own.map((site) => {
        const [pitch] = site.pitches;
        return (
          <li key={pitch.id} className="figures small line-below">
            <a className="target display size-21" href={planHref(pitch.id, language)}>
              {pitch.id}
            </a>
            <span className="quiet">{siteSize(site, language)}</span>
            {present.map((goal) => (
              <span key={goal}>
                <span className="quiet">{text.goals[goal]}</span> <b>{metresTo(goal, pitch, plan)}&nbsp;m</b>
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
  return (
    <>
      <div className="chart-frame full-bleed">
        <div className="plan-window">
          <FitPlan {...shown} chosen={new Set(sites.map(({ pitches: [pitch] }) => pitch))} />
        </div>
      </div>
      <ul className="cluster small quiet">
        <li className="row">
          <span className="plan-swatch chosen" />
          {text.key.fits}
        </li>
        <li className="row">
          <span className="plan-swatch" />
          {text.key.other}
        </li>
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
      {listOf(sorted.slice(0, openRows))}
      {folded.length > 0 && (
        <details className="fold">
          <summary>{text.more({ count: folded.length })}</summary>
          {listOf(folded)}
        </details>
      )}
      {present.length > 0 && <p className="small quiet">{planText[language].allLead}</p>}
    </>
  );
}

function sortedBy(goal: Sign, sites: readonly Site[], plan: Plan): Site[] {
  const far = new Map(sites.map((site) => [site, metresTo(goal, site.pitches[0], plan)!]));
  return sites.toSorted((one, other) => far.get(one)! - far.get(other)!);
}
