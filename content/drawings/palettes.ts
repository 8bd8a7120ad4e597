/*
 * The palettes of drawings. A boolean is a condition in a drawing, such as "when-snow". A colour is a token, such as
 * "fill-sea-1" or "stroke-rock-crack". The colours of a list have numbers from 1.
 */

type Three = readonly [string, string, string];
type Four = readonly [string, string, string, string];
type Cloth = readonly [lit: string, shaded: string];

export type Palette = {
  /** True when windows, string lights and the lantern glow. */
  lit: boolean;
  /** True when the moon and stars are in the sky. The flag is down at night. */
  night: boolean;
  /** True when snow lies on roofs and trees. */
  snow: boolean;
  /** True when clouds cover the sky. Drawings then have no sun and no glitter. */
  overcast: boolean;
  /** True in a gale. Then people, tents, awnings and sails are gone, and the sea has whitecaps. */
  storm: boolean;
  /** True when the horizon hides a part of the sun. */
  sunset: boolean;
  sky: Four;
  cloud: string;
  sun: string;
  rings: readonly [inner: string, outer: string];
  glint: string;
  /** The opacity of the sun's reflection in the water, from 0 to 1. */
  glitter: string;
  far: string;
  near: string;
  sea: Four;
  foam: string;
  wave: string;
  rock: { lit: string; body: string; lee: string; tide: string; crack: string };
  land: Three;
  contour: string;
  pine: Three;
  trunk: Cloth;
  bush: Cloth;
  path: string;
  shadow: string;
  paper: string;
  shade: string;
  ink: string;
  metal: string;
  glass: string;
  pane: string;
  fjord: Cloth;
  granite: Cloth;
  sunny: Cloth;
  barn: Cloth;
  wood: Cloth;
  plank: Cloth;
  roof: Cloth;
  flagRed: string;
  flagBlue: string;
  skin: Three;
  hair: Three;
  lamp: string;
  ready: string;
  flame: Three;
  /** The colour of grass tufts and distant birds. */
  bird: string;
};

const day = {
  lit: false,
  night: false,
  snow: false,
  overcast: false,
  storm: false,
  sunset: false,
  glitter: ".9",
  ink: "#14242B",
  metal: "#2A383C",
  paper: "#FBF8F3",
  shade: "#DDD6C8",
  fjord: ["#0F4C5C", "#0A3641"],
  granite: ["#9A4223", "#7B311A"],
  sunny: ["#F2B84B", "#D1952F"],
  barn: ["#A2462A", "#84351D"],
  wood: ["#C99A66", "#94673F"],
  plank: ["#BFC4C0", "#939A98"],
  roof: ["#3B4A4E", "#2A383C"],
  trunk: ["#8E5438", "#5D3A2B"],
  flagRed: "#BA0C2F",
  flagBlue: "#00205B",
  skin: ["#DBA17C", "#B97C57", "#8A5840"],
  hair: ["#5D3A2B", "#2B2422", "#C08B4F"],
  lamp: "#F8D67C",
  ready: "#6FC07A",
  flame: ["#D9622B", "#F2B84B", "#FBE7B0"],
  bird: "#4A5A60",
} as const;

export const morning: Palette = {
  ...day,
  sky: ["#DDE7E2", "#EDE9DC", "#F7E6CF", "#F8DDBD"],
  cloud: "#F8F3E4",
  sun: "#F7C765",
  rings: ["#FADEB1", "#F9EACA"],
  glint: "#F3C877",
  far: "#A9BFC0",
  near: "#7D9EA3",
  sea: ["#BFD8D6", "#96BFC3", "#5E97A1", "#33727F"],
  foam: "#FBF8F3",
  wave: "#DCEBEA",
  rock: { lit: "#E3D3BD", body: "#C9B39A", lee: "#9C8673", tide: "#6F6258", crack: "#97826D" },
  land: ["#8FA167", "#6F8A57", "#4F6E4A"],
  contour: "#E9EDD2",
  pine: ["#64875B", "#3F6B4F", "#28503F"],
  bush: ["#3F6B4F", "#28503F"],
  path: "#E3D3BD",
  shadow: "#24402F",
  glass: "#9DC4C6",
  pane: "#7CA8AE",
};

