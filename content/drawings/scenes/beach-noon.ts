import { bather, bucket, parasol, sandCastle, towel } from "../blocks/beach.ts";
import { sailboat } from "../blocks/boats.ts";
import { grass } from "../blocks/bush.ts";
import { dog } from "../blocks/companions.ts";
import { person } from "../blocks/people.ts";
import { seaView } from "../blocks/sea-view.ts";
import { groundShadow, skerry } from "../blocks/skerry.ts";
import { at, fill, line } from "../svg.ts";
import { gallery } from "./gallery.ts";

/** The shallow end of the bay. */
export const beachNoon = gallery(
  "beach-noon",
  {
    nb: "Barn bygger sandslott på stranda, andre bader.",
    en: "Children building a sand castle on the beach while others bathe.",
    de: "Kinder bauen am Strand eine Sandburg, andere baden.",
  },
  (p) =>
    [
      seaView(p, {
        width: 600,
        horizon: 118,
        bottom: 420,
        waves: 34,
        clouds: [
          [460, 40, 150],
          [140, 56, 120],
        ],
        islands: [
          { x: 300, w: 330, h: 24, seed: 14 },
          { x: -40, w: 200, h: 12, seed: 2, bare: true },
        ],
      }),
      at(120, 140, sailboat(p), { scale: 0.6 }),
      skerry(p, { x: 470, y: 168, w: 220, h: 44, seed: 3, flip: true, moss: true }),
      skerry(p, { x: 226, y: 150, w: 100, h: 16, seed: 2 }),
      fill(p.sea[1], "M-10 300Q90 268 230 282T450 262T610 212V450H-10Z", 'opacity=".8"'),
      fill(p.sea[0], "M-10 330Q90 300 230 312T450 292T610 238V450H-10Z"),
      line(p.foam, 4, "M-10 348Q90 318 230 330T450 308T610 252"),
      fill(p.rock.lit, "M-10 350Q90 320 230 332T450 310T610 254V452H-10Z"),
      fill(p.rock.body, "M-10 408Q120 384 280 396T610 350V452H-10Z", 'opacity=".55"'),
      at(160, 236, bather(p, { wave: true, hair: 1 }), { scale: 1.15 }),
      at(330, 252, bather(p, { ring: true, hair: 2 }), { scale: 1.15 }),
      at(262, 206, bather(p, { skin: 1, hair: 1 }), { scale: 0.9 }),
      line(p.foam, 2, "M400 304h12M420 306h18"),
      at(418, 304, person(p, { pose: "cheer", top: "sunny", legs: "skin", child: true }), { scale: 1.4 }),
      groundShadow(p, 110, 414, 130),
      at(96, 412, towel(p, "granite"), { scale: 1.7 }),
      at(136, 402, parasol(p), { scale: 1.7 }),
      at(88, 408, person(p, { pose: "hug", top: "fjord", legs: "skin", head: "hat" }), { scale: 1.4 }),
      groundShadow(p, 310, 400, 120),
      at(310, 398, sandCastle(p), { scale: 1.5 }),
      at(238, 402, person(p, { pose: "crouch", top: "granite", legs: "fjord", child: true, hair: 1 }), {
        scale: 1.5,
      }),
      at(
        382,
        402,
        person(p, { pose: "crouch", top: "sunny", legs: "fjord", child: true, head: "long", hair: 2 }),
        { scale: 1.5, flip: true },
      ),
      at(356, 420, bucket(p, { cloth: "fjord" }), { scale: 1.1 }),
      at(478, 356, person(p, { pose: "walk", top: "paper", legs: "granite", skin: 1, hair: 1 }), {
        scale: 1.36,
        flip: true,
      }),
      at(552, 352, dog(p), { scale: 1.1, flip: true }),
      at(560, 436, grass(p), { scale: 1.6 }),
      at(584, 430, grass(p), { scale: 1.3 }),
      at(24, 444, grass(p), { scale: 1.6 }),
    ].join(""),
);
