import { bush } from "../blocks/bush.ts";
import { cabin } from "../blocks/cabin.ts";
import { awningTent, caravan } from "../blocks/caravan.ts";
import { card, reader } from "../blocks/card.ts";
import { motorhome } from "../blocks/motorhome.ts";
import { pine } from "../blocks/pine.ts";
import { groundShadow } from "../blocks/skerry.ts";
import { tent } from "../blocks/tent.ts";
import type { Palette } from "../palettes.ts";
import type { Scene } from "../scene.ts";
import { at, fill, rect } from "../svg.ts";

const size = { width: 360, height: 180 };

/** Sky, a line of sea and a lawn: the plain ground behind what a price group offers. */
const ground = (p: Palette, body: string): string =>
  rect(p.sky[0], 0, 0, 360, 48) +
  rect(p.sky[1], 0, 48, 360, 62) +
  fill(p.far, "M0 110V100Q40 92 90 97T180 104L214 110Z") +
  rect(p.sea[1], 0, 108, 360, 72) +
  rect(p.sea[2], 0, 124, 360, 56) +
  fill(p.land[0], "M0 134Q90 116 190 130T360 120V180H0Z") +
  fill(p.land[1], "M0 162Q90 150 200 158T360 154V180H0Z") +
  body;

export const groupDay: Scene = {
  ...size,
  name: "group-day",
  alt: {
    nb: "Gult telt og bobil på gress ved sjøen.",
    en: "A yellow tent and a motorhome on grass by the sea.",
    de: "Gelbes Zelt und Wohnmobil auf einer Wiese am Meer.",
  },
  draw: (p) =>
    ground(
      p,
      groundShadow(p, 252, 164, 196) +
        at(250, 164, motorhome(p), { scale: 0.98 }) +
        groundShadow(p, 86, 168, 150) +
        at(84, 168, tent(p, "sunny"), { scale: 1.12 }),
    ),
};

export const groupSeason: Scene = {
  ...size,
  name: "group-season",
  alt: { nb: "Campingvogn med fortelt.", en: "A caravan with an awning.", de: "Wohnwagen mit Vorzelt." },
  draw: (p) =>
    ground(
      p,
      at(336, 148, bush(p), { scale: 0.7 }) +
        groundShadow(p, 178, 165, 290) +
        at(196, 166, caravan(p) + awningTent(p), { scale: 1.04 }),
    ),
};

export const groupCabin: Scene = {
  ...size,
  name: "group-cabin",
  alt: {
    nb: "Rød hytte under en furu.",
    en: "A red cabin under a pine.",
    de: "Rote Hütte unter einer Kiefer.",
  },
  draw: (p) =>
    ground(
      p,
      at(58, 154, pine(p, "tall"), { scale: 0.74, flip: true }) +
        groundShadow(p, 206, 163, 220) +
        at(204, 163, cabin(p), { scale: 1.08 }) +
        at(322, 166, bush(p), { scale: 0.66 }),
    ),
};

/** A wall of boards with the reader and the card: what opens the sanitary buildings. */
export const groupSanitary: Scene = {
  ...size,
  name: "group-sanitary",
  alt: {
    nb: "Kortleser med grønt lys og et gult RFID-kort.",
    en: "A card reader with a green light and a yellow RFID card.",
    de: "Kartenleser mit grünem Licht und eine gelbe RFID-Karte.",
  },
  draw: (p) =>
    woodWall(p, 360, 180) +
    at(92, 88, reader(p), { scale: 1.5 }) +
    at(206, 92, card(p), { scale: 1.9, turn: -8 }),
};

/** Upright boards over the whole picture. */
export function woodWall(p: Palette, width: number, height: number, gap = 30): string {
  let seams = "";
  for (let x = gap / 2; x < width; x += gap) seams += `M${Math.round(x)} 0V${height}`;
  return (
    rect(p.wood[0], 0, 0, width, height) +
    `<path stroke="${p.wood[1]}" stroke-width="2" opacity=".8" d="${seams}"/>`
  );
}
