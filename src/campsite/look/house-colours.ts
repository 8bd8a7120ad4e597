export interface Colour {
  light: string;
  dark: string;
}

/** The same colours as in tokens.css. A test compares them. */
export const defaultColours = {
  paper: { light: "#fbf8f3", dark: "#0b1f27" },
  sand: { light: "#f1eadd", dark: "#12303a" },
  mist: { light: "#dcebea", dark: "#12303a" },
  board: { light: "#fffdf9", dark: "#12303a" },
  ink: { light: "#14242b", dark: "#eef1ea" },
  slate: { light: "#4a5a60", dark: "#a8bbbd" },
  link: { light: "#0f4c5c", dark: "#8fd0d6" },
  primary: { light: "#0f4c5c", dark: "#2b7584" },
  action: { light: "#9a4223", dark: "#e58a61" },
  "on-action": { light: "#ffffff", dark: "#14242b" },
  alert: { light: "#a4262c", dark: "#ff9c96" },
  success: { light: "#2f5d3a", dark: "#8fcf9d" },
  rule: { light: "#14242b", dark: "#a8bbbd" },
  hairline: { light: "#d9cfbe", dark: "#28454d" },
  "control-border": { light: "#8a8172", dark: "#7f979a" },
  "on-primary": { light: "#ffffff", dark: "#ffffff" },
  band: { light: "#0a3641", dark: "#071920" },
  "on-band": { light: "#ffffff", dark: "#ffffff" },
  "on-band-quiet": { light: "#c9dadb", dark: "#c9dadb" },
  "band-rule": { light: "#2b5d69", dark: "#28454d" },
  sun: { light: "#f2b84b", dark: "#f2b84b" },
  "on-sun": { light: "#14242b", dark: "#14242b" },
  "band-control": { light: "#8fb3b8", dark: "#7f979a" },
} as const satisfies Record<string, Colour>;

export type ColourName = keyof typeof defaultColours;
export const defaultLook = {
  mainColour: defaultColours.primary.light,
  accentColour: defaultColours.action.light,
};
