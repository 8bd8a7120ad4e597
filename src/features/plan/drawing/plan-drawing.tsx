import { memo, type ReactNode } from "react";
import { PlanGround } from "./plan-ground.tsx";
import { ScaleBar } from "./scale-bar.tsx";
import { AreaLink, PitchLink, PlaceLink, stencilOf, type Shown } from "./plan-choosable.tsx";
import { pitchesOf, type Pitch } from "#src/features/plan/pitches.ts";
import { boundsOf, middleOf, spotsOf } from "#src/features/plan/drawing/spots.ts";
import type { Plan, Area, PlanPlace } from "#src/features/plan/plan.ts";
import type { Point } from "#src/features/plan/plan-schemas.ts";
import { planText } from "#messages/plan";

export function PlanDrawing({ children, ...shown }: Shown & { children?: ReactNode }) {
  const { plan, language, groundUrl } = shown;
  const { drawing, northIsUp } = planText[language];
  const { captions, soundings, places, areas, width, height } = plan;
  const pitches = areas.flatMap((area) => pitchesOf(area, plan));
  return (
    // Arrow keys scroll a focused drawing that is larger than the scrolling element.
    <svg
      className="plan-drawing chart-drawing strong"
      viewBox={`0 0 ${width} ${height}`}
      aria-label={plan.north === 0 ? `${drawing}, ${northIsUp}` : drawing}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a picture that scrolls must be reachable by keys
      tabIndex={0}
    >
      <defs>
        <PitchStencils pitches={pitches} />
        <PickStencil />
      </defs>
      <g aria-hidden="true">
        <PlanGround plan={plan} groundUrl={groundUrl} />
        <g fill="#3f6f7a" fontSize="9px" fontStyle="italic" fontWeight="400">
          {soundings.map(([x, y, depth]) => (
            <text key={`${x} ${y}`} x={x} y={y}>
              {depth}
            </text>
          ))}
        </g>
        {captions.map(({ at: [x, y], text }) => (
          <text key={text} x={x} y={y}>
            {text}
          </text>
        ))}
        <ScaleBar plan={plan} />
      </g>
      <g className="figures" fontSize="7.6px">
        {areas.map((area) => (
          <AreaPitches key={area.name} area={area} {...shown} />
        ))}
      </g>
      {places.map((place) => (
        <PlaceLink key={place.id} place={place} {...shown} />
      ))}
      {areas.map((area) => (
        <AreaLink key={area.name} area={area} {...shown} />
      ))}
      <g className="plan-picks" aria-hidden="true">
        {areas.map((area) => (
          <ChosenArea key={area.name} area={area} {...shown} />
        ))}
        {places.map((place) => (
          <ChosenPlace key={place.id} place={place} {...shown} />
        ))}
        {areas.map((area) => (
          <ChosenPitches key={area.name} area={area} {...shown} />
        ))}
      </g>
      {children}
    </svg>
  );
}

interface OfArea extends Shown {
  area: Area;
}

const isSameArea = (before: OfArea, after: OfArea) =>
  before.area === after.area &&
  before.language === after.language &&
  before.plan.places === after.plan.places &&
  before.plan.metresPerUnit === after.plan.metresPerUnit;

/** A memoized component, so that dragging a row renders only the pitches of its area. */
const AreaPitches = memo(function AreaPitches({ area, ...shown }: OfArea) {
  return pitchesOf(area, shown.plan).map((pitch) => <PitchLink key={pitch.id} pitch={pitch} {...shown} />);
}, isSameArea);

const ChosenPitches = memo(function ChosenPitches({ area, ...shown }: OfArea) {
  return pitchesOf(area, shown.plan).map((pitch) => <ChosenPitch key={pitch.id} pitch={pitch} {...shown} />);
}, isSameArea);

/** TABLE  the colours of pitches. */
const pitchColours: Record<Pitch["kind"], string> = { unsaid: "#ececea", season: "#fff", day: "#dcebea" };

function PitchStencils({ pitches }: { pitches: readonly Pitch[] }) {
  const line = 1.2;
  const stencils = new Map(pitches.map((pitch) => [stencilOf(pitch), pitch]));
  return [...stencils].map(
    ([
      id,
      {
        kind,
        size: [width, depth],
      },
    ]) => (
      <rect
        key={id}
        id={id}
        className={`plan-${kind}`}
        fill={pitchColours[kind]}
        stroke="#14242b"
        strokeWidth=".9"
        x={line / 2}
        y={line / 2}
        width={width - line}
        height={depth - line}
        rx="2"
      />
    ),
  );
}

/* The elements below have the ids of pitches. So the address "#C14" shows pitch C14 by :target, without a script. */

