import { Fragment } from "react";
import { fitText } from "#messages/fit";
import type { Identity } from "#src/campsite/identity/identity.ts";
import type { Answer } from "./answers.ts";
import { answerId } from "./fit-form.tsx";
import { FitNone } from "./fit-none.tsx";
import { FitSites, type ShownSites } from "./fit-sites.tsx";
import { fitsInWords, formatMetres, reasonInWords } from "./fit-words.ts";
import { maxSideOf, openPitchesOf } from "./fit.ts";

interface Props extends Omit<ShownSites, "sites"> {
  answers: readonly Answer[];
  identity: Pick<Identity, "phone">;
}

/** Gives the answer for each kind of pitch. The lists of all kinds except the first kind can be folded. */
export function FitAnswer({ identity, answers, ...shown }: Props) {
  const { plan, unit, sort, language } = shown;
  const text = fitText[language];
  const unmeasured = openPitchesOf(plan).filter(({ isMeasured }) => !isMeasured).length;
  return (
    <section className="stack apart h2-26">
      {answers.map(({ reason, ...answer }, index) => {
        const { kind, fitting: sites } = answer;
        if (reason && index === 0)
          return (
            <FitNone key={kind} {...{ plan, unit, language, identity }} answer={{ ...answer, reason }} />
          );
        if (reason) {
          const { title, note } = reasonInWords({ kind, reason }, unit, language);
          return (
            <p key={kind}>
              <b>{title}.</b> {note}
            </p>
          );
        }
        const words = fitsInWords(sites, language);
        if (index > 0)
          return (
            <details
              key={kind}
              className="fold"
              open={sort !== undefined && answers[0]!.reason !== undefined}
            >
              <summary>{words}</summary>
              <div className="stack apart gap-below-24">
                <FitSites {...shown} sites={sites} />
              </div>
            </details>
          );
        const spare = Math.max(...sites.map((site) => maxSideOf(unit.width, site))) - unit.length;
        return (
          <Fragment key={kind}>
            <div className="spread">
              <h2 id={answerId} tabIndex={-1}>
                {words}
              </h2>
              <p className="quiet">{text.spare({ metres: formatMetres(spare, language) })}</p>
            </div>
            <FitSites {...shown} sites={sites} />
          </Fragment>
        );
      })}
      <div className="small quiet">
        {plan.unitDistance > 0 && (
          <p>{text.distance({ metres: formatMetres(plan.unitDistance * 100, language) })}</p>
        )}
        {unmeasured > 0 && <p>{text.unmeasured({ count: unmeasured })}</p>}
        {answers.some(({ reason }) => !reason) && <p>{text.onlySize}</p>}
      </div>
    </section>
  );
}
