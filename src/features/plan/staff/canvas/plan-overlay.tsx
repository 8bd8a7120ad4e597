import { cornersOf, turned } from "#src/features/plan/pitches.ts";
import type { PlanValues, Point } from "#src/features/plan/plan.ts";
import type { Chosen } from "./chosen-part.ts";
import { handleOf, wholeRow } from "./row-shapes.ts";

interface Props {
  /** Undefined while a number isn't one. */
  values: PlanValues | undefined;
  chosen: Chosen | undefined;
  /** The two points of a row or a measure that is being drawn. */
  line: readonly [Point, Point] | undefined;
}

/** What only who draws the plan sees: the chosen row with its handle, and a line between two points. */
export function PlanOverlay({ values, chosen, line }: Props) {
  const area = chosen?.list === "areas" ? values?.areas[chosen.index] : undefined;
  const row = chosen?.list === "areas" && chosen.row !== undefined ? area?.rows[chosen.row] : undefined;
  return (
    <g className="plan-overlay">
      {values && area && row && <ChosenRow spot={wholeRow(row, area, values.measures)} />}
      {line && (
        <g className="plan-line">
          <path d={`M${line[0].join(" ")}L${line[1].join(" ")}`} />
          {line.map(([x, y], index) => (
            // There are two, which may be the same.
            <circle key={index} cx={x} cy={y} r="4" />
          ))}
        </g>
      )}
    </g>
  );
}

function ChosenRow({ spot }: { spot: ReturnType<typeof wholeRow> }) {
  const corners = cornersOf(spot);
  const [x, y] = handleOf(spot);
  const end = turned([spot.size[0], spot.size[1] / 2], spot.angle, spot.corner);
  return (
    <>
      <path className="plan-outline" d={`M${corners.map((corner) => corner.join(" ")).join("L")}z`} />
      <path className="plan-pole" d={`M${end.join(" ")}L${x} ${y}`} />
      <circle className="plan-handle" cx={x} cy={y} r="7" />
    </>
  );
}
