import { bucket } from "../blocks/beach.ts";
import { bush } from "../blocks/bush.ts";
import { cabin } from "../blocks/cabin.ts";
import { land } from "../blocks/land.ts";
import { person } from "../blocks/people.ts";
import { pine } from "../blocks/pine.ts";
import { seaView } from "../blocks/sea-view.ts";
import { groundShadow, skerry } from "../blocks/skerry.ts";
import { brush, ladder, paintTin, pile, rake, wheelbarrow } from "../blocks/work.ts";
import { at } from "../svg.ts";
import { gallery } from "./gallery.ts";

/** A Saturday in April: everybody lends a hand. */
export const dugnadNoon = gallery(
  "dugnad-noon",
  {
    nb: "Dugnad om våren: noen maler hytta, andre raker og kjører bort kvist.",
    en: "Spring clean-up: some paint the cabin, others rake and cart away twigs.",
    de: "Frühjahrsputz mit vielen Helfern: die einen streichen die Hütte, die anderen harken und fahren Reisig weg.",
  },
  (p) =>
    [
      seaView(p, {
        width: 600,
        horizon: 164,
        bottom: 240,
        waves: 8,
        clouds: [
          [110, 60, 130],
          [300, 36, 140],
        ],
        islands: [{ x: -40, w: 320, h: 24, seed: 8 }],
      }),
      skerry(p, { x: 150, y: 186, w: 110, h: 18, seed: 2 }),
      land(p, {
        bottom: 452,
        lines: 6,
        edges: [
          [
            [-10, 214],
            [130, 206],
            [300, 216],
            [450, 206],
            [610, 192],
          ],
          [
            [-10, 264],
            [130, 258],
            [300, 268],
            [450, 256],
            [610, 244],
          ],
          [
            [-10, 400],
            [130, 376],
            [300, 394],
            [450, 386],
            [610, 372],
          ],
        ],
      }),
      at(44, 248, pine(p, "tall"), { scale: 1.02 }),
      at(246, 246, pine(p, "slim"), { scale: 0.72, flip: true }),
      groundShadow(p, 444, 336, 370),
      at(440, 334, cabin(p), { scale: 2 }),
      at(300, 340, ladder(p, 128)),
      at(
        322,
        284,
        person(p, { pose: "reach", top: "sunny", legs: "fjord", head: "cap" }) + at(20, -34, brush(p)),
        { scale: 1.36 },
      ),
      at(356, 352, paintTin(p), { scale: 1.3 }),
      at(
        404,
        346,
        person(p, { pose: "reach", top: "paper", legs: "wood", head: "bun" }) + at(20, -34, brush(p)),
        { scale: 1.36, flip: true },
      ),
      at(
        532,
        350,
        person(p, { pose: "reach", top: "fjord", legs: "metal", skin: 1, hair: 1 }) + at(20, -34, brush(p)),
        { scale: 1.36 },
      ),
      groundShadow(p, 210, 424, 80),
      at(214, 424, pile(p), { scale: 1.4 }),
      at(
        140,
        420,
        person(p, { pose: "bend", top: "granite", legs: "fjord", head: "hat" }) +
          at(18, -15, rake(p), { scale: 0.6 }),
        { scale: 1.5 },
      ),
      at(343, 428, wheelbarrow(p), { scale: 1.3 }),
      at(266, 424, person(p, { pose: "reach", top: "sunny", legs: "metal", head: "long", hair: 2 }), {
        scale: 1.46,
      }),
      at(
        470,
        416,
        person(p, { pose: "walk", top: "fjord", legs: "granite", child: true, hair: 2 }) +
          at(14, -22, bucket(p), { scale: 0.8 }),
        { scale: 1.46 },
      ),
      at(70, 440, bush(p), { scale: 1 }),
    ].join(""),
);
