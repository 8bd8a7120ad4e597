import { planAdminText, signNamesText } from "#messages/plan";
import { useStaff } from "#src/cms/staff/staff.ts";
import { tools, type PlanTool } from "./use-plan-tool.ts";

/** All hints are in one grid cell, so that a change of the tool doesn't move the drawing. */
export function PlanHint({ hand: { tool, startPoint, sign } }: { hand: PlanTool }) {
  const { language } = useStaff();
  const text = planAdminText[language];
  return (
    <div className="plan-hint touch field-hint">
      {tools.map((each) => (
        <p key={each} aria-hidden={each !== tool || startPoint !== undefined}>
          {each === "choose" ? (
            <>
              {text.help} <span className="on-desk">{text.helpKeys}</span>
            </>
          ) : (
            <>
              <strong className="as-ink">
                {each === "sign"
                  ? text.pressFirst.sign({ name: signNamesText[language][sign] })
                  : text.pressFirst[each]}
              </strong>{" "}
              {each === "row" && <span className="on-desk">{text.dragToo}</span>}
            </>
          )}
        </p>
      ))}
      <p aria-hidden={startPoint === undefined}>
        <strong className="as-ink">{text.pressSecond}</strong>
      </p>
    </div>
  );
}
