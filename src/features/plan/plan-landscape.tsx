import type { Plan } from "./plan.ts";

/** Land, sea and roads: all of the plan that can't be chosen. Beyond the bounds it goes on, for frames that are higher. */
export function PlanLandscape({ plan: { landscape, metresPerUnit } }: { plan: Plan }) {
  const { land, shallows, middleDepths, skerries, rocks, sand, meadow, heights, roads, yards, paths, jetty } =
    landscape;
  return (
    <g aria-hidden="true">
      <rect className="plan-deep" x="-60" y="-400" width="872" height="1300" />
      <Depth className="plan-middle" paths={middleDepths} />
      <Depth className="plan-shallow" paths={shallows} />
      <path className="plan-land" d={land + skerries.map((path) => path).join("")} />
      <path className="plan-heights" d={heights} />
      <path className="plan-sand" d={sand} />
      <path className="plan-meadow" d={meadow} />
      <path className="plan-rock" d={rocks.join("")} />
      <path className="plan-coast" d={land + skerries.join("")} />
      <path className="plan-path" d={paths} />
      <path className="plan-road-edge" d={roads} />
      <path className="plan-yard" d={yards} />
      <path className="plan-road" d={roads} />
      <path className="plan-jetty" d={jetty} />
      {landscape.pines.map(([x, y], index) => (
        <use key={index} href="#pine" x={x} y={y} />
      ))}
      {landscape.tents.map(([x, y], index) => (
        <use key={index} href="#plan-tent" x={x} y={y} />
      ))}
      <g className="plan-sounding">
        {landscape.soundings.map(([x, y, depth]) => (
          <text key={`${x} ${y}`} x={x} y={y}>
            {depth}
          </text>
        ))}
      </g>
      <Compass at={landscape.compass} />
      <ScaleBar at={landscape.scaleBar} unitsPer10Metres={10 / metresPerUnit} />
    </g>
  );
}

/** Areas that may overlap, with one contour round all of them: the fill covers what is inside. */
function Depth({ className, paths }: { className: string; paths: string[] }) {
  const d = paths.join("");
  return (
    <>
      <path className="plan-contour" d={d} />
      <path className={className} d={d} />
    </>
  );
}

function Compass({ at: [x, y] }: { at: Plan["landscape"]["compass"] }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="plan-compass" r="17" />
      <circle className="plan-compass-ticks" r="14.5" pathLength="72" />
      <path className="plan-needle-north" d="M-4 0 0-12 4 0Z" />
      <path className="plan-needle-south" d="M-4 0 0 12 4 0Z" />
      <text className="plan-label" y="-20">
        N
      </text>
    </g>
  );
}

/** Fifty metres, black and white by turns. */
function ScaleBar({
  at: [x, y],
  unitsPer10Metres: step,
}: {
  at: Plan["landscape"]["scaleBar"];
  unitsPer10Metres: number;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="plan-scale" width={step * 5} height="4" />
      <path className="plan-scale-steps" d={`M0 2h${step}m${step} 0h${step}m${step} 0h${step}`} />
      <text className="plan-label" y="-3">
        0
      </text>
      <text className="plan-label" x={step * 5} y="-3">
        50&nbsp;m
      </text>
    </g>
  );
}
