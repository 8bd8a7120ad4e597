import type { Language } from "#src/i18n/language.ts";
import { fitText } from "#messages/fit";
import { formatMetres, namesOf, siteSize, wholeWidth } from "./fit-words.ts";
import { isAcross, type Site } from "./fit.ts";
import { vehicleWidth, type Unit } from "./unit.ts";

interface Props {
  unit: Unit;
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
  const width = wholeWidth(site);
  const isTurned = standsAcross(unit, site);
  const [deep, wide] = isTurned ? [unit.width, unit.length] : [unit.length, unit.width];
  const [isTooDeep, isTooWide] = [deep > site.depth, wide > site.width];
  const isTooLarge = isTooDeep || isTooWide;
  // The road is on the left. A distance that is needed only at the front or back is drawn on the right.
  const front = depth - site.depth > site.front ? site.front : 0;
  // A unit that is too deep ends at the back of its room, and reaches over the road.
  const middle = front + (isTooDeep ? site.depth - deep / 2 : site.depth / 2);
  const apart = width - site.width;
  const left = Math.min(road.from, middle - deep / 2 - 40);
  const beside = Math.max((wide + apart - width) / 2, 0) + 110;
  const right = depth + (isTooWide ? 290 : 190);
  const high = width + 2 * beside;
  const metres = (centimetres: number) => `${formatMetres(centimetres, language)} m`;
  const words = (side: "length" | "width", distance: number) =>
    side === "length" && distance === 0
      ? text.withDrawbar({ length: formatMetres(unit.length, language) })
      : text.needed({
          metres: formatMetres(unit[side] + distance, language),
          distance: distance > 0 ? "yes" : "no",
        });
  return (
    <figure>
      <svg
        className="chart-drawing board strong"
        viewBox={`${left} ${-beside} ${right - left} ${high}`}
        fontSize="52px"
        aria-hidden="true"
      >
        <path fill="#fff" d={`M${left} ${-beside}H${road.to}v${high}H${left}z`} />
        <path {...edge} d={`M${road.to} ${-beside}v${high}`} />
        <rect {...edge} fill={isTooLarge ? "#f3dbd3" : "#dfe9d6"} width={depth} height={width} rx="12" />
        {unitDistance > 0 && (
          <rect
            fill="none"
            stroke="#4a5a60"
            strokeDasharray="16 14"
            strokeWidth="3"
            x={front}
            y={apart / 2}
            width={site.depth}
            height={Math.max(site.width, 0)}
          />
        )}
        <g transform={`translate(${middle} ${width / 2})${isTurned ? " rotate(90)" : ""}`}>
          <Vehicle {...unit} />
        </g>
        <Measure from={0} to={depth} at={-55} words={metres(depth)} />
        <g transform={`translate(${depth + 75} ${width / 2}) rotate(-90)`}>
          <Measure from={-width / 2} to={width / 2} at={0} words={metres(width)} />
          {isTooWide && (
            <Measure
              from={-(wide + apart) / 2}
              to={(wide + apart) / 2}
              at={100}
              words={words(isTurned ? "length" : "width", apart)}
              isShort
            />
          )}
        </g>
        {(!isTurned || isTooDeep) && (
          <Measure
            from={middle - deep / 2}
            to={middle + deep / 2}
            at={width + 55}
            words={words(isTurned ? "width" : "length", 0)}
            isShort={isTooDeep}
          />
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
  /** True when the pitch is smaller than this measure. */
  isShort?: boolean;
}

function Measure({ from, to, at, words, isShort = false }: MeasureProps) {
  const colour = isShort ? "#a4262c" : edge.stroke;
  return (
    <g fill={colour}>
      <path {...edge} stroke={colour} d={`M${from} ${at - 15}v30m0-15H${to}m0-15v30`} />
      <text
        x={(from + to) / 2}
        y={at + 18}
        stroke="#efe2c2"
        strokeLinejoin="round"
        strokeWidth="22"
        paintOrder="stroke"
      >
        {words}
      </text>
    </g>
  );
}

/** True when the unit is drawn with its side to the road, because fewer sides are too long that way. */
function standsAcross({ length, width }: Unit, site: Site): boolean {
  const tooLong = (deep: number, wide: number) => Number(deep > site.depth) + Number(wide > site.width);
  return isAcross({ length, width }, site) && tooLong(width, length) < tooLong(length, width);
}
