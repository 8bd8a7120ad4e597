import type { Palette } from "../palettes.ts";
import { dice } from "../random.ts";
import { disc, fill, line, rect } from "../svg.ts";

/**
 * A red cabin, 150 wide, 130 high, standing on the origin: boards, white trims, a fjord door with a step.
 * `smoke` lets the stove burn.
 */
export function cabin(p: Palette, { smoke = false, seed = 4 } = {}): string {
  const roll = dice(seed);
  let boards = "";
  for (let x = -62; x < 66; x += 11 + Math.round(roll(0, 2))) boards += `M${x}-58V0`;
  return [
    smoke ? line(p.cloud, 8, "M44-140Q38-154 46-166T46-190", 'opacity=".75"') : "",
    rect(p.rock.lee, 36, -136, 17, 24),
    rect(p.rock.tide, 33, -139, 23, 6),
    rect(p.barn[0], -70, -60, 140, 60),
    rect(p.barn[1], 44, -60, 26, 60),
    line(p.barn[1], 1.6, boards, 'opacity=".75"'),
    fill(p.roof[0], "M-60-118H60L82-64H-82Z"),
    line(p.roof[1], 2, "M-63.5-104.5H63.5M-69-91H69M-74.5-77.5H74.5"),
    rect(p.snow ? p.roof[1] : p.paper, -86, -66, 172, 6, 1),
    ...[-56, 30].flatMap((x) => [
      rect(p.paper, x, -48, 30, 28, 1),
      rect(p.glass, x + 3.5, -44.5, 23, 21),
      line(p.paper, 2, `M${x + 15}-44V-24M${x + 4}-34H${x + 26}`),
    ]),
    rect(p.paper, -14, -50, 28, 50, 1),
    rect(p.fjord[0], -10.5, -46, 21, 46),
    rect(p.glass, -6, -41, 12, 13),
    disc(p.sunny[0], 6.5, -20, 1.8),
    rect(p.wood[0], -20, -4, 40, 4),
    rect(p.wood[1], -25, 0, 50, 4),
  ].join("");
}
