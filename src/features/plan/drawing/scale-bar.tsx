import type { Plan } from "#src/features/plan/plan.ts";

/** TABLE  the possible lengths of the scale bar, in metres. */
const barLengths = [10, 20, 50, 100, 200, 500];

/** Draws a scale bar of 10 metres to a fifth of the plan's width. The built-in drawing has its own. */
export function ScaleBar({ plan }: { plan: Pick<Plan, "ground" | "width" | "height" | "metresPerUnit"> }) {
  const { ground, width, height, metresPerUnit } = plan;
  if (ground === "site-plan") return null;
  const metres = barLengths.findLast((each) => each / metresPerUnit <= width / 5) ?? barLengths[0]!;
  const length = metres / metresPerUnit;
  const quarter = length / 4;
  return (
    <g data-scale="" transform={`translate(${width - length - 16} ${height - 14})`}>
      <rect fill="#fbf8f3" fillOpacity=".9" x="-10" y="-14" width={length + 20} height="22" rx="2" />
      <g fill="#fff" stroke="#14242b" strokeWidth=".9">
        <path d={`M0 0h${length}v4h${-length}z`} />
        <path
          fill="#14242b"
          d={`M${quarter} 0h${quarter}v4h${-quarter}zM${quarter * 3} 0h${quarter}v4h${-quarter}z`}
        />
      </g>
      <text x={length / 2} y="-4">{`${metres} m`}</text>
    </g>
  );
}
