import { formatValue } from "./report.ts";

export interface Bar {
  label: string;
  value: number;
  from: number;
  to: number;
}

const [width, labels, row, top] = [760, 400, 22, 34];

/** Draws bars as an SVG, with a dashed line at the value 1. A thin line on each bar shows its spread. */
export function barPicture(title: string, bars: Bar[]): string {
  const maxRatio = Math.min(3, Math.max(1.1, ...bars.map(({ to }) => to)));
  const x = (value: number) =>
    Math.round(labels + (Math.min(value, maxRatio) / maxRatio) * (width - labels - 50));
  const height = top + bars.length * row + 8;
  const barElements = bars.map(({ label, value, from, to }, index) => {
    const y = top + index * row;
    return `<text x="${labels - 8}" y="${y + 13}" text-anchor="end">${escaped(shortened(label))}</text>
<rect class="${value >= 1 ? "reaches" : "lacks"}" x="${labels}" y="${y + 3}" width="${x(value) - labels}" height="13"/>
<path d="M${x(from)} ${y + 9.5}H${x(to)}"/>
<text x="${x(Math.max(value, to)) + 6}" y="${y + 13}">${formatValue(value)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>${escaped(title)}</title>
<style>
text { font: 12px system-ui, sans-serif; fill: #1f2a30 }
.title { font-weight: 600 }
.reaches { fill: #2f7f86 }
.lacks { fill: #c4793a }
path { stroke: #1f2a30; stroke-width: 1.5 }
.one { stroke-dasharray: 3 3; stroke-width: 1 }
@media (prefers-color-scheme: dark) {
  text { fill: #dfe7ea }
  path { stroke: #dfe7ea }
  .reaches { fill: #5fb3b8 }
  .lacks { fill: #dc9a63 }
}
</style>
<text class="title" x="8" y="18">${escaped(title)}</text>
${barElements.join("\n")}
<path class="one" d="M${x(1)} ${top - 4}V${height - 4}"/>
</svg>
`;
}

const shortened = (label: string) => (label.length > 60 ? `${label.slice(0, 59)}…` : label);

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
