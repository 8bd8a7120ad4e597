import { snekke } from "../blocks/boats.ts";
import { flyingGull } from "../blocks/gull.ts";
import { lighthouse } from "../blocks/lighthouse.ts";
import { person } from "../blocks/people.ts";
import { seaView } from "../blocks/sea-view.ts";
import { shoreRings, skerry } from "../blocks/skerry.ts";
import { at } from "../svg.ts";
import { gallery } from "./gallery.ts";

/** Svenner close by, as seen from a boat. */
export const lighthouseMorning = gallery(
  "lighthouse-morning",
  {
    nb: "Svenner fyr på blankskurte svaberg i morgenlys, med måker i lufta.",
    en: "Svenner lighthouse on its polished rocks in the morning light, with gulls in the air.",
    de: "Der Leuchtturm Svenner auf glatt geschliffenem Fels im Morgenlicht, Möwen in der Luft.",
  },
  (p) =>
    [
      seaView(p, {
        width: 600,
        horizon: 290,
        bottom: 450,
        waves: 28,
        sun: [128, 214, 40],
        glitter: 70,
        clouds: [
          [120, 70, 150],
          [500, 110, 140],
          [300, 46, 120],
        ],
        islands: [
          { x: -60, w: 150, h: 14, seed: 3, bare: true },
          { x: 440, w: 240, h: 22, seed: 9 },
        ],
      }),
      skerry(p, { x: 540, y: 318, w: 130, h: 22, seed: 2, flip: true }),
      skerry(p, { x: 60, y: 340, w: 120, h: 20, seed: 6 }),
      at(384, 334, lighthouse(p), { scale: 3.3 }),
      shoreRings(p, 350, 372, 330),
      skerry(p, { x: 352, y: 372, w: 400, h: 74, seed: 3, rings: false }),
      skerry(p, { x: 300, y: 384, w: 250, h: 52, seed: 9, flip: true, rings: false }),
      at(246, 339, person(p, { pose: "wave", top: "sunny", child: false }), { scale: 0.6 }),
      at(248, 150, flyingGull(p), { scale: 0.9 }),
      at(494, 196, flyingGull(p), { scale: 0.62, flip: true }),
      at(186, 198, flyingGull(p), { scale: 0.5 }),
      at(146, 404, person(p, { pose: "sit", top: "granite", head: "cap" }), { scale: 0.84, flip: true }),
      at(120, 416, snekke(p), { scale: 0.9 }),
    ].join(""),
);
