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

/** TABLE  the names on the route map that belong to waters. */
const waters = ["fjord", "sea"];
/** TABLE  the depths in the drawing. */
const depths = [26, 31, 19, 38, 11, 24, 14, 41];

export function Locator({ name, chart, language, assetUrl, children }: Props) {
  return (
    <figure className="locator">
      <div className="locator-chart">
        <img
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
          {depths.map((depth) => (
            <i key={depth} className={`on-desk depth-${depth}`}>
              {depth}
            </i>
          ))}
          <b>{name}</b>
        </div>
      </div>
      {children}
    </figure>
  );
}