export const noon: Palette = {
  ...day,
  sky: ["#BFDDE0", "#CFE5E5", "#DFEDE9", "#ECF2EB"],
  cloud: "#F8FAF5",
  sun: "#FBE7A8",
  rings: ["#EEF1D8", "#E2EDE2"],
  glint: "#E3F0EA",
  far: "#9DBFC0",
  near: "#6FA09C",
  sea: ["#9CCBCF", "#62A6B0", "#2F7F8E", "#176273"],
  foam: "#FFFEFC",
  wave: "#BFDDE0",
  rock: { lit: "#EBDDC8", body: "#D3BFA5", lee: "#A8927C", tide: "#786B5E", crack: "#A08B75" },
  land: ["#93B06A", "#6F9858", "#4B7745"],
  contour: "#E4EFCB",
  pine: ["#679559", "#3B7350", "#225441"],
  bush: ["#3B7350", "#225441"],
  path: "#E9DBC5",
  shadow: "#1F4A34",
  paper: "#FFFEFC",
  glass: "#A9D3D7",
  pane: "#7DB5BA",
  trunk: ["#95573B", "#603A2B"],
  wood: ["#D4A772", "#9D6F46"],
};

export const evening: Palette = {
  ...day,
  lit: true,
  sunset: true,
  sky: ["#6E8F95", "#C3A98A", "#E9B46E", "#F6CE80"],
  cloud: "#DDA76F",
  sun: "#FBE3A2",
  rings: ["#F4CF83", "#EDBB6F"],
  glint: "#F8E0A0",
  glitter: ".95",
  far: "#A97F5E",
  near: "#80634F",
  sea: ["#E2B277", "#A79B7C", "#4B7B82", "#1D5564"],
  foam: "#F6E4BC",
  wave: "#D9C190",
  rock: { lit: "#B58A66", body: "#906F58", lee: "#5F5148", tide: "#3F3A38", crack: "#6B5546" },
  land: ["#6B7547", "#4B5E40", "#2F4636"],
  contour: "#C9BC82",
  pine: ["#425E41", "#214A40", "#123630"],
  bush: ["#24493B", "#173A32"],
  path: "#B39A72",
  shadow: "#14261F",
  paper: "#F5EAD6",
  shade: "#D3C2A4",
  glass: "#F8D67C",
  pane: "#EFB64C",
  granite: ["#B5562F", "#7B311A"],
  fjord: ["#0E4C5C", "#0B3A47"],
  barn: ["#93391F", "#6E2B17"],
  wood: ["#B98652", "#7C5534"],
  plank: ["#A79F8E", "#7C776B"],
  roof: ["#37434A", "#273238"],
  trunk: ["#79432B", "#432A22"],
  skin: ["#C98F69", "#A86E4B", "#7B4E38"],
  bird: "#3F4B4E",
};

export const winter: Palette = {
  ...day,
  lit: true,
  snow: true,
  sky: ["#C9D7DC", "#D7E2E3", "#E7E8E3", "#F3E6D6"],
  cloud: "#F1F2EE",
  sun: "#FBE7C1",
  rings: ["#F7EAD0", "#EFE6D8"],
  glint: "#F6E7CB",
  glitter: ".8",
  far: "#B4C4C9",
  near: "#8EA8B0",
  sea: ["#BCCDD0", "#8FA9B1", "#5C7F8A", "#395F6B"],
  foam: "#FBFBF8",
  wave: "#C9D7DC",
  rock: { lit: "#FBFBF8", body: "#C6C8C6", lee: "#8F979A", tide: "#5D676B", crack: "#9CA3A4" },
  land: ["#FBFBF8", "#E6ECEC", "#C4D0D3"],
  contour: "#B4C5CA",
  pine: ["#F4F6F3", "#4A6C64", "#2E5049"],
  bush: ["#E4EBEB", "#8FA5A6"],
  path: "#D5DEE0",
  shadow: "#5E7780",
  paper: "#F7F4EC",
  shade: "#CFD0C9",
  glass: "#F6CF77",
  pane: "#EFB64C",
  barn: ["#8F3A20", "#772F18"],
  trunk: ["#7D4A36", "#4F3228"],
  roof: ["#FBFBF8", "#C0CCD2"],
};

