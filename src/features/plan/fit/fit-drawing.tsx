import type { Language } from "#src/i18n/language.ts";
import { fitText } from "#messages/fit";
import { formatMetres, namesOf, siteSize } from "./fit-words.ts";
import { isAcross, maxLengthOf, type Site } from "./fit.ts";
import { vehicleWidth, type Unit } from "./unit.ts";

interface Props {
  unit: Unit;
  /** The site on which the unit is drawn. */
  site: Site;
  unitDistance: number;
  language: Language;
}

/** The edges of the road, on the left of the drawing. All lengths in the drawing are centimetres on the ground. */
const road = { from: -230, to: -60 };

const edge = { fill: "none", stroke: "#14242b", strokeWidth: 5 };

/** Draws a unit to scale on a site, seen from above. Screen readers read the caption. */
export function FitDrawing({ unit, site, unitDistance, language }: Props) {
  const text = fitText[language];
  const { pitches } = site;
  const depth = Math.min(...pitches.map(({ metres }) => metres[1])) * 100;
  const width = pitches.reduce((sum, { metres }) => sum + metres[0], 0) * 100;
  const isTooLong = unit.length > maxLengthOf(unit.width, site);
  const isTurned = !isTooLong && isAcross(unit, site);
  // The drawing has the road on the left, even if the real road is behind the row.
  const front = depth - site.depth > site.front ? site.front : 0;
  // If the unit is too long, its rear is at the back of the room and its front reaches over the road.
  const middle = front + (isTooLong ? site.depth - unit.length / 2 : site.depth / 2);
  const left = Math.min(road.from, middle - unit.length / 2 - 40);
  const high = width + 220;
  const metres = (centimetres: number) => `${formatMetres(centimetres, language)} m`;
  const long = text.withDrawbar({ length: formatMetres(unit.length, language) });
  return (
    <figure className={isTooLong ? "fit-drawing too-long" : "fit-drawing"}>
      <svg className="board strong" viewBox={`${left} -110 ${depth + 190 - left} ${high}`} aria-hidden="true">
        <path fill="#fff" d={`M${left}-110H${road.to}v${high}H${left}z`} />
        <path {...edge} d={`M${road.to}-110v${high}`} />
        <rect {...edge} fill={isTooLong ? "#f3dbd3" : "#dfe9d6"} width={depth} height={width} rx="12" />
        {unitDistance > 0 && (
          <rect
            fill="none"
            stroke="#4a5a60"
            strokeDasharray="16 14"
            strokeWidth="3"
            x={front}
            y={(width - site.width) / 2}
            width={site.depth}
            height={Math.max(site.width, 0)}
          />
        )}
        <g transform={`translate(${middle} ${width / 2})${isTurned ? " rotate(90)" : ""}`}>
          <Vehicle {...unit} />
        </g>
        <Measure from={0} to={depth} at={-55} words={metres(depth)} />
        <g transform={`translate(${depth + 75} ${width}) rotate(-90)`}>
          <Measure from={0} to={width} at={0} words={metres(width)} />
        </g>
        {!isTurned && (
          <g fill={isTooLong ? "#a4262c" : undefined}>
            <Measure
              from={middle - unit.length / 2}
              to={middle + unit.length / 2}
              at={width + 55}
              words={long}
              stroke={isTooLong ? "#a4262c" : undefined}
            />
          </g>
        )}
      </svg>
      <figcaption className="fine quiet gap-above-8">
        {text.drawn({
          pitches: namesOf(pitches, language),
          size: siteSize(site, language),
          length: formatMetres(unit.length, language),
          width: formatMetres(unit.width, language),
          way: isTurned ? "across" : "along",
        })}
      </figcaption>
    </figure>
  );
}

/** Draws a vehicle with its drawbar on the left and its awning above, around the origin. */
function Vehicle({ length, width }: Unit) {
  const drawbar = Math.min(120, length * 0.2);
  const wide = Math.min(width, vehicleWidth);
  const [front, top] = [-length / 2, -width / 2];
  const side = top + width - wide;
  const [long, out] = [length - drawbar, width - wide];
  const awning = { x: front + drawbar + long * 0.2, width: long * 0.6 };
  return (
    <>
      {out > 0 && (
        <>
          <rect fill="#fff" stroke="#9a4223" strokeWidth="5" {...awning} y={top} height={out} />
          <path
            fill="#9a4223"
            d={[1, 3, 5]
              .map(
                (each) =>
                  `M${awning.x + (awning.width * each) / 7} ${top}h${awning.width / 7}v${out}h${-awning.width / 7}z`,
              )
              .join("")}
          />
        </>
      )}
      <path
        {...edge}
        d={`M${front + drawbar} ${side + wide * 0.25}L${front} ${side + wide / 2}l${drawbar} ${wide * 0.25}`}
      />
      <rect {...edge} fill="#fff" x={front + drawbar} y={side} width={long} height={wide} rx="35" />
      <path
        stroke="#0f4c5c"
        strokeWidth="14"
        d={`M${front + drawbar + 25} ${side + wide - 35}h${long - 50}`}
      />
    </>
  );
}

interface MeasureProps {
  from: number;
  to: number;
  at: number;
  words: string;
  stroke?: string | undefined;
}

function Measure({ from, to, at, words, stroke = edge.stroke }: MeasureProps) {
  return (
    <>
      <path {...edge} stroke={stroke} d={`M${from} ${at - 15}v30m0-15H${to}m0-15v30`} />
      <text x={(from + to) / 2} y={at + 16}>
        {words}
      </text>
    </>
  );
}
