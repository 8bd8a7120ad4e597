import type { Palette } from "../palettes.ts";
import { disc, fill, line, rect } from "../svg.ts";

/** A sand castle with a paper flag, 60 wide, 44 high, standing on the origin. */
export const sandCastle = (p: Palette): string =>
  fill(
    p.rock.body,
    "M-34 0Q-26-12-20-12V-22H-16V-19H-12V-22H-8V-28H-4V-25H0V-28H4V-22H8V-19H12V-22H16V-12Q26-10 32 0Z",
  ) +
  fill(p.rock.lee, "M4-22H8V-19H12V-22H16V-12Q26-10 32 0H4Z") +
  fill(p.rock.tide, "M-7 0Q-7-10-2-10T3 0Z") +
  line(p.metal, 1.4, "M-2-27V-42") +
  fill(p.granite[0], "M-2-42L10-38L-2-34Z");

/** A parasol with a striped cloth, 84 wide, 82 high, its foot on the origin. */
export const parasol = (p: Palette): string =>
  line(p.paper, 3, "M0 0L-8-76") +
  fill(
    p.paper,
    "M-52-48Q-40-84-8-82Q30-78 36-54Q30-58 22-52Q14-58 5-51Q-3-57-13-50Q-22-56-32-48Q-42-54-52-48Z",
  ) +
  fill(
    p.granite[0],
    "M-32-48Q-30-76-8-82Q-18-74-13-50Q-22-56-32-48ZM5-51Q4-76-8-82Q20-78 22-52Q14-58 5-51Z",
  ) +
  disc(p.granite[0], -8, -83, 2.5);

/** A towel on the ground, 56 wide, the middle of its front edge at the origin. */
export const towel = (p: Palette, cloth: "sunny" | "fjord" | "granite" = "fjord"): string =>
  fill(p[cloth][0], "M-30 0L-22-9H30L22 0Z") + fill(p.paper, "M-22 0L-14-9H-10L-18 0ZM10 0L18-9H22L14 0Z");

/** Somebody bathing: head, shoulders and a ring in the water at the origin. `ring` is a bathing ring. */
export const bather = (
  p: Palette,
  {
    hair = 0,
    skin = 0,
    wave = false,
    ring = false,
  }: { hair?: 0 | 1 | 2; skin?: 0 | 1 | 2; wave?: boolean; ring?: boolean } = {},
): string =>
  (wave ? line(p.skin[skin], 4, "M7-4L14-16") : "") +
  fill(p.skin[skin], "M-9 0Q-8-8 0-8T9 0Z") +
  disc(p.skin[skin], 0, -13, 5.6) +
  fill(p.hair[hair], "M-6-12.4A6 6 0 0 1 6-14.8Q1-17.4-4.4-12Z") +
  (ring
    ? fill(p.granite[0], "M-16 0Q-16-6 0-6T16 0Q16 3 0 3T-16 0Z") +
      fill(p.paper, "M-9-5L-5-5.6L-7 2.7L-11 2.2ZM5-5.6L9-5L11 2.2L7 2.7Z")
    : "") +
  line(p.foam, 1.8, "M-24 2H-12M-6 4H12M16 2H26", 'opacity=".9"');

/** A bucket with a handle, 16 wide, 17 high, standing on the origin; `crab` lets a claw look over its rim. */
export const bucket = (
  p: Palette,
  { cloth = "sunny", crab = false }: { cloth?: "sunny" | "fjord" | "granite"; crab?: boolean } = {},
): string =>
  (crab ? line(p.granite[0], 2.2, "M-3-14Q-6-20-3-22M3-14Q7-19 5-22") : "") +
  fill(p[cloth][0], "M-8-14H8L6 0H-6Z") +
  rect(p[cloth][1], -9, -16, 18, 3, 1) +
  line(p.metal, 1.3, "M-8-15Q0-30 8-15");