export const night: Palette = {
  ...day,
  lit: true,
  night: true,
  sky: ["#0B1F27", "#0F2A34", "#143743", "#1A424E"],
  cloud: "#1C414D",
  sun: "#F3E6C4",
  rings: ["#285159", "#193E4B"],
  glint: "#CFC9A8",
  glitter: ".95",
  far: "#163843",
  near: "#122F39",
  sea: ["#1E4A55", "#173E49", "#11323D", "#0C262F"],
  foam: "#8FA9A6",
  wave: "#4B727A",
  rock: { lit: "#4A6064", body: "#36494E", lee: "#26363B", tide: "#17262B", crack: "#24353A" },
  land: ["#37503F", "#29402F", "#1B3029"],
  contour: "#7C9A80",
  pine: ["#2B4B43", "#1C3A36", "#102723"],
  bush: ["#1C3A33", "#122822"],
  path: "#4C5C50",
  shadow: "#06141A",
  paper: "#C9C6B8",
  shade: "#8D948D",
  metal: "#111F25",
  ink: "#0A161B",
  glass: "#F8D67C",
  pane: "#EDB650",
  fjord: ["#2E7A8A", "#1B5563"],
  granite: ["#7A3520", "#5A2717"],
  sunny: ["#E5B04B", "#A87A30"],
  barn: ["#6E2D1B", "#552214"],
  wood: ["#7D6045", "#513C2C"],
  plank: ["#6E7C7C", "#4E5C5E"],
  roof: ["#22333A", "#16252B"],
  trunk: ["#5A3A2C", "#33231D"],
  skin: ["#A87C63", "#8A5E47", "#664333"],
  hair: ["#3D2821", "#1B1817", "#8A673F"],
  bird: "#5D7C82",
};

/** A night with snow and moonlight. */
export const winterNight: Palette = {
  ...night,
  snow: true,
  sky: ["#0B1F2B", "#11303F", "#1A4152", "#275364"],
  cloud: "#20485A",
  far: "#2B4F5D",
  near: "#213F4C",
  rock: { lit: "#A9BDC3", body: "#5F767F", lee: "#3F535C", tide: "#22353D", crack: "#4A616A" },
  land: ["#9FB5BD", "#7C97A2", "#5A7785"],
  contour: "#C3D2D6",
  pine: ["#B4C6CB", "#2B4F50", "#17373B"],
  bush: ["#90A8AF", "#4D6A74"],
  path: "#86A0A9",
  shadow: "#1D3844",
  roof: ["#B9CAD0", "#7F99A4"],
};

export const rain: Palette = {
  ...day,
  lit: true,
  overcast: true,
  sky: ["#B3C0C2", "#C1CBCA", "#CDD3CF", "#D7D8CF"],
  cloud: "#A3B1B4",
  sun: "#DADBD3",
  rings: ["#D0D5D0", "#C8CFCD"],
  glint: "#D7DEDC",
  far: "#A1B1B3",
  near: "#7E9496",
  sea: ["#AEBEBF", "#879FA4", "#5C7B83", "#3A5963"],
  foam: "#E7EBE7",
  wave: "#C1CFD0",
  rock: { lit: "#C3B9AB", body: "#A19486", lee: "#776C63", tide: "#4D4844", crack: "#736759" },
  land: ["#A39A5C", "#757A4C", "#4D5D43"],
  contour: "#DCD9B4",
  pine: ["#587552", "#38604A", "#24483B"],
  bush: ["#B4743A", "#84502B"],
  path: "#B9AE9C",
  shadow: "#26332F",
  paper: "#F0EEE7",
  shade: "#CBC8BD",
  glass: "#F2D58C",
  pane: "#E0B55E",
};
