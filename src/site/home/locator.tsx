import type { ReactNode } from "react";
import type { WayChart } from "#src/campsite/identity/way-chart.ts";
import type { Language } from "#src/i18n/language.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";

interface Props {
  name: string;
  chart: WayChart;
  language: Language;
  assetUrl: AssetUrl;
  children?: ReactNode;
}

/** TABLE  the keys of the names of waters on the route map. */
const waters = ["fjord", "sea"];
/** TABLE  the depths in the drawing, each with its place in per cent of the drawing's width and height. */
const depths = [
  [26, 8, 91],
  [31, 23, 91],
  [19, 22, 78.5],
  [38, 48.5, 94],
  [11, 57.5, 90],
  [24, 68, 89],
  [14, 83, 73],
  [41, 82, 24],
] as const;

export function Locator({ name, chart, language, assetUrl, children }: Props) {
  return (
    <figure className="locator chart-frame">
      <div className="locator-chart">
        <img
          className="full"
          src={assetUrl("drawings/locator.svg")}
          alt={chart.shows[language]}
          width={760}
          height={480}
          loading="lazy"
        />
        <div aria-hidden="true">
          {Object.entries(chart.names).map(([key, word]) => (
            <span key={key} className={waters.includes(key) ? `water ${key}` : key}>
              {word}
            </span>
          ))}
          <svg className="on-desk">
            {depths.map(([depth, x, y]) => (
              <text key={depth} x={`${x}%`} y={`${y}%`} dy=".9em">
                {depth}
              </text>
            ))}
          </svg>
          <b>{name}</b>
        </div>
      </div>
      {children}
    </figure>
  );
}
