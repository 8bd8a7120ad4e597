import { cornersOf, rotate, type Spot } from "#src/features/plan/drawing/spots.ts";
import type { PlanValues } from "#src/features/plan/plan.ts";
import type { Point } from "#src/features/plan/plan-schemas.ts";
import { rowOf, type Chosen } from "./chosen-part.ts";
import { endsOf, handleOf, wholeRow, type Guide } from "./row-shapes.ts";

interface Props {
  /** Undefined while a field contains an invalid number. */
  values: PlanValues | undefined;
  chosen: Chosen | undefined;
  line: readonly [Point, Point] | undefined;
  length: string | undefined;
  newRowShape: Spot | undefined;
  guides: readonly Guide[];
}

export function PlanOverlay({ values, chosen, line, length, newRowShape, guides }: Props) {
  const area = chosen?.list === "areas" ? values?.areas[chosen.index] : undefined;
  const row = values && rowOf(chosen, values);
  return (
    <g className="plan-overlay">
      {guides.map(({ through, angle }) => (
        <path
          key={angle}
          className="plan-guide"
          d={`M${rotate([-5000, 0], angle, through).join(" ")}L${rotate([5000, 0], angle, through).join(" ")}`}
        />
      ))}
      {values && area && row && !line && (
        <ChosenRow spot={wholeRow(row, area, values.measures)} plan={values.measures} />
      )}
      {line && (
        <g className="plan-line">
          {newRowShape && <path className="plan-laid" d={around(newRowShape)} />}
          <path d={`M${line[0].join(" ")}L${line[1].join(" ")}`} />
          {line.map(([x, y], index) => (
            // The line always has two points. The points may be equal, so the index is the key.
            <circle key={index} cx={x} cy={y} r="4" />
          ))}
          {length && (
            <text className="bold" x={(line[0][0] + line[1][0]) / 2} y={(line[0][1] + line[1][1]) / 2 - 8}>
              {length}
            </text>
          )}
        </g>
      )}
    </g>
  );
}

const around = (spot: Spot) =>
  `M${cornersOf(spot)
    .map((corner) => corner.join(" "))
    .join("L")}z`;

function ChosenRow({ spot, plan }: { spot: Spot; plan: PlanValues["measures"] }) {
  const handle = handleOf(spot, plan);
  return (
    <>
      <path className="plan-outline" d={around(spot)} />
      <path className="plan-pole" d={`M${handle.edge.join(" ")}L${handle.at.join(" ")}`} />
      <Handle grip="turn" at={handle.at} />
      {endsOf(spot).map((at, index) => (
        <Handle key={index} grip={String(index)} at={at} />
      ))}
    </>
  );
}

/** Draws a handle with a larger invisible area, so that the handle is easy to touch. */
function Handle({ grip, at: [x, y] }: { grip: string; at: Point }) {
  const isEnd = grip !== "turn";
  return (
    <g className={isEnd ? "plan-handle end" : "plan-handle"} data-grip={grip}>
      <path className="plan-reach" d={`M${x} ${y}h.01`} />
      <circle cx={x} cy={y} r={isEnd ? 5.5 : 7} />
      {isEnd && (
        <text className="bold" x={x} y={y + 2.8}>
          {Number(grip) + 1}
        </text>
      )}
    </g>
  );
}