/** A rotated or large pitch, or one near the plan's left or right edge, has its own outline. */
function ChosenPitch({ pitch, plan, language }: Shown & { pitch: Pitch }) {
  const [width, height] = pitch.size;
  const name = planText[language].pitch({ id: pitch.id });
  const [x, y] = middleOf(pitch);
  const middle = `translate(${x} ${y})`;
  const isByEdge = Math.min(x, plan.width - x) < shared.flag / 2 + 4;
  if (!isByEdge && pitch.angle === 0 && width <= shared.width && height <= shared.height) {
    return (
      <g id={pitch.id} transform={middle}>
        <use href="#plan-pick" />
        <text>{pitch.number}</text>
        <text>{name}</text>
      </g>
    );
  }
  const lower = boundsOf([pitch]).height / 2 - shared.height / 2;
  return (
    <g id={pitch.id} transform={middle}>
      <rect
        className="plan-pick"
        transform={`rotate(${pitch.angle})`}
        x={-width / 2 - 2}
        y={-height / 2 - 2}
        width={width + 4}
        height={height + 4}
        rx="3"
      />
      <text>{pitch.number}</text>
      {isByEdge ? (
        <g transform={`translate(${-x} ${-y})`}>
          <Flag under={[x, y + lower + shared.height / 2 + 2]} name={name} plan={plan} />
        </g>
      ) : (
        <g transform={`translate(0 ${Math.round(lower * 100) / 100})`}>
          <use href="#plan-flag" />
          <text>{name}</text>
        </g>
      )}
    </g>
  );
}

/** The size of the largest pitch that fits the shared outline, and the width of the shared flag, in plan units. */
const shared = { width: 18, height: 20, flag: 54 };

function PickStencil() {
  return (
    <g id="plan-pick">
      <g id="plan-flag">
        <path className="plan-pole" d="M0 12v10" />
        <rect x={-shared.flag / 2} y="21" width={shared.flag} height="16.5" rx="2" />
      </g>
      <rect className="plan-pick" x="-11" y="-12" width="22" height="24" rx="3" />
    </g>
  );
}

function ChosenArea({ area, plan, language }: Shown & { area: Area }) {
  const room = 5;
  const outlines = outlinesOf(area, plan);
  // The flag is below the lowest long row, so that the flag covers no long row.
  const long = Math.max(...outlines.map((each) => each.width)) / 2;
  const { x, y, width, height } = outlines.reduce((lowest, each) =>
    each.width > long && (each.y > lowest.y || lowest.width <= long) ? each : lowest,
  );
  return (
    <g id={`field-${area.name}`}>
      {outlines.map((outline) => (
        <rect
          key={`${outline.x} ${outline.y}`}
          className="plan-outline filled"
          x={outline.x - room}
          y={outline.y - room}
          width={outline.width + 2 * room}
          height={outline.height + 2 * room}
          rx="5"
        />
      ))}
      <Flag
        under={[x + width / 2, y + height + room]}
        name={planText[language].field({ name: area.name })}
        plan={plan}
      />
    </g>
  );
}

/** Returns one outline for the area, or one for each of its rows when pitches of another area lie between the rows. */
function outlinesOf(area: Area, plan: Plan) {
  const { x, y, width, height } = boundsOf(pitchesOf(area, plan));
  const isWithin = ([left, top]: Point) => left > x && left < x + width && top > y && top < y + height;
  const isMixed = plan.areas.some(
    (other) => other !== area && pitchesOf(other, plan).some((pitch) => isWithin(middleOf(pitch))),
  );
  return isMixed ? area.rows.map((row) => boundsOf(spotsOf(row, area, plan))) : [{ x, y, width, height }];
}

function ChosenPlace({ place, plan, language }: Shown & { place: PlanPlace }) {
  const room = 3;
  const [width, height] = place.size ?? [14, 14];
  const [x, y] = place.at[0]!;
  return (
    <g id={place.id}>
      {place.at.map(([left, top]) => (
        <rect
          key={`${left} ${top}`}
          className="plan-outline"
          x={left - width / 2 - room}
          y={top - height / 2 - room}
          width={width + 2 * room}
          height={height + 2 * room}
          rx={place.size ? 3 : 10}
        />
      ))}
      <Flag under={[x, y + height / 2 + room]} name={place.words[language].name} plan={plan} />
    </g>
  );
}

function Flag({ under: [x, y], name, plan }: { under: Point; name: string; plan: Plan }) {
  const width = name.length * 4.6 + 14;
  const middle = Math.min(Math.max(x, width / 2 + 4), plan.width - width / 2 - 4);
  return (
    <>
      <path className="plan-pole" d={`M${x} ${y}v9`} />
      <rect x={middle - width / 2} y={y + 8} width={width} height="16" rx="2" />
      <text x={middle} y={y + 19.2}>
        {name}
      </text>
    </>
  );
}
