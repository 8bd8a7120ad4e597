import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as addSpace,
  wcagContrast,
  type Oklch,
} from "culori/fn";
import { defaultColours, defaultLook, type Colour, type ColourName } from "./house-colours.ts";
import type { ChosenColours } from "./look.ts";

addSpace(modeRgb);
addSpace(modeLrgb);
addSpace(modeOklab);
const oklch = addSpace(modeOklch);

/** TABLE  the colours derived from each chosen colour. Backgrounds come before the colours on them. */
const madeOf = {
  mainColour: [
    "paper",
    "sand",
    "mist",
    "board",
    "band",
    "band-rule",
    "hairline",
    "primary",
    "link",
    "ink",
    "slate",
    "rule",
    "control-border",
    "on-band-quiet",
    "band-control",
  ],
  accentColour: ["action"],
} as const satisfies Record<keyof ChosenColours, readonly ColourName[]>;

/** True for warm hues, which aren't derived from the main colour: paper, sand and their lines in the light scheme. */
const isEverybodys = (hue: number) => hue > 60 && hue < 110;

const papers = ["paper", "sand", "mist", "board"] as const;

/**
 * TABLE  the backgrounds of each colour, and the minimum contrast (WCAG 2.2: 4.5 for text, 1.4.3; 3 for the edges of
 * controls, 1.4.11).
 */
export const pairs = [
  { name: "text", of: "ink", on: papers, minContrast: 4.5 },
  { name: "quietText", of: "slate", on: papers, minContrast: 4.5 },
  { name: "link", of: "link", on: papers, minContrast: 4.5 },
  { name: "accent", of: "action", on: papers, minContrast: 4.5 },
  { name: "mainButton", of: "action", on: ["on-action"], minContrast: 4.5 },
  { name: "button", of: "primary", on: ["on-primary"], minContrast: 4.5 },
  { name: "alert", of: "alert", on: papers, minContrast: 4.5 },
  { name: "success", of: "success", on: papers, minContrast: 4.5 },
  { name: "control", of: "control-border", on: papers, minContrast: 3 },
  { name: "bandText", of: "on-band", on: ["band"], minContrast: 4.5 },
  { name: "quietBandText", of: "on-band-quiet", on: ["band"], minContrast: 4.5 },
  { name: "sun", of: "sun", on: ["band", "on-sun"], minContrast: 4.5 },
  { name: "open", of: "open", on: ["band"], minContrast: 4.5 },
  { name: "bandControl", of: "band-control", on: ["band"], minContrast: 3 },
] as const satisfies readonly {
  name: string;
  of: ColourName;
  on: readonly ColourName[];
  minContrast: number;
}[];

/** The maximum chroma of dark colours, because large backgrounds mustn't glow. */
const maxGroundChroma = 0.05;

/**
 * Returns all colours of a look. The chosen colours replace the default ones. Each derived colour keeps the lightness
 * of its default, and gets the hue of the chosen colour and chroma in proportion to it. A colour with too
 * little contrast is made lighter or darker until it has enough.
 */
export function coloursOf(look: ChosenColours): Record<ColourName, Colour> {
  const colours: Record<ColourName, Colour> = structuredClone(defaultColours);
  for (const [base, names] of Object.entries(madeOf) as [keyof ChosenColours, readonly ColourName[]][]) {
    const chosen = look[base];
    if (!chosen) continue;
    const [to, from] = [oklch(chosen)!, oklch(defaultLook[base])!];
    for (const name of names)
      for (const scheme of ["light", "dark"] as const) {
        const house = oklch(defaultColours[name][scheme])!;
        if (base === "mainColour" && isEverybodys(house.h ?? 0)) continue;
        const isItself = defaultColours[name][scheme] === defaultLook[base];
        colours[name][scheme] = readable(name, scheme, isItself ? to : shiftHue(house, from, to), colours);
      }
  }
  return colours;
}

function shiftHue(house: Oklch, from: Oklch, to: Oklch): Oklch {
  const strength = (house.c / from.c) * to.c;
  const isGround = house.l < 0.4;
  return {
    mode: "oklch",
    l: house.l,
    c: isGround ? Math.min(strength, maxGroundChroma) : strength,
    h: to.h ?? 0,
  };
}

/** Returns the colour, or the nearest lighter or darker one with enough contrast. */
function readable(
  name: ColourName,
  scheme: keyof Colour,
  colour: Oklch,
  colours: Record<ColourName, Colour>,
): string {
  const against = pairs
    .filter(({ of }) => of === name)
    .flatMap(({ on, minContrast }) =>
      on.map((ground) => ({ ground: colours[ground][scheme], least: minContrast })),
    );
  // On light backgrounds it gets darker, on dark ones lighter.
  const isDarker = against[0] !== undefined && oklch(against[0].ground)!.l > 0.5;
  const isRead = (hex: string) =>
    against.every(({ ground, least: minContrast }) => wcagContrast(hex, ground) >= minContrast);
  let hex = shown(colour);
  for (let l = Math.min(1, colour.l); !isRead(hex) && l >= 0 && l <= 1; l += isDarker ? -0.005 : 0.005)
    hex = shown({ ...colour, l });
  return hex;
}

/** Converts a colour to one that screens can show. */
const shown = (colour: Oklch) => formatHex(clampChroma(colour, "oklch"));
