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
const derivedColours = {
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

/** True for warm hues, such as the hues of paper and sand. The main colour doesn't change warm hues. */
const isWarm = (hue: number) => hue > 60 && hue < 110;

const paperColours = ["paper", "sand", "mist", "board"] as const;

/**
 * TABLE  the minimum contrasts: 4.5 for text (WCAG 2.2, criterion 1.4.3), and 3 for the edges of controls
 * (criterion 1.4.11).
 */
export const pairs = [
  { of: "ink", on: paperColours, minContrast: 4.5 },
  { of: "slate", on: paperColours, minContrast: 4.5 },
  { of: "link", on: paperColours, minContrast: 4.5 },
  { of: "action", on: paperColours, minContrast: 4.5 },
  { of: "action", on: ["on-action"], minContrast: 4.5 },
  { of: "primary", on: ["on-primary"], minContrast: 4.5 },
  { of: "alert", on: paperColours, minContrast: 4.5 },
  { of: "success", on: paperColours, minContrast: 4.5 },
  { of: "control-border", on: paperColours, minContrast: 3 },
  { of: "on-band", on: ["band"], minContrast: 4.5 },
  { of: "on-band-quiet", on: ["band"], minContrast: 4.5 },
  { of: "sun", on: ["band", "on-sun"], minContrast: 4.5 },
  { of: "band-control", on: ["band"], minContrast: 3 },
] as const satisfies readonly { of: ColourName; on: readonly ColourName[]; minContrast: number }[];

/** The maximum chroma of dark colours. Large backgrounds mustn't glow, and dark text stays nearly black. */
const maxDarkChroma = 0.05;

/**
 * Returns all colours of a look. A default colour that equals the default main colour is replaced by the chosen main
 * colour. The same applies to the accent colour. Other derived colours keep their default lightness and take the hue of
 * the chosen colour. The main colour doesn't change warm colours. A colour with too little contrast becomes lighter or
 * darker.
 */
export function coloursOf(look: ChosenColours): Record<ColourName, Colour> {
  const colours: Record<ColourName, Colour> = structuredClone(defaultColours);
  for (const [base, names] of Object.entries(derivedColours) as [
    keyof ChosenColours,
    readonly ColourName[],
  ][]) {
    const chosen = look[base];
    if (!chosen) continue;
    const [to, from] = [oklch(chosen)!, oklch(defaultLook[base])!];
    for (const name of names)
      for (const scheme of ["light", "dark"] as const) {
        const house = oklch(defaultColours[name][scheme])!;
        if (base === "mainColour" && isWarm(house.h ?? 0)) continue;
        const isItself = defaultColours[name][scheme] === defaultLook[base];
        colours[name][scheme] = readable(name, scheme, isItself ? to : shiftHue(house, from, to), colours);
      }
  }
  return colours;
}

function shiftHue(house: Oklch, from: Oklch, to: Oklch): Oklch {
  const strength = (house.c / from.c) * to.c;
  const isDark = house.l < 0.4;
  return {
    mode: "oklch",
    l: house.l,
    c: isDark ? Math.min(strength, maxDarkChroma) : strength,
    h: to.h ?? 0,
  };
}

function readable(
  name: ColourName,
  scheme: keyof Colour,
  colour: Oklch,
  colours: Record<ColourName, Colour>,
): string {
  const against = pairs
    .filter(({ of }) => of === name)
    .flatMap(({ on, minContrast }) => on.map((ground) => ({ ground: colours[ground][scheme], minContrast })));
  const getsDarker = against[0] !== undefined && oklch(against[0].ground)!.l > 0.5;
  const isReadable = (hex: string) =>
    against.every(({ ground, minContrast }) => wcagContrast(hex, ground) >= minContrast);
  let hex = shown(colour);
  for (let l = Math.min(1, colour.l); !isReadable(hex) && l >= 0 && l <= 1; l += getsDarker ? -0.005 : 0.005)
    hex = shown({ ...colour, l });
  return hex;
}

const shown = (colour: Oklch) => formatHex(clampChroma(colour, "oklch"));
