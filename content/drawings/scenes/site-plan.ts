import { planSigns } from "../../plan-signs.ts";
import { heights, land, meadow, middleDepths, pines, rocks, sand, shallows } from "../blocks/plan-land.ts";
import type { Point } from "../curve.ts";
import type { Scene } from "../scene.ts";
import { fill, line } from "../svg.ts";

/** How far the drawing goes on beyond the plan, on each side. */
export const bleed = { x: 20, y: 130 };

const ink = "#14242b";
const paper = "#fffdf9";

const roads =
  "M-80 30H66q12 0 12 12V148q0 12 12 12H322M78 88H664M322 88V188q0 12 12 12H664M540 88V200M58 101H78";
const paths =
  "M664 88q20-4 24-40M504 206Q508 216 507 228M420 200Q414 212 404 232M318 166Q296 200 262 228M664 200Q690 214 704 236";
const jetty = "M507 236V279M507 262H522M507 277.5H527";
const tents: Point[] = [
  [636, 134],
  [650, 143],
  [664, 135],
];

/** Areas that may overlap, with one line round all of them: the fill covers what is inside. */
const depth = (colour: string, data: string) => line("#5f9fa9", 1.4, data) + fill(colour, data);

const round = `stroke-linejoin="round"`;

/** Bent trunk, flat-bottomed crowns: a pine, no Christmas tree. */
const pine =
  line("#8a5a3c", 1, "M0 0q.5-2-.3-5") +
  fill("#6f9265", "M-4.4-2.4q4.4-6.4 8.8 0z") +
  fill("#9ab689", "M-2.4-5.2q2.8-5.4 5.6 0z");

const tent = fill("#dcebea", "M-5.5 4 0-4.5 5.5 4Z", `stroke="${ink}" stroke-width=".9" ${round}`);

const many = (id: string, places: Point[]) =>
  places.map(([x, y]) => `<use href="#${id}" x="${x}" y="${y}"/>`).join("");

/** The plan's north, with 72 ticks on its rim. */
const compass =
  `<g transform="translate(716 192)"><circle r="17" fill="${paper}" stroke="${ink}" stroke-width=".9"/>` +
  `<circle r="14.5" fill="none" stroke="${ink}" stroke-width="3" pathLength="72" stroke-dasharray=".3 .7"/>` +
  fill("#9a4223", "M-4 0 0-12 4 0Z", `stroke="${ink}" stroke-width=".6"`) +
  fill("#fff", "M-4 0 0 12 4 0Z", `stroke="${ink}" stroke-width=".6"`) +
  "</g>";

/** Fifty metres, black and white by turns. */
const scaleBar =
  fill(paper, "M626 343h100v4h-100z", `stroke="${ink}" stroke-width=".8"`) +
  fill(ink, "M626 343h20v4h-20zM666 343h20v4h-20zM706 343h20v4h-20z");

/**
 * The ground that /info/sitemap's plan stands on, as a printed chart: sea darkest where it is shallow, buff land, roads.
 * It also holds the plan's signs, to be used from outside as "site-plan.svg#sign-water".
 */
export const sitePlan: Scene = {
  name: "site-plan",
  width: 752 + 2 * bleed.x,
  height: 356.5 + 2 * bleed.y,
  alt: { nb: "", en: "", de: "" },
  draw: () =>
    `<defs><g id="pine">${pine}</g><g id="tent">${tent}</g>` +
    Object.entries(planSigns)
      .map(
        ([name, data]) =>
          `<symbol id="sign-${name}" viewBox="0 0 15 15"><path fill-rule="evenodd" d="${data}"/></symbol>`,
      )
      .join("") +
    `</defs><g transform="translate(${bleed.x} ${bleed.y})">` +
    fill("#e6f1f0", "M-60-400H812V900H-60Z") +
    depth("#d3e7e8", middleDepths) +
    depth("#b9d9dc", shallows) +
    fill("#efe2c2", land) +
    line("#d3b57f", 0.8, heights) +
    fill("#faf1da", sand) +
    fill("#e0e0b6", meadow) +
    fill("#d8cbb2", rocks, `stroke="#a6967a" stroke-width=".6"`) +
    line("#a6967a", 0.7, "M222 252Q240 244 276 246M232 236Q250 234 266 238M698 246Q712 242 726 246") +
    line(ink, 1.1, land, round) +
    line("#7d7059", 1.3, paths, `stroke-dasharray="2 3"`) +
    line(ink, 11, roads, round) +
    fill(paper, "M14 88H62V114H14Z", `stroke="${ink}"`) +
    line(paper, 9, roads, round) +
    `<path fill="none" stroke="#94663c" stroke-width="4" d="${jetty}"/>` +
    many("pine", pines) +
    many("tent", tents) +
    `${compass}${scaleBar}</g>`,
};
