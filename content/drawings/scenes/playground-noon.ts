import { bucket, sandCastle } from "../blocks/beach.ts";
import { sailboat } from "../blocks/boats.ts";
import { bush } from "../blocks/bush.ts";
import { land } from "../blocks/land.ts";
import { motorhome } from "../blocks/motorhome.ts";
import { person } from "../blocks/people.ts";
import { pine } from "../blocks/pine.ts";
import { sandpit, slide, swing } from "../blocks/playground.ts";
import { seaView } from "../blocks/sea-view.ts";
import { groundShadow, skerry } from "../blocks/skerry.ts";
import { at } from "../svg.ts";
import { gallery } from "./gallery.ts";

/** Field B, by the playground. */
export const playgroundNoon = gallery(
  "playground-noon",
  {
    nb: "Barn husker, sklir og leker i sandkassa på lekeplassen.",
    en: "Children on the swings, the slide and in the sandpit at the playground.",
    de: "Kinder auf Schaukel, Rutsche und im Sandkasten auf dem Spielplatz.",
  },
  (p) =>
    [
      seaView(p, {
        width: 600,
        horizon: 150,
        bottom: 230,
        waves: 10,
        clouds: [
          [300, 44, 150],
          [70, 76, 110],
        ],
        birds: [
          [430, 70],
          [458, 62],
        ],
        islands: [{ x: 60, w: 360, h: 24, seed: 5 }],
      }),
      at(470, 168, sailboat(p), { scale: 0.6 }),
      skerry(p, { x: 270, y: 172, w: 110, h: 18, seed: 6 }),
      land(p, {
        bottom: 452,
        lines: 6,
        edges: [
          [
            [-10, 186],
            [150, 200],
            [300, 206],
            [450, 192],
            [610, 172],
          ],
          [
            [-10, 240],
            [150, 250],
            [300, 254],
            [450, 240],
            [610, 222],
          ],
          [
            [-10, 392],
            [150, 374],
            [300, 388],
            [450, 360],
            [610, 372],
          ],
        ],
      }),
      at(560, 230, pine(p, "tall"), { scale: 1.1, flip: true }),
      at(28, 240, pine(p, "slim"), { scale: 1.1 }),
      at(312, 250, motorhome(p), { scale: 0.52 }),
      at(432, 252, bush(p), { scale: 0.6 }),
      groundShadow(p, 158, 346, 250),
      at(158, 346, swing(p), { scale: 1.72 }),
      at(
        114,
        304,
        person(p, { pose: "sit", top: "sunny", legs: "fjord", child: true, head: "long", hair: 2 }),
        { scale: 1.6 },
      ),
      at(226, 288, person(p, { pose: "sit", top: "granite", legs: "fjord", child: true, hair: 1, skin: 1 }), {
        scale: 1.6,
        turn: -16,
      }),
      at(56, 356, person(p, { pose: "reach", top: "paper", legs: "wood" }), { scale: 1.5 }),
      groundShadow(p, 450, 350, 200),
      at(378, 255, person(p, { pose: "wave", top: "sunny", child: true, hair: 2, head: "long" }), {
        scale: 1.4,
      }),
      at(442, 350, slide(p), { scale: 1.5 }),
      at(449, 291, person(p, { pose: "sit", top: "granite", child: true, hair: 0 }), {
        scale: 1.5,
        turn: 12,
      }),
      at(330, 424, sandpit(p), { scale: 1.5 }),
      at(300, 412, person(p, { pose: "crouch", top: "fjord", legs: "granite", child: true, hair: 2 }), {
        scale: 1.5,
      }),
      at(360, 412, sandCastle(p), { scale: 0.7 }),
      at(390, 416, bucket(p), { scale: 1 }),
      at(528, 420, bush(p), { scale: 1.2 }),
    ].join(""),
);
