import type { ReactNode } from "react";
import type { AssetUrl } from "#src/platform/pages/assets.ts";

interface Props {
  /** The name on the campsite's sign. */
  name: string;
  /** What the chart shows, for people who can't see it. */
  description: string;
  assetUrl: AssetUrl;
  /** Content that may replace the chart in its frame. */
  children?: ReactNode;
}

/** TABLE  names and depths in the picture, the same in every language. locator.css places them. */
const names = { e18: "E18", larvik: "Larvik", stavern: "Stavern", helgeroa: "Helgeroa", way: "4\u00a0km" };
const waters = { fjord: "Larviksfjorden", sea: "Skagerrak" };
const depths = [26, 31, 19, 38, 11, 24, 14, 41];

/** The way here as a drawn chart; nothing is loaded from other sites. */
export function Locator({ name, description, assetUrl, children }: Props) {
  return (
    <figure className="locator">
      <div className="locator-chart">
        <img
          src={assetUrl("drawings/locator.svg")}
          alt={description}
          width={760}
          height={480}
          loading="lazy"
        />
        <div aria-hidden="true">
          {Object.entries({ ...names, ...waters }).map(([key, word]) => (
            <span key={key} className={key in waters ? `water ${key}` : key}>
              {word}
            </span>
          ))}
          {depths.map((depth) => (
            <i key={depth} className={`depth-${depth}`}>
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
