import { woodWall } from "./groups.ts";
import { card, hand, reader } from "../blocks/card.ts";
import { gull } from "../blocks/gull.ts";
import { bareRock } from "../blocks/land.ts";
import { person } from "../blocks/people.ts";
import { seaView } from "../blocks/sea-view.ts";
import { doorSign } from "../blocks/signs.ts";
import { groundShadow, skerry } from "../blocks/skerry.ts";
import type { Palette } from "../palettes.ts";
import type { Scene } from "../scene.ts";
import { at, fill, line, rect } from "../svg.ts";

const size = { width: 296, height: 190 };

/** Upright fjord boards: the wall round the reception window. */
function fjordWall(p: Palette, bottom: number): string {
  let seams = "";
  for (let x = 12; x < 296; x += 26) seams += `M${x} 0V${bottom}`;
  return rect(p.fjord[0], 0, 0, 296, bottom) + `<path stroke="${p.fjord[1]}" stroke-width="2" d="${seams}"/>`;
}

export const rfidGet: Scene = {
  ...size,
  name: "rfid-get",
  alt: {
    nb: "Et gult kort ligger klart i resepsjonsluka.",
    en: "A yellow card lies ready at the reception window.",
    de: "Am Fenster der Rezeption liegt eine gelbe Karte bereit.",
  },
  draw: (p) =>
    [
      fjordWall(p, 152),
      rect(p.paper, 54, 22, 188, 110, 2),
      rect(p.glass, 62, 30, 172, 98),
      rect(p.pane, 62, 30, 172, 18),
      fill(p.paper, "M176 128L222 30H234V42L194 128Z", 'opacity=".28"'),
      rect(p.wood[1], 76, 84, 52, 3),
      rect(p.granite[0], 80, 70, 6, 14),
      rect(p.sunny[0], 88, 66, 6, 18),
      rect(p.fjord[0], 96, 72, 6, 12),
      rect(p.paper, 104, 68, 6, 16),
      at(154, 166, person(p, { pose: "reach", top: "granite", head: "bun", hair: 0 }), { scale: 1.9 }),
      rect(p.fjord[0], 120, 134, 70, 18),
      line(p.fjord[1], 2, "M142 137V150M168 137V150"),
      rect(p.land[1], 0, 150, 296, 40),
      rect(p.path, 0, 160, 296, 30),
      rect(p.wood[0], 42, 120, 212, 15, 2),
      rect(p.wood[1], 42, 131, 212, 6, 1),
      fill(p.shadow, "M54 137H242V146H54Z", 'opacity=".3"'),
      at(206, 104, card(p), { scale: 1, turn: -7 }),
      rect(p.paper, 92, 2, 112, 18, 2),
      fill(p.fjord[0], "M137 16L148 5L159 16H153L148 11L143 16Z"),
      line(p.fjord[0], 2, "M108 11H128M168 11H188"),
    ].join(""),
};

export const rfidLoad: Scene = {
  ...size,
  name: "rfid-load",
  alt: {
    nb: "En hånd holder kortet mot betalingsterminalen.",
    en: "A hand holds the card to the payment terminal.",
    de: "Eine Hand hält die Karte an das Bezahlterminal.",
  },
  draw: (p) =>
    [
      rect(p.sky[1], 0, 0, 296, 150),
      rect(p.sky[2], 0, 96, 296, 54),
      rect(p.wood[0], 0, 150, 296, 40),
      rect(p.wood[1], 0, 148, 296, 5),
      groundShadow(p, 140, 162, 150, 6),
      fill(p.ink, "M88 160L96 42Q97 30 110 30H170Q183 30 184 42L192 160Z"),
      rect(p.glass, 108, 44, 64, 40, 3),
      line(p.ink, 3.4, "M128 64L137 73L154 55", 'stroke-linejoin="round"'),
      ...[96, 112, 128].flatMap((y) => [110, 131, 152].map((x) => rect(p.metal, x, y, 17, 10, 2))),
      rect(p.granite[0], 110, 144, 17, 9, 2),
      rect(p.sunny[0], 131, 144, 17, 9, 2),
      rect(p.ready, 152, 144, 17, 9, 2),
      `<g opacity=".5">${line(p.fjord[0], 2.4, "M186 36Q194 30 196 20M198 42Q210 34 212 20")}</g>`,
      at(216, 82, card(p), { scale: 1, turn: 8 }),
      at(244, 88, hand(p, "granite"), { scale: 0.9, turn: 6 }),
    ].join(""),
};

export const rfidUse: Scene = {
  ...size,
  name: "rfid-use",
  alt: {
    nb: "Kortet holdes mot leseren ved dusjdøra, og lampa lyser grønt.",
    en: "The card is held to the reader by the shower door, and its light turns green.",
    de: "Die Karte wird an den Leser neben der Duschtür gehalten, und die Lampe leuchtet grün.",
  },
  draw: (p) =>
    [
      woodWall(p, 296, 190, 24),
      rect(p.rock.lee, 0, 172, 296, 18),
      rect(p.paper, 38, 24, 104, 148, 2),
      rect(p.fjord[0], 46, 32, 88, 140),
      rect(p.fjord[1], 46, 32, 88, 5),
      rect(p.sunny[0], 122, 100, 6, 24, 3),
      doorSign(p, 90, 72, "shower", 4.2),
      at(188, 92, reader(p), { scale: 1.1 }),
      `<circle fill="${p.ready}" cx="188" cy="79" r="13" opacity=".25"/>`,
      at(228, 108, card(p), { scale: 0.98, turn: -6 }),
      at(250, 110, hand(p, "granite"), { scale: 0.9, turn: -4 }),
    ].join(""),
};

export const rfidLost: Scene = {
  ...size,
  name: "rfid-lost",
  alt: {
    nb: "Et mistet kort på svaberget, voktet av en måke.",
    en: "A lost card on the bare rock, watched by a gull.",
    de: "Eine verlorene Karte auf dem Felsen, bewacht von einer Möwe.",
  },
  draw: (p) =>
    [
      seaView(p, {
        width: 296,
        horizon: 66,
        bottom: 190,
        waves: 14,
        clouds: [[210, 26, 80]],
        islands: [{ x: -30, w: 150, h: 12, seed: 4 }],
      }),
      skerry(p, { x: 234, y: 84, w: 84, h: 14, seed: 2 }),
      bareRock(p, {
        bottom: 192,
        lines: 5,
        edges: [
          [
            [-10, 134],
            [50, 112],
            [120, 102],
            [190, 112],
            [250, 140],
            [306, 180],
          ],
          [
            [-10, 150],
            [50, 128],
            [120, 118],
            [190, 128],
            [240, 154],
            [306, 196],
          ],
          [
            [-10, 178],
            [50, 166],
            [110, 150],
            [170, 162],
            [220, 176],
            [306, 210],
          ],
        ],
      }),
      at(88, 106, gull(p), { scale: 1.25 }),
      at(194, 130, card(p), { scale: 1, turn: 14 }),
    ].join(""),
};
