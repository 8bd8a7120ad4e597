export type SitePart =
  | "everyPage"
  | "home"
  | "contact"
  | "emergency"
  | "screen"
  | "sanitary"
  | "prices"
  | "plan"
  | "mail"
  | "search";

/** TABLE  the parts of the site that show a live value, by the start of the value's key; the first match counts. */
export const shownBySite: readonly (readonly [key: string, parts: readonly SitePart[]])[] = [
  ["identity.name", ["everyPage", "contact", "emergency", "screen", "mail", "search"]],
  ["identity.phone", ["everyPage", "home", "contact", "emergency", "screen", "sanitary", "mail", "search"]],
  ["identity.nightPhone", ["everyPage", "home", "contact", "emergency", "screen"]],
  ["identity.email", ["everyPage", "contact", "sanitary", "mail", "search"]],
  ["identity.address", ["everyPage", "contact", "emergency", "search"]],
  ["identity.season", ["home", "contact", "search"]],
  ["identity.reception", ["everyPage", "contact", "screen", "search"]],
  ["identity.quiet", ["home", "sanitary"]],
  ["identity.arrivalFrom", ["search"]],
  ["identity.departureBy", ["search"]],
  ["identity.", ["everyPage", "search"]],
  ["price", ["prices", "home", "search"]],
  ["plan.", ["plan"]],
];

export const partsShowing = (key: string): readonly SitePart[] =>
  shownBySite.find(([start]) => key.startsWith(start))?.[1] ?? [];
